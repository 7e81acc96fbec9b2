/** Conifers: drooping tiers of needles round a mast; cypresses are one slim flame of them. */

import { createMesh } from '../../geometry/mesh.ts';
import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { fromHex } from '../../math/colour.ts';
import { createRandom } from '../../math/random.ts';
import { mix, normalize, scale, type Vec3 } from '../../math/vector.ts';
import type { TreeMeshes, TreeOptions } from './broadleaf-tree.ts';
import { addTuft, type Blade } from './foliage.ts';

export type ConiferName = 'pine' | 'fir' | 'cypress' | 'christmas';

const shapes = {
  pine: { height: 11, radius: 0.2, base: 0.16, tiers: 9, dark: '#1c3320', light: '#4a6a3c' },
  fir: { height: 9, radius: 0.25, base: 0.08, tiers: 10, dark: '#173024', light: '#45704a' },
  christmas: { height: 2.4, radius: 0.32, base: 0.1, tiers: 8, dark: '#12361c', light: '#2f7a3a' },
  cypress: { height: 9, radius: 0.085, base: 0.03, tiers: 1, dark: '#1d3218', light: '#44622c' },
} as const;

export const buildConifer = (name: ConiferName, options: TreeOptions): TreeMeshes => {
  const { seed, detail, isSnowy = false, colour } = options;
  const random = createRandom(seed * 104729 + 7);
  const shape = shapes[name];
  const h = shape.height * (0.9 + 0.2 * random());
  const wood = new MeshBuilder().paint(fromHex('#4a3828'), 'bark');
  wood.tube(
    [
      [0, -0.4, 0],
      [0, h * 0.3, 0],
      [0, h * 0.92, 0],
    ],
    [h * 0.024, h * 0.018, h * 0.004],
    [8, 5, 3][detail]!,
    false,
  );
  const leaves = createMesh();
  leaves.isTwoSided = true;
  const count = [2200, 520, 130][detail]!;
  const tufts = Math.ceil(count / 3);
  const grow = Math.sqrt(520 / count);
  const dark = colour ? scale(colour, 0.45) : fromHex(shape.dark);
  const light = colour ?? fromHex(shape.light);
  const snow: Vec3 = [0.88, 0.92, 0.98];
  for (let n = 0; n < tufts; n += 1) {
    const t = random() ** 0.75;
    const tier = shape.tiers === 1 ? 1 : 1 - ((t * shape.tiers) % 1) * 0.42;
    const bulge = name === 'cypress' ? Math.sin((0.12 + 0.88 * t) * Math.PI) ** 0.6 : (1 - t) ** 0.85;
    const radius = h * shape.radius * bulge * tier + h * 0.006;
    const angle = random() * 2 * Math.PI;
    const q = 0.35 + 0.65 * Math.sqrt(random());
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const y = h * (shape.base + (1 - shape.base) * t);
    const inner = radius * q * (0.95 - 0.4 * Math.min(1, grow));
    const reach = (radius * 0.55 + h * 0.016) * Math.min(1.3, 0.5 + grow * 0.5);
    // Needles of a tuft spread to both sides.
    const upAt = (turn: number): Vec3 => {
      const [uc, us] = [Math.cos(angle + turn), Math.sin(angle + turn)];
      return name === 'cypress'
        ? normalize([uc * 0.35, 1, us * 0.35])
        : normalize([uc, -0.45 + 0.3 * random(), us]);
    };
    const tone = 0.3 + 0.7 * random() * q;
    const lit = mix(dark, light, tone);
    const isWhite = isSnowy && random() < 0.62;
    const first: Blade = {
      at: [c * inner, y + radius * 0.2, s * inner],
      up: upAt(0),
      side: [-s, 0, c],
      length: reach,
      halfWidth: Math.max(reach * 0.24 * (0.7 + 0.3 * grow), h * 0.004),
      normal: normalize([c, 0.75, s]),
      base: isWhite ? mix(dark, snow, 0.55) : mix(dark, light, tone * 0.35),
      tip: isWhite ? snow : lit,
      baseOcclusion: 0.25 + 0.35 * q,
      tipOcclusion: 0.55 + 0.45 * q,
    };
    const spread = () => 0.35 + 0.4 * random();
    const reachOf = () => reach * (0.75 + 0.4 * random());
    addTuft(leaves, first, [upAt(spread()), upAt(-spread())], [reachOf(), reachOf()]);
  }
  return { wood: wood.mesh, leaves, height: h, width: h * shape.radius * 2 };
};
