import assert from 'node:assert/strict';
import { it, describe as suite } from 'node:test';
import { direct, editPrompt, readPrompt } from '../src/direct.ts';
import { factsOfScene } from '../src/edit/facts-of-scene.ts';
import { checkFacts } from '../src/facts/check-facts.ts';
import type { Told } from '../src/facts/facts.ts';
import { checkScene } from '../src/scene/check-scene.ts';
import type { Scene } from '../src/scene/scene.ts';

const scenesOf = (told: Told): Scene[] => {
  const scenes = direct(told, { seconds: 8 }).beats.map(({ scene }) => scene);
  for (const scene of scenes) assert.deepEqual(checkScene(scene), { scene });
  return scenes;
};
/** The scenes after an edit; what was told before is left as it was. */
const edit = (told: Told, text: string): Scene[] => {
  const before = structuredClone(told);
  const edited = editPrompt(told, text);
  assert.deepEqual(told, before, 'what is stored is not changed');
  assert.deepEqual(checkFacts(JSON.parse(JSON.stringify(edited.facts))), { facts: edited.facts });
  return scenesOf(edited);
};
const without = (scene: Scene, ...fields: (keyof Scene)[]) =>
  Object.fromEntries(Object.entries(scene).filter(([field]) => !fields.includes(field as keyof Scene)));
const names = (scene: Scene) => scene.things.filter((one) => !one.isImplied).map(({ name }) => name);
const actions = (scene: Scene, index = 0) => scene.things[index]!.acts.map(({ action }) => action);
const named = (scene: Scene, name: string) => {
  const found = scene.things.find((one) => one.name === name);
  assert.ok(found, `${name} among ${names(scene)}`);
  return found;
};

