import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { checkSceneSpec } from '../../src/engines/local/scene/understand/check-scene-spec.ts';
import { editScene } from '../../src/engines/local/scene/understand/edit-scene.ts';
import type { SceneSpec } from '../../src/engines/local/scene/understand/scene-spec.ts';
import { understand } from '../../src/engines/local/scene/understand/understand.ts';

const prompt = 'a brown dog chasing a red ball on the beach, three palm trees, camera pans left';

const edit = (text: string, from = understand(prompt)) => {
  const before = structuredClone(from);
  const edited = editScene(from, text);
  assert.deepEqual(from, before, 'the stored scene is not changed');
  assert.ok('spec' in checkSceneSpec(edited), JSON.stringify(checkSceneSpec(edited)));
  return edited;
};
const without = <Field extends keyof SceneSpec>(spec: SceneSpec, ...fields: Field[]) =>
  Object.fromEntries(Object.entries(spec).filter(([field]) => !fields.includes(field as Field)));
const names = (spec: SceneSpec) => spec.subjects.map(({ name }) => name);

describe('editing a scene', () => {
  const original = understand(prompt);

  it('changes the time and nothing else', () => {
    for (const text of [
      'make it night',
      'Make it night.',
      'change the time to night',
      '变成夜晚',
      'at night',
    ]) {
      const night = edit(text);
      assert.equal(night.timeOfDay, 'night', text);
      assert.deepEqual(without(night, 'timeOfDay'), without(original, 'timeOfDay'), text);
    }
  });

  it('changes the weather and keeps place, subjects and camera', () => {
    const snowy = edit('make it snow');
    assert.deepEqual(snowy.weather, ['snow']);
    assert.deepEqual(without(snowy, 'weather', 'season'), without(original, 'weather', 'season'));
    const foggy = edit('add fog', snowy);
    assert.deepEqual([...foggy.weather].sort(), ['fog', 'snow']);
    assert.deepEqual(edit('remove the snow', foggy).weather, ['fog']);
    assert.deepEqual(edit('no fog, no snow', foggy).weather, ['clear']);
  });

  it('changes the place', () => {
    for (const text of ['turn the beach into a forest', 'set it in a forest', '把背景换成森林']) {
      const forest = edit(text);
      assert.equal(forest.place, 'forest', text);
      assert.deepEqual(forest.subjects, original.subjects, text);
    }
  });

  it('swaps a subject and keeps what it did', () => {
    for (const text of [
      'replace the dog with a cat',
      'swap the dog for a cat',
      'a cat instead of the dog',
      'turn the dog into a cat',
      '把狗换成猫',
    ]) {
      const swapped = edit(text);
      assert.deepEqual(names(swapped), ['cat', 'ball', 'palm tree'], text);
      assert.equal(swapped.subjects[0]!.action, 'run', text);
      assert.deepEqual(swapped.subjects[0]!.relation, { to: 1, kind: 'chasing' }, text);
      assert.deepEqual(swapped.subjects.slice(1), original.subjects.slice(1), text);
    }
    assert.equal(edit('replace the ball with two blue kites').subjects[1]!.count, 2);
    assert.equal(edit('replace the ball with two blue kites').subjects[1]!.colour?.name, 'blue');
  });

  it('removes subjects and mends relations', () => {
    const withoutBall = edit('remove the ball');
    assert.deepEqual(names(withoutBall), ['dog', 'palm tree']);
    assert.equal(withoutBall.subjects[0]!.relation, null);
    const withoutDog = edit('get rid of the dog');
    assert.deepEqual(names(withoutDog), ['ball', 'palm tree']);
    assert.deepEqual(names(edit('no trees')), ['dog', 'ball']);
    assert.deepEqual(names(edit('去掉球')), ['dog', 'palm tree']);
  });

  it('adds subjects with relations to those there', () => {
    const gull = edit('add a seagull above the dog');
    assert.deepEqual(names(gull), ['dog', 'ball', 'palm tree', 'seagull']);
    assert.deepEqual(gull.subjects[3]!.relation, { to: 0, kind: 'above' });
    assert.deepEqual(gull.subjects.slice(0, 3), original.subjects);
    assert.equal(edit('add another dog').subjects[0]!.count, 2);
    assert.equal(edit('加上一只红色的气球').subjects[3]!.colour?.name, 'red');
  });

  it('changes colour, size, count and action of the subject it names', () => {
    for (const text of [
      'make the ball blue',
      'change the ball to blue',
      'paint the ball blue',
      'the ball is blue',
    ]) {
      const blue = edit(text);
      assert.equal(blue.subjects[1]!.colour?.name, 'blue', text);
      assert.deepEqual(blue.subjects[0], original.subjects[0], text);
      assert.deepEqual(blue.palette, [], text);
    }
    assert.equal(edit('make the dog bigger').subjects[0]!.size, 'large');
    assert.equal(edit('make the dog smaller').subjects[0]!.size, 'small');
    assert.equal(edit('more palm trees').subjects[2]!.count, 6);
    assert.equal(edit('make the dog sleep').subjects[0]!.action, 'sleep');
    const walker = understand('a man standing in a street');
    assert.notEqual(edit('make the man run', walker).subjects[0]!.art, walker.subjects[0]!.art);
  });

  it('changes style, camera and speed', () => {
    assert.equal(edit('in watercolor style').style, 'watercolour');
    assert.equal(edit('make it a cartoon').style, 'cartoon');
    assert.equal(edit('zoom in instead').camera.move, 'zoom_in');
    assert.equal(edit('faster').pace, 1.6);
    assert.ok(edit('slow down the camera').camera.speed < 1);
    assert.equal(edit('make it a timelapse').camera.timelapse, true);
    assert.equal(edit('make the sky pink').place, original.place);
    assert.deepEqual(
      edit('make the sky pink').palette.map(({ name }) => name),
      ['pink'],
    );
  });

  it('follows several commands, and edits of edits', () => {
    const spec = edit('remove the palm trees and make it rain, then add a rainbow');
    assert.deepEqual(names(spec), ['dog', 'ball']);
    assert.ok(spec.weather.includes('rain') && spec.weather.includes('rainbow'));
    let remix = original;
    for (const text of ['make it night', 'replace the dog with a fox', 'in pixel art style', 'make it day']) {
      remix = edit(text, remix);
    }
    assert.equal(remix.timeOfDay, 'day');
    assert.equal(remix.style, 'pixel_art');
    assert.deepEqual(names(remix), ['fox', 'ball', 'palm tree']);
  });

  it('colours what it scales, takes a style away, and lets the new one go its own way', () => {
    const car = understand('a red car drives down a street, watercolour');
    const [bigger] = edit('make the car yellow and bigger', car).subjects;
    assert.deepEqual([bigger?.colour?.name, bigger?.size], ['yellow', 'large']);
    assert.equal(edit('remove the watercolour style', car).style, 'photoreal');
    assert.equal(edit('move it to a dark forest', car).timeOfDay, 'night');
    assert.equal(edit('replace the car with a horse', car).subjects[0]?.action, 'run');
  });

  it('notes what it could not draw', () => {
    assert.deepEqual(edit('add a chandelier made of xylitol').notDrawn.includes('xylitol'), true);
  });
});
