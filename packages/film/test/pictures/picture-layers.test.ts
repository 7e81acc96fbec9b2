import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readPrompt } from '../../src/direct.ts';
import { clearCells, createLayer } from '../../src/pictures/layers/build-layers.ts';
import { cutGraph } from '../../src/pictures/layers/cut-graph.ts';
import { coverFrame, createMesh, drawMesh } from '../../src/pictures/layers/draw-mesh.ts';
import { drawWarp, hiddenBy, warpOf } from '../../src/pictures/layers/draw-warp.ts';
import { fillHoles } from '../../src/pictures/layers/fill-holes.ts';
import { fillSmooth } from '../../src/pictures/layers/fill-smooth.ts';
import { findShadow } from '../../src/pictures/layers/find-shadow.ts';
import { keepThinParts } from '../../src/pictures/layers/keep-thin-parts.ts';
import { cameraMotion } from '../../src/pictures/life/camera.ts';
import { castSubject } from '../../src/pictures/life/cast/cast-subject.ts';
import { findSpot } from '../../src/pictures/life/find-spot.ts';
import { facingOf } from '../../src/pictures/life/motion/facing-of.ts';
import {
  driftMotion,
  type Motion,
  placeAtRest,
  spinMotion,
  travelMotion,
} from '../../src/pictures/life/motion/motions.ts';
import type { Picture } from '../../src/pictures/picture.ts';
import { createPlane, type Plane } from '../../src/pictures/plane.ts';
import { findWheels } from '../../src/pictures/rotor/find-wheels.ts';
import { turnWheels } from '../../src/pictures/rotor/turn-wheels.ts';
import type { Box, SeenPicture, SeenThing } from '../../src/pictures/see/seen-picture.ts';
import { readWishes } from '../../src/screenplay/read-wishes.ts';
import { putBehind } from '../../src/video/composite-plate.ts';
import { firstScene } from '../first-scene.ts';
import { seenNothing, seenThing } from './seen-picture-fixture.ts';

const size = { width: 64, height: 36 };

const maskOfBox = ({ left, top, right, bottom }: Box): Plane => {
  const mask = createPlane(size);
  for (let at = 0; at < mask.values.length; at += 1) {
    const [x, y] = [((at % 64) + 0.5) / 64, (Math.floor(at / 64) + 0.5) / 36];
    if (x > left && x < right && y > top && y < bottom) mask.values[at] = 1;
  }
  return mask;
};

const seenWith = (box: Box): SeenPicture => {
  return {
    ...seenNothing(size),
    things: [seenThing(box)],
    subject: { mask: maskOfBox(box), share: 0.2 },
  };
};

const pictureOf = (colourAt: (x: number, y: number) => readonly number[]): Picture => {
  const pixels = new Uint8Array(size.width * size.height * 4).fill(255);
  for (let at = 0; at < size.width * size.height; at += 1)
    pixels.set(colourAt(at % 64, Math.floor(at / 64)), at * 4);
  return { ...size, pixels };
};

