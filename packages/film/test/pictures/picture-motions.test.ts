import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readPrompt } from '../../src/direct.ts';
import { addThinParts } from '../../src/pictures/layers/add-thin-parts.ts';
import { createLayer } from '../../src/pictures/layers/build-layers.ts';
import { createMesh } from '../../src/pictures/layers/draw-mesh.ts';
import { moveFor } from '../../src/pictures/life/aim-camera.ts';
import { cameraMotion } from '../../src/pictures/life/camera.ts';
import { castSubject } from '../../src/pictures/life/cast/cast-subject.ts';
import { addedLights } from '../../src/pictures/life/light/added-light.ts';
import { createHour } from '../../src/pictures/life/light/hour.ts';
import { listNotDrawn } from '../../src/pictures/life/list-not-drawn.ts';
import { lookForClaims } from '../../src/pictures/life/look-for-claims.ts';
import { placeAtRest, surfMotion, travelMotion } from '../../src/pictures/life/motion/motions.ts';
import { motionsOf } from '../../src/pictures/life/motion/mover-motions.ts';
import { isRound, turnRound } from '../../src/pictures/life/motion/turn-round.ts';
import { cloudLayer, isBrightSky, isClear } from '../../src/pictures/life/regions/clouds.ts';
import { flowAlong, flowLayers } from '../../src/pictures/life/regions/flow.ts';
import { guessWater } from '../../src/pictures/life/regions/guess-regions.ts';
import { waterLight } from '../../src/pictures/life/regions/water-light.ts';
import { type Picture, wordsOf } from '../../src/pictures/picture.ts';
import { createPlane, type Plane } from '../../src/pictures/plane.ts';
import { readWishes } from '../../src/screenplay/read-wishes.ts';
import { firstScene } from '../first-scene.ts';
import { seenNothing } from './seen-picture-fixture.ts';

const size = { width: 192, height: 108 };
const paint = (levelAt: (x: number, y: number) => number): Picture => {
  const pixels = new Uint8Array(size.width * size.height * 4).fill(255);
  for (let at = 0; at < size.width * size.height; at += 1)
    pixels.fill(levelAt(at % size.width, Math.floor(at / size.width)), at * 4, at * 4 + 3);
  return { ...size, pixels };
};
const maskOf = (isIn: (x: number, y: number) => boolean): Plane => {
  const mask = createPlane(size);
  for (let at = 0; at < mask.values.length; at += 1)
    mask.values[at] = isIn(at % size.width, Math.floor(at / size.width)) ? 1 : 0;
  return mask;
};
const near = createPlane({ width: 2, height: 2 }, 0.5);

