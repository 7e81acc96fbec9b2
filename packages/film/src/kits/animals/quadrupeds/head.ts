/** Eyes, lids, ears, nose, mouth and tongue of a four-legged animal. */

import type { Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex, luminance } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationFacing, translationTo } from '../../../math/matrix.ts';
import { addScaled, mix, normalize, scale, type Vec3 } from '../../../math/vector.ts';
import type { Region } from '../shared/coat.ts';
import { addEar } from '../shared/ears.ts';
import { addEye, addEyelid } from '../shared/eyes.ts';
import { coatPointAt } from './coat-point.ts';
import { sides } from './frame.ts';
import type { DetailContext } from './shape.ts';

export type Lids = { mesh: Mesh };

const pink = fromHex('#d98a86');

const coatAt = ({ frame, coat }: DetailContext, region: Region, head: Vec3): Vec3 =>
  coat(coatPointAt(frame, frame.headPoint(...head), region, head));

const addEyes = (context: DetailContext): MeshBuilder => {
  const { frame, skeleton, builder, skin, detail } = context;
  const { shape, headPoint, headDirection, radius } = frame;
  const { size, side, up, iris = null, pupil, rim } = shape.eyes;
  const lids = new MeshBuilder().bone(skeleton.number('head'));
  builder.bone(skeleton.number('head'));
  for (const [, sign] of sides) {
    const direction = headDirection(sign * Math.sin(side), up, Math.cos(side));
    const surface = skin(headPoint(0, 0.08, 0.12), direction);
    // Small eyes are lost from a few steps away: life's differences in size are halved.
    const r = (0.085 + size * 0.58) * radius;
    const centre = addScaled(surface, normalize(direction), -r * 0.5);
    const facing = headDirection(sign * Math.sin(side * 0.9), up * 0.35, Math.cos(side * 0.9));
    const lid = coatAt(context, 'head', [sign * Math.sin(side), up, Math.cos(side)]);
    addEye(builder, centre, facing, {
      radius: r,
      iris,
      rim: rim ?? (iris ? scale(lid, 0.14) : null),
      segments: detail === 0 ? 14 : 8,
      ...(pupil && { pupil }),
    });
    addEyelid(lids, centre, facing, r, scale(lid, 0.85), scale(lid, 0.22));
  }
  return lids;
};

const addEars = (context: DetailContext) => {
  const { frame, skeleton, builder, skin } = context;
  const { ears, fur } = frame.shape;
  if (ears.kind === 'none' || ears.kind === 'drop') return;
  const { apart = 0.7, lean = 0.35, back = 0.1 } = ears;
  const outside = coatAt(context, 'ear', [0.6, 1, -0.1]);
  // Dark ears are dark inside too.
  const inside = mix(outside, pink, 0.62 * smoothstep(0.02, 0.2, luminance(outside)));
  const r = frame.radius;
  for (const [side, sign] of sides) {
    const isFan = ears.kind === 'fan';
    const towards = frame.headDirection(sign * apart, isFan ? 0.55 : 1, isFan ? -0.45 : -0.12);
    const base = skin(frame.headPoint(0, 0, -0.05), towards);
    builder.bone(skeleton.number(`ear${side}`));
    addEar(builder, {
      base: addScaled(base, normalize(towards), r * (isFan ? -0.3 : -0.12)),
      direction: isFan
        ? frame.headDirection(sign * 1, -0.72, -0.35)
        : frame.headDirection(sign * Math.sin(lean), Math.cos(lean), -back),
      facing: isFan
        ? [sign * 0.15, 0.25, 1]
        : // Turned out, so that they are no mere edges from the side.
          frame.headDirection(
            sign * Math.max(ears.kind === 'pointed' ? 0.7 : 0.4, Math.min(0.9, lean)),
            0.1,
            1,
          ),
      length: ears.length * r,
      width: ears.width * r,
      outline: ears.kind,
      cup: isFan ? 0.12 : 0.55,
      outside,
      inside: isFan ? scale(outside, 0.92) : inside,
      material: fur > 0 ? 'fur' : 'skin',
      hasFurryRim: !isFan,
      thickness: isFan ? 0.06 : 0.2,
      rows: isFan ? 14 : 9,
    });
  }
};

