/** Adjectives of a place change its ground, its plants and its light. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { materialNumber } from '../../src/geometry/materials.ts';
import { createSet } from '../../src/kits/sets/index.ts';
import { firstScene } from '../first-scene.ts';
import { areaOn } from '../kits/action-area.ts';
import { requestFor } from '../kits/set-request.ts';

const settingOf = (prompt: string) => firstScene(prompt).setting;

test('adjectives of land are told of any place that has soil and plants', () => {
  const { tone, place } = settingOf('a goat in a parched meadow');
  assert.equal(place, 'meadow');
  assert.ok(tone?.ground && tone.plants && !tone.isBare);
  assert.equal(settingOf('a goat in a barren valley').tone?.isBare, true);
  assert.equal(settingOf('a goat in a purple meadow').tone?.plants, settingOf('a purple field').tone?.ground);
  assert.equal(settingOf('a goat in a meadow').tone, undefined);
  assert.equal(settingOf('a dusty brown landscape seen from the air').place, 'hills');
});

test('plants that shine are seen by night', () => {
  const scene = firstScene('a toad in a neon jungle');
  assert.equal(scene.timeOfDay, 'night');
  assert.ok(scene.setting.tone!.glow.length > 1);
});

test('a bare place has no leaf, a shining one has leaves of light', () => {
  const materialsOf = (tone: Parameters<typeof createSet>[0]['tone']) => {
    const set = createSet(requestFor('forest', { tone: tone ?? null }));
    return new Set(set.build(areaOn(0)).pieces.flatMap(({ mesh }) => [...mesh.materials]));
  };
  const plain = { ground: null, plants: null, walls: null, isBare: false, glow: [] };
  const { leaf, glow } = materialNumber;
  assert.ok(materialsOf(null).has(leaf));
  assert.ok(!materialsOf({ ...plain, isBare: true }).has(leaf));
  assert.ok(materialsOf({ ...plain, glow: ['#ff2fa8'] }).has(glow));
});

test('rooms in the ground and at the desk are fitted out', () => {
  assert.equal(settingOf('a tidy workspace').look?.name, 'home office');
  assert.equal(settingOf('a mouse in its underground home').look?.finish, 'earth');
});
