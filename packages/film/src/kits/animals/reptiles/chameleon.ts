/** A chameleon: flat from side to side, with a casque, eyes in turrets, mitten hands and a rolled tail. Its tongue is longer than its body. */

import { appendMesh, type Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { SoftBody } from '../../../geometry/soft-body.ts';
import { fromHex } from '../../../math/colour.ts';
import { smoothstep } from '../../../math/interpolate.ts';
import {
  type Matrix,
  multiply,
  rotationFacing,
  rotationX,
  rotationY,
  scaling,
  translation,
} from '../../../math/matrix.ts';
import { noise } from '../../../math/noise.ts';
import { mix, scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit, KitOptions } from '../../kit.ts';
import type { Model } from '../../model.ts';

/** Where the tongue comes out, and how far it reaches at most, metres. */
export const chameleonMouth: Vec3 = [0, 0.099, 0.17];
export const tongueReach = 0.27;

const turrets: readonly (readonly [string, number])[] = [
  ['turretLeft', 1],
  ['turretRight', -1],
];
const turretAt = (sign: number): Vec3 => [sign * 0.021, 0.122, 0.126];

const legs = [
  { name: 'frontLeft', sign: 1, z: 0.062, bend: 1 },
  { name: 'frontRight', sign: -1, z: 0.062, bend: 1 },
  { name: 'hindLeft', sign: 1, z: -0.05, bend: -1 },
  { name: 'hindRight', sign: -1, z: -0.05, bend: -1 },
] as const;
const hipOf = ({ sign, z }: (typeof legs)[number]): Vec3 => [sign * 0.016, 0.074, z];

/** Green with bands of turquoise and a pale stripe along the side. */
const skinOf =
  (colour: Vec3 | null) =>
  (x: number, y: number, z: number): Vec3 => {
    const base = colour ?? fromHex('#4aa82c');
    const band = smoothstep(0.12, 0.3, Math.sin(z * 105 + 0.8 * Math.sin(y * 60))) * smoothstep(0.1, 0.08, z);
    const banded = mix(base, colour ? mix(colour, [0.1, 0.1, 0.1], 0.35) : fromHex('#1d7f86'), band * 0.8);
    const stripe = smoothstep(0.009, 0.004, Math.abs(y - 0.1)) * smoothstep(0.1, 0.06, Math.abs(z));
    const striped = mix(banded, fromHex('#f0e89a'), stripe * 0.75);
    const belly = mix(
      striped,
      fromHex('#e4e8a0'),
      smoothstep(0.06, 0.048, y) * smoothstep(0.1, 0.08, Math.abs(z)),
    );
    return scale(belly, 0.78 + 0.44 * noise(x * 300, y * 300, z * 300));
  };

const buildTrunk = (colour: Vec3 | null): Mesh => {
  const paint = skinOf(colour);
  const style = { material: 'skin' as const, blend: 0.018 };
  const body = new SoftBody();
  body.ellipsoid([0, 0.092, -0.002], [0.023, 0.046, 0.092], paint, style);
  body.ellipsoid([0, 0.1, -0.01], [0.017, 0.047, 0.07], paint, style);
  // Neck, head, snout, and the casque that rises behind the eyes.
  body.capsule([0, 0.095, 0.07], [0, 0.108, 0.11], [0.026, 0.024], paint, style);
  body.ellipsoid([0, 0.112, 0.122], [0.024, 0.026, 0.036], paint, style);
  body.capsule([0, 0.108, 0.13], [0, 0.1, 0.166], [0.02, 0.0105], paint, { ...style, blend: 0.012 });
  body.capsule([0, 0.125, 0.118], [0, 0.17, 0.075], [0.014, 0.006], paint, { ...style, blend: 0.014 });
  body.capsule([0, 0.11, 0.1], [0, 0.168, 0.076], [0.016, 0.005], paint, { ...style, blend: 0.014 });
  // The tail is rolled up like a watch spring.
  let from: Vec3 = [0, 0.088, -0.08];
  const turns = 40;
  for (let n = 1; n <= turns; n += 1) {
    const t = n / turns;
    const a = -1.3 + t * 11.4;
    const r = 0.044 * (1 - 0.78 * t);
    const spiral: Vec3 = [0, 0.058 + Math.cos(a + 1.3) * r, -0.132 - Math.sin(a + 1.3) * r];
    const to: Vec3 = t < 0.05 ? mix(from, spiral, 0.6) : spiral;
    body.capsule(from, to, [0.0135 * (1 - 0.72 * t), 0.0135 * (1 - 0.72 * t)], paint, {
      ...style,
      blend: 0.003,
    });
    from = to;
  }
  const mesh = body.mesh({
    low: [-0.05, 0, -0.19],
    high: [0.05, 0.19, 0.19],
    cell: 0.0042,
    colourSoftness: 0.003,
    occlusionReach: 0.03,
  });
  const b = new MeshBuilder();
  b.paint(scale(colour ?? fromHex('#2f7f24'), 0.8), 'skin');
  // A comb of small spines along the back, and the line of the wide mouth.
  for (let n = 0; n < 22; n += 1) {
    const z = 0.075 - n * 0.0072;
    const y = 0.092 + 0.055 * Math.sqrt(Math.max(0, 1 - (z / 0.095) ** 2));
    b.tube(
      [
        [0, y - 0.004, z],
        [0, y + 0.007, z - 0.003],
      ],
      [0.0035, 0.0006],
      5,
    );
  }
  b.paint(fromHex('#23401a'), 'matte').tube(
    [
      [0.021, 0.1, 0.118],
      [0.0165, 0.097, 0.145],
      [0.009, 0.097, 0.168],
      [0, 0.098, 0.176],
      [-0.009, 0.097, 0.168],
      [-0.0165, 0.097, 0.145],
      [-0.021, 0.1, 0.118],
    ],
    0.0012,
    5,
    false,
  );
  return appendMesh(mesh, b.mesh);
};

/** From the hip at the origin to a hand of two bundles of toes that grips the branch. */
const buildLeg = ({ sign, bend, z }: (typeof legs)[number], colour: Vec3 | null) => {
  const paint = skinOf(colour);
  const own = (x: number, y: number, zz: number) => paint(x, y + 0.074, zz + z);
  const body = new SoftBody();
  const style = { material: 'skin' as const, blend: 0.004 };
  const knee: Vec3 = [sign * 0.03, -0.022, bend * 0.022];
  const wrist: Vec3 = [sign * 0.006, -0.064, bend * 0.004];
  body.capsule([0, 0, 0], knee, [0.0125, 0.0085], own, style);
  body.capsule(knee, wrist, [0.0085, 0.007], own, style);
  for (const side of [-1, 1])
    body.capsule(wrist, [wrist[0] + side * 0.014, -0.08, wrist[2] + 0.004], [0.007, 0.0055], own, style);
  return body.mesh({
    low: [-0.06, -0.09, -0.05],
    high: [0.06, 0.02, 0.05],
    cell: 0.0045,
    colourSoftness: 0.002,
    occlusionReach: 0.02,
  });
};

/** A cone of skin around the eye, open only where the pupil looks out. */
const buildTurret = (sign: number, colour: Vec3 | null) => {
  const b = new MeshBuilder();
  const skin = colour ?? fromHex('#6ab83a');
  b.at(rotationFacing([sign, 0, 0.25]), (k) => {
    k.paint((p) => (Math.sin(Math.atan2(p[1], p[2]) * 9) > 0.5 ? scale(skin, 0.65) : skin), 'skin');
    k.sphere([0, 0, 0], [0.0185, 0.0185, 0.015], 18).sphere([0, 0, 0.0085], [0.0125, 0.0125, 0.01], 14);
    k.paint(fromHex('#e8a82a'), 'glossy').sphere([0, 0, 0.0142], [0.0068, 0.0068, 0.0055], 12);
    k.paint(fromHex('#0b0908'), 'glossy').sphere([0, 0, 0.0175], [0.0042, 0.0042, 0.0032], 10);
    k.paint([1.5, 1.5, 1.5], 'glow').sphere([0.0016, 0.0018, 0.0204], 0.0011, 5);
  });
  return b.mesh;
};

const buildTongue = () => {
  const b = new MeshBuilder().paint(fromHex('#e8607a'), 'glossy');
  b.at(rotationX(Math.PI / 2), (k) => k.cylinder(0, tongueReach, 0.0048, 0.0036, 10));
  b.sphere([0, 0, tongueReach], [0.0095, 0.0085, 0.013], 12);
  return b.mesh;
};

/** `out`: share of its reach that the tongue is out; 0 hides it. */
export const tongueAt = (out: number): Matrix | null =>
  out > 0.02 ? multiply(translation(...chameleonMouth), scaling(1, 1, out)) : null;

const build = ({ colour, traits }: KitOptions): Model => {
  const grow = traits.includes('baby') ? 0.5 : 1;
  const sized = (m: Matrix) => (grow === 1 ? m : multiply(scaling(grow), m));
  return {
    size: [0.09 * grow, 0.178 * grow, 0.36 * grow],
    parts: [
      { name: 'trunk', mesh: buildTrunk(colour) },
      ...legs.map((leg) => ({ name: leg.name, mesh: buildLeg(leg, colour) })),
      ...turrets.map(([name, sign]) => ({ name, mesh: buildTurret(sign, colour) })),
      { name: 'tongue', mesh: buildTongue() },
    ],
    anchors: {
      top: [0, 0.14 * grow, 0],
      back: [0, 0.14 * grow, 0],
      head: [0, 0.17 * grow, 0.08 * grow],
      mouth: chameleonMouth,
    },
    pose: ({ time, phase, speed, travelled, action, actionTime }) => {
      // It rocks to and fro as it goes, as a leaf in the wind.
      const rock = speed > 0.01 ? 0.006 * Math.sin(time * 7) : 0.002 * Math.sin(time * 1.6 + phase);
      const trunk = translation(0, 0, rock);
      const parts: Record<string, Matrix | null> = { trunk: sized(trunk) };
      for (const [n, leg] of legs.entries()) {
        const step = speed > 0.01 ? Math.sin(travelled * 26 + (n % 3 === 0 ? 0 : Math.PI)) * 0.32 : 0;
        parts[leg.name] = sized(multiply(trunk, translation(...hipOf(leg)), rotationX(step)));
      }
      // Each eye looks about on its own.
      for (const [n, [name, sign]] of turrets.entries()) {
        const t = time * 0.9 + n * 2.3 + phase;
        parts[name] = sized(
          multiply(
            trunk,
            translation(...turretAt(sign)),
            rotationY(0.45 * Math.sin(t * 1.3)),
            rotationX(0.4 * Math.sin(t * 1.9)),
          ),
        );
      }
      const u = (actionTime / 1.5 + 0.1) % 1;
      const out =
        action === 'catch' || action === 'eat' ? smoothstep(0.1, 0.2, u) * smoothstep(0.8, 0.5, u) : 0;
      const tongue = tongueAt(out);
      parts.tongue = tongue && sized(tongue);
      const tip = multiply(translation(...chameleonMouth), translation(0, 0, tongueReach * out));
      return { parts, anchors: { mouth: sized(tip) } };
    },
  };
};

export const chameleons: Kit = {
  name: 'chameleon',
  nouns: ['chameleon', 'veiled chameleon', 'panther chameleon'],
  locomotion: 'walks',
  speeds: { slow: 0.05, fast: 0.15 },
  build,
};
