import assert from 'node:assert/strict';
import { it, describe as suite } from 'node:test';
import { checkScene } from '../src/scene/check-scene.ts';
import type { Scene } from '../src/scene/scene.ts';
import { editScene } from '../src/understand/editing/edit-scene.ts';
import { describe } from '../src/understand/understand.ts';

const prompt = 'a brown dog chasing a red ball on the beach, three palm trees, camera pans left';

const edit = (text: string, from = describe(prompt)) => {
  const before = structuredClone(from);
  const edited = editScene(from, text);
  assert.deepEqual(from, before, 'the stored scene is not changed');
  assert.ok('scene' in checkScene(edited), JSON.stringify(checkScene(edited)));
  return edited;
};
const without = <Field extends keyof Scene>(scene: Scene, ...fields: Field[]) =>
  Object.fromEntries(Object.entries(scene).filter(([field]) => !fields.includes(field as Field)));
const names = (scene: Scene) => scene.things.map(({ name }) => name);
const actions = (scene: Scene, index = 0) => scene.things[index]!.acts.map(({ action }) => action);

suite('editing a scene', () => {
  const original = describe(prompt);

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

  it('changes the weather and keeps place, things and camera', () => {
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
      assert.equal(forest.setting.place, 'forest', text);
      assert.deepEqual(forest.things, original.things, text);
    }
  });

  it('swaps a thing and keeps what it did', () => {
    for (const text of [
      'replace the dog with a cat',
      'swap the dog for a cat',
      'a cat instead of the dog',
      'turn the dog into a cat',
      '把狗换成猫',
    ]) {
      const swapped = edit(text);
      assert.deepEqual(names(swapped), ['cat', 'ball', 'palm tree'], text);
      assert.deepEqual(actions(swapped), ['chase'], text);
      assert.deepEqual(swapped.things[0]!.ties, [{ to: 1, kind: 'chasing' }], text);
      assert.deepEqual(swapped.things.slice(1), original.things.slice(1), text);
    }
    assert.equal(edit('replace the ball with two blue kites').things[1]!.count, 2);
    assert.equal(edit('replace the ball with two blue kites').things[1]!.colour?.name, 'blue');
  });

  it('removes things and mends ties', () => {
    const withoutBall = edit('remove the ball');
    assert.deepEqual(names(withoutBall), ['dog', 'palm tree']);
    assert.deepEqual(withoutBall.things[0]!.ties, []);
    assert.deepEqual(names(edit('get rid of the dog')), ['ball', 'palm tree']);
    assert.deepEqual(names(edit('no trees')), ['dog', 'ball']);
    assert.deepEqual(names(edit('去掉球')), ['dog', 'palm tree']);
    const knight = describe('a knight in front of a castle');
    assert.ok(names(knight).includes('sword'));
    assert.deepEqual(names(edit('remove the knight', knight)), ['castle']);
  });

  it('adds things with ties to those there', () => {
    const gull = edit('add a seagull above the dog');
    assert.deepEqual(names(gull), ['dog', 'ball', 'palm tree', 'seagull']);
    assert.deepEqual(gull.things[3]!.ties, [{ to: 0, kind: 'above' }]);
    assert.deepEqual(gull.things.slice(0, 3), original.things);
    assert.equal(edit('add another dog').things[0]!.count, 2);
    assert.equal(edit('加上一只红色的气球').things[3]!.colour?.name, 'red');
  });

  it('changes colour, size, count, clothes and action of the thing it names', () => {
    for (const text of [
      'make the ball blue',
      'change the ball to blue',
      'paint the ball blue',
      'the ball is blue',
    ]) {
      const blue = edit(text);
      assert.equal(blue.things[1]!.colour?.name, 'blue', text);
      assert.deepEqual(blue.things[0], original.things[0], text);
      assert.deepEqual(blue.palette, [], text);
    }
    assert.equal(edit('make the dog bigger').things[0]!.size, 'large');
    assert.equal(edit('make the dog smaller').things[0]!.size, 'small');
    assert.equal(edit('more palm trees').things[2]!.count, 6);
    assert.deepEqual(actions(edit('make the dog sleep')), ['sleep']);
    const walker = describe('a man in a red coat standing in a street');
    assert.deepEqual(actions(edit('make the man run', walker)), ['run']);
    const [hatted] = edit('the man is wearing a hat', walker).things;
    assert.deepEqual(
      hatted!.wears.map(({ name }) => name),
      ['coat', 'hat'],
    );
  });

  it('changes style, camera and speed', () => {
    assert.equal(edit('in watercolor style').style, 'watercolour');
    assert.equal(edit('make it a cartoon').style, 'cartoon');
    assert.equal(edit('zoom in instead').camera.move, 'zoom_in');
    assert.equal(edit('faster').pace, 1.6);
    assert.ok(edit('slow down the camera').camera.speed < 1);
    assert.equal(edit('make it a timelapse').camera.isTimelapse, true);
    assert.deepEqual(edit('make the sky pink').setting, original.setting);
    assert.deepEqual(
      edit('make the sky pink').palette.map(({ name }) => name),
      ['pink'],
    );
  });

  it('follows several commands, and edits of edits', () => {
    const scene = edit('remove the palm trees and make it rain, then add a rainbow');
    assert.deepEqual(names(scene), ['dog', 'ball']);
    assert.ok(scene.weather.includes('rain') && scene.weather.includes('rainbow'));
    let remix = original;
    for (const text of ['make it night', 'replace the dog with a fox', 'in pixel art style', 'make it day'])
      remix = edit(text, remix);
    assert.equal(remix.timeOfDay, 'day');
    assert.equal(remix.style, 'pixel_art');
    assert.deepEqual(names(remix), ['fox', 'ball', 'palm tree']);
  });

  it('colours what it scales, takes a style away, and lets the new one go its own way', () => {
    const car = describe('a red car drives down a street, watercolour');
    const [bigger] = edit('make the car yellow and bigger', car).things;
    assert.deepEqual([bigger?.colour?.name, bigger?.size], ['yellow', 'large']);
    assert.equal(edit('remove the watercolour style', car).style, 'photoreal');
    assert.equal(edit('move it to a dark forest', car).timeOfDay, 'night');
    assert.deepEqual(actions(edit('replace the car with a horse', car)), ['run']);
  });

  it('notes what it could not draw', () => {
    assert.ok(edit('add a chandelier made of xylitol').notDrawn.includes('xylitol'));
  });
});
