/** A friendly humanoid machine on the skeleton of a person: shells at the limbs, dark joints, a lit face. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex, lighten } from '../../../math/colour.ts';
import { multiply, rotationBetween, scaling, translationTo } from '../../../math/matrix.ts';
import { createRandom, pick, seedFor } from '../../../math/random.ts';
import { distance, mix, normalize, scale, subtract, type Vec3 } from '../../../math/vector.ts';
import { type AnimalCharacter, moveMesh, partOfMesh } from '../../animals/shared/character.ts';
import { buildWornThings } from '../../animals/shared/worn-things.ts';
import type { Kit, KitOptions } from '../../kit.ts';
import type { Figure } from '../body/build-figure.ts';
import { headFrame } from '../body/head.ts';
import { createPersonSkeleton, jointsOf, sides } from '../body/person-skeleton.ts';
import { proportionsFor } from '../body/proportions.ts';
import { createPersonModel } from '../person-model.ts';

const dark = fromHex('#2c3036');

/** A rounded shell along a bone, from joint to joint. */
const shell = (b: MeshBuilder, from: Vec3, to: Vec3, radius: number, taper: number, round: number) => {
  const length = distance(from, to);
  const turn = rotationBetween([0, 1, 0], normalize(subtract(to, from)));
  b.at(multiply(translationTo(from), turn), (c) =>
    c.lathe(
      [
        [0, length * 0.08],
        [radius * 0.8, length * 0.1],
        [radius, length * 0.22],
        [radius * taper, length * 0.82],
        [radius * taper * 0.7, length * 0.92],
        [0, length * 0.93],
      ],
      round,
    ),
  );
};

