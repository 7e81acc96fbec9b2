/** A western dragon: four legs, wings of skin, horns, spines along the back; breathes fire. */

import { fromHex } from '../../../math/colour.ts';
import { fraction, lerp, smoothstep } from '../../../math/interpolate.ts';
import { rotationOf, transformDirection } from '../../../math/matrix.ts';
import { addScaled, mix, normalize, scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import { buildBody } from '../quadrupeds/body.ts';
import { buildSkeleton, tailPoints, tailSegments } from '../quadrupeds/frame.ts';
import { addHorns } from '../quadrupeds/horns.ts';
import { poseQuadruped } from '../quadrupeds/motion.ts';
import { type DetailContext, measure, type QuadrupedShape, young } from '../quadrupeds/shape.ts';
import { type Coat, cellBorder } from '../shared/coat.ts';
import { addEar } from '../shared/ears.ts';
import { breatheFire } from '../shared/fire.ts';
import { buildMembraneWings, type MembraneWing, poseMembraneWings } from '../shared/membrane-wings.ts';

const spike = (
  context: DetailContext,
  bone: string,
  at: Vec3,
  size: number,
  direction: Vec3 = [0, 1, -0.6],
) => {
  const tone = mix(fromHex('#d8c08a'), context.colour ?? fromHex('#7a2018'), 0.35);
  context.builder.bone(context.skeleton.number(bone));
  addEar(context.builder, {
    base: at,
    direction,
    facing: [1, 0, 0],
    length: size,
    width: size * 0.75,
    outline: 'pointed',
    cup: 0,
    outside: tone,
    inside: tone,
    material: 'satin',
    rows: 3,
  });
};

/** Plates along neck, back and tail. */
export const addSpines = (context: DetailContext, size = 1) => {
  const { frame, skin } = context;
  const { neckBase, headCentre, spine, zFront, zHind, h } = frame;
  for (let n = 0; n < 9; n += 1) {
    const t = n / 8;
    const inside: Vec3 = [0, lerp(neckBase[1], headCentre[1], t), lerp(neckBase[2], headCentre[2], t)];
    spike(context, 'neck', addScaled(skin(inside, [0, 1, -0.8]), [0, 1, -0.8], -0.02 * h), h * 0.085 * size);
  }
  for (let n = 0; n < 8; n += 1) {
    const z = lerp(zHind * 1.1, zFront * 1.05, n / 7);
    spike(
      context,
      z > 0 ? 'chest' : 'hips',
      addScaled(skin([0, spine, z], [0, 1, 0]), [0, 1, 0], -0.02 * h),
      h * 0.11 * size,
    );
  }
  const tail = tailPoints(frame);
  for (let n = 0; n < tailSegments; n += 1)
    for (const u of [0.2, 0.7]) {
      const at: Vec3 = mix(tail[n]!, tail[n + 1]!, u);
      spike(
        context,
        `tail${n}`,
        addScaled(skin(at, [0, 1, 0.1]), [0, 1, 0], -0.015 * h),
        h * (0.1 - 0.016 * n) * size,
      );
    }
};

export const scaleCoat =
  (back: Vec3, belly: Vec3): Coat =>
  (p) => {
    const under =
      p.region === 'jaw'
        ? 0.7
        : p.region === 'neck' || p.region === 'body'
          ? smoothstep(p.spine - p.depth * 0.35, p.spine - p.depth * 0.7, p.y - Math.max(0, p.z - 0.4) * 0.9)
          : p.region === 'muzzle'
            ? 0.4 * smoothstep(0, -0.5, p.head[1])
            : 0;
    if (under > 0.5) return scale(belly, 0.75 + 0.4 * smoothstep(0.1, 0.5, fraction((p.z + p.y) * 14)));
    const border = cellBorder(p.x * 22, p.y * 22, p.z * 22);
    return scale(mix(back, belly, under), 0.62 + 0.55 * smoothstep(0.02, 0.3, border));
  };

const shape: QuadrupedShape = {
  height: 2.3,
  length: 0.95,
  depth: 0.22,
  chest: 1.18,
  belly: 0.9,
  leg: 0.062,
  thigh: 1.15,
  foot: 'paw',
  footSize: 1.3,
  neck: { length: 0.85, rise: 0.95, base: 0.72, tip: 0.72 },
  head: { radius: 0.13, muzzle: 2.3, tip: 0.42, root: 0.74, drop: 0.1, low: 0.3, cheeks: 0.35 },
  ears: { kind: 'pointed', length: 1.0, width: 0.5, apart: 0.95, lean: 1.0, back: 0.9 },
  eyes: { size: 0.15, side: 0.75, up: 0.42, iris: fromHex('#f0b81e'), pupil: 'slit' },
  nose: { kind: 'nostrils', size: 0.18 },
  tail: { length: 1.6, angle: -0.45, curl: 0.75, root: 0.13, tip: 0.025 },
  fur: 0,
  sit: 'haunches',
  call: 'roar',
  addDetails: (context) => {
    addHorns(
      context,
      [
        [0.2, 0.5, -0.5],
        [0.35, 0.75, -1.3],
        [0.3, 1.25, -2.1],
      ],
      0.24,
      ['#efe0bc', '#5a4430'],
      [0.5, 0.8, -0.25],
    );
    addSpines(context);
    const { frame, builder, skeleton } = context;
    builder.bone(skeleton.number('head')).paint(fromHex('#f2ead2'), 'glossy');
    for (const sign of [1, -1])
      for (const t of [0.55, 0.72, 0.88])
        builder.tube(
          [frame.headPoint(sign * 0.3, -0.55, 2.3 * t), frame.headPoint(sign * 0.31, -0.85, 2.3 * t + 0.02)],
          [frame.radius * 0.07, frame.radius * 0.01],
          5,
        );
    const tip = skeleton.tail(`tail${tailSegments - 1}`);
    for (const sign of [1, -1])
      spike(context, `tail${tailSegments - 1}`, tip, frame.h * 0.16, [sign * 0.7, 0.1, -1]);
  },
};

const fiery = new Set(['breathe_fire', 'fight', 'howl', 'burn']);

export const dragon: Kit = {
  name: 'dragon',
  nouns: [
    'dragon',
    'western dragon',
    'fire dragon',
    'red dragon',
    'green dragon',
    'ice dragon',
    'wyvern',
    'baby dragon',
    'drake',
  ],
  locomotion: 'walks',
  speeds: { slow: 1.6, fast: 5 },
  build: ({ noun, colour: asked, detail, age, traits }) => {
    const named = { 'green dragon': '#2f6a34', 'ice dragon': '#7fb0d0' }[noun];
    const colour = asked ?? (named ? fromHex(named) : fromHex('#a02a1e'));
    const isYoung = noun === 'baby dragon' || age === 'baby' || age === 'child' || traits.includes('baby');
    const frame = measure(isYoung ? { ...young(shape, 0.35), neck: { ...shape.neck, length: 0.5 } } : shape);
    const { h } = frame;
    const skeleton = buildSkeleton(frame);
    const belly = mix(colour, fromHex('#f0cf8a'), 0.7);
    const { parts } = buildBody(frame, skeleton, scaleCoat(colour, belly), detail, colour);
    const wing: MembraneWing = {
      span: h * 1.7,
      chord: h * 0.95,
      skin: mix(colour, fromHex('#e08a3a'), 0.35),
      bone: scale(colour, 0.8),
      thickness: h * 0.035,
    };
    parts.push(...buildMembraneWings(wing));
    const shoulder: Vec3 = [frame.depth * 0.55, frame.spine + frame.depth * 0.75, frame.zFront * 0.62];
    return {
      size: [h * 1.4, frame.headCentre[1] + frame.radius * 1.6, frame.nose[2] - frame.zHind + h * 0.8],
      parts,
      anchors: {
        // Before the wings, which would hide a rider behind them half of the time.
        back: [0, frame.spine + frame.depth * 1.15, frame.zFront * 1.12],
        top: [0, frame.spine + frame.depth, 0],
        neck: frame.neckBase,
        head: frame.headPoint(0, 1, 0),
        mouth: frame.nose,
      },
      pose: (input) => {
        const pose = poseQuadruped(frame, skeleton, input);
        const { time, phase, action } = input;
        const isFlying =
          action === 'fly' ||
          action === 'hover' ||
          action === 'launch' ||
          action === 'land' ||
          input.speed > 6;
        const w = time * 5.2 + phase;
        const flap = isFlying
          ? 0.7 * Math.sin(w) + 0.15
          : 0.42 +
            0.07 * Math.sin(time * 1.4 + phase) +
            (fiery.has(action) ? 0.22 * Math.sin(time * 2.6) : 0);
        const fold = isFlying
          ? 0.05
          : action === 'sleep' || action === 'lie' || action === 'sit'
            ? 0.8
            : 0.34;
        Object.assign(
          pose.parts,
          poseMembraneWings(
            wing,
            skeleton.matrix('chest'),
            shoulder,
            flap,
            isFlying ? 0.5 * Math.sin(w - 1) : -0.25,
            fold,
          ),
        );
        if (!fiery.has(action)) return pose;
        const u = fraction(input.actionTime / 2.6 + 0.1);
        const strength =
          action === 'breathe_fire'
            ? smoothstep(0, 0.12, u)
            : smoothstep(0.08, 0.2, u) * smoothstep(0.85, 0.7, u);
        const mouth = skeleton.pointOn('head', frame.nose);
        const forward = transformDirection(
          rotationOf(skeleton.matrix('head')),
          frame.headDirection(0, -0.25, 1),
        );
        return { ...pose, ...breatheFire(mouth, normalize(forward), h * 1.9, time, strength) };
      },
    };
  },
};