const addNose = ({ frame, skeleton, builder, skin }: DetailContext) => {
  const { shape, headPoint, headDirection, radius: r } = frame;
  const { nose, head } = shape;
  if (nose.kind === 'none') return;
  builder.bone(skeleton.number('head'));
  const colour = nose.colour ?? fromHex('#1a1412');
  const size = (nose.size ?? 0.2) * r;
  const low = head.low ?? 0.28;
  const inside = headPoint(0, -low, head.muzzle - head.tip);
  if (nose.kind === 'pad') {
    const tip = skin(inside, headDirection(0, 0.55, 1));
    builder
      .paint(colour, 'glossy')
      .sphere(addScaled(tip, [0, 0, 1], -size * 0.15), [size, size * 0.72, size * 0.62], 12);
    return;
  }
  if (nose.kind === 'snout') {
    const tip = skin(inside, headDirection(0, 0.05, 1));
    const disc = multiply(translationTo(tip), rotationFacing(headDirection(0, 0.05, 1)));
    builder.at(disc, (b) => {
      b.paint(colour, 'skin').sphere([0, 0, 0], [r * head.tip * 1.05, r * head.tip * 0.9, r * 0.16], 14);
      b.paint(scale(colour, 0.3), 'matte');
      for (const [, sign] of sides)
        b.sphere([sign * r * head.tip * 0.36, 0, r * 0.13], [size * 0.5, size * 0.7, size * 0.3], 8);
    });
    return;
  }
  builder.paint(scale(colour, 0.8), 'matte');
  for (const [, sign] of sides) {
    const at = skin(inside, headDirection(sign * 0.75, 0.35, 1));
    builder.sphere(
      addScaled(at, headDirection(sign * 0.6, 0.3, 1), -size * 0.25),
      [size * 0.5, size * 0.62, size * 0.5],
      8,
    );
  }
};

/** The line of the closed mouth, and a tongue that shows when the jaw opens. */
const addMouth = ({ frame, skeleton, builder, skin }: DetailContext) => {
  const { shape, headPoint, headDirection, radius: r } = frame;
  const { head } = shape;
  if (head.jawless || shape.trunk) return;
  const low = head.low ?? 0.28;
  builder.bone(skeleton.number('head')).paint(fromHex('#2a1712'), 'matte');
  const line = [-0.64, -0.48, -0.32, -0.16, 0, 0.16, 0.32, 0.48, 0.64].map((t) => {
    const ahead = head.muzzle - head.tip - Math.abs(t) ** 1.5 * (head.muzzle - head.tip) * 0.62;
    // Both lips hang from the middle: one even curve is the smile of a person.
    const hang = 0.26 * Math.sin((Math.abs(t) / 0.64) * Math.PI);
    return skin(
      headPoint(0, -low - head.tip * 0.42, ahead),
      headDirection(t * 1.1, -0.06 - hang, 1.05 - Math.abs(t)),
    );
  });
  builder.tube(line, r * 0.026, 5, false);
  if (shape.nose.kind === 'pad') {
    const inside = headPoint(0, -low, head.muzzle - head.tip);
    const cleft = [0.3, 0.05, -0.2, -0.42].map((up) => skin(inside, headDirection(0, up, 1)));
    builder.tube(cleft, r * 0.024, 5, false);
  }
  builder.bone(skeleton.number('jaw')).paint(fromHex('#d8687a'), 'satin');
  builder.sphere(
    headPoint(0, -low - head.tip * 0.55, head.muzzle * 0.62),
    [r * head.tip * 0.5, r * 0.07, r * head.muzzle * 0.3],
    10,
  );
};

export const addHeadDetails = (context: DetailContext): Lids => {
  const lids = addEyes(context);
  addEars(context);
  addNose(context);
  if (context.detail < 2) addMouth(context);
  return { mesh: lids.mesh };
};
