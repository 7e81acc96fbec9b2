/** An eye that fills the picture: it opens, blinks, looks about and weeps. Of a person or of an animal. */

import type { MaterialName } from '../../../../../geometry/materials.ts';
import { MeshBuilder } from '../../../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../../../math/colour.ts';
import { clamp, fraction, smoothstep } from '../../../../../math/interpolate.ts';
import { type Matrix, multiply, rotationX, rotationY, translation } from '../../../../../math/matrix.ts';
import { fractalNoise, noise } from '../../../../../math/noise.ts';
import { createRandom } from '../../../../../math/random.ts';
import { mix, scale, type Vec3 } from '../../../../../math/vector.ts';
import type { Kit, KitOptions } from '../../../../kit.ts';
import type { Model, PoseInput } from '../../../../model.ts';
import { assembleModel } from '../../../../shared/assemble-model.ts';
import { ball, type EyeForm, lashAt, marginAt, skinHeight, toNose } from './eye-shape.ts';
import { buildEyeball } from './iris.ts';
import { pupilOpening, pupilPositions, pupilRange } from './pupil.ts';
import { buildReflections } from './reflection.ts';

type Look = {
  form: EyeForm;
  skin: Vec3;
  /** Round the lids. */
  rim: Vec3;
  hair: Vec3;
  material: MaterialName;
  iris: Vec3;
  irisRadius: number;
  pupil: [number, number];
  isScaly: boolean;
};

const animalForm: EyeForm = { upper: 0.2, lower: 0.17, isHuman: false };
const animal = (skin: string, iris: string, pupil: [number, number], change: Partial<Look> = {}): Look => ({
  form: animalForm,
  skin: fromHex(skin),
  rim: fromHex('#1c1512'),
  hair: fromHex('#1c1512'),
  material: 'fur',
  iris: fromHex(iris),
  irisRadius: 0.2,
  pupil,
  isScaly: false,
  ...change,
});

const animals: [RegExp, Look][] = [
  [/tiger|lion|leopard|cheetah|jaguar/, animal('#c8843c', '#d8a02c', [0.06, 0.06])],
  [/cat/, animal('#8a7a68', '#8fb83c', [0.028, 0.13])],
  [/dog|bear|monkey|gorilla/, animal('#7a5232', '#6a3a14', [0.08, 0.08])],
  [/wolf|husky|fox/, animal('#8d8a86', '#d89a2c', [0.055, 0.055])],
  [/horse|cow|deer/, animal('#5a3520', '#3a1f10', [0.12, 0.06])],
  [
    /owl|eagle|hawk|bird/,
    animal('#a88a60', '#f0a01c', [0.085, 0.085], { form: { upper: 0.22, lower: 0.21, isHuman: false } }),
  ],
  [/elephant/, animal('#807a76', '#8a5a24', [0.06, 0.06], { material: 'rock', isScaly: true })],
  [
    /snake|crocodile|lizard|reptile|chameleon|dinosaur/,
    animal('#5c7a3a', '#d8b42c', [0.022, 0.15], { material: 'satin', isScaly: true }),
  ],
  [/dragon/, animal('#7a2a20', '#f0901c', [0.022, 0.16], { material: 'satin', isScaly: true })],
];

const tones = ['#e2b394', '#d9a17e', '#c48a64', '#9c6644', '#6a432c'];
const person = (seed: number): Look => {
  const tone = Math.abs(seed) % 3;
  return {
    form: { upper: 0.165, lower: 0.095, isHuman: true },
    skin: fromHex(tones[tone]!),
    rim: scale(fromHex('#c07a68'), 1 - tone * 0.12),
    hair: fromHex('#1e130d'),
    material: 'skin',
    iris: fromHex('#3f86b8'),
    irisRadius: 0.135,
    pupil: [0.048, 0.048],
    isScaly: false,
  };
};

/** Of the middle of the eye over the ground. */
const height = 0.34;
const columns = 96;
/** Share of the way from the margin to the edge of the picture. */
const steps = [
  0, 0.006, 0.014, 0.03, 0.05, 0.075, 0.105, 0.14, 0.18, 0.23, 0.29, 0.36, 0.45, 0.56, 0.7, 0.85, 1,
];
const keyframes = 6;

const addSkin = (b: MeshBuilder, open: number, look: Look, isPair: boolean) => {
  const { form, skin, rim } = look;
  b.paint((p) => {
    const near = Math.exp(-((p[0] / 0.36) ** 2) - (p[1] / 0.24) ** 2);
    const speckle = fractalNoise(p[0] * 14, p[1] * 14, 2, 3) - 0.5;
    const stripes = look.isScaly ? noise(p[0] * 30, p[1] * 30, 1) - 0.5 : 0;
    return scale(mix(skin, rim, near * (form.isHuman ? 0.42 : 0.85)), 1 + speckle * 0.22 + stripes * 0.6);
  }, look.material);
  const rows = steps.map((step, ring) =>
    Array.from({ length: columns + 1 }, (_, n) => {
      const angle = (n / columns) * 2 * Math.PI;
      const [mx, my] = marginAt(angle, open, form);
      const outer: [number, number] = [2.2 * Math.cos(angle), 1.5 * Math.sin(angle)];
      if (isPair) outer[0] = Math.max(-toNose, outer[0]);
      const x = mx + (outer[0] - mx) * step;
      const y = my + (outer[1] - my) * step;
      const bumps = look.isScaly ? 0.03 * noise(x * 26, y * 26, 4) * smoothstep(0.02, 0.1, step) : 0;
      const z = skinHeight(x, y, open, form) + bumps - (ring === 0 ? 0.02 : 0);
      return b.vertex([x, y, z], [0, 0, 1], ring === 0 ? 0.6 : 1);
    }),
  );
  b.grid(rows);
};

