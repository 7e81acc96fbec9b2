/** Insects: head, thorax, abdomen, six legs that step in two groups of three, wings that beat. */

import type { MaterialName } from '../../../geometry/materials.ts';
import type { Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import type { Paint } from '../../../geometry/mesh-writer.ts';
import { fromHex } from '../../../math/colour.ts';
import {
  type Matrix,
  multiply,
  rotationX,
  rotationY,
  rotationZ,
  scaling,
  translation,
  translationTo,
} from '../../../math/matrix.ts';
import { add, type Vec3 } from '../../../math/vector.ts';
import type { Kit, KitOptions, Locomotion } from '../../kit.ts';
import type { Model } from '../../model.ts';
import { kindsKit } from '../shared/kinds-kit.ts';

/** Everything in shares of the body's length, which is 1 along z around the origin. */
export type Insect = {
  nouns: string[];
  /** Metres. */
  length: number;
  /** Height of the body's middle above the ground. */
  stand: number;
  addBody: (builder: MeshBuilder, options: KitOptions) => void;
  legs?: { colour: string; reach: number; thick: number; count?: number; raise?: number };
  antennae?: { colour: string; length: number; clubbed?: boolean };
  wings?: {
    root: Vec3;
    build: (sign: 1 | -1, options: KitOptions) => Mesh;
    beat: number;
    amplitude: number;
    rest: number;
    sweep?: number;
  }[];
  glow?: { at: Vec3; colour: Vec3 };
};

export const ball = (
  builder: MeshBuilder,
  centre: Vec3,
  radii: Vec3,
  paint: Paint,
  material: MaterialName = 'satin',
  segments = 18,
) => builder.paint(paint, material).sphere(centre, radii, segments);

const addLegs = (builder: MeshBuilder, insect: Insect, group: number) => {
  const { legs, stand } = insect;
  if (!legs) return;
  const { colour, reach, thick, count = 3, raise = 0.12 } = legs;
  builder.paint(fromHex(colour), 'satin');
  for (const sign of [1, -1])
    for (let n = 0; n < count; n += 1) {
      if ((n + (sign > 0 ? 0 : 1)) % 2 !== group) continue;
      const z = 0.2 - (n / Math.max(1, count - 1)) * 0.32;
      const splay = 0.45 - (n / Math.max(1, count - 1)) * 1.05;
      const hip: Vec3 = [sign * 0.1, -0.06, z];
      builder.tube(
        [
          hip,
          add(hip, [sign * reach * 0.45, raise, splay * reach * 0.4]),
          add(hip, [sign * reach * 0.8, -stand * 0.45, splay * reach * 0.85]),
          add(hip, [sign * reach, 0.07 - stand, splay * reach * 1.1]),
        ],
        [thick, thick * 0.9, thick * 0.6, thick * 0.35],
        6,
      );
    }
};

const build = (insect: Insect, options: KitOptions): Model => {
  const isGiant = options.traits.includes('giant') || options.traits.includes('huge');
  const size = insect.length * (isGiant ? 6 : 1);
  const toModel = multiply(translation(0, insect.stand * size, 0), scaling(size));
  const body = new MeshBuilder();
  body.at(toModel, (b) => {
    insect.addBody(b, options);
    if (insect.antennae)
      for (const sign of [1, -1]) {
        const { colour, length, clubbed } = insect.antennae;
        const root: Vec3 = [sign * 0.05, 0.08, 0.46];
        const tip = add(root, [sign * length * 0.45, length * 0.7, length * 0.7]);
        b.paint(fromHex(colour), 'satin').tube(
          [root, add(root, [sign * length * 0.12, length * 0.5, length * 0.3]), tip],
          0.011,
          5,
        );
        if (clubbed) b.sphere(tip, 0.026, 6);
      }
  });
  const parts = [{ name: 'body', mesh: body.mesh }];
  for (const group of [0, 1]) {
    const legs = new MeshBuilder();
    legs.at(toModel, (b) => addLegs(b, insect, group));
    if (legs.mesh.positions.length > 0) parts.push({ name: `legs${group}`, mesh: legs.mesh });
  }
  for (const [n, wing] of (insect.wings ?? []).entries())
    for (const sign of [1, -1] as const)
      parts.push({ name: `wing${n}${sign}`, mesh: wing.build(sign, options) });
  const top: Vec3 = [0, (insect.stand + 0.2) * size, 0];
  return {
    size: [size * (insect.wings ? 1.2 : 0.8), size * (insect.stand + 0.35), size * 1.1],
    parts,
    anchors: {
      top,
      back: top,
      head: [0, insect.stand * size, size * 0.5],
      mouth: [0, insect.stand * size, size * 0.5],
    },
    pose: ({ time, phase, action, speed, travelled }) => {
      const poseParts: Record<string, Matrix> = {};
      const t = time + phase * 1.7;
      const isFlying =
        !!insect.wings &&
        (action === 'fly' ||
          action === 'hover' ||
          action === 'chase' ||
          action === 'flee' ||
          action === 'float' ||
          action === 'launch' ||
          speed > size * 6);
      const sway = isFlying
        ? multiply(
            translation(0, size * 0.08 * Math.sin(t * 5), 0),
            rotationZ(0.12 * Math.sin(t * 3.1)),
            rotationX(0.08 * Math.sin(t * 4.3) - 0.12),
          )
        : translation(0, size * 0.008 * Math.sin(t * 4), 0);
      poseParts.body = sway;
      const step = (travelled / (size * 0.5)) * Math.PI * 2;
      for (const group of [0, 1]) {
        const swing = speed > 0.001 && !isFlying ? 0.16 * Math.sin(step + group * Math.PI) : 0;
        poseParts[`legs${group}`] = isFlying
          ? multiply(sway, translation(0, size * 0.06, -size * 0.05), rotationX(0.2))
          : multiply(sway, rotationY(swing));
      }
      for (const [n, wing] of (insect.wings ?? []).entries()) {
        const slow =
          action === 'land' ||
          action === 'stand' ||
          action === 'sit' ||
          action === 'eat' ||
          action === 'drink' ||
          action === 'look';
        const resting = !isFlying && wing.beat > 4;
        const w = t * 2 * Math.PI * (isFlying ? wing.beat : slow ? wing.beat * 0.28 : wing.beat * 0.5);
        const angle = resting
          ? wing.rest
          : wing.rest * 0.35 + wing.amplitude * (isFlying ? 1 : 0.75) * Math.sin(w - n * 0.35);
        for (const sign of [1, -1])
          poseParts[`wing${n}${sign}`] = multiply(
            sway,
            translation(0, insect.stand * size, 0),
            translationTo([sign * wing.root[0] * size, wing.root[1] * size, wing.root[2] * size]),
            rotationY(sign * (resting ? (wing.sweep ?? 0) : 0)),
            rotationZ(sign * angle),
            scaling(size),
          );
      }
      if (!insect.glow) return { parts: poseParts, anchors: {} };
      const pulse = 0.35 + 0.65 * Math.max(0, Math.sin(t * 2.2)) ** 2;
      const at = add(
        [0, insect.stand * size, 0],
        [insect.glow.at[0] * size, insect.glow.at[1] * size, insect.glow.at[2] * size],
      );
      const [r, g, b] = insect.glow.colour;
      return {
        parts: poseParts,
        anchors: {},
        particles: [
          {
            position: at,
            size: size * 0.9,
            colour: [r * pulse, g * pulse, b * pulse],
            opacity: 0.35 * pulse,
          },
        ],
        lamps: [
          { position: at, colour: [r * pulse * 0.5, g * pulse * 0.5, b * pulse * 0.5], reach: size * 14 },
        ],
      };
    },
  };
};

export const insectKit = (
  name: string,
  locomotion: Locomotion,
  speeds: { slow: number; fast: number },
  kinds: Insect[],
): Kit => kindsKit({ name, locomotion, speeds }, kinds, build);