describe('layers of a given picture', () => {
  it('are cut apart also where a cost is no number', () => {
    const links = () => Float32Array.from({ length: 4 }, () => 1);
    const cut = (terminals: number[], right = links()) =>
      Array.from(
        cutGraph({
          width: 4,
          height: 1,
          links: [right, links(), links(), links()],
          terminals: Float32Array.from(terminals),
        }),
      );
    const weak = Float32Array.of(1, 0.1, 1, 0);
    assert.deepEqual(cut([9, 0, 0, -9], weak), [0, 0, 1, 1]);
    assert.deepEqual(cut([9, Number.NaN, 0, -9], Float32Array.of(1, 0.1, Number.NaN, 0)), [0, 0, 0, 1]);
    assert.equal(cut([Number.NaN, 0, 0, -9]).length, 4);
    assert.equal(cut([9, 0, 0, Number.NaN]).length, 4);
  });

  it('go on smoothly where the sky is hidden', () => {
    const sky = pictureOf((_x, y) => [100 + y * 2, 140 + y, 220]);
    const known = createPlane(size, 1);
    const given = { ...sky, pixels: sky.pixels.slice() };
    for (let y = 8; y < 28; y += 1)
      for (let x = 20; x < 44; x += 1) {
        known.values[y * 64 + x] = 0;
        given.pixels.set([0, 0, 0], (y * 64 + x) * 4);
      }
    const filled = fillSmooth(given, known);
    for (let at = 0; at < known.values.length; at += 1)
      assert.ok(Math.abs(filled.pixels[at * 4]! - sky.pixels[at * 4]!) < 16, `pixel ${at}`);
  });

  it('keep a stalk before the sky and leave a cloud in it', () => {
    const luma = createPlane(size, 0.7);
    const sky = maskOfBox({ left: 0, top: 0, right: 1, bottom: 0.7 });
    for (let y = 5; y < 36; y += 1) luma.values[y * 64 + 30] = 0.3;
    for (let x = 5; x < 15; x += 1) luma.values[8 * 64 + x] = 0.95;
    const { values } = keepThinParts(sky, luma);
    assert.equal(values[10 * 64 + 30], 0, 'the stalk is no sky');
    assert.equal(values[8 * 64 + 10], 1, 'the cloud is');
    assert.equal(values[10 * 64 + 50], 1);
  });

  it('take no gap between clouds for a part of the land', () => {
    const sky = maskOfBox({ left: 0, top: 0, right: 1, bottom: 0.6 });
    const luma = createPlane(size, 0.5);
    // White clouds over the land, and blue as above them between two of them.
    for (let at = 0; at < luma.values.length; at += 1)
      if (Math.floor(at / 64) > 10 && at % 64 !== 30) luma.values[at] = 0.9;
    assert.equal(keepThinParts(sky, luma).values[18 * 64 + 30], 1);
  });

  it('are drawn alike as triangles and as rows, and a smaller picture as large', () => {
    const wide = { width: 96, height: 64 };
    const shade = (scale: number) => {
      const pixels = new Uint8Array((96 * 64 * 4) / scale ** 2).fill(255);
      for (let at = 0; at < pixels.length / 4; at += 1) {
        const [x, y] = [(at % (96 / scale)) * scale, Math.floor((at * scale) / 96) * scale];
        pixels.set([60 + x, 200 - x - y / 2, 40 + y * 2], at * 4);
      }
      return { width: 96 / scale, height: 64 / scale, pixels };
    };
    const layerOf = (picture: Picture) => createLayer(picture, createPlane({ width: 2, height: 2 }), 8, wide);
    const layer = layerOf(shade(1));
    const mesh = placeAtRest(createMesh(wide, 8));
    for (let at = 0; at < mesh.x.length; at += 1) {
      const [x, y] = [mesh.x[at]!, mesh.y[at]!];
      mesh.x[at] = 48 + (x - 48) * 1.4 + 3 * Math.sin(y / 20);
      mesh.y[at] = 32 + (y - 32) * 1.4 + 2 * Math.sin(x / 17);
    }
    const drawn = () => new Uint32Array(96 * 64);
    const [triangles, rows, coarse] = [drawn(), drawn(), drawn()];
    drawMesh(layer.picture, layer.words, triangles, wide, mesh, layer.uses);
    drawWarp(layer, rows, wide, mesh, warpOf(mesh, wide));
    drawWarp(layerOf(shade(2)), coarse, wide, mesh, warpOf(mesh, wide));
    const apart = (a: Uint32Array, b: Uint32Array) =>
      Math.max(
        ...[0, 8, 16].flatMap((n) =>
          [...a].map((v, at) => Math.abs(((v >> n) & 255) - ((b[at]! >> n) & 255))),
        ),
      );
    assert.ok(apart(triangles, rows) <= 3, String(apart(triangles, rows)));
    assert.ok(apart(rows, coarse) <= 6, String(apart(rows, coarse)));
    assert.ok(hiddenBy(mesh, warpOf(mesh, wide), clearCells(layer))[0] === 1);
  });

  it('find the shadow beside a foot', () => {
    const box = { left: 0.3, top: 0.3, right: 0.6, bottom: 0.75 };
    const isShadow = (x: number, y: number) => x >= 38 && x < 44 && y >= 23 && y < 27;
    const picture = pictureOf((x, y) => (isShadow(x, y) ? [60, 60, 60] : [160, 160, 150]));
    const shadow = findShadow(picture, maskOfBox(box));
    assert.ok(shadow && shadow.values[25 * 64 + 40]! > 0.3, 'dark beside the foot');
    assert.equal(shadow.values[25 * 64 + 5], 0);
    const even = pictureOf(() => [160, 160, 150]);
    assert.equal(findShadow(even, maskOfBox(box)), null);
    const branch = pictureOf((x, y) =>
      y >= 24 && y < 27 && x >= 36 && x < 46 ? [20, 90, 30] : [160, 160, 150],
    );
    assert.equal(findShadow(branch, maskOfBox(box)), null, 'what has a colour of its own is no shadow');
  });

  it('stand on two wheels of one size, which turn by the way that they go', () => {
    const wide = { width: 320, height: 180 };
    const hubs = [100, 220] as const;
    const vehicle = (isRound: boolean): Picture => {
      const pixels = new Uint8Array(wide.width * wide.height * 4).fill(255);
      for (let at = 0; at < wide.width * wide.height; at += 1) {
        const [x, y] = [(at % wide.width) + 0.5, Math.floor(at / wide.width) + 0.5];
        const hub = hubs.find((one) => Math.abs(x - one) < 25);
        const away =
          hub === undefined
            ? 99
            : isRound
              ? Math.hypot(x - hub, y - 120)
              : Math.abs(x - hub) + Math.abs(y - 120);
        const grey = away < 16 ? 200 : away < 22 ? 30 : y > 60 && y < 120 && x > 60 && x < 260 ? 120 : 230;
        pixels.fill(grey, at * 4, at * 4 + 3);
      }
      return { ...wide, pixels };
    };
    const box = { left: 60 / 320, top: 60 / 180, right: 260 / 320, bottom: 142 / 180 };
    const wheels = findWheels(vehicle(true), createPlane(wide, 1), box).sort((a, b) => a.x - b.x);
    assert.equal(wheels.length, 2);
    for (const [n, { x, y, radius }] of wheels.entries())
      assert.ok(Math.hypot(x - hubs[n]!, y - 120) < 3 && radius > 12 && radius < 23, `${x} ${y} ${radius}`);
    assert.deepEqual(findWheels(vehicle(false), createPlane(wide, 1), box), []);
    const mesh = placeAtRest(createMesh(wide, 4));
    const at = 30 * (mesh.columns + 1) + 27;
    const quarter = (wheels[0]!.tread * Math.PI) / 2;
    const travel: Motion = ({ x }) => {
      for (let n = 0; n < x.length; n += 1) x[n]! += quarter;
    };
    turnWheels(wheels, [travel], 1)(mesh, {} as never, { seconds: 1, progress: 0.25, size: wide });
    // What was right of the hub is below it after a quarter of a turn to the right.
    assert.ok(
      Math.abs(mesh.x[at]! - 100) < 4 && Math.abs(mesh.y[at]! - 128) < 4,
      `${mesh.x[at]} ${mesh.y[at]}`,
    );
  });

  it('look to where their head reaches out over their feet', () => {
    const mask = maskOfBox({ left: 0.3, top: 0.3, right: 0.8, bottom: 0.9 });
    for (let y = 14; y < 20; y += 1) for (let x = 10; x < 20; x += 1) mask.values[y * 64 + x] = 1;
    const box = { left: 10 / 64, top: 0.3, right: 0.8, bottom: 0.9 };
    assert.deepEqual(facingOf(mask, box), { side: 'left', isSure: true });
  });

  it('never leave the frame open, also when the camera draws back', () => {
    const mesh = placeAtRest(createMesh(size, 4));
    const layer = { nearness: new Float32Array(mesh.x.length).fill(0.7) };
    const moment = { seconds: 4, progress: 1, size };
    const camera = cameraMotion('dolly_out', { horizon: 0.4, isFlat: false });
    camera(mesh, layer as never, moment);
    coverFrame(mesh, size);
    for (let row = 0; row <= mesh.rows; row += 1) {
      assert.ok(mesh.x[row * (mesh.columns + 1)]! <= 0);
      assert.ok(mesh.x[row * (mesh.columns + 1) + mesh.columns]! >= size.width);
    }
    const middle = 4 * (mesh.columns + 1);
    assert.ok(
      mesh.x[middle + 6]! > 6 * 4 && mesh.x[middle + 10]! < 10 * 4,
      'the inside comes closer together',
    );
  });
});

