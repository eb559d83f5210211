"""The examples in docstrings run."""

import doctest
import importlib

import pytest


@pytest.mark.parametrize("module", ["meadhall", "meadhall._arena", "meadhall._catalogue", "meadhall._vector", "meadhall.gymnasium", "meadhall.open_spiel", "meadhall.pettingzoo"])
def test_examples(module):
    failed, tried = doctest.testmod(importlib.import_module(module), extraglobs={"meadhall": importlib.import_module("meadhall")})
    assert tried and not failed