describe('water of a given picture', () => {
  it('is found by its colour where the picture is taken from above, and runs up the land', () => {
    const pixels = new Uint8Array(size.width * size.height * 4).fill(255);
    for (let at = 0; at < size.width * size.height; at += 1)
      pixels.set(at % size.width < 96 ? [60, 130, 150] : [200, 150, 100], at * 4);
    const water = guessWater({ ...size, pixels }, seenNothing(size))!;
    assert.ok(water.values[45 * 160 + 30]! > 0.9 && water.values[45 * 160 + 130]! < 0.1);
    const mesh = placeAtRest(createMesh(size, 8));
    const layer = { picture: size } as never;
    surfMotion(water)(mesh, layer, { seconds: 1.6, progress: 0.4, size });
    const at = 6 * (mesh.columns + 1) + 8;
    assert.ok(mesh.x[at]! > 64 + 3, String(mesh.x[at]));
    const evenly = { ...size, pixels: pixels.map((value, n) => (n % 4 === 3 ? value : 120)) };
    assert.equal(guessWater(evenly, seenNothing(size)), null);
  });

  it('flows along its streaks, downwards', () => {
    const slanted = paint((x, y) => 128 + 90 * Math.sin((x - y) * 0.7));
    const flow = flowAlong(
      slanted,
      maskOf(() => true),
    );
    const middle = 54 * 192 + 96;
    assert.ok(Math.abs(flow.x.values[middle]! - Math.SQRT1_2) < 0.1, String(flow.x.values[middle]));
    assert.ok(Math.abs(flow.y.values[middle]! - Math.SQRT1_2) < 0.1, String(flow.y.values[middle]));
    const plain = flowAlong(
      paint(() => 128),
      maskOf(() => true),
    );
    assert.ok(plain.y.values[middle]! > 0.99);
  });

  it('begins as the picture is and keeps to its banks', () => {
    const bed = maskOf((x) => x > 60 && x < 132);
    const layers = flowLayers(
      paint((x) => 128 + 60 * Math.sin(x)),
      bed,
      near,
      { isFall: true, force: 1 },
    );
    const moved = (seconds: number, n: number, column: number): number => {
      const { layer, motion } = layers[n]!;
      const mesh = placeAtRest(createMesh(layer.picture, layer.cell));
      motion(mesh, layer, { seconds, progress: seconds / 4, size });
      const at = 6 * (mesh.columns + 1) + column;
      return Math.abs(mesh.y[at]! - 48);
    };
    assert.equal(moved(0, 0, 12), 0);
    assert.equal(layers[1]!.opacityAt!({ seconds: 0, progress: 0, size }), 0);
    assert.ok(moved(0.3, 0, 12) > 2);
    assert.equal(moved(0.3, 0, 2), 0);
  });

  it('has no light on its waves before the film begins', () => {
    const water = maskOf((_x, y) => y > 54);
    const { layer, change } = waterLight(
      paint(() => 128),
      water,
      near,
      0.45,
    );
    const lit = (seconds: number) => {
      change({ seconds, progress: seconds / 4, size });
      return layer.words.reduce((sum, word) => sum + (word >>> 24), 0);
    };
    assert.equal(lit(0), 0);
    assert.ok(lit(2) > 1000);
  });

  for (const [prompt, way] of [
    ['the waterfall rushes down', 'fall'],
    ['the stream flows over the rocks', 'river'],
    ['water flows under the bridge', 'river'],
    ['gentle waves on the lake', null],
  ] as const)
    it(`${prompt}: ${way ?? 'waves'}`, () =>
      assert.equal(readWishes(firstScene(prompt), readPrompt(prompt).facts).waterWay, way));
});

describe('the sky of a given picture', () => {
  it('gets clouds where it has none that could be seen to drift', () => {
    const sky = maskOf((_x, y) => y < 60);
    assert.equal(
      isClear(
        paint((_x, y) => 200 - y),
        sky,
      ),
      true,
    );
    assert.equal(
      isClear(
        paint((x) => 170 + 40 * Math.sin(x * 0.3)),
        sky,
      ),
      false,
    );
    const { layer, change } = cloudLayer(sky, 0.6, { seed: 1, pace: 1 });
    change({ seconds: 0, progress: 0, size });
    assert.ok(layer.picture.pixels.every((value, at) => at % 4 !== 3 || value === 0));
    change({ seconds: 3, progress: 0.75, size });
    assert.ok(layer.picture.pixels.some((value, at) => at % 4 === 3 && value > 80));
    // White ones would not be seen before a white sky.
    assert.equal(
      isBrightSky(
        paint(() => 225),
        sky,
      ),
      true,
    );
    const dark = cloudLayer(sky, 0.6, { seed: 1, pace: 1, isBright: true });
    dark.change({ seconds: 3, progress: 0.75, size });
    assert.ok(dark.layer.picture.pixels.some((value, at) => at % 4 === 0 && value < 190));
  });
});