suite('editing a scene', () => {
  const dog = readPrompt(
    'a brown dog chasing a red ball on the beach near three palm trees, camera pans left',
  );
  const [original] = scenesOf(dog) as [Scene];
  const first = (text: string, told = dog) => edit(told, text)[0]!;

  it('changes the hour and nothing else', () => {
    for (const text of [
      'make it night',
      'Make it night.',
      'change the time to night',
      '变成夜晚',
      'at night',
    ]) {
      const night = first(text);
      assert.equal(night.timeOfDay, 'night', text);
      assert.deepEqual(without(night, 'timeOfDay'), without(original, 'timeOfDay'), text);
    }
    const starry = readPrompt('a cabin under the moon and the stars');
    assert.deepEqual(first('make it day', starry).effects, []);
  });

  it('changes weather and season and keeps place, things and camera', () => {
    const snowy = editPrompt(dog, 'make it snow');
    const [shown] = scenesOf(snowy) as [Scene];
    assert.deepEqual(shown.weather, ['snow']);
    assert.deepEqual(without(shown, 'weather', 'season'), without(original, 'weather', 'season'));
    const foggy = editPrompt(snowy, 'add fog');
    assert.deepEqual(scenesOf(foggy)[0]!.weather.toSorted(), ['fog', 'snow']);
    assert.deepEqual(first('remove the snow', foggy).weather, ['fog']);
    assert.deepEqual(first('no fog, no snow', foggy).weather, ['clear']);
    for (const text of ['in winter', 'make it winter', '改成冬天'])
      assert.equal(first(text).season, 'winter', text);
    assert.deepEqual(first('make it stormy', readPrompt('a cow on a sunny meadow')).weather, ['storm']);
  });

  it('changes the place', () => {
    for (const text of [
      'turn the beach into a forest',
      'set it in a forest',
      'in a forest',
      'move it to a forest',
      'change the background to a forest',
      '把背景换成森林',
    ]) {
      const forest = first(text);
      assert.equal(forest.setting.place, 'forest', text);
      assert.deepEqual(names(forest), names(original), text);
    }
    assert.equal(first('in a kitchen', readPrompt('a cat sleeps')).setting.place, 'kitchen');
  });

  it('swaps a thing and keeps what it did', () => {
    for (const text of [
      'replace the dog with a cat',
      'replace the dog by a cat',
      'swap the dog for a cat',
      'a cat instead of the dog',
      'turn the dog into a cat',
      'make the dog a cat',
      '把狗换成猫',
    ]) {
      const swapped = first(text);
      assert.deepEqual(names(swapped), ['cat', 'ball', 'palm tree'], text);
      assert.deepEqual(actions(swapped), ['chase'], text);
      assert.ok(
        swapped.things[0]!.ties.some(({ to, kind }) => to === 1 && kind === 'chasing'),
        text,
      );
    }
    const kites = first('replace the ball with two blue kites').things[1]!;
    assert.deepEqual([kites.count, kites.colour?.name], [2, 'blue']);
    assert.deepEqual(names(first('replace the animal with a fox')), ['fox', 'ball', 'palm tree']);
    const car = readPrompt('a red car drives down a street');
    assert.deepEqual(actions(first('replace the car with a horse', car)), ['run']);
  });

  it('removes things, those of a kind, and what belongs to them', () => {
    assert.deepEqual(names(first('remove the ball')), ['dog', 'palm tree']);
    assert.deepEqual(names(first('get rid of the dog')), ['ball', 'palm tree']);
    assert.deepEqual(names(first('no trees')), ['dog', 'ball']);
    assert.deepEqual(names(first('去掉球')), ['dog', 'palm tree']);
    const knight = readPrompt('a knight in front of a castle');
    assert.ok(scenesOf(knight)[0]!.things.some(({ name }) => name === 'sword'));
    assert.deepEqual(
      first('remove the knight', knight).things.map(({ name }) => name),
      ['castle'],
    );
    const street = readPrompt('people walking in a busy street with many cars');
    const empty = first('remove the people', street);
    assert.deepEqual(names(empty), ['car']);
    assert.ok(!empty.setting.details?.includes('crowded'));
    const couple = readPrompt('a man, a woman and a dog in a park');
    assert.deepEqual(names(first('remove the people', couple)), ['dog']);
    assert.deepEqual(first('remove his coat', readPrompt('a man in a red coat runs')).things[0]!.wears, []);
  });

  it('adds things with ties to those there', () => {
    const gull = first('add a seagull above the dog');
    assert.deepEqual(names(gull), ['dog', 'ball', 'palm tree', 'seagull']);
    assert.ok(gull.things[3]!.ties.some(({ to, kind }) => to === 0 && kind === 'above'));
    assert.equal(first('add another dog').things[0]!.count, 2);
    assert.equal(first('add two more').things[0]!.count, 3);
    assert.equal(first('add two more palm trees').things[2]!.count, 5);
    assert.equal(named(first('加上一只红色的气球'), 'balloon').colour?.name, 'red');
    assert.deepEqual(named(first('add a cat that sleeps'), 'cat').acts[0]?.action, 'sleep');
    assert.ok(first('add a chandelier made of xylitol').notDrawn.includes('xylitol'));
  });

  it('changes colour, size, number and clothes of what it names', () => {
    for (const text of [
      'make the ball blue',
      'change the ball to blue',
      'paint the ball blue',
      'the ball is blue',
      '把球变成蓝色',
    ]) {
      const blue = first(text);
      assert.equal(blue.things[1]!.colour?.name, 'blue', text);
      assert.equal(blue.things[0]!.colour?.name, 'brown', text);
      assert.deepEqual(blue.palette, [], text);
    }
    assert.equal(first('make the dog bigger').things[0]!.size, 'large');
    assert.equal(first('make the dog smaller').things[0]!.size, 'small');
    assert.equal(first('more palm trees').things[2]!.count, 6);
    assert.equal(first('fewer palm trees').things[2]!.count, 1);
    assert.equal(first('make it two dogs').things[0]!.count, 2);
    const [yellow] = edit(dog, 'make the dog yellow and bigger')[0]!.things;
    assert.deepEqual([yellow?.colour?.name, yellow?.size], ['yellow', 'large']);
    const man = readPrompt('a man in a red coat standing in a street');
    for (const text of ['the man is wearing a hat', 'give him a hat', 'add a hat to the man'])
      assert.deepEqual(
        first(text, man).things[0]!.wears.map(({ name }) => name),
        ['coat', 'hat'],
        text,
      );
    assert.equal(first('make his coat blue', man).things[0]!.wears[0]!.colour?.name, 'blue');
  });

  it('changes what is done', () => {
    for (const text of [
      'make the dog sleep',
      'the dog sleeps',
      'it sleeps instead',
      'the dog sleeps instead of chasing the ball',
      'let the dog sleep',
      '让狗睡觉',
    ])
      assert.deepEqual(actions(first(text)), ['sleep'], text);
    const man = readPrompt('a man climbs a ladder in a garden');
    for (const text of ['he falls instead', 'make him fall', '让他摔倒'])
      assert.deepEqual(actions(first(text, man)), ['fall'], text);
    const knight = first('make him ride a horse', readPrompt('a knight in front of a castle'));
    assert.deepEqual(actions(knight), ['ride']);
    assert.ok(named(knight, 'knight').ties.some(({ kind }) => kind === 'riding'));
  });

  it('changes style, camera and speed', () => {
    assert.equal(first('in watercolor style').style, 'watercolour');
    assert.equal(first('make it a cartoon').style, 'cartoon');
    assert.equal(first('zoom in instead').camera.move, 'zoom_in');
    assert.equal(first('faster').pace, 1.6);
    assert.equal(first('slower', editPrompt(dog, 'slower')).pace, 0.39);
    assert.equal(first('slow down the camera').camera.speed, 0.5);
    assert.equal(first('closer').camera.shot, 'close_up');
    assert.equal(first('move a bit closer', editPrompt(dog, 'closer')).camera.shot, 'extreme_close_up');
    assert.equal(first('further away').camera.shot, 'wide');
    const { facts } = editPrompt(readPrompt('knight'), 'camera into knight');
    assert.deepEqual([facts.entities.length, facts.picture.camera.subject], [1, 0], 'the one that is there');
    assert.equal(first('make it a timelapse').camera.isTimelapse, true);
    assert.ok(named(first('make the dog faster'), 'dog').acts[0]!.pace > 1);
    assert.equal(first('make the sky pink').setting.place, 'beach');
    assert.deepEqual(
      first('make the sky pink').palette.map(({ name }) => name),
      ['pink'],
    );
    const painted = readPrompt('a red car drives down a street, watercolour');
    assert.equal(first('remove the watercolour style', painted).style, 'photoreal');
  });

  it('follows several commands, and edits of edits', () => {
    const wet = first('remove the palm trees and make it rain, then add a rainbow');
    assert.deepEqual(names(wet), ['dog', 'ball']);
    assert.ok(wet.weather.includes('rain') && wet.weather.includes('rainbow'));
    assert.deepEqual(wet.notDrawn, []);
    let remix = dog;
    for (const text of ['make it night', 'replace the dog with a fox', 'in pixel art style', 'make it day'])
      remix = editPrompt(remix, text);
    const [scene] = scenesOf(remix) as [Scene];
    assert.deepEqual([scene.timeOfDay, scene.style], ['day', 'pixel_art']);
    assert.deepEqual(names(scene), ['fox', 'ball', 'palm tree']);
  });
});