const addLashes = (b: MeshBuilder, open: number, look: Look) => {
  const random = createRandom(11);
  b.paint(look.hair, 'satin');
  for (const [count, from, to, length] of [
    [36, 0.08, 0.93, look.form.isHuman ? 0.15 : 0.06],
    [30, 1.15, 1.9, look.form.isHuman ? 0.075 : 0.04],
  ] as const)
    for (let n = 0; n < count; n += 1) {
      const angle = Math.PI * (from + ((to - from) * (n + 0.6 * random())) / count);
      const own = length * (0.72 + 0.4 * random());
      b.tube(lashAt(angle, open, look.form, own), [0.0062, 0.0055, 0.0036, 0.001], 4, false);
    }
};

const addBrow = (b: MeshBuilder, look: Look, side: number) => {
  const random = createRandom(5);
  b.paint(scale(look.hair, 1.6), 'satin');
  for (let n = 0; n < 190; n += 1) {
    const t = random();
    const x = -0.34 + 0.92 * t;
    const y =
      0.44 +
      0.13 * Math.sin(Math.min(1, t * 1.25) * 1.9) -
      0.13 * t ** 3 +
      (random() - 0.5) * 0.1 * (1.1 - t);
    const length = 0.09 + 0.05 * random();
    const rise = 0.9 - 1.1 * t;
    b.tube(
      [0, 0.5, 1].map((s): Vec3 => {
        const [hx, hy] = [x + length * s * 0.8, y + length * rise * s * 0.7];
        return [side * hx, hy, skinHeight(hx, hy, 1, look.form) + 0.006 + 0.016 * Math.sin(s * 2.6)];
      }),
      [0.006, 0.005, 0.0012],
      4,
      false,
    );
  }
};

/** Shades between the first and the last colour of an iris that changes. */
const irisSteps = 14;

const blink = (time: number) => {
  const since = fraction(time / 2.9 + 0.2) * 2.9;
  return 1 - smoothstep(0, 0.1, since) * smoothstep(0.32, 0.14, since);
};

const openness = ({ actionTime, actionSeconds, time }: PoseInput, traits: string[]): number => {
  const t = actionTime / Math.max(0.1, actionSeconds);
  if (traits.includes('opens')) return smoothstep(0.06, 0.42, t);
  if (traits.includes('closes')) return 1 - smoothstep(0.3, 0.75, t);
  return blink(time);
};

