"""The field's own suites."""

import warnings

import gymnasium
import meadhall
import meadhall.gymnasium
import meadhall.open_spiel
import meadhall.pettingzoo
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability, ismcts, mcts, outcome_sampling_mccfr
from pettingzoo.test import api_test, performance_benchmark, seed_test

#: A small game of each for search: two players, few deals.
SMALL = {"players": 2, "deals": 4}


def test_pettingzoo_lists_every_game():
    assert tuple(meadhall.pettingzoo.GAMES) == meadhall.GAMES


#: What PettingZoo warns of wherever an observation brings its mask. It has a list of its own games with a mask that it does not
#: warn of (`env_obs_dicts`, `env_obs_space`, `env_all_zeros_obs`), and no way to get onto that.
OF_EVERY_MASK = (
    # An observation is a dict of `observation` and `action_mask`, as in PettingZoo's own board games.
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    # Whoever is not asked may choose nothing.
    "Action mask numpy array is all zeros",
)


def test_pettingzoo_api(table):
    game, players = table
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in OF_EVERY_MASK:
            warnings.filterwarnings("ignore", message=message)
        api_test(meadhall.pettingzoo.env(game, players=players), num_cycles=200)


def test_pettingzoo_seed(table):
    game, players = table
    seed_test(lambda: meadhall.pettingzoo.env(game, players=players), num_cycles=60)


def test_pettingzoo_benchmark_runs(game, capsys, monkeypatch):
    import time

    # It plays for five seconds by the clock; ten times as fast a clock is enough to see that it runs.
    clock, start = time.time, time.time()
    monkeypatch.setattr(time, "time", lambda: start + 10 * (clock() - start))
    performance_benchmark(meadhall.pettingzoo.env(game, players=2))
    assert "turns per second" in capsys.readouterr().out


def test_pettingzoo_rewards_everybody_at_the_end():
    env = meadhall.pettingzoo.env("vaalbara", players=3)
    env.reset(seed=1)
    gained = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        gained[agent] += reward
        env.step(None if termination or truncation else env.action_space(agent).sample(observation["action_mask"]))
    assert sum(gained.values()) == pytest.approx(0, abs=1e-5) and max(gained.values()) > 0


def test_open_spiel_knows_every_game():
    assert set(meadhall.open_spiel.GAMES.values()) <= set(pyspiel.registered_names())


def test_open_spiel_random_simulations(game):
    for players in (2, 3):
        spiel = pyspiel.load_game(meadhall.open_spiel.GAMES[game], {"players": players, "deals": 4})
        pyspiel.random_sim_test(spiel, num_sims=1, serialize=False, verbose=False)


def test_open_spiel_information_states_are_the_players_own():
    spiel = pyspiel.load_game("meadhall_vaalbara", SMALL)
    state = spiel.new_initial_state()
    state.apply_action(1)
    for _ in range(12):
        player = state.current_player()
        other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        before = state.information_state_string(player)
        clone = state.clone()
        state.apply_action(state.legal_actions()[-1])
        assert clone.information_state_string(player) == before


def test_open_spiel_ismcts_plays(game):
    spiel = pyspiel.load_game(meadhall.open_spiel.GAMES[game], SMALL)
    state = spiel.new_initial_state()
    state.apply_action(0)
    bot = ismcts.ISMCTSBot(
        game=spiel,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1)),
        uct_c=1.0,
        max_simulations=4,
        random_state=np.random.RandomState(1),
    )
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def sampled(spiel, iterations):
    """What outcome sampling has learnt."""
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(spiel)
    for _ in range(iterations):
        solver.iteration()
    return solver.average_policy()


def test_open_spiel_outcome_sampling_runs(game):
    spiel = pyspiel.load_game(meadhall.open_spiel.GAMES[game], {**SMALL, "endgame": 6})
    learnt = sampled(spiel, 20)
    state = spiel.new_initial_state()
    state.apply_action(0)
    assert not state.is_terminal()
    chances = learnt.action_probabilities(state)
    assert set(chances) <= set(state.legal_actions()) and sum(chances.values()) == pytest.approx(1)


def test_open_spiel_outcome_sampling_learns():
    """The last decisions are a game that is small enough for all its information states to be learnt."""
    spiel = pyspiel.load_game("meadhall_vaalbara", {"players": 2, "deals": 2, "endgame": 4})
    before = exploitability.nash_conv(spiel, policy.UniformRandomPolicy(spiel))
    after = exploitability.nash_conv(spiel, sampled(spiel, 1500))
    assert after < 0.4 * before, f"what others can gain against it fell from {before} to {after} only"


def test_open_spiel_endgames_are_ends_of_the_same_deal(game):
    spiel = pyspiel.load_game(meadhall.open_spiel.GAMES[game], {**SMALL, "endgame": 5})
    one, two = spiel.new_initial_state(), spiel.new_initial_state()
    for state in (one, two):
        state.apply_action(2)
    assert one.episode.state == two.episode.state and one.episode.state is not two.episode.state
    assert len(one.episode.state.decisions) > 5
    with pytest.raises(Exception, match="endgame is a number"):
        pyspiel.load_game(meadhall.open_spiel.GAMES[game], {"endgame": -1})


def test_gymnasium_checks(game):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(meadhall.gymnasium.env(game, opponents="random"), skip_render_check=True)


def test_gymnasium_plays_a_game_by_its_registered_name():
    env = gymnasium.make("meadhall/vaalbara-v0", opponents="random", players=3)
    _, info = env.reset(seed=1)
    for _ in range(1000):
        _, reward, terminated, _, info = env.step(env.action_space.sample(info["action_mask"]))
        if terminated:
            break
    assert terminated and -1 <= reward <= 1 and len(info["scores"]) == 3


def test_gymnasium_illegal_actions():
    env = meadhall.gymnasium.env("vaalbara", opponents="random")
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, _, info = env.step(wrong)
    assert (reward, terminated) == (-1.0, True) and "is not allowed now" in info["illegal"]
    with pytest.raises(ValueError, match="reset the environment"):
        env.step(wrong)
    strict = meadhall.gymnasium.env("vaalbara", opponents="random", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(meadhall.IllegalAction):
        strict.step(wrong)


def test_gymnasium_vector():
    envs = meadhall.gymnasium.VectorEnv("vaalbara", 8, opponents="random", players=2)
    observations, info = envs.reset(seed=1)
    assert observations in envs.observation_space
    ends = 0
    for _ in range(400):
        actions = np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
        observations, rewards, terminations, truncations, info = envs.step(actions)
        ends += terminations.sum()
    assert ends > 8 and rewards.shape == (8,)
    envs.close()