const shapeRobot = (options: KitOptions) => {
  const random = createRandom(seedFor(options.seed, 'robot'));
  const age =
    options.age === 'child' || options.noun === 'toy robot' || options.noun === 'little robot'
      ? 'child'
      : 'adult';
  const p = proportionsFor(age, 'male', 'average');
  p.headScale *= 1.06;
  const s = p.shoulder / 1.355;
  const main = options.colour ?? fromHex(pick(random, ['#e8e6e0', '#e8e6e0', '#7fb8d0', '#e0a83a']));
  const trim = options.colour ? lighten(main, 0.55) : fromHex('#e07a2a');
  const skeleton = createPersonSkeleton(p);
  const frame = headFrame(p, skeleton.number('head'), skeleton.number('hair'));
  const round = [20, 12, 7][options.detail]!;
  const b = new MeshBuilder();
  const on = (bone: string) => b.bone(skeleton.number(bone));
  on('pelvis')
    .paint(dark, 'satin')
    .sphere([0, p.hip + 0.03 * s, 0], [0.13 * s, 0.1 * s, 0.1 * s], round);
  b.paint(main, 'glossy').box([0, p.hip + 0.05 * s, 0], [0.25 * s, 0.1 * s, 0.2 * s], 0.045 * s, 3);
  on('waist')
    .paint(dark, 'satin')
    .at(translationTo([0, p.waist, 0]), (c) => {
      for (let n = -1; n <= 2; n += 1)
        c.lathe(
          [
            [0.07 * s, n * 0.035 * s - 0.014 * s],
            [0.085 * s, n * 0.035 * s],
            [0.07 * s, n * 0.035 * s + 0.014 * s],
          ],
          round,
        );
    });
  on('chest')
    .paint(main, 'glossy')
    .box([0, p.shoulder - 0.1 * s, 0], [0.38 * s, 0.3 * s, 0.26 * s], 0.085 * s, 4);
  b.paint(trim, 'glossy').box(
    [0, p.shoulder - 0.02 * s, 0.118 * s],
    [0.24 * s, 0.03 * s, 0.04 * s],
    0.014 * s,
  );
  b.paint(dark, 'satin').box(
    [0, p.shoulder - 0.13 * s, 0.122 * s],
    [0.2 * s, 0.12 * s, 0.03 * s],
    0.02 * s,
    3,
  );
  b.paint([0.3, 1.5, 2.2], 'glow').sphere(
    [-0.05 * s, p.shoulder - 0.13 * s, 0.138 * s],
    [0.026 * s, 0.026 * s, 0.01],
    12,
  );
  for (const [n, hex] of ['#e0483a', '#f0c83a', '#5ad07a'].entries())
    b.paint(fromHex(hex), 'glow').sphere(
      [(0.012 + n * 0.03) * s, p.shoulder - 0.13 * s, 0.138 * s],
      0.01 * s,
      8,
    );
  on('neck')
    .paint(dark, 'satin')
    .at(translationTo([0, p.neck, 0]), (c) =>
      c.cylinder(-0.02, p.headPivot - p.neck + 0.05, 0.05 * s, 0.045 * s, round),
    );
  for (const side of sides) {
    const j = jointsOf(p, side);
    const name = (bone: string) => `${bone}${side.suffix}`;
    on(name('arm'))
      .paint(trim, 'glossy')
      .sphere(j.shoulder, 0.078 * s, round);
    b.paint(main, 'glossy');
    shell(b, j.shoulder, j.elbow, 0.052 * s, 0.86, round);
    on(name('fore'))
      .paint(dark, 'satin')
      .sphere(j.elbow, 0.046 * s, round);
    b.paint(main, 'glossy');
    shell(b, j.elbow, j.wrist, 0.056 * s, 0.9, round);
    on(name('hand'))
      .paint(dark, 'satin')
      .sphere(mix(j.wrist, j.knuckles, 0.6), [0.042 * s, 0.048 * s, 0.045 * s], round);
    for (const across of [-0.022, 0, 0.022]) {
      const z = across * p.handScale;
      const shift = (q: Vec3): Vec3 => [q[0], q[1], q[2] + z];
      const bend = mix(j.knuckles, j.fingertips, 0.5);
      on(name('fingers')).tube([shift(j.knuckles), shift(bend)], 0.013 * p.handScale, 6);
      on(name('tips')).tube(
        [shift(bend), shift(j.fingertips)],
        [0.0125 * p.handScale, 0.009 * p.handScale],
        6,
      );
    }
    const thumb = skeleton.head(name('thumb'));
    on(name('thumb')).tube(
      [thumb, [thumb[0] + side.sign * 0.02, thumb[1] - 0.035, thumb[2] + 0.03]],
      [0.015, 0.011],
      6,
    );
    on(name('thigh'))
      .paint(dark, 'satin')
      .sphere(j.hip, 0.062 * s, round);
    b.paint(main, 'glossy');
    shell(b, j.hip, j.knee, 0.074 * s, 0.82, round);
    on(name('shin'))
      .paint(trim, 'glossy')
      .sphere(j.knee, 0.056 * s, round);
    b.paint(main, 'glossy');
    shell(b, j.knee, j.ankle, 0.064 * s, 1.06, round);
    on(name('foot'))
      .paint(dark, 'satin')
      .sphere(j.ankle, 0.042 * s, round);
    b.paint(main, 'glossy').box(
      [j.ankle[0], 0.04 * s, j.ankle[2] + 0.04 * s],
      [0.12 * s, 0.08 * s, 0.2 * s],
      0.032 * s,
      3,
    );
    on(name('toes'))
      .paint(trim, 'glossy')
      .box([j.ankle[0], 0.032 * s, j.ankle[2] + 0.15 * s], [0.11 * s, 0.06 * s, 0.08 * s], 0.026 * s, 3);
  }
  on('head');
  b.at(multiply(translationTo(frame.at(0, 0, 0)), scaling(frame.k)), (c) => {
    c.paint(main, 'glossy').box([0, 0, 0], [0.27, 0.24, 0.23], 0.085, 5);
    c.paint([0.015, 0.02, 0.028], 'glossy').box([0, 0, 0.1], [0.22, 0.16, 0.05], 0.024, 4);
    c.paint(trim, 'glossy');
    for (const { sign } of sides)
      c.at(multiply(translationTo([sign * 0.14, 0, 0]), rotationBetween([0, 1, 0], [1, 0, 0])), (e) =>
        e.cylinder(-0.014, 0.014, 0.045, 0.045, round),
      );
    c.paint(dark, 'satin')
      .tube(
        [
          [0, 0.11, 0],
          [0, 0.19, 0],
        ],
        0.008,
        6,
      )
      .paint([2, 0.7, 0.3], 'glow')
      .sphere([0, 0.2, 0], 0.02, 10);
  });
  // Eyes are lids, too: a blink flattens the light.
  for (const side of sides) {
    on(`eye${side.suffix}`);
    b.paint([0.4, 1.9, 2.4], 'glow').at(
      multiply(translationTo(frame.at(side.sign * 0.05, 0.012, 0.127)), scaling(frame.k)),
      (c) => c.sphere([0, 0, 0], [0.026, 0.032, 0.006], 16),
    );
  }
  on('head')
    .paint([0.4, 1.9, 2.4], 'glow')
    .tube(
      [-0.035, -0.0175, 0, 0.0175, 0.035].map((x): Vec3 => frame.at(x, -0.045 + x * x * 12, 0.128)),
      0.0045 * frame.k,
      6,
    );
  return { mesh: b.mesh, skeleton, frame, proportions: p, age, main } as const;
};

