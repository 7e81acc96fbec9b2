/** Trunk, arms and legs as one soft body under its clothes. */

import type { DistanceField } from '../../../geometry/distance-field.ts';
import type { MaterialName } from '../../../geometry/materials.ts';
import { type BodyPaint, SoftBody } from '../../../geometry/soft-body.ts';
import { noise } from '../../../math/noise.ts';
import { scale, type Vec3 } from '../../../math/vector.ts';
import type { Skeleton } from '../../../motion/skeleton.ts';
import type { Outfit, Top } from '../clothes/outfit.ts';
import { jointsOf, restArm, sides } from './person-skeleton.ts';
import type { Proportions } from './proportions.ts';

export type Trunk = {
  body: SoftBody /** Without arms and legs: for laying clothes on. */;
  trunk: DistanceField;
};

/** Cloth is never quite even: a little lighter and darker by place. */
const shaded =
  (colour: Vec3): BodyPaint =>
  (x, y, z) =>
    scale(colour, 0.93 + 0.14 * noise(x * 14 + 5, y * 9, z * 14));

const topPaint = (top: Top, p: Proportions, skin: Vec3, legs: Vec3 | null): BodyPaint => {
  const neckY = top.neckline === 'strapless' ? p.shoulder - 0.1 * (p.shoulder / 1.355) : 9;
  const hemY = top.hangsOver ? p.hip + 0.01 : p.waist - 0.02;
  const colour = shaded(top.colour);
  const second = shaded(top.second);
  const period = p.shoulder * 0.038;
  return (x, y, z) => {
    if (y > neckY + 0.02 * Math.cos(x * 28) * (z > 0 ? 1 : 0)) return skin;
    if (legs && y < hemY) return legs;
    let isSecond = false;
    if (top.front === 'stripes') isSecond = Math.floor(y / period) % 2 === 0;
    if (top.front === 'checks') isSecond = (Math.floor(y / 0.04) + Math.floor((x + 3) / 0.04)) % 2 === 0;
    const paint = isSecond ? second : colour;
    return typeof paint === 'function' ? paint(x, y, z) : paint;
  };
};

export const buildTrunk = (p: Proportions, outfit: Outfit, skin: Vec3, skeleton: Skeleton): Trunk => {
  const body = new SoftBody();
  const number = (name: string) => skeleton.number(name);
  const { top, legs } = outfit;
  const puff = top?.puff ?? 0;
  const [w, d] = [p.torsoWidth, p.torsoDepth];
  const s = p.shoulder / 1.355;
  const coversHips = legs.cover > 0;
  const torsoPaint = top ? topPaint(top, p, skin, coversHips ? legs.colour : null) : skin;
  const torsoMaterial: MaterialName = top ? top.material : 'skin';
  const hipsColour = coversHips ? legs.colour : (top?.colour ?? legs.colour);
  const hipsMaterial = coversHips ? legs.material : torsoMaterial;
  const pelvis = number('pelvis');
  const waist = number('waist');
  const chest = number('chest');
  const female = p.bust > 0;
  const hipRadius: Vec3 = [
    (female ? 0.172 : 0.158) * w + puff * 0.6,
    0.125 * s + puff * 0.3,
    0.128 * d + puff * 0.6,
  ];
  body.ellipsoid([0, p.hip + 0.035 * s, -0.012 * d], hipRadius, top?.hangsOver ? torsoPaint : hipsColour, {
    bone: pelvis,
    material: hipsMaterial,
  });
  const waistRadius = (female ? 0.102 : 0.118) + p.belly * 0.02;
  body.capsule(
    [0, p.hip + 0.1 * s, 0],
    [0, p.waist + 0.03 * s, 0.002],
    [waistRadius * w + puff, waistRadius * w + puff],
    torsoPaint,
    { bone: waist, blend: 0.07 * s, material: torsoMaterial },
  );
  if (p.belly > 0)
    body.ellipsoid(
      [0, p.waist - 0.02 * s, 0.035 * d],
      [0.14 * w * (0.8 + p.belly * 0.35) + puff, 0.135 * s, 0.1 * d * (0.8 + p.belly * 0.55) + puff],
      torsoPaint,
      { bone: waist, blend: 0.06 * s, material: torsoMaterial },
    );
  body.ellipsoid(
    [0, p.shoulder - 0.105 * s, 0.002],
    [(female ? 0.158 : 0.168) * w + puff, 0.15 * s, 0.115 * d + puff],
    torsoPaint,
    { bone: chest, blend: 0.06 * s, material: torsoMaterial },
  );
  if (female)
    for (const { sign } of sides)
      body.ellipsoid(
        [sign * 0.064 * w, p.shoulder - 0.125 * s, 0.066 * d],
        [0.07 * w + puff * 0.6, 0.066 * s, 0.058 * p.bust + puff * 0.7],
        torsoPaint,
        { bone: chest, blend: 0.035, material: torsoMaterial },
      );
  body.capsule(
    [-p.shoulderHalf * 0.72, p.shoulder - 0.008 * s, -0.01],
    [p.shoulderHalf * 0.72, p.shoulder - 0.008 * s, -0.01],
    0.056 * p.limb + puff * 0.8,
    torsoPaint,
    { bone: chest, blend: 0.05 * s, material: torsoMaterial },
  );
  const neckSkin = top?.neckline === 'high' ? top.colour : skin;
  body.capsule(
    [0, p.neck - 0.03 * s, -0.012],
    [0, p.headPivot + 0.02, 0.004],
    [0.056 * p.limb, 0.05 * p.limb],
    neckSkin,
    { bone: number('neck'), blend: 0.035 * s, material: 'skin' },
  );
  const trunk = new SoftBody();
  trunk.parts.push(...body.parts);
  addArms(body, p, outfit, skin, skeleton);
  addLegs(body, p, outfit, skin, skeleton);
  return { body, trunk: trunk.field() };
};

