import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readPrompt } from '../../src/direct.ts';
import { createLayer } from '../../src/pictures/layers/build-layers.ts';
import { createMesh } from '../../src/pictures/layers/draw-mesh.ts';
import { cutShare } from '../../src/pictures/layers/trust-cut.ts';
import { castSubject } from '../../src/pictures/life/cast/cast-subject.ts';
import { landingOn } from '../../src/pictures/life/find-spot.ts';
import { createHour } from '../../src/pictures/life/light/hour.ts';
import { createLyingSnow } from '../../src/pictures/life/light/lying-snow.ts';
import { addHeads } from '../../src/pictures/life/motion/add-heads.ts';
import { facePoints } from '../../src/pictures/life/motion/face-points.ts';
import { placeAtRest } from '../../src/pictures/life/motion/motions.ts';
import { movingLayer } from '../../src/pictures/life/moving.ts';
import type { FaceWish } from '../../src/pictures/life/wishes.ts';
import { type Picture, wordsOf } from '../../src/pictures/picture.ts';
import { createPlane } from '../../src/pictures/plane.ts';
import { readFeatures } from '../../src/pictures/see/features.ts';
import { findHorizon, findSky, findWater } from '../../src/pictures/see/find-regions.ts';
import { readWishes } from '../../src/screenplay/read-wishes.ts';
import { viewOfPlate } from '../../src/stage/build/view-of-plate.ts';
import { compileStage } from '../../src/stage/compile.ts';
import { firstScene } from '../first-scene.ts';
import { seenNothing, seenThing } from './seen-picture-fixture.ts';

const size = { width: 320, height: 180 };
type Colour = readonly [number, number, number];
const paint = (colourAt: (x: number, y: number) => Colour): Picture => {
  const pixels = new Uint8Array(size.width * size.height * 4).fill(255);
  for (let at = 0; at < size.width * size.height; at += 1)
    pixels.set(colourAt((at % size.width) / size.width, Math.floor(at / size.width) / size.height), at * 4);
  return { ...size, pixels };
};
const wishesOf = (prompt: string) => readWishes(firstScene(prompt), readPrompt(prompt).facts);

