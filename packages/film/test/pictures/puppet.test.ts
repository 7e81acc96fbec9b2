import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sharp from 'sharp';
import { readPrompt } from '../../src/direct.ts';
import type { Layer } from '../../src/pictures/layers/build-layers.ts';
import { createMesh, type Mesh } from '../../src/pictures/layers/draw-mesh.ts';
import { placeAtRest } from '../../src/pictures/life/motion/motions.ts';
import { boxOfMask } from '../../src/pictures/life/motion/mover-motions.ts';
import type { PartAct } from '../../src/pictures/life/wishes.ts';
import type { Plane } from '../../src/pictures/plane.ts';
import { actRows, canAct, poseActs } from '../../src/pictures/puppet/acts.ts';
import { findBody } from '../../src/pictures/puppet/assign-roles.ts';
import { type Body, type BodyPlan, partsOf } from '../../src/pictures/puppet/body.ts';
import { createMouth } from '../../src/pictures/puppet/draw-mouth.ts';
import { findMouth } from '../../src/pictures/puppet/find-mouth.ts';
import { readOutline } from '../../src/pictures/puppet/outline.ts';
import { poseOfPart, puppetMotion, restingPose } from '../../src/pictures/puppet/puppet-mesh.ts';
import { findRotor } from '../../src/pictures/rotor/find-rotor.ts';
import { turnRotor } from '../../src/pictures/rotor/turn-rotor.ts';
import { readWishes } from '../../src/screenplay/read-wishes.ts';
import { firstScene } from '../first-scene.ts';

const [width, height] = [320, 240];

const maskOf = async (shapes: string): Promise<Plane> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#000"/><g fill="#fff" stroke="#fff" stroke-linecap="round" stroke-linejoin="round" stroke-width="0">${shapes}</g></svg>`;
  const pixels = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer();
  return { width, height, values: Float32Array.from(pixels, (value) => value / 255) };
};

const bodyOf = async (plan: BodyPlan, shapes: string): Promise<Body> => {
  const mask = await maskOf(shapes);
  return findBody(readOutline(mask, boxOfMask(mask), { width, height })!, plan);
};

const line = (points: string, wide: number) =>
  `<polyline points="${points}" fill="none" stroke-width="${wide}"/>`;

const deer = `<ellipse cx="160" cy="110" rx="70" ry="34"/>${line('210,95 245,50', 22)}<ellipse cx="256" cy="44" rx="24" ry="13"/>
${line('112,125 106,210', 11)}${line('132,130 134,210', 11)}${line('196,130 192,210', 11)}${line('214,122 222,210', 11)}${line('94,100 66,128', 6)}`;
const gull = `<ellipse cx="160" cy="120" rx="40" ry="22"/><polygon points="150,112 40,40 60,100 140,130"/><polygon points="170,112 280,40 260,100 180,130"/>
<ellipse cx="204" cy="112" rx="15" ry="11"/>`;
const man = `<circle cx="160" cy="42" r="20"/>${line('160,60 160,72', 16)}<rect x="132" y="66" width="56" height="76" rx="16"/>
${line('138,80 92,128', 13)}${line('182,80 228,128', 13)}${line('146,138 142,222', 19)}${line('174,138 178,222', 19)}`;
const car = `<rect x="50" y="110" width="220" height="60" rx="18"/><rect x="100" y="70" width="110" height="60" rx="18"/><circle cx="100" cy="172" r="24"/><circle cx="222" cy="172" r="24"/>`;
const ball = `<circle cx="160" cy="120" r="70"/>`;

const rolesOf = ({ parts }: Body) => parts.map(({ role }) => role).sort();

describe('parts of a body by its outline', () => {
  it('tells head, legs and tail of an animal on four feet, and which way it looks', async () => {
    const body = await bodyOf('quadruped', deer);
    assert.deepEqual(rolesOf(body), ['head', 'leg', 'leg', 'leg', 'leg', 'tail']);
    assert.equal(body.facing, 1);
    const [head] = partsOf(body, 'head');
    assert.ok(head!.line.at(-1)!.y < body.centre.y - body.radius, 'the head is above the trunk');
    assert.equal(partsOf(body, 'tail')[0]!.side, -1);
    const mirrored = await bodyOf('quadruped', `<g transform="translate(320 0) scale(-1 1)">${deer}</g>`);
    assert.equal(mirrored.facing, -1);
    assert.equal(partsOf(mirrored, 'leg').length, 4);
  });

  it('tells the open wings of a bird', async () => {
    const body = await bodyOf('bird', gull);
    assert.deepEqual(
      partsOf(body, 'wing')
        .map(({ side }) => side)
        .sort(),
      [-1, 1],
    );
  });

  it('tells head, arms and legs of somebody whose joints are not known', async () => {
    const body = await bodyOf('person', man);
    assert.deepEqual(rolesOf(body), ['arm', 'arm', 'head', 'leg', 'leg']);
  });

  it('claims nothing of what is a blob', async () => {
    for (const [plan, shapes] of [
      ['vehicle', car],
      ['other', ball],
    ] as const) {
      const { parts } = await bodyOf(plan, shapes);
      assert.deepEqual(parts, []);
    }
    const lump = await bodyOf('quadruped', ball);
    assert.deepEqual(
      (['leg', 'tail', 'wing'] as const).flatMap((role) => partsOf(lump, role)),
      [],
    );
    assert.equal((await bodyOf('other', ball)).isRound, true);
    assert.equal((await bodyOf('vehicle', car)).isRound, false);
  });
});