const buildEye = ({ noun, colour, seed, traits }: KitOptions): Model => {
  const isPair = /eyes/.test(noun);
  const kind = animals.find(([names]) => names.test(noun))?.[1] ?? person(seed);
  const reflected = traits.find((trait) => trait.startsWith('reflects '))?.slice('reflects '.length) ?? '';
  // A reflection needs room.
  const irisRadius = kind.irisRadius * (reflected && kind.form.isHuman ? 1.18 : 1);
  const look = { ...kind, irisRadius, iris: colour ?? kind.iris };
  const reflections = buildReflections(reflected, irisRadius);
  const builders = Array.from({ length: keyframes }, (_, n) => {
    const b = new MeshBuilder();
    b.twoSided();
    addSkin(b, n / (keyframes - 1), look, isPair);
    addLashes(b, n / (keyframes - 1), look);
    return b;
  });
  const frames = builders.map(({ mesh }) => mesh.positions);
  const lids = builders[keyframes - 1]!;
  const brows = [1, -1].map((side) => {
    const b = new MeshBuilder();
    if (!look.form.isHuman) return b;
    addBrow(b, look, side);
    return b
      .paint(fromHex('#d88a80'), 'glossy')
      .sphere([side * -0.262, -0.03, -0.03], [0.035, 0.028, 0.03], 14);
  });
  const lights = new MeshBuilder();
  for (const [x, y, size] of [
    [-0.045, 0.05, 0.022],
    [0.05, -0.045, 0.009],
  ] as const)
    lights
      .paint([2.4, 2.4, 2.5], 'glow')
      .sphere([x, y, ball.z + ball.radius + 0.012], [size, size * 1.2, 0.004], 14);
  const hueOf = (name: string) => {
    const hex = traits.find((trait) => trait.startsWith(name))?.slice(name.length);
    return hex ? fromHex(hex) : null;
  };
  const [first, last] = [hueOf('iris from ') ?? look.iris, hueOf('iris to ')];
  // Paint stays as it is: an iris that changes is a row of them, of which one is shown.
  const eyeballOf = (step: number, pupil: [number, number]) =>
    buildEyeball({
      colour: last ? mix(first, last, step / (irisSteps - 1)) : first,
      radius: look.irisRadius,
      pupil,
      white: look.form.isHuman ? fromHex('#efe9e4') : scale(look.iris, 0.4),
    });
  const range = pupilRange(look.pupil, look.irisRadius, traits);
  const eyeballs = Array.from({ length: last ? irisSteps : 1 }, (_, n) =>
    eyeballOf(n, range?.narrow ?? look.pupil),
  );
  const wide = range ? eyeballOf(0, range.wide).mesh.positions : null;
  const tear = new MeshBuilder();
  tear.paint(fromHex('#dfeaf4'), 'clear').sphere([0, 0, 0], [0.045, 0.065, 0.036], 20);
  tear.paint([2, 2, 2.1], 'glow').sphere([-0.012, 0.018, 0.026], [0.007, 0.01, 0.004], 8);
  const weeps = traits.includes('weeps');
  const places: Matrix[] = isPair
    ? [translation(toNose, height, 0), translation(-toNose, height, 0)]
    : [translation(0, height, 0)];
  const buffer = new Float32Array(frames[0]!.length);
  const parts: Record<string, MeshBuilder> = {};
  for (const n of places.keys())
    Object.assign(parts, {
      [`lids${n}`]: lids,
      [`brow${n}`]: brows[n]!,
      ...Object.fromEntries(eyeballs.map((ball, step) => [`ball${n} ${step}`, ball])),
      ...Object.fromEntries(reflections.map((picture, moment) => [`glow${n} ${moment}`, picture])),
      [`lit${n}`]: lights,
      [`tear${n}`]: tear,
    });
  const model = assembleModel(parts, {
    size: [isPair ? 1.7 : 0.6, height * 2, 0.3],
    anchors: {},
    pose: (input) => {
      const open = clamp(openness(input, traits));
      const at = Math.min(keyframes - 1.0001, open * (keyframes - 1));
      const [low, high, t] = [frames[Math.floor(at)]!, frames[Math.floor(at) + 1]!, at - Math.floor(at)];
      for (let n = 0; n < buffer.length; n += 1) buffer[n] = low[n]! + (high[n]! - low[n]!) * t;
      const out: Record<string, Matrix | Float32Array | null> = {};
      const share = input.actionTime / Math.max(0.1, input.actionSeconds);
      const shown = Math.round(smoothstep(0.5, 0.78, share) * (eyeballs.length - 1));
      const beat = Math.floor(input.time / 1.3);
      const turn = multiply(
        translation(0, 0, ball.z),
        rotationY(Math.sin(beat * 12.9) * 0.1),
        rotationX(Math.sin(beat * 7.3) * 0.05),
        translation(0, 0, -ball.z),
      );
      for (const [n, place] of places.entries()) {
        out[`lids${n}`] = placeAll(buffer, place, n);
        out[`brow${n}`] = place;
        for (const step of eyeballs.keys())
          out[`ball${n} ${step}`] =
            step !== shown
              ? null
              : wide
                ? pupilPositions(
                    eyeballs[step]!.mesh.positions,
                    wide,
                    pupilOpening(share, traits),
                    multiply(place, turn),
                  )
                : multiply(place, turn);
        const moment = Math.floor(input.time * 7) % Math.max(1, reflections.length);
        for (const step of reflections.keys())
          out[`glow${n} ${step}`] = step === moment ? multiply(place, turn) : null;
        out[`lit${n}`] = open > 0.6 ? place : null;
        const fall = fraction(input.time / 3.4) * 1.15;
        const y = -0.1 - fall * fall * 0.5;
        out[`tear${n}`] = weeps
          ? multiply(place, translation(0.06, y, skinHeight(0.06, y, 1, look.form) + 0.012))
          : null;
      }
      return { parts: out, anchors: {} };
    },
  });
  // Shadows of lashes this large would be specks.
  return { ...model, parts: model.parts.map((part) => ({ ...part, castsNoShadow: true })) };
};

/** The right eye is the left one in a mirror. */
const placeAll = (positions: Float32Array, m: Matrix, eyeNumber: number): Float32Array => {
  const side = eyeNumber === 0 ? 1 : -1;
  const out = new Float32Array(positions.length);
  for (let n = 0; n < positions.length; n += 3) {
    out[n] = positions[n]! * side + m[3]!;
    out[n + 1] = positions[n + 1]! + m[7]!;
    out[n + 2] = positions[n + 2]!;
  }
  return out;
};

const owners = [
  'human',
  'cat',
  'dog',
  'tiger',
  'lion',
  'wolf',
  'fox',
  'horse',
  'owl',
  'eagle',
  'elephant',
  'snake',
  'crocodile',
  'lizard',
  'chameleon',
  'dinosaur',
  'dragon',
];

export const eye: Kit = {
  name: 'eye in close-up',
  nouns: ['', ...owners].flatMap((owner) => [
    `${owner} eye in close-up`.trim(),
    `${owner} eyes in close-up`.trim(),
  ]),
  locomotion: 'none',
  build: buildEye,
};
