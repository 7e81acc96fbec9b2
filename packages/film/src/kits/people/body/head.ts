/** Skull, cheeks, nose, ears, hair and beard as one soft body; sizes in units of an adult's head. */

import type { DistanceField } from '../../../geometry/distance-field.ts';
import { type BodyPaint, SoftBody } from '../../../geometry/soft-body.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import { addHair } from './hair.ts';
import type { HeadFrame, HeadLook } from './head-look.ts';
import { sides } from './person-skeleton.ts';
import type { Proportions } from './proportions.ts';

export const headFrame = (p: Proportions, bone: number, hairBone: number): HeadFrame => ({
  at: (x, y, z) => [x * p.headScale, p.headCentre + y * p.headScale, 0.012 + z * p.headScale],
  k: p.headScale,
  bone,
  hairBone,
});

export type BuiltHead = {
  body: SoftBody /** Without hair: for eyes, mouth and glasses. */;
  face: DistanceField;
};

export const buildHead = (frame: HeadFrame, look: HeadLook): BuiltHead => {
  const body = new SoftBody();
  const { at, k, bone } = frame;
  const { skin } = look;
  const cheekColour = mix(skin, [skin[0] * 1.02, skin[1] * 0.52, skin[2] * 0.45], 0.55);
  const [cheekY, cheekX] = [at(0, -0.052, 0)[1], 0.066 * k];
  const paint: BodyPaint = (x, y, z) => {
    if (z < 0.04) return skin;
    const distance = Math.hypot(Math.abs(x) - cheekX, (y - cheekY) * 1.15);
    return mix(skin, cheekColour, 0.75 * smoothstep(0.036 * k, 0.004, distance));
  };
  const style = { bone, material: 'skin' as const };
  const radii = (x: number, y: number, z: number): Vec3 => [x * k, y * k, z * k];
  body.ellipsoid(at(0, 0.012, 0), radii(0.118, 0.124, 0.118), paint, style);
  const jaw = look.isFemale || look.isChild ? 0.082 : 0.09;
  body.ellipsoid(at(0, -0.058, 0.02), radii(jaw, 0.078, 0.084), paint, { ...style, blend: 0.05 * k });
  for (const { sign } of sides)
    body.ellipsoid(at(sign * 0.052, -0.05, 0.058), radii(0.042, 0.04, 0.042), paint, {
      ...style,
      blend: 0.03 * k,
    });
  if (!look.isChild && !look.isFemale)
    body.ellipsoid(at(0, -0.118, 0.05), radii(0.042, 0.026, 0.034), paint, { ...style, blend: 0.035 * k });
  const nose = look.isOld ? 1.25 : look.isChild ? 0.85 : 1;
  const nosePaint = mix(skin, cheekColour, 0.35);
  body.ellipsoid(at(0, -0.036, 0.118), radii(0.0165 * nose, 0.017 * nose, 0.021 * nose), nosePaint, {
    ...style,
    blend: 0.014 * k,
  });
  for (const { sign } of sides) {
    body.ellipsoid(at(sign * 0.118, -0.02, -0.008), radii(0.02, 0.034, 0.025), skin, {
      ...style,
      blend: 0.012 * k,
    });
  }
  const face = new SoftBody();
  face.parts.push(...body.parts);
  addHair(body, frame, look);
  addBeard(body, frame, look);
  return { body, face: face.field() };
};

const addBeard = (body: SoftBody, { at, k, bone }: HeadFrame, look: HeadLook) => {
  if (look.beard === 'none') return;
  const colour: BodyPaint = (x, y, z) =>
    scale(look.beardColour, 0.84 + 0.3 * Math.sin(x * 130 + Math.sin(y * 50 + z * 20)) ** 2);
  const style = { bone, material: 'fur' as const, blend: 0.012 * k };
  const radii = (x: number, y: number, z: number): Vec3 => [x * k, y * k, z * k];
  if (look.beard === 'short' || look.beard === 'long') {
    for (const { sign } of sides) {
      body.ellipsoid(at(sign * 0.085, -0.07, 0.025), radii(0.022, 0.055, 0.034), colour, style);
      body.ellipsoid(at(sign * 0.045, -0.112, 0.068), radii(0.045, 0.036, 0.036), colour, style);
    }
    body.ellipsoid(at(0, -0.122, 0.082), radii(0.052, 0.034, 0.036), colour, style);
  }
  if (look.beard === 'long') {
    body.ellipsoid(at(0, -0.17, 0.09), radii(0.075, 0.07, 0.045), colour, { ...style, blend: 0.03 * k });
    body.ellipsoid(at(0, -0.25, 0.1), radii(0.052, 0.1, 0.034), colour, { ...style, blend: 0.04 * k });
  }
  for (const { sign } of sides)
    body.ellipsoid(at(sign * 0.026, -0.066, 0.112), radii(0.03, 0.0115, 0.014), colour, {
      ...style,
      tiltZ: sign * -0.28,
      blend: 0.006 * k,
    });
};