const layerOf = ({ columns, rows }: Mesh) => ({ uses: new Uint8Array(columns * rows).fill(1) }) as Layer;

/** Where a place of the picture (pixels) is moved by an act, in pixels. */
const movedBy = (body: Body, act: PartAct, seconds: number, x: number, y: number) => {
  const mesh = createMesh({ width, height }, 4);
  const moment = { seconds, progress: seconds / 4, size: { width, height } };
  const motion = puppetMotion(body, () => {
    const pose = restingPose();
    poseActs(body, new Set([act]), { ...moment, going: seconds > 0 ? 1 : 0, sign: 1 }, pose);
    return pose;
  });
  placeAtRest(mesh);
  motion(mesh, layerOf(mesh), moment);
  const at = Math.round(y / 4) * (mesh.columns + 1) + Math.round(x / 4);
  return { x: mesh.x[at]! - Math.round(x / 4) * 4, y: mesh.y[at]! - Math.round(y / 4) * 4 };
};

/** Furthest of some moments. */
const most = (body: Body, act: PartAct, x: number, y: number) =>
  Math.max(
    ...Array.from({ length: 16 }, (_, n) => {
      const way = movedBy(body, act, 0.15 + n * 0.21, x, y);
      return Math.hypot(way.x, way.y);
    }),
  );

describe('what parts of a body do', () => {
  it('rests at the beginning, whatever is asked', async () => {
    for (const [plan, shapes] of [
      ['quadruped', deer],
      ['bird', gull],
    ] as const) {
      const body = await bodyOf(plan, shapes);
      for (const act of Object.keys(actRows) as PartAct[]) {
        const mesh = createMesh({ width, height }, 4);
        const moment = { seconds: 0, progress: 0, size: { width, height } };
        const motion = puppetMotion(body, () => {
          const pose = restingPose();
          poseActs(body, new Set([act]), { ...moment, going: 0, sign: 1 }, pose);
          return pose;
        });
        placeAtRest(mesh);
        motion(mesh, layerOf(mesh), moment);
        const still = placeAtRest(createMesh({ width, height }, 4));
        const furthest = Math.max(
          ...mesh.x.map((x, at) => Math.abs(x - still.x[at]!)),
          ...mesh.y.map((y, at) => Math.abs(y - still.y[at]!)),
        );
        assert.ok(furthest < 1e-3, `${act} of a ${plan}: ${furthest}`);
      }
    }
  });

  it('moves the part that the act is of, and leaves the feet where they stand', async () => {
    const body = await bodyOf('quadruped', deer);
    const [head, foot, tail] = [
      [262, 44],
      [222, 206],
      [68, 126],
    ] as const;
    const down = movedBy(body, 'lower_head', 3, ...head);
    assert.ok(down.y > 50, `the head goes down by ${down.y}`);
    for (const act of ['lower_head', 'tilt_head', 'nod', 'call', 'wag'] as const)
      assert.ok(most(body, act, ...foot) < 4, `${act} keeps the feet`);
    for (const act of ['tilt_head', 'nod', 'call', 'lift_head', 'turn'] as const)
      assert.ok(most(body, act, ...head) > 3, `${act} moves the head`);
    assert.ok(most(body, 'wag', ...tail) > 8);
    assert.ok(most(body, 'wag', ...head) < 1);
    for (const act of ['walk', 'run', 'gallop'] as const)
      assert.ok(most(body, act, ...foot) > 12, `${act} moves the legs`);
    const forefoot = most(body, 'raise_leg', ...foot);
    assert.ok(forefoot > 20, `the forefoot is lifted: ${forefoot}`);
  });

  it('shows legs that touch each other apart when they step', async () => {
    const body = await bodyOf('quadruped', deer);
    const [first, second] = partsOf(body, 'leg');
    // The rim of one leg reaches the other where they stand close.
    const mesh = createMesh({ width, height }, 4);
    const layer = layerOf(mesh);
    const motion = puppetMotion(body, ({ seconds }) => {
      const pose = restingPose();
      poseOfPart(pose, first!).bend = seconds;
      poseOfPart(pose, second!).bend = -seconds;
      return pose;
    });
    const emptyAt = (seconds: number) => {
      placeAtRest(mesh);
      motion(mesh, layer, { seconds, progress: 0, size: { width, height } });
      return layer.uses.filter((holds) => holds === 0).length;
    };
    assert.equal(emptyAt(0), 0);
    assert.ok(emptyAt(0.5) > 0);
    assert.equal(emptyAt(0), 0, 'and together again');
  });

  it('leaps with all of the body and lands again', async () => {
    const body = await bodyOf('quadruped', deer);
    const heights = Array.from({ length: 28 }, (_, n) => movedBy(body, 'jump', n * 0.05, 222, 206).y);
    assert.ok(Math.min(...heights) < -10, 'feet leave the ground');
    assert.ok(Math.abs(heights.at(-1)!) < 3, 'and come back to it');
  });

  it('beats open wings together, up and down', async () => {
    const body = await bodyOf('bird', gull);
    const ways = Array.from({ length: 24 }, (_, n) => [
      movedBy(body, 'flap', 0.5 + n * 0.05, 56, 60).y,
      movedBy(body, 'flap', 0.5 + n * 0.05, 264, 60).y,
    ]);
    const reach = Math.max(...ways.map(([left]) => left!)) - Math.min(...ways.map(([left]) => left!));
    assert.ok(reach > 30, `${reach} pixels`);
    for (const [left, right] of ways) assert.ok(Math.abs(left! - right!) < reach * 0.4);
  });

  it('says what a body without such a part cannot do', async () => {
    const lump = await bodyOf('quadruped', ball);
    for (const act of ['wag', 'walk', 'flap', 'raise_leg'] as const)
      assert.equal(canAct(lump, act), false, act);
    assert.equal(canAct(lump, 'jump'), true);
    assert.ok(most(lump, 'walk', 160, 60) > 1, 'it rocks as a whole instead');
  });
});