describe('things of a given picture', () => {
  const wishesOf = (prompt: string) => readWishes(firstScene(prompt), readPrompt(prompt).facts);
  const house = seenWith({ left: 0.1, top: 0.1, right: 0.5, bottom: 0.9 });
  for (const [prompt, isThere] of [
    ['A flock of birds flies over the roof', false],
    ['A white cat walks in', false],
    ['The bird flies away', true],
    ['A rocket lifts off', true],
  ] as const)
    it(`${prompt}: ${isThere ? 'is shown' : 'comes'}`, () =>
      assert.equal(castSubject(house, wishesOf(prompt)).notThere.length === 0, isThere));

  it('may fill the picture when they are no landscape', () => {
    const wide = seenWith({ left: 0, top: 0.1, right: 1, bottom: 0.9 });
    const isThere = (prompt: string) => castSubject(wide, wishesOf(prompt)).notThere.length === 0;
    assert.equal(isThere('The car drives away down the road'), true);
    assert.equal(isThere('A car drives down the road'), false);
    assert.equal(isThere('The vase falls'), false);
  });

  it('turn round once and end as they began', () => {
    const box = { left: 0.25, top: 0.25, right: 0.75, bottom: 0.75 };
    for (const isFlat of [true, false]) {
      const mesh = placeAtRest(createMesh(size, 4));
      const rest = mesh.x.slice();
      const spin = spinMotion(box, isFlat);
      spin(mesh, {} as never, { seconds: 2, progress: 0.5, size });
      const corner = 2 * (mesh.columns + 1) + 5;
      if (isFlat)
        assert.ok(Math.abs(mesh.x[corner]! - (size.width - rest[corner]!)) < 0.01, 'the other side');
      else
        assert.ok(
          mesh.x.every((x, at) => at === 0 || at % (mesh.columns + 1) === 0 || x > mesh.x[at - 1]!),
          'no fold',
        );
      placeAtRest(mesh);
      spin(mesh, {} as never, { seconds: 4, progress: 1, size });
      assert.ok(mesh.x.every((x, at) => Math.abs(x - rest[at]!) < 0.01));
    }
  });

  it('move clouds as one behind the land, so that none is bent', () => {
    const mesh = placeAtRest(createMesh(size, 4));
    const rest = mesh.x.slice();
    driftMotion(2)(mesh, { picture: size } as never, { seconds: 3, progress: 0.75, size });
    const moved = (row: number) =>
      mesh.x[row * (mesh.columns + 1) + 10]! - rest[row * (mesh.columns + 1) + 10]!;
    assert.ok(moved(1) > 1, String(moved(1)));
    for (let row = 1; row < mesh.rows; row += 1)
      assert.ok(Math.abs(moved(row) - moved(row - 1)) < moved(1) * 0.1, `row ${row}`);
  });

  it('look where there is room and where their head is', () => {
    const box = { left: 0.1, top: 0.2, right: 0.5, bottom: 0.9 };
    const mask = maskOfBox({ ...box, top: 0.5 });
    for (let y = 7; y < 20; y += 1) for (let x = 27; x < 32; x += 1) mask.values[y * 64 + x] = 1;
    assert.deepEqual(facingOf(mask, box), { side: 'right', isSure: true });
  });

  it('are hidden by the subject only behind it', () => {
    const tall = findSpot(seenWith({ left: 0.05, top: 0.1, right: 0.3, bottom: 1 }), false);
    assert.equal(tall.isBehind, true);
    const small = findSpot(seenWith({ left: 0.05, top: 0.3, right: 0.3, bottom: 0.5 }), false);
    assert.equal(small.isBehind, false);
    const rgb = new Uint8Array([200, 200, 200, 200, 200, 200]);
    putBehind(rgb, new Uint8Array([255, 255]), new Uint8Array([10, 20, 30, 0, 10, 20, 30, 255]));
    assert.deepEqual([...rgb], [10, 20, 30, 200, 200, 200]);
  });

  const named = (name: string, left: number, colour: [number, number, number]): SeenThing => ({
    ...seenWith({ left, top: 0.4, right: left + 0.2, bottom: 0.8 }).things[0]!,
    name,
    colour,
  });
  const yard = {
    ...seenWith({ left: 0.1, top: 0.4, right: 0.9, bottom: 0.8 }),
    things: [
      named('bicycle', 0.1, [160, 20, 20]),
      named('horse', 0.3, [60, 40, 30]),
      named('horse', 0.5, [220, 215, 210]),
      named('dog', 0.7, [30, 30, 30]),
    ],
  };
  for (const [prompt, movers] of [
    ['The dog runs away', [3]],
    ['The white horse gallops off to the left', [2]],
    ['The horses run away', [1, 2]],
    ['The animal walks away', [1]],
    ['The bicycle rolls away and the dog runs to the right', [0, 3]],
    ['A cat runs across the yard', []],
    ['The boat sails away', [0]],
  ] as const)
    it(`${prompt}: moves ${movers.join(' and ') || 'nothing'}`, () => {
      const cast = castSubject(yard, wishesOf(prompt));
      const places = cast.movers.map(({ thing }) => yard.things.indexOf(thing));
      assert.deepEqual(places.sort(), [...movers]);
    });

  it('stars that come out bring the night, and the sun alone a sunset', () => {
    assert.equal(wishesOf('The sun goes down and the stars come out').hour, 'night');
    assert.equal(wishesOf('The sun goes down behind the hills').hour, 'sunset');
    assert.equal(wishesOf('Dark clouds gather over the sea').hour, 'storm');
  });

  it('what goes away goes to where the lines of the ground meet', () => {
    const [mesh, probe] = [placeAtRest(createMesh(size, 4)), placeAtRest(createMesh(size, 4))];
    const [boat] = wishesOf('The boat glides away under the bridge').things;
    const box = { left: 0.1, top: 0.5, right: 0.3, bottom: 0.9 };
    const go = travelMotion(boat!, box, { side: 'right', isSure: false }, 0, 0.4)!;
    go(mesh, {} as never, { seconds: 4, progress: 1, size });
    const foot = 8 * (mesh.columns + 1) + 3;
    assert.ok(mesh.x[foot]! > probe.x[foot]! + 5 && mesh.x[foot]! < size.width / 2, String(mesh.x[foot]));
    assert.ok(mesh.y[foot]! < probe.y[foot]! - 5 && mesh.y[foot]! > size.height * 0.4, String(mesh.y[foot]));
  });

  it('a tail that wags leads nowhere', () => {
    const [dog] = wishesOf('The dog wags its tail').things;
    assert.deepEqual([dog?.travel, [...dog!.acts]], [null, ['wag']]);
  });

  it('what stays is not seen a second time where something was', () => {
    const picture = pictureOf((x, y) =>
      x >= 8 && x < 20 && y >= 12 && y < 30 ? [200, 30, 30] : [90, 150, 80],
    );
    const hole = maskOfBox({ left: 0.55, top: 0.3, right: 0.75, bottom: 0.85 });
    const avoid = maskOfBox({ left: 0.1, top: 0.3, right: 0.33, bottom: 0.85 });
    for (const seed of [1, 2, 3]) {
      const { pixels } = fillHoles(picture, hole, seed, { avoid }).picture;
      for (let at = 0; at < hole.values.length; at += 1)
        if (hole.values[at]! > 0) assert.ok(pixels[at * 4]! < 130, `seed ${seed}, pixel ${at}`);
    }
  });
});