describe('the camera over a given picture', () => {
  it('goes about what is asked to turn and cannot be turned', () => {
    const book = { spins: true, rotor: null, nature: 'other', travel: null } as never;
    assert.equal(moveFor('auto', [book], false), 'orbit');
    assert.equal(moveFor('static', [book], false), 'static');
  });

  const moved = (move: Parameters<typeof cameraMotion>[0], nearness: number) => {
    const mesh = placeAtRest(createMesh(size, 8));
    const layer = { nearness: new Float32Array(mesh.x.length).fill(nearness) };
    cameraMotion(move, { horizon: 0.4, isFlat: false })(mesh, layer as never, {
      seconds: 4,
      progress: 1,
      size,
    });
    const at = 7 * (mesh.columns + 1) + 12;
    return { x: mesh.x[at]! - 96, y: mesh.y[at]! - 56, left: mesh.x[7 * (mesh.columns + 1)]! };
  };
  it('pans so far that it is seen, without uncovering an edge', () => {
    const { x, left } = moved('pan_left', 0.4);
    assert.ok(x > size.width * 0.1 && left <= 0, `${x} ${left}`);
    assert.ok(moved('pan_right', 0.4).x < -size.width * 0.1);
  });
  it('goes round: what is near goes the other way than what is far', () => {
    assert.ok(moved('orbit', 0.9).x > size.width * 0.08);
    assert.ok(moved('orbit', 0).x < -size.width * 0.02);
  });
  it('rises: all goes down in the picture, what is near further', () => {
    assert.ok(moved('crane_up', 0.2).y > size.height * 0.04);
    assert.ok(moved('crane_up', 0.9).y > moved('crane_up', 0.2).y);
  });
});

describe('what is said not to be drawn', () => {
  it('is no head whose face turns', () => {
    const wishes = readWishes(
      firstScene('The woman turns her head'),
      readPrompt('The woman turns her head').facts,
    );
    const [wish] = wishes.things;
    const listed = (face: object | null) =>
      listNotDrawn(
        { missing: [], windows: [], brightness: 0.5 } as never,
        wishes,
        { movers: [], notThere: [], people: [{ wish, face: wish!.face, thing: { face } }] } as never,
        {
          held: [],
          shortened: new Set(),
          rotors: new Set(),
          hasArm: false,
          shown: new Map(),
          hasSky: false,
          hasWater: false,
          hasHair: false,
        },
      );
    assert.deepEqual(listed({}), []);
    assert.deepEqual(listed(null), ['head of the woman']);
  });
});

describe('what is in the air of a given picture', () => {
  for (const [prompt, air] of [
    ['leaves fall in the wind', 'leaves'],
    ['the wind blows the dandelion seeds away', 'seeds'],
  ] as const)
    it(`${prompt}: ${air}, and no thing that moves`, () => {
      const wishes = readWishes(firstScene(prompt), readPrompt(prompt).facts);
      assert.deepEqual([...wishes.air], [air]);
      assert.deepEqual(
        wishes.things.filter(({ travel }) => travel !== null).map(({ name }) => name),
        [],
      );
    });
});

describe('the light of a given picture', () => {
  it('is dull where it rains', () => {
    const prompt = 'it begins to rain';
    const wishes = readWishes(firstScene(prompt), readPrompt(prompt).facts);
    const picture = {
      ...size,
      pixels: new Uint8Array(size.width * size.height * 4).map((_, at) => [240, 180, 40, 255][at % 4]!),
    };
    const hour = createHour(wishes, seenNothing(size), null, 1)!;
    hour({ ...size, words: wordsOf(picture) }, { seconds: 4, progress: 1, size }, (x, y) => [x, y]);
    const [red, , blue] = picture.pixels;
    assert.ok(red! < 210 && red! - blue! < 150, `${red} ${blue}`);
  });
});

