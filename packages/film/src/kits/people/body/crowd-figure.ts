/** A person of a few hundred triangles on the same skeleton: for crowds and the far background. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { multiply, scaling, translationTo } from '../../../math/matrix.ts';
import { addScaled, normalize, subtract, type Vec3 } from '../../../math/vector.ts';
import type { Figure, FigureLook } from './build-figure.ts';
import { headFrame } from './head.ts';
import { createPersonSkeleton, jointsOf, sides } from './person-skeleton.ts';

const longHair = new Set(['long', 'bob', 'ponytail', 'pigtails', 'braids']);
const cheapHats = new Set(['cap', 'hat', 'straw_hat', 'beanie', 'hard_hat', 'helmet', 'cowboy_hat']);

export const buildCrowdFigure = (look: FigureLook): Figure => {
  const { proportions: p, outfit, head } = look;
  const skeleton = createPersonSkeleton(p);
  const frame = headFrame(p, skeleton.number('head'), skeleton.number('hair'));
  const skin = outfit.skin ?? head.skin;
  const b = new MeshBuilder();
  const s = p.shoulder / 1.355;
  const puff = outfit.top?.puff ?? 0;
  const top = outfit.top?.colour ?? skin;
  const hips = outfit.legs.cover > 0 ? outfit.legs.colour : top;
  const [w, d] = [p.torsoWidth, p.torsoDepth];
  const ring = (y: number, x: number, z: number, bone: string): number[] => {
    b.bone(skeleton.number(bone));
    return Array.from({ length: 9 }, (_, n) => {
      const a = (n / 8) * 2 * Math.PI;
      return b.vertex([Math.cos(a) * x, y, Math.sin(a) * z], [Math.cos(a), 0, Math.sin(a)]);
    });
  };
  b.paint(top, 'cloth');
  const upper = [
    ring(p.hip + 0.06 * s, 0.15 * w + puff, 0.115 * d + puff, 'pelvis'),
    ring(p.waist, 0.115 * w + puff, 0.1 * d + puff, 'waist'),
    ring(p.shoulder - 0.1 * s, 0.155 * w + puff, 0.11 * d + puff, 'chest'),
    ring(p.shoulder + 0.02 * s, p.shoulderHalf * 0.95, 0.07 * d, 'chest'),
    ring(p.neck, 0.05, 0.05, 'chest'),
  ];
  b.grid(upper);
  b.paint(hips, 'cloth');
  b.grid([
    ring(p.hip - 0.07 * s, 0.13 * w, 0.1 * d, 'pelvis'),
    ring(p.hip + 0.07 * s, 0.15 * w + puff, 0.115 * d + puff, 'pelvis'),
  ]);
  // A little longer than the bone, so that bent joints show no gap.
  const tube = (points: [Vec3, Vec3], radii: number[], bone: string) => {
    const way = normalize(subtract(points[1], points[0]));
    b.bone(skeleton.number(bone)).tube(
      [addScaled(points[0], way, -0.035 * s), addScaled(points[1], way, 0.03 * s)],
      radii,
      5,
      false,
    );
  };
  for (const side of sides) {
    const j = jointsOf(p, side);
    const name = (bone: string) => `${bone}${side.suffix}`;
    const sleeve = outfit.top?.sleeve ?? 0;
    b.paint(sleeve > 0.2 ? (outfit.top?.sleeveColour ?? top) : skin, 'cloth');
    tube([j.shoulder, j.elbow], [0.06 * p.limb + puff, 0.045 * p.limb + puff], name('arm'));
    b.paint(sleeve > 0.6 ? (outfit.top?.sleeveColour ?? top) : skin, 'cloth');
    tube([j.elbow, j.wrist], [0.046 * p.limb, 0.034 * p.limb], name('fore'));
    b.paint(outfit.gloves ?? skin, 'skin')
      .bone(skeleton.number(name('hand')))
      .sphere(j.knuckles, 0.045 * p.handScale, 5);
    b.paint(outfit.legs.cover > 0.3 ? outfit.legs.colour : skin, 'cloth');
    tube([j.hip, j.knee], [0.088 * p.limb, 0.06 * p.limb], name('thigh'));
    b.paint(outfit.legs.cover > 0.8 ? outfit.legs.colour : skin, 'cloth');
    tube([j.knee, j.ankle], [0.06 * p.limb, 0.042 * p.limb], name('shin'));
    b.paint(outfit.feet.kind === 'barefoot' ? skin : outfit.feet.colour, 'satin')
      .bone(skeleton.number(name('foot')))
      .box(
        [j.ankle[0], 0.04 * p.footScale, j.ankle[2] + 0.05 * p.footScale],
        [0.085 * p.footScale, 0.08 * p.footScale, 0.22 * p.footScale],
      );
  }
  for (const cut of outfit.skirts) {
    b.paint(cut.colour, 'cloth');
    const low = Math.max(0.05, p.hip * (1 - cut.length));
    b.grid([
      ring(p.waist, 0.12 * w, 0.105 * d, 'pelvis'),
      ring(low, 0.14 * w + cut.flare, 0.1 * d + cut.flare, 'pelvis'),
    ]);
    b.twoSided();
  }
  b.bone(frame.bone);
  const k = frame.k;
  b.at(multiply(translationTo(frame.at(0, 0, 0)), scaling(k)), (c) => {
    c.paint(skin, 'skin').sphere([0, -0.01, 0.008], [0.112, 0.132, 0.115], 8);
    if (head.hair !== 'bald' && head.hair !== 'balding') {
      c.paint(head.hairColour, 'satin').sphere([0, 0.04, -0.026], [0.124, 0.11, 0.12], 8);
      if (longHair.has(head.hair)) c.sphere([0, -0.09, -0.07], [0.11, 0.13, 0.06], 6);
    }
    c.paint([0.02, 0.015, 0.015], 'glossy');
    for (const { sign } of sides) c.sphere([sign * 0.045, 0, 0.108], [0.014, 0.018, 0.01], 4);
    const hat = outfit.extras.find(({ name }) => cheapHats.has(name));
    if (hat)
      c.paint(hat.colour, 'cloth')
        .sphere([0, 0.085, -0.01], [0.13, 0.08, 0.13], 8)
        .box([0, 0.06, 0.05], [0.2, 0.012, 0.24]);
  });
  const none = () => 1;
  return { skeleton, mesh: b.mesh, mouths: null, frame, trunk: none, face: none };
};