const addArms = (body: SoftBody, p: Proportions, outfit: Outfit, skin: Vec3, skeleton: Skeleton) => {
  const { top } = outfit;
  const puff = top?.puff ?? 0;
  const total = p.upperArm + p.foreArm;
  for (const side of sides) {
    const j = jointsOf(p, side);
    const covered = (from: number) => (top ? top.sleeve > from : false);
    const sleevePaint = top ? shaded(top.sleeveColour ?? top.colour) : skin;
    const second = shaded(top?.second ?? skin);
    const paint: BodyPaint = (x, y, z) => {
      const along = (x - j.shoulder[0]) * restArm[0] * side.sign + (y - j.shoulder[1]) * restArm[1];
      if (!top || along / total > top.sleeve || (top.neckline === 'strapless' && top.sleeve < 0.2))
        return skin;
      const striped = top.front === 'stripes' && Math.floor(along / (p.shoulder * 0.038)) % 2 === 0;
      const use = striped ? second : sleevePaint;
      return typeof use === 'function' ? use(x, y, z) : use;
    };
    const upperPuff = covered(0.2) ? puff + 0.008 : 0;
    const lowerPuff = covered(0.9) ? puff + 0.01 : covered(0.6) ? puff * 0.5 : 0;
    const material: MaterialName = covered(0.2) ? top!.material : 'skin';
    body.capsule(
      j.shoulder,
      j.elbow,
      [0.056 * p.limb + upperPuff, 0.045 * p.limb + (covered(0.55) ? upperPuff : upperPuff * 0.4)],
      paint,
      { bone: skeleton.number(`arm${side.suffix}`), blend: 0.035, material },
    );
    body.capsule(j.elbow, j.wrist, [0.045 * p.limb + lowerPuff, 0.034 * p.limb + lowerPuff * 1.1], paint, {
      bone: skeleton.number(`fore${side.suffix}`),
      blend: 0.02,
      material: covered(0.6) ? top!.material : 'skin',
    });
  }
};

