/** `npm run model -- NOUN [--action walk] [--colour "#aa0000"] [--material wooden] [--sex female] [--age child] [--wears "dress:#c01020,hat"] [--seed 2] [--night] [--upright]`: draws a model from four sides at four moments to model-NOUN.png, or --out. */

import { parseArgs } from 'node:util';
import { MeshBuilder } from '../src/geometry/mesh-builder.ts';
import { findKit } from '../src/kits/find-kit.ts';
import { plainOptions } from '../src/kits/kit.ts';
import { uprightKit } from '../src/kits/people/figures/upright-animal.ts';
import { fromHex } from '../src/math/colour.ts';
import { identity } from '../src/math/matrix.ts';
import type { Vec3 } from '../src/math/vector.ts';
import { drawFrame } from '../src/render/draw-frame.ts';
import { createCamera, type FrameState } from '../src/render/frame-state.ts';
import { triangleFlags, World } from '../src/render/world.ts';
import { writePng } from '../src/render/write-png.ts';
import type { Action } from '../src/scene/actions.ts';
import type { GarmentName } from '../src/scene/garments.ts';
import type { Age, Sex } from '../src/scene/scene.ts';
import { ModelInstance } from '../src/stage/build/model-instance.ts';
import { nothingInTheSky } from '../src/stage/build/on-black.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    action: { type: 'string', default: 'stand' },
    colour: { type: 'string' },
    material: { type: 'string' },
    sex: { type: 'string' },
    age: { type: 'string' },
    wears: { type: 'string', default: '' },
    speed: { type: 'string' },
    seed: { type: 'string', default: '1' },
    night: { type: 'boolean', default: false },
    upright: { type: 'boolean', default: false },
    out: { type: 'string' },
    width: { type: 'string', default: '360' },
  },
});
const noun = positionals.join(' ');
const found = findKit(noun);
const kit = found && values.upright ? uprightKit(found) : found;
if (!kit) {
  console.error(`No kit draws "${noun}".`);
  process.exit(1);
}
const started = process.cpuUsage();
const model = kit.build(
  plainOptions(noun, {
    seed: Number(values.seed),
    colour: values.colour ? fromHex(values.colour) : null,
    material: values.material ?? null,
    sex: (values.sex as Sex | undefined) ?? null,
    age: (values.age as Age | undefined) ?? null,
    wears: values.wears
      .split(',')
      .filter(Boolean)
      .map((text) => {
        const [name, hex] = text.split(':');
        return { name: name as GarmentName, colour: hex ? { name: hex, hex } : null };
      }),
  }),
);
const buildMs = process.cpuUsage(started).user / 1000;
const world = new World();
const [w, h, l] = model.size;
const reach = Math.max(w, h, l);
const floor = new MeshBuilder()
  .paint([0.42, 0.43, 0.45], 'matte')
  .heightField({ x0: -reach * 6, z0: -reach * 6, x1: reach * 6, z1: reach * 6 }, { x: 2, z: 2 }, () => 0);
world.add(floor.mesh, identity(), triangleFlags.castsNoShadow);
world.freeze();
const instance = new ModelInstance(world, model, identity());
const width = Number(values.width);
const height = Math.round((width * 3) / 4);
const dark = values.night ? 0.12 : 1;
const moves = ['walk', 'run', 'drive', 'fly', 'swim', 'row', 'sail', 'ride', 'skate', 'ski', 'surf', 'march'];
const speed = values.speed
  ? Number(values.speed)
  : moves.includes(values.action)
    ? ((values.action === 'run' ? kit.speeds?.fast : kit.speeds?.slow) ?? 1)
    : 0;
const shots: { yaw: number; time: number }[] = [
  { yaw: 0.6, time: 0 },
  { yaw: 1.57, time: 0.35 },
  { yaw: 0, time: 0.7 },
  { yaw: 3.6, time: 1.1 },
];
const sheet = new Uint8Array(width * 2 * height * 2 * 3);
for (const [n, { yaw, time }] of shots.entries()) {
  const pose = instance.pose(identity(), {
    time,
    action: values.action as Action,
    actionTime: time,
    actionSeconds: 1.6,
    speed,
    travelled: speed * time,
    turnRate: 0,
    phase: 0,
    wind: 1,
    darkness: values.night ? 1 : 0,
  });
  const focal = 1.6;
  const distance = (reach * focal) / 0.8 + Math.max(w, l) * 0.3;
  const target: Vec3 = [0, h * 0.5, 0];
  const eye: Vec3 = [Math.sin(yaw) * distance, h * 0.5 + distance * 0.22, Math.cos(yaw) * distance];
  const state: FrameState = {
    time,
    camera: createCamera(eye, target, focal),
    light: {
      sunDirection: [0.45, 0.7, 0.55],
      sunColour: [2.3 * dark, 2.1 * dark, 1.8 * dark],
      skyColour: [0.5 * dark, 0.58 * dark, 0.7 * dark],
      groundColour: [0.2 * dark, 0.2 * dark, 0.19 * dark],
      fogColour: [0.6, 0.68, 0.76],
      fogDensity: 0,
      fogStart: 10,
      fogHeight: null,
      lamps: pose.lamps ?? [],
      shadowSoftness: reach * 0.02,
    },
    sky: {
      zenith: [0.35 * dark, 0.5 * dark, 0.7 * dark],
      horizon: [0.7 * dark, 0.76 * dark, 0.82 * dark],
      cloudLit: [1, 1, 1],
      cloudDark: [0.6, 0.6, 0.6],
      cloudThreshold: 1,
      cloudEdge: 0.2,
      cloudScale: 0.16,
      cloudDrift: [0, 0],
      ...nothingInTheSky,
    },
    grade: { exposure: 0.75, vignette: 0.1, bloom: 0.3, saturation: 1.05, contrast: 1.05, tint: [1, 1, 1] },
    style: 'photoreal',
    shadow: { centre: [0, h * 0.5, 0], halfSize: reach * 2.2 },
    mirrorHeight: null,
    focus: null,
    particles: pose.particles ?? [],
    beams: pose.beams ?? [],
    fade: 0,
  };
  const pixels = drawFrame(world, state, width, height);
  const [column, row] = [n % 2, n >> 1];
  for (let y = 0; y < height; y += 1) {
    sheet.set(
      pixels.subarray(y * width * 3, (y + 1) * width * 3),
      ((row * height + y) * width * 2 + column * width) * 3,
    );
  }
}
const out = values.out ?? `model-${noun.replaceAll(' ', '-')}.png`;
await writePng(out, sheet, width * 2, height * 2);
console.log(
  `${out}: size ${model.size.map((value) => value.toFixed(2)).join(' x ')} m, ${instance.triangles} triangles, built in ${buildMs.toFixed(0)} ms`,
);