describe('light that is named', () => {
  const isOn = (x: number, y: number) => Math.hypot(x - 96, y - 54) < 16;
  const drawn = (ground: number, light: 'glow' | 'sweep' | null, air: ReadonlySet<string>) => {
    const photo = paint((x, y) => (isOn(x, y) ? 120 : ground));
    const [added] = addedLights({ light, air, things: [] } as never, seenNothing(size), null, 1);
    added!.draw({ ...size, words: wordsOf(photo) }, { seconds: 0.95, progress: 0.24, size });
    return (x: number, y: number) => photo.pixels[(y * size.width + x) * 4]!;
  };

  it('is seen on dark and on white ground, and leaves the thing its colour', () => {
    const none = new Set<string>();
    assert.ok(drawn(10, 'glow', none)(96, 34) > 40, 'a halo on black');
    const onWhite = drawn(250, 'glow', none);
    assert.ok(onWhite(10, 10) < 200 && onWhite(96, 36) > onWhite(10, 10), 'all else is darker on white');
    assert.ok(Math.abs(onWhite(96, 54) - 120) < 45, String(onWhite(96, 54)));
    const swept = drawn(10, 'sweep', none);
    assert.ok(Math.max(...Array.from({ length: 192 }, (_, x) => swept(x, 54) - 10)) > 20, 'it passes');
    const rays = drawn(60, null, new Set(['rays']));
    const upper = Array.from({ length: 192 }, (_, x) => rays(x, 8));
    assert.ok(
      Math.max(...upper) - Math.min(...upper) > 12 && Math.max(...upper) < 235,
      'beams, not burnt out',
    );
  });
});