suite('editing a story', () => {
  const story = readPrompt('a man in a red coat walks through the rain, enters a bar and sits down');
  const told = (text: string) =>
    edit(story, text).map((scene) => [scene.setting.place, named(scene, scene.things[0]!.name)] as const);

  it('changes the hour, the person and the clothes of all its scenes', () => {
    for (const scene of edit(story, 'make it night')) assert.equal(scene.timeOfDay, 'night');
    for (const [, who] of told('replace the man with a woman'))
      assert.deepEqual([who.person?.sex, who.wears[0]?.colour?.name], ['female', 'red']);
    for (const [, who] of told('give him a hat')) assert.ok(who.wears.some(({ name }) => name === 'hat'));
    for (const scene of edit(story, 'add a dog')) assert.ok(names(scene).includes('dog'));
  });

  it('changes what is meant: the end, the likest event, or the one that is named', () => {
    const actionsIn = (text: string) => told(text).map(([, who]) => who.acts.map(({ action }) => action));
    assert.deepEqual(actionsIn('he falls instead'), [['walk'], ['walk', 'fall']]);
    assert.deepEqual(actionsIn('make the man run'), [['run'], ['walk', 'sit']]);
    assert.deepEqual(actionsIn('he dances instead of sitting down'), [['walk'], ['walk', 'dance']]);
  });

  it('goes on with it', () => {
    for (const text of ['then he drinks a beer', 'Finally he drinks a beer.', '然后他喝啤酒']) {
      const last = edit(story, text).at(-1)!;
      assert.deepEqual(actions(last), ['walk', 'sit', 'drink'], text);
    }
    const dog = readPrompt('a dog runs across a meadow');
    for (const text of ['then it lies down', 'after that, it lies down', '然后它躺下']) {
      const [first] = edit(dog, text) as [Scene];
      assert.deepEqual(actions(first), ['run', 'lie'], text);
    }
  });

  it('changes one of its places', () => {
    assert.deepEqual(
      told('replace the bar with a library').map(([place]) => place),
      ['park', 'library'],
    );
  });
});

suite('scenes stored before facts were', () => {
  it('are edited like others', () => {
    for (const prompt of [
      'two brown dogs chasing a red ball on the beach at sunset, watercolour',
      'a woman in a green dress plays the violin on a stage',
      'a cat sleeps on a sofa beside a lamp in a living room, camera zooms in',
    ]) {
      const [scene] = scenesOf(readPrompt(prompt)) as [Scene];
      const [again] = scenesOf(factsOfScene(scene)) as [Scene];
      const told = (one: Scene) => [
        one.setting.place,
        one.timeOfDay,
        one.style,
        one.camera.move,
        ...one.things.map(({ name, count, colour, acts }) => [name, count, colour?.name, acts[0]?.action]),
      ];
      assert.deepEqual(told(again), told(scene));
      assert.equal(edit(factsOfScene(scene), 'make it night')[0]!.timeOfDay, 'night');
    }
  });
});