describe('what a given picture is asked for', () => {
  it('switches lights on without one that passes over it', () => {
    const { light, regions } = wishesOf('The lights go on as night falls');
    assert.equal(light, null);
    assert.ok(regions.has('lights'));
    assert.equal(wishesOf('A beam of light moves over the page').light, 'sweep');
  });

  it('smiles where the mouth is, also while the head turns', () => {
    // A face of which only the points that are used have a place.
    const points = Array.from({ length: 478 }, () => ({ x: 0.5, y: 0.5 }));
    const put = (point: number, x: number, y: number) => {
      points[point] = { x, y };
    };
    const { mouth, cheeks, eyes, forehead, chin, leftmost, rightmost, noseTip } = facePoints;
    put(leftmost, 0.375, 0.5);
    put(rightmost, 0.625, 0.5);
    put(forehead, 0.5, 0.2);
    put(chin, 0.5, 0.8);
    put(noseTip, 0.5, 0.52);
    put(mouth.right, 0.45, 0.66);
    put(mouth.left, 0.55, 0.66);
    for (const [n, point] of cheeks.entries()) put(point, 0.43 + n * 0.14, 0.58);
    for (const [n, { upper, lower }] of eyes.entries())
      for (const [way, line] of [upper, lower].entries())
        for (const [at, point] of line.entries())
          put(point, 0.43 + n * 0.09 + at * 0.006, 0.42 + (way - 0.5) * 0.03 * Math.sin((Math.PI * at) / 8));
    const face = { box: { left: 0.375, right: 0.625, top: 0.2, bottom: 0.8 }, points, score: 1 };
    const grey = paint(() => [120, 120, 120]);
    const cornerAfter = (wishes: FaceWish[]) => {
      const moving = movingLayer(createLayer(grey, createPlane({ width: 2, height: 2 }, 0.5), 4), []);
      const thing = seenThing(face.box, { noun: 'person', face: face as never });
      addHeads(moving, [{ thing, face: new Set(wishes), wish: null }], null);
      const mesh = placeAtRest(createMesh(size, 4));
      const moment = { seconds: 2, progress: 0.5, size };
      for (const motion of moving.motions) motion(mesh, moving.layer, moment);
      const at = Math.round((0.66 * size.height) / 4) * (mesh.columns + 1) + (0.55 * size.width) / 4;
      return mesh.y[at]!;
    };
    const rest = cornerAfter([]);
    const smile = rest - cornerAfter(['smile']);
    assert.ok(smile > 4, `${smile} pixels up`);
    const turned = cornerAfter(['turn']) - cornerAfter(['smile', 'turn']);
    assert.ok(Math.abs(turned - smile) < 1.5, `${turned} while the head turns, ${smile} at rest`);
  });

  it('comes down on what is named, and what stands on the ground has a shadow', async () => {
    const bench = { left: 0.1, top: 0.4, right: 0.9, bottom: 0.9 };
    const dog = { left: 0.4, top: 0.2, right: 0.6, bottom: 0.8 };
    const seen = {
      ...seenNothing(size),
      things: [seenThing(bench, { name: 'bench', isSubject: false }), seenThing(dog, { name: 'dog' })],
    };
    const { landing, notThere } = castSubject(seen, wishesOf('A butterfly lands on the bench'));
    assert.equal(notThere[0]?.name, 'butterfly');
    assert.equal(landing?.name, 'bench');
    // A thing that is not in the picture carries nothing, and nothing comes down on itself.
    assert.equal(castSubject(seen, wishesOf('A butterfly lands on the roof')).landing, null);
    assert.equal(wishesOf('A butterfly lands on her hand').things[0]?.landsOn?.name, 'hand');
    const place = landingOn(seen, landing!, true);
    assert.ok(place.x < dog.left || place.x > dog.right, `${place.x} is behind the dog`);
    assert.ok(Math.abs(place.y - bench.top) < 0.05);
    const spot = { x: 0.5, y: 0.8, horizon: 0.4 };
    const request = { seed: 1, seconds: 2, ...size };
    const stage = await compileStage(firstScene('A butterfly flies'), request);
    viewOfPlate(stage, { ...spot, landing: place });
    const camera = stage.shots[0]!.at(2);
    assert.ok(
      [...camera.position, ...camera.forward].every(Number.isFinite),
      'it is seen from where a camera can be',
    );
    const pen = await compileStage(firstScene('A dog stands'), request);
    const [shadow] = viewOfPlate(pen, spot)(1);
    assert.ok(shadow && Math.abs(shadow.x - 0.5) < 0.2 && Math.abs(shadow.y - 0.8) < 0.15, `${shadow?.x}`);
  });

  it('lays the first snow on what the light falls on, and none on walls with windows', () => {
    const meadow = paint((x, y) => {
      const level = Math.floor(x * 80) % 2 === 0 && Math.floor(y * 45) % 2 === 0 ? 60 : 20;
      return [level, level, level];
    });
    const levels = (windows: { left: number; right: number; top: number; bottom: number }[]) => {
      const words = wordsOf({ ...meadow, pixels: meadow.pixels.slice() });
      const sky = { mask: createPlane(size), share: 0.2 };
      const seen = { ...seenNothing(size), windows, sky, brightness: 0.12 };
      createLyingSnow(seen, null, { isSaid: false, isLiving: false })!(
        { ...size, words },
        { seconds: 4, progress: 1, size },
      );
      const y = 145;
      const row = [...words.subarray(y * size.width, (y + 1) * size.width)].map((word) => word & 255);
      return { dark: Math.min(...row), bright: Math.max(...row) };
    };
    const { dark, bright } = levels([]);
    assert.ok(dark < 30 && bright > 85, `${dark} to ${bright}`);
    const wall = levels([{ left: 0.2, right: 0.3, top: 0.7, bottom: 0.95 }]);
    assert.ok(wall.bright < 80, `${wall.bright} on a wall`);
  });

  it('knows hazy hills and slate roofs for no sky', () => {
    const skyIn = (picture: Picture) => findSky(readFeatures(picture), null)!.mask;
    const at = ({ width, height, values }: ReturnType<typeof skyIn>, x: number, y: number) =>
      values[Math.floor(y * height) * width + Math.floor(x * width)]!;
    // It fades into the sky above it, as far hills do.
    const hazy = paint((_x, y) => {
      if (y > 0.6) return [66, 62, 40];
      const share = Math.min(1, Math.max(0, (y - 0.3) / 0.2));
      return [150 - share * 20, 165 - share * 43, 190 - share * 85];
    });
    const hills = skyIn(hazy);
    assert.ok(at(hills, 0.5, 0.1) > 0.5 && at(hills, 0.5, 0.54) < 0.5);
    const street = paint((x, y) => (y > 0.7 ? [90, 84, 80] : x < 0.2 ? [60, 64, 74] : [214, 220, 228]));
    const roofs = skyIn(street);
    assert.ok(at(roofs, 0.6, 0.3) > 0.5 && at(roofs, 0.08, 0.3) < 0.5);
  });

  it('keeps the lamps of a picture of the night, and adds the stars that are named', () => {
    const night = paint((x, y) => (y > 0.7 && Math.floor(x * 40) % 4 === 0 ? [250, 220, 150] : [20, 24, 40]));
    const words = wordsOf({ ...night, pixels: night.pixels.slice() });
    const sky = createPlane(size);
    for (let at = 0; at < sky.values.length * 0.6; at += 1) sky.values[at] = 1;
    const seen = { ...seenNothing(size), brightness: 0.16 };
    const hour = createHour(wishesOf('The stars twinkle'), seen, sky, 3)!;
    hour({ ...size, words }, { seconds: 4, progress: 1, size }, (x, y) => [x, y]);
    const lamp = words[Math.floor(0.8 * size.height) * size.width + 2]! & 255;
    assert.ok(lamp > 200, `${lamp}`);
    const bright = words.subarray(0, size.width * 100).filter((word) => (word & 255) > 120).length;
    assert.ok(bright > 6, `${bright} pixels of stars`);
  });

  it('does not fill a place where a stem that goes behind it would end', () => {
    const leafy = (isCut: boolean) =>
      paint((x, y) => {
        const isHole = Math.hypot((x - 0.5) * 320, (y - 0.5) * 180) < 22;
        return Math.abs(y - 0.5) < 0.05 && !(isCut && isHole) ? [150, 210, 90] : [60, 110, 50];
      });
    const hole = createPlane(size);
    for (let at = 0; at < hole.values.length; at += 1)
      if (Math.hypot((at % size.width) - 160, Math.floor(at / size.width) - 90) < 22) hole.values[at] = 1;
    assert.ok(cutShare(leafy(false), hole) < 0.05);
    assert.ok(cutShare(leafy(true), hole) > 0.13, `${cutShare(leafy(true), hole)}`);
  });

  it('knows water by its level shore, and a white field for none', () => {
    const waterIn = (picture: Picture) => {
      const features = readFeatures(picture);
      const sky = findSky(features, null);
      return findWater(features, sky, findHorizon(features, sky), null);
    };
    const hillAt = (x: number) => 0.38 + 0.2 * Math.abs(Math.sin(x * 7));
    const lake = paint((x, y) =>
      y < hillAt(x) ? [150, 200, 240] : y < 0.7 ? [40, 80, 140] : [60, 110, 175],
    );
    const mask = waterIn(lake)!.mask;
    const share = (from: number, to: number) => {
      let sum = 0;
      for (let y = Math.floor(from * mask.height); y < to * mask.height; y += 1)
        for (let x = 0; x < mask.width; x += 1) sum += mask.values[y * mask.width + x]!;
      return sum / ((to - from) * mask.height * mask.width);
    };
    assert.ok(share(0.75, 1) > 0.8, 'the lake');
    assert.ok(share(0.4, 0.66) < 0.05, 'and no hills');
    const field = paint((_x, y) => (y < 0.4 ? [205, 208, 212] : y < 0.45 ? [90, 90, 95] : [226, 228, 232]));
    assert.equal(waterIn(field), null);
  });
});