describe('what leaves a given picture', () => {
  it('is no tower where birds are named', () => {
    const prompt = 'the birds fly past the tower';
    const wishes = readWishes(firstScene(prompt), readPrompt(prompt).facts);
    const thing = { noun: 'thing', name: null, score: 1, isSubject: true, face: null };
    const castOf = (box: object) =>
      castSubject({ things: [{ ...thing, box }], missing: [] } as never, wishes).movers.length;
    assert.equal(castOf({ left: 0.3, right: 0.9, top: 0, bottom: 1 }), 0);
    assert.equal(castOf({ left: 0.3, right: 0.5, top: 0.2, bottom: 0.4 }), 1);
  });

  it('is not gone round where it cannot leave, which would make it lean', () => {
    const leaving = [{ travel: 'leave' }] as never;
    assert.equal(moveFor('auto', leaving, false), 'auto');
    assert.equal(moveFor('auto', [{ travel: 'approach' }] as never, false), 'dolly_in');
    assert.equal(moveFor('auto', leaving, true), 'auto');
    assert.equal(moveFor('zoom_in', leaving, false), 'zoom_in');
  });

  it('takes its thin legs with it, but no dark ground', () => {
    const body = maskOf((x, y) => Math.hypot(x - 96, y - 44) < 24);
    const bird = (ground: number) =>
      paint((x, y) =>
        Math.hypot(x - 96, y - 44) < 25 || (Math.abs(x - 92) < 2 && y > 44 && y < 78)
          ? 40
          : y > 62
            ? ground
            : 200,
      );
    const leg = 72 * size.width + 92;
    assert.ok(addThinParts(bird(200), body).values[leg]! > 0.9);
    assert.equal(addThinParts(bird(40), body).values[leg], 0);
  });

  it('goes only the beginning of its way where its place cannot be filled', () => {
    const wish = {
      travel: 'leave',
      direction: 'right',
      isFlying: false,
      nature: 'vehicle',
      kinds: ['car'],
    } as never;
    const box = { left: 0.3, right: 0.6, top: 0.4, bottom: 0.8 };
    const gone = (reach: number | null) => {
      const mesh = placeAtRest(createMesh(size, 8));
      const facing = { side: 'right', isSure: true } as const;
      travelMotion(wish, box, facing, 0, 0.4, reach)!(mesh, {} as never, { seconds: 4, progress: 1, size });
      return mesh.x[0]! / size.width;
    };
    assert.ok(gone(null) > 0.7);
    assert.ok(Math.abs(gone(0.34) - 0.3 * 0.34) < 0.01);
  });

  it('climbs along its way where it is an aeroplane, and goes away from what kicks it', () => {
    const box = { left: 0.3, right: 0.6, top: 0.4, bottom: 0.6 };
    const none = { direction: null, acts: new Set(), face: new Set() };
    const wish = { ...none, travel: 'rise', kinds: ['airplane'] };
    // The tail stands up on the right.
    const plane = maskOf(
      (x, y) => x > 57 && x < 115 && ((y > 54 && y < 65) || (x > 108 && y > 43 && y < 65)),
    );
    const end = (mover: object) => {
      const mesh = placeAtRest(createMesh(size, 8));
      const { motions } = motionsOf(
        { thing: { box, face: null, pose: null }, wish, pusher: null, ...mover } as never,
        plane,
        paint(() => 200),
        { isFlat: false, isCut: true, horizon: 0.4 },
      );
      for (const motion of motions) motion(mesh, {} as never, { seconds: 2, progress: 0.6, size });
      const at = 7 * (mesh.columns + 1) + 11;
      return { x: mesh.x[at]! - 88, y: mesh.y[at]! - 56 };
    };
    const flown = end({});
    assert.ok(flown.x < -10 && flown.y < -3, JSON.stringify(flown));
    const ball = { ...none, travel: 'leave', kinds: ['ball'], nature: 'other' };
    const kicked = (left: number) => end({ wish: ball, pusher: { ...box, left, right: left + 0.1 } }).x;
    assert.ok(kicked(0) > 10 && kicked(0.8) < -10);
  });

  it('turns what is round within its outline', () => {
    const isIn = (x: number, y: number) => Math.hypot(x - 96, y - 54) < 30;
    const ball = maskOf(isIn);
    assert.ok(
      isRound(ball) && !isRound(maskOf((x, y) => isIn(96, y) && Math.abs(x - 96 - (y - 54) * 0.8) < 20)),
    );
    const spotted = paint((x, y) => (Math.hypot(x - 96, y - 54) < 6 ? 20 : isIn(x, y) ? 150 : 240));
    const layer = createLayer({ ...spotted, pixels: spotted.pixels.slice() }, near, 8);
    turnRound(layer, ball, { left: 0.3, right: 0.7, top: 0.2, bottom: 0.8 })({
      seconds: 1,
      progress: 0.25,
      size,
    });
    const level = (x: number, y: number) => layer.picture.pixels[(y * size.width + x) * 4]!;
    assert.ok(level(96, 54) > 90, `the spot went aside: ${level(96, 54)}`);
    assert.equal(level(60, 54), 240);
  });

  it('is not taken for moving where it only trembles within its texture', () => {
    const wide = { width: 960, height: 540 };
    const stripes = (shift: number) => {
      const pixels = new Uint8Array(wide.width * wide.height * 4).fill(255);
      for (let at = 0; at < wide.width * wide.height; at += 1)
        pixels.fill(((at % wide.width) + shift) % 2 === 0 ? 90 : 160, at * 4, at * 4 + 3);
      return pixels;
    };
    const [rest, shifted] = [stripes(0), stripes(1)];
    const claims = [{ words: 'movement of the grass', box: null, parts: new Set(['wind']) }];
    const draw = (_progress: number, without: ReadonlySet<unknown>) => (without.size > 0 ? rest : shifted);
    assert.deepEqual(lookForClaims(claims, draw, rest, wide, 4).unseen, ['movement of the grass']);
    // A spot of one percent is an eye that closes, and no herd that walks.
    const spot = rest.map((value, at) => (at < rest.length / 100 ? 255 : value));
    const little = (_progress: number, without: ReadonlySet<unknown>) => (without.size > 0 ? rest : spot);
    assert.equal(lookForClaims(claims, little, rest, wide, 4).unseen.length, 1);
    const eye = claims.map((claim) => ({ ...claim, isSmall: true }));
    assert.equal(lookForClaims(eye, little, rest, wide, 4).unseen.length, 0);
  });
});