export const buildRobot = (options: KitOptions) => {
  const { mesh, skeleton, frame, proportions: p, age } = shapeRobot(options);
  const none = () => 1;
  const figure: Figure = { skeleton, mesh, mouths: null, frame, trunk: none, face: none };
  return createPersonModel({
    figure,
    proportions: p,
    cloth: [],
    age,
    sex: 'male',
    dance: 'robot',
    height: p.headCentre + 0.21 * p.headScale,
  });
};

/** Its head on a body that clothes fit. */
const robotCharacter = (options: KitOptions): AnimalCharacter => {
  const { mesh, skeleton, frame, main } = shapeRobot(options);
  const isHead = skeleton.bones.map(({ name }) => name === 'head' || name.startsWith('eye'));
  const toMiddle = translationTo(scale(frame.at(0, 0, 0), -1));
  const radius = 0.135 * frame.k;
  const worn = buildWornThings(options.wears, {
    head: { bone: 0, centre: [0, 0.02 * frame.k, 0], radius },
    eyes: { at: [0, 0.012 * frame.k, 0.13 * frame.k], apart: 0.05 * frame.k },
    neck: { bone: 0, at: [0, -radius, 0], along: [0, 1, 0], radius: radius * 0.7 },
  });
  return {
    head: [
      moveMesh(
        partOfMesh(mesh, (v) => isHead[mesh.bones[v * 2]!]!),
        toMiddle,
      ),
      ...(worn ? [worn] : []),
    ],
    radius,
    nose: [0, 0, radius],
    lids: null,
    tail: [],
    height: options.noun === 'toy robot' || options.noun === 'little robot' ? 0.6 : 1.2,
    girth: 0.1,
    limb: 0.8,
    fur: 0,
    material: 'glossy',
    coatAt: ({ part }) => (part === 'paw' || part === 'neck' ? dark : main),
  };
};

export const robot: Kit = {
  name: 'robot',
  nouns: [
    'robot',
    'android',
    'humanoid',
    'humanoid robot',
    'toy robot',
    'little robot',
    'cyborg',
    'droid',
    'robot friend',
    'mecha',
  ],
  locomotion: 'walks',
  speeds: { slow: 1.1, fast: 3.6 },
  build: buildRobot,
  character: robotCharacter,
  standsUpright: true,
};