describe('what a prompt asks of parts', () => {
  const wishOf = (prompt: string) => readWishes(firstScene(prompt), readPrompt(prompt).facts).things[0]!;
  const rows: [string, PartAct[], string | null][] = [
    ['The giraffe lowers its head to eat', ['lower_head', 'feed'], null],
    ['The dog barks and wags its tail', ['call', 'wag'], null],
    ['The cat licks its paw and tilts its head', ['raise_leg', 'lower_head', 'tilt_head'], null],
    ['The eagle spreads its wings and flies up', ['spread', 'flap'], 'leave'],
    ['The horse gallops off to the left', ['gallop'], 'leave'],
    ['The father jumps', ['jump'], null],
    ['The frog jumps to the left', ['jump'], 'leave'],
    ['The man walks away', ['walk'], 'leave'],
  ];
  for (const [prompt, acts, travel] of rows)
    it(prompt, () => {
      const wish = wishOf(prompt);
      assert.deepEqual([...wish.acts], acts);
      assert.equal(wish.travel, travel);
    });
});

const pictureOf = async (shapes: string) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`;
  const pixels = new Uint8Array(await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer());
  return { width, height, pixels };
};

describe('mouths of animals', () => {
  const coat =
    '<rect width="100%" height="100%" fill="#8fb0d8"/><g fill="#b98a5a" stroke="#b98a5a" stroke-linecap="round" stroke-width="0">';
  const eye = '<circle cx="246" cy="38" r="3.2" fill="#100c08"/>';
  const lips = '<path d="M258 47 L280 46" stroke="#2a1810" stroke-width="2" fill="none"/>';

  it('is the dark line of a snout with an eye above it, and opens downwards', async () => {
    const body = await bodyOf('quadruped', deer);
    const picture = await pictureOf(`${coat}${deer}</g>${eye}${lips}`);
    const mouth = findMouth(picture, body);
    assert.ok(mouth?.isProfile);
    assert.ok(mouth.to.x > 268 && Math.abs(mouth.to.y - 46) < 8, JSON.stringify(mouth));
    const cell = 8;
    const uses = new Uint8Array(Math.ceil(width / cell) * Math.ceil(height / cell));
    const [words, nearness] = [new Uint32Array(0), new Float32Array(0)];
    const layer: Layer = { picture, size: picture, words, cell, uses, nearness };
    const before = picture.pixels.slice();
    let open = 1;
    const change = createMouth(layer, mouth, () => open);
    const moment = { seconds: 1, progress: 0.25, size: { width, height } };
    change(moment);
    let [changed, above] = [0, 0];
    for (let at = 0; at < before.length; at += 1)
      if (before[at] !== picture.pixels[at]) {
        changed += 1;
        if (Math.floor(at / 4 / width) < 34) above += 1;
      }
    assert.ok(changed > 150, `${changed} bytes change`);
    assert.equal(above, 0, 'the upper head stays');
    open = 0;
    change(moment);
    assert.deepEqual(picture.pixels, before, 'shut it is as it was');
  });

  it('is not found where there is no eye or no line', async () => {
    const body = await bodyOf('quadruped', deer);
    assert.equal(findMouth(await pictureOf(`${coat}${deer}</g>${lips}`), body), null);
    assert.equal(findMouth(await pictureOf(`${coat}${deer}</g>${eye}`), body), null);
  });

  it('makes the difference between an act that is shown and one that is not', async () => {
    const body = await bodyOf('quadruped', deer);
    assert.equal(canAct(body, 'call'), false);
    const mouth = { from: { x: 1, y: 1 }, to: { x: 9, y: 1 }, isProfile: true, depth: 4 };
    for (const act of ['call', 'yawn', 'chew'] as const) assert.equal(canAct({ ...body, mouth }, act), true);
  });
});

describe('arms that turn about a hub', () => {
  /** What has the colour of the sky. */
  const skyOf = ({ pixels }: { pixels: Uint8Array }): Plane => ({
    width,
    height,
    values: Float32Array.from({ length: width * height }, (_, at) => (pixels[at * 4 + 2]! > 215 ? 1 : 0)),
  });
  const box = { left: 0.3, right: 0.7, top: 0.1, bottom: 0.85 };
  const land =
    '<rect width="100%" height="100%" fill="#7fa8e0"/><rect y="190" width="320" height="50" fill="#4a7a3a"/><rect x="140" y="100" width="40" height="90" fill="#6a5a4a"/>';
  const sails = [20, 110, 200, 290]
    .map(
      (turn) =>
        `<rect x="160" y="96" width="64" height="8" fill="#332a22" transform="rotate(${turn} 160 100)"/>`,
    )
    .join('');

  it('are found before the sky and turn as one', async () => {
    const picture = await pictureOf(land + sails);
    const rotor = findRotor(picture, skyOf(picture), box);
    assert.ok(rotor);
    assert.ok(Math.hypot(rotor.hub.x - 160, rotor.hub.y - 100) < 6, JSON.stringify(rotor.hub));
    const held = (x: number, y: number) => rotor.matte.values[Math.round(y) * width + Math.round(x)]!;
    for (const turn of [20, 110, 200, 290]) {
      const angle = (turn * Math.PI) / 180;
      assert.ok(
        held(160 + Math.cos(angle) * 45, 100 + Math.sin(angle) * 45) > 0.5,
        `the arm at ${turn} degrees`,
      );
    }
    assert.equal(held(160, 180), 0, 'the body of the mill stays');
    const mesh = placeAtRest(createMesh({ width, height }, 8));
    const at = 12 * (mesh.columns + 1) + 26;
    const [x, y] = [mesh.x[at]!, mesh.y[at]!];
    turnRotor(rotor)(mesh, {} as Layer, { seconds: 2, progress: 0.5, size: { width, height } });
    const away = (px: number, py: number) => Math.hypot(px - rotor.hub.x, py - rotor.hub.y);
    assert.ok(Math.hypot(mesh.x[at]! - x, mesh.y[at]! - y) > 20);
    assert.ok(
      Math.abs(away(mesh.x[at]!, mesh.y[at]!) - away(x, y)) < 8,
      'it keeps its distance from the hub',
    );
  });

  it('are left where the wheel is seen too much from its side', async () => {
    const narrow = `<g transform="translate(160 100) scale(0.4 1) translate(-160 -100)">${sails}</g>`;
    const picture = await pictureOf(land + narrow);
    assert.equal(findRotor(picture, skyOf(picture), box), null);
  });

  it('are not found where nothing stands out', async () => {
    const picture = await pictureOf(land);
    assert.equal(findRotor(picture, skyOf(picture), box), null);
  });
});

describe('what parts are asked', () => {
  const wishesOf = (prompt: string) => readWishes(firstScene(prompt), readPrompt(prompt).facts);
  it('is turning for sails and rotors, and is said where it cannot be shown', () => {
    assert.equal(wishesOf("The windmill's sails rotate").things[0]?.rotor, 'sail');
    assert.equal(wishesOf('The rotor of the wind turbine spins').things[0]?.rotor, 'rotor');
    const [dog] = wishesOf("The dog's ears twitch").things;
    assert.deepEqual(dog?.notShown, ['ear twitch']);
  });
});