const addLegs = (body: SoftBody, p: Proportions, outfit: Outfit, skin: Vec3, skeleton: Skeleton) => {
  const { legs, feet } = outfit;
  const bootTop = p.knee * 0.62;
  for (const side of sides) {
    const j = jointsOf(p, side);
    const end = j.hip[1] - legs.cover * (j.hip[1] - 0.07 * p.footScale);
    const legPaint = shaded(legs.colour);
    const hem = outfit.top?.hangsOver && legs.cover > 0 ? p.hip + 0.01 : 9;
    const topColour = outfit.top?.colour ?? skin;
    const paint: BodyPaint = (x, y, z) =>
      y > hem
        ? topColour
        : legs.cover > 0 && y >= end
          ? typeof legPaint === 'function'
            ? legPaint(x, y, z)
            : legPaint
          : skin;
    const loose = legs.cover > 0.3 ? legs.looseness : 0;
    const lowLoose = legs.cover > 0.8 ? legs.looseness : 0;
    const thigh = skeleton.number(`thigh${side.suffix}`);
    const shin = skeleton.number(`shin${side.suffix}`);
    const foot = skeleton.number(`foot${side.suffix}`);
    const toes = skeleton.number(`toes${side.suffix}`);
    const upperMaterial: MaterialName = legs.cover > 0.3 ? legs.material : 'skin';
    const lowerMaterial: MaterialName = legs.cover > 0.8 ? legs.material : 'skin';
    body.capsule(j.hip, j.knee, [0.09 * p.limb + loose * 0.6, 0.058 * p.limb + loose], paint, {
      bone: thigh,
      blend: 0.035,
      material: upperMaterial,
    });
    body.capsule(j.knee, j.ankle, [0.056 * p.limb + lowLoose, 0.038 * p.limb + lowLoose * 1.25], paint, {
      bone: shin,
      blend: 0.03,
      material: lowerMaterial,
    });
    body.ellipsoid(
      [j.knee[0], p.knee - (p.knee - p.ankle) * 0.3, -0.016],
      [0.05 * p.limb + lowLoose * 0.8, 0.11 * (p.knee / 0.49), 0.052 * p.limb + lowLoose * 0.8],
      paint,
      { bone: shin, blend: 0.03, material: lowerMaterial },
    );
    const f = p.footScale;
    const isBare = feet.kind === 'barefoot' || feet.kind === 'sandals';
    const shoe = isBare ? skin : feet.colour;
    const shoeMaterial: MaterialName = isBare ? 'skin' : feet.kind === 'slippers' ? 'satin' : 'glossy';
    const bulk = isBare || feet.kind === 'slippers' ? 0.9 : feet.kind === 'heels' ? 0.86 : 1.08;
    const x = j.ankle[0];
    body.capsule(
      [x, 0.046 * f, j.ankle[2] - 0.018 * f],
      [x + side.sign * 0.006, 0.04 * f, j.ankle[2] + 0.09 * f],
      [0.043 * f * bulk, 0.042 * f * bulk],
      shoe,
      { bone: foot, blend: 0.02, material: shoeMaterial },
    );
    body.capsule(
      [x + side.sign * 0.006, 0.036 * f, j.ankle[2] + 0.1 * f],
      [x + side.sign * 0.008, 0.032 * f, j.ankle[2] + 0.15 * f],
      [0.038 * f * bulk, 0.032 * f * bulk],
      shoe,
      { bone: toes, blend: 0.025, material: shoeMaterial },
    );
    if (feet.kind === 'boots')
      body.capsule(
        [x, 0.06 * f, j.ankle[2]],
        [j.knee[0], bootTop, -0.008],
        [0.05 * p.limb * 1.05, 0.064 * p.limb + Math.min(lowLoose, 0.02)],
        feet.colour,
        { bone: shin, blend: 0.012, material: 'glossy' },
      );
    else if (!isBare && feet.kind !== 'slippers' && feet.kind !== 'heels')
      body.capsule([x, 0.06 * f, j.ankle[2] - 0.008], [x, 0.1 * f, j.ankle[2]], 0.043 * f, shoe, {
        bone: foot,
        blend: 0.015,
        material: shoeMaterial,
      });
  }
};
