/** Suggestions for a given picture are read as they are meant, and none of them is paid for and not drawn. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPrompt } from '../../src/direct.ts';
import { createPlane } from '../../src/pictures/plane.ts';
import { contentsOf } from '../../src/pictures/see/picture-contents.ts';
import { jointNames, type SeenPicture, type SeenPose } from '../../src/pictures/see/seen-picture.ts';
import { suggestPrompts } from '../../src/pictures/see/tell-picture.ts';
import { readWishes } from '../../src/screenplay/read-wishes.ts';
import { summarisePrompt } from '../../src/summarise-prompt.ts';
import { firstScene } from '../first-scene.ts';
import { seenNothing, seenThing } from './seen-picture-fixture.ts';

const size = { width: 32, height: 32 };
const region = { mask: createPlane(size, 1), share: 0.5 };
const box = { left: 0.3, top: 0.3, right: 0.6, bottom: 0.9 };
const pose = Object.fromEntries(jointNames.map((name) => [name, { x: 0.5, y: 0.5, score: 1 }])) as SeenPose;
const person = seenThing(box, { noun: 'person', face: { box, points: [], score: 1 }, pose });
const pictures: Record<string, SeenPicture> = {
  landscape: { ...seenNothing(size), sky: region, water: region, plants: region },
  person: { ...seenNothing(size), things: [person] },
  people: { ...seenNothing(size), things: [person, person] },
  thing: { ...seenNothing(size), things: [seenThing(box)] },
  page: { ...seenNothing(size), isFlat: true },
};

for (const [name, picture] of Object.entries(pictures))
  test(`each suggestion for a picture of a ${name} is a wish that pictures are given`, () => {
    for (const prompt of suggestPrompts(picture)) {
      const wishes = readWishes(firstScene(prompt), readPrompt(prompt).facts);
      const asked = [
        wishes.camera !== 'auto',
        wishes.regions.size > 0,
        wishes.air.size > 0,
        wishes.hour !== null,
        wishes.things.some(({ travel, waves, face }) => travel || waves || face.size > 0),
      ];
      assert.ok(asked.includes(true), `${prompt}: nothing is asked`);
      assert.deepEqual(summarisePrompt(prompt, { hasPicture: true }).notDrawn, [], prompt);
      if (/left/.test(prompt)) assert.equal(wishes.things[0]?.direction, 'left', prompt);
      if (/people/.test(prompt)) assert.equal(wishes.things[0]?.isMany, true, prompt);
    }
  });

test('of several things none is suggested to leave', () => {
  const several = { ...seenNothing(size), things: [seenThing(box), seenThing(box)] };
  assert.equal(suggestPrompts(several).filter((words) => /moves away/.test(words)).length, 0);
});

test('of a prompt for a picture is told what no picture shows, and only what it names', () => {
  const told = summarisePrompt('The plants sway, the house dances', { hasPicture: true });
  assert.deepEqual(told.notDrawn, ['house: dance']);
  const [plants] = told.beats[0]!.things;
  assert.deepEqual([plants!.name, plants!.count], ['plant', 1]);
  assert.ok(!told.suggestions.includes('close-up'));
});

test('with what is seen in the picture the reading tells what is not found there, as the film does', () => {
  const temple = { left: 0.2, top: 0.2, right: 0.7, bottom: 0.8 };
  const seen = { ...seenNothing(size), things: [seenThing(temple)], sky: region };
  const told = (prompt: string, picture: SeenPicture = seen) => {
    const { beats, notDrawn } = summarisePrompt(prompt, { picture: contentsOf(picture) });
    return { names: beats[0]!.things.map(({ name }) => name), notDrawn };
  };
  const birds = told('Birds circle the temple');
  assert.deepEqual(birds.notDrawn, ['bird: not found in the picture']);
  assert.ok(!birds.names.includes('bird') && birds.names.includes('temple'), birds.names.join());
  // What comes into the picture is added to it.
  const butterfly = told('A butterfly lands on the temple');
  assert.deepEqual(butterfly.notDrawn, []);
  assert.ok(butterfly.names.includes('butterfly'));
  const empty = { ...seen, things: [] };
  assert.deepEqual(told('The man smiles', empty).notDrawn, ['man: not found in the picture']);
  assert.deepEqual(told('The man smiles', { ...seen, things: [person] }).notDrawn, []);
  const hidden = { ...person, face: null };
  assert.deepEqual(told('The man winks', { ...seen, things: [hidden] }).notDrawn, ['eyes of the man']);
  assert.deepEqual(told('The waves roll').notDrawn, ['water: none to be seen']);
  // Where no network looks at pictures nothing can be said to be missing.
  assert.deepEqual(told('The dog runs', { ...empty, missing: ['matte'] }).notDrawn, ['movement of the dog']);
});
