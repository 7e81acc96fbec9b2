/** A skeleton of bones, posed like a person. Friendly, as at Halloween. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { addScaled, mix, subtract, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Figure } from '../body/build-figure.ts';
import { headFrame } from '../body/head.ts';
import { createPersonSkeleton, jointsOf, sides } from '../body/person-skeleton.ts';
import { proportionsFor } from '../body/proportions.ts';
import { createPersonModel } from '../person-model.ts';

const longBone = (b: MeshBuilder, from: Vec3, to: Vec3, radius: number) => {
  b.tube(
    [from, mix(from, to, 0.12), mix(from, to, 0.5), mix(from, to, 0.88), to],
    [radius * 1.5, radius, radius * 0.8, radius, radius * 1.45],
    8,
  );
};

export const skeletonFigure: Kit = {
  name: 'skeleton',
  nouns: ['skeleton', 'skeleton warrior', 'skeletons'],
  locomotion: 'walks',
  speeds: { slow: 1.1, fast: 3.5 },
  build: ({ colour }) => {
    const p = proportionsFor('adult', 'male', 'slim');
    const skeleton = createPersonSkeleton(p);
    const frame = headFrame(p, skeleton.number('head'), skeleton.number('hair'));
    const bone = colour ?? fromHex('#ece6d4');
    const b = new MeshBuilder().paint(bone, 'satin');
    const on = (name: string) => b.bone(skeleton.number(name));
    const spine = (from: number, to: number, count: number) => {
      for (let n = 0; n < count; n += 1)
        b.sphere([0, from + ((to - from) * (n + 0.5)) / count, -0.03], [0.03, 0.019, 0.03], 10);
    };
    on('pelvis').sphere([0, p.hip + 0.05, -0.02], [0.06, 0.05, 0.04], 14);
    for (const { sign } of sides)
      b.tube(
        [
          [0, p.hip + 0.08, -0.03],
          [sign * 0.1, p.hip + 0.1, -0.01],
          [sign * 0.11, p.hip + 0.02, 0.02],
          [sign * 0.03, p.hip - 0.04, 0.04],
        ],
        [0.03, 0.028, 0.026, 0.018],
        8,
      );
    on('waist');
    spine(p.hip + 0.1, p.chest, 5);
    on('chest');
    spine(p.chest, p.neck, 5);
    for (let n = 0; n < 6; n += 1) {
      const y = p.shoulder - 0.02 - n * 0.036;
      const wide = 0.125 + 0.02 * Math.sin((n / 5) * 2.4);
      for (const { sign } of sides)
        b.tube(
          [
            [0, y + 0.02, -0.04],
            [sign * wide * 0.8, y + 0.02, -0.06],
            [sign * wide, y - 0.01, 0.01],
            [sign * wide * 0.7, y - 0.03, 0.085],
            [sign * 0.02, y - 0.03, 0.1],
          ],
          0.0105,
          6,
        );
    }
    b.box([0, p.shoulder - 0.12, 0.1], [0.035, 0.2, 0.016], 0.008);
    on('neck');
    spine(p.neck, p.headPivot + 0.02, 3);
    for (const side of sides) {
      const j = jointsOf(p, side);
      const name = (part: string) => `${part}${side.suffix}`;
      on('chest').tube(
        [[0.02 * side.sign, p.shoulder + 0.01, 0.08], [side.sign * 0.1, p.shoulder + 0.03, 0.05], j.shoulder],
        0.012,
        6,
      );
      on(name('arm'));
      longBone(b, j.shoulder, j.elbow, 0.02);
      on(name('fore'));
      for (const z of [-0.012, 0.012])
        longBone(
          b,
          [j.elbow[0], j.elbow[1], j.elbow[2] + z],
          [j.wrist[0], j.wrist[1], j.wrist[2] + z],
          0.011,
        );
      for (const across of [-0.033, -0.011, 0.011, 0.033]) {
        const shift = (q: Vec3, k: number): Vec3 => [q[0], q[1], q[2] + across * k];
        const bend = mix(j.knuckles, j.fingertips, 0.5);
        on(name('hand')).tube([shift(j.wrist, 0.4), shift(j.knuckles, 1)], 0.0075, 5);
        on(name('fingers')).tube([shift(j.knuckles, 1), shift(bend, 1.05)], 0.0075, 5);
        on(name('tips')).tube([shift(bend, 1.05), shift(j.fingertips, 1.05)], [0.007, 0.004], 5);
      }
      const thumb = skeleton.head(name('thumb'));
      on(name('thumb')).tube(
        [thumb, addScaled(thumb, subtract(skeleton.tail(name('thumb')), thumb), 1.2)],
        [0.009, 0.005],
        5,
      );
      on(name('thigh'));
      longBone(b, j.hip, j.knee, 0.026);
      on(name('shin'));
      longBone(b, j.knee, j.ankle, 0.022);
      on(name('foot')).sphere([j.ankle[0], 0.035, j.ankle[2] - 0.02], [0.032, 0.034, 0.045], 10);
      for (const dx of [-0.025, 0, 0.025])
        b.tube(
          [
            [j.ankle[0], 0.06, j.ankle[2]],
            [j.ankle[0] + dx, 0.025, j.ankle[2] + 0.12],
          ],
          0.0105,
          6,
        );
      on(name('toes'));
      for (const dx of [-0.027, 0, 0.027])
        b.tube(
          [
            [j.ankle[0] + dx, 0.02, j.ankle[2] + 0.12],
            [j.ankle[0] + dx, 0.014, j.ankle[2] + 0.18],
          ],
          [0.01, 0.006],
          6,
        );
    }
    on('head');
    const at = frame.at;
    const k = frame.k;
    b.sphere(at(0, 0.02, -0.01), [0.112 * k, 0.115 * k, 0.122 * k], 22)
      .sphere(at(0, -0.045, 0.045), [0.075 * k, 0.05 * k, 0.065 * k], 16)
      .box(at(0, -0.105, 0.055), [0.1 * k, 0.036 * k, 0.09 * k], 0.018 * k, 3);
    b.paint([0.012, 0.01, 0.012], 'matte');
    for (const { sign } of sides)
      b.sphere(at(sign * 0.046, 0.0, 0.093), [0.031 * k, 0.034 * k, 0.02 * k], 14);
    b.sphere(at(0, -0.045, 0.108), [0.012 * k, 0.018 * k, 0.01 * k], 8);
    for (let n = -3; n <= 3; n += 1)
      b.box(at(n * 0.013, -0.083, 0.104 - n * n * 0.001), [0.0024 * k, 0.022 * k, 0.006 * k]);
    for (const side of sides)
      b.bone(skeleton.number(`eye${side.suffix}`))
        .paint([1.6, 1.3, 0.6], 'glow')
        .sphere(at(side.sign * 0.046, 0, 0.111), 0.008 * k, 8);
    const none = () => 1;
    const figure: Figure = { skeleton, mesh: b.mesh, mouths: null, frame, trunk: none, face: none };
    return createPersonModel({
      figure,
      proportions: p,
      cloth: [],
      age: 'adult',
      sex: 'male',
      dance: 'pop',
      height: p.headCentre + 0.14 * k,
    });
  },
};
