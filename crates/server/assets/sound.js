// Signals and a hearth, made of tones and noise. The page fetches this after the first touch.
"use strict";
(() => {
  const doc = document, root = doc.documentElement;
  // A browser lets nothing sound before a real touch, and complains.
  if (!window.AudioContext || navigator.userActivation?.hasBeenActive === false) return;
  const audio = new AudioContext(), out = audio.createGain();
  // Several signals at once stay as loud as one.
  out.connect(audio.createDynamicsCompressor()).connect(audio.destination);
  const volume = () => Number(root.dataset.volume || 0) / 100;

  // Two seconds of noise, the same in every browser.
  const noise = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0, seed = 1; n < samples.length; n += 1) {
    seed = (seed * 16807) % 2147483647;
    samples[n] = seed / 1073741823 - 1;
  }

  // A part of a signal: begins after so many seconds, goes from one pitch (Hz) to another, so long, so loud.
  const tone = (at, from, to, long, loud, shape = "triangle", rise = .006) => ({ at, from, to, long, loud, shape, rise });
  const hiss = (at, from, to, long, loud, filter = "bandpass", rise = .004) => ({ at, from, to, long, loud, filter, rise });
  const pluck = (at, pitch, loud = .3) => [tone(at, pitch, pitch, .9, loud), tone(at, pitch * 2, pitch * 2, .4, loud / 4, "sine")];
  const drum = (at, loud = .8) => [tone(at, 120, 46, .35, loud, "sine"), hiss(at, 500, 200, .06, loud / 2, "lowpass")];
  const horn = (at, pitch, long, loud = .22) => [.996, 1, 1.005].map((off) => tone(at, pitch * off * .97, pitch * off, long, loud, "sawtooth", .07));
  const choir = (at, pitch, long) => [.995, 1.005].map((off) => tone(at, pitch * off, pitch * off, long, .12, "triangle", long / 3));
  const blade = (at) => [
    hiss(at, 7000, 2600, .22, .4, "highpass"),
    ...[[1870, .07], [2960, .06], [4410, .05], [6230, .03]].map(([pitch, loud]) => tone(at + .02, pitch, pitch * .995, .8, loud, "sine")),
  ];
  const knocks = (times) => times.map((at) => [hiss(at, 3400 - at * 3000, 1500, .04, .6), tone(at, 420, 260, .04, .2, "sine")]);

  const signals = {
    "your-turn": [pluck(0, 294), pluck(.15, 440)],
    move: [tone(0, 200, 85, .1, .5, "sine"), hiss(0, 1700, 600, .04, .3, "lowpass")],
    card: [hiss(0, 3600, 1500, .13, .4), hiss(.1, 800, 500, .05, .4)],
    dice: knocks([0, .08, .14, .22, .27, .31, .36]),
    pillage: [drum(0), horn(.05, 147, .5), horn(.5, 220, .9)],
    battle: [horn(0, 147, .8), drum(.3), blade(.55), drum(.75), blade(.95)],
    quests: [294, 370, 440, 587].map((pitch, n) => pluck(n * .13, pitch, .26)),
    ragnarok: [hiss(0, 160, 40, 3.2, 1, "lowpass", .5), horn(.2, 73, 2.2, .3), [0, .55, 1.1, 1.65].map((at) => drum(at, 1))],
    valhalla: [147, 220, 294, 370].map((pitch, n) => choir(n * .18, pitch, 2.4)),
    round: [drum(0), drum(.24, .5), drum(.48, .9)],
    end: [drum(0), [[0, 147], [.25, 220], [.5, 294], [.95, 370], [1.2, 440]].map(([at, pitch]) => horn(at, pitch, at > 1 ? 1.5 : .4)), blade(1.2), drum(1.2, 1)],
  };

  const sound = (part, into, begin) => {
    const { at, from, to, long, loud, rise, shape, filter } = part, start = begin + at, end = start + long;
    const source = shape ? audio.createOscillator() : audio.createBufferSource(), level = audio.createGain();
    let pitch = source.frequency, last = source;
    if (shape) source.type = shape; else source.buffer = noise;
    if (filter || shape === "sawtooth") {
      const sieve = audio.createBiquadFilter();
      sieve.type = filter || "lowpass";
      // A horn is a bright tone with its edge taken off.
      if (filter) pitch = sieve.frequency; else sieve.frequency.value = from * 4;
      last = source.connect(sieve);
    }
    pitch.setValueAtTime(from, start);
    pitch.exponentialRampToValueAtTime(to, end);
    level.gain.setValueAtTime(0, start);
    level.gain.linearRampToValueAtTime(loud, start + rise);
    level.gain.exponentialRampToValueAtTime(.0008, end);
    last.connect(level).connect(into);
    source.start(start);
    source.stop(end + .02);
  };

  const last = {};
  const play = (name) => {
    const parts = signals[name], now = audio.currentTime;
    // The same signal twice at once would only be louder. Who looks elsewhere hears that it is her turn, and nothing else.
    if (!parts || !volume() || now - (last[name] ?? -1) < .25 || (doc.hidden && name !== "your-turn")) return;
    last[name] = now;
    out.gain.value = volume();
    for (const part of parts.flat(3)) sound(part, out, now + .01);
    doc.dispatchEvent(new CustomEvent("sounded", { detail: name }));
  };

  // The table names its signals. Where it names none, what has changed is signal enough.
  let named = 0;
  doc.addEventListener("signal", ({ detail }) => { named += 1; play(detail); });
  const seen = () => ({ mine: !!doc.querySelector(".ask.mine"), over: !!doc.querySelector(".table.over") });
  let before = seen();
  doc.addEventListener("swapped", () => {
    const now = seen(), was = before, told = named;
    before = now;
    const turn = now.mine && !was.mine;
    setTimeout(() => {
      if (now.over && !was.over) play("end");
      else if (turn) play("your-turn");
      else if (named === told) play("move");
    }, 120);
  });

  // The hearth: a low breath and crackling wood, only beside a table and only while somebody looks.
  const hearth = audio.createGain(), breath = audio.createBufferSource(), low = audio.createBiquadFilter();
  breath.buffer = noise;
  breath.loop = true;
  low.type = "lowpass";
  low.frequency.value = 170;
  hearth.gain.value = 0;
  breath.connect(low).connect(hearth).connect(out);
  breath.start();
  const burns = () => root.dataset.hearth === "on" && volume() > 0 && !doc.hidden && !!doc.querySelector("#table");
  const tend = () => {
    out.gain.value = volume();
    hearth.gain.setTargetAtTime(burns() ? .05 : 0, audio.currentTime, .5);
  };
  const crackle = () => {
    if (burns()) sound(hiss(0, 900 + Math.random() * 3800, 700, .008 + Math.random() * .03, .5 + Math.random() * 2, "bandpass", .001), hearth, audio.currentTime);
    setTimeout(crackle, 60 + Math.random() ** 3 * 1600);
  };
  doc.addEventListener("visibilitychange", tend);
  doc.addEventListener("sound-set", tend);
  tend();
  crackle();
})();
