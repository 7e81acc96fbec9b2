/** A tower that is being built: a steel frame that gains a storey at a time, glass that follows, scaffolding, a crane on top. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp } from '../../../math/interpolate.ts';
import { multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit, KitOptions } from '../../kit.ts';
import type { Model, Pose, PoseInput } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { combineModels } from '../../shared/combine-models.ts';
import { buildTowerCrane } from '../../vehicles/road/tower-crane.ts';

/** Half the width, height of a storey, storeys in all, how many stand at first, and how far the glass is behind. */
const [half, storey, storeys, first, behind] = [18, 5, 15, 4, 4];
const bays = [-1, -0.5, 0, 0.5, 1].map((t) => t * (half - 0.6));

/** Slab, columns and beams of one storey. */
const frame = (): MeshBuilder => {
  const b = new MeshBuilder();
  b.paint(fromHex('#a8a296'), 'plaster').box([0, storey - 0.2, 0], [half * 2, 0.4, half * 2]);
  b.paint(fromHex('#a8452c'), 'satin');
  for (const x of bays)
    for (const z of bays)
      if (Math.abs(x) > half - 1 || Math.abs(z) > half - 1) b.box([x, storey / 2, z], [0.9, storey, 0.9]);
  for (const side of [-1, 1]) {
    b.box([0, storey - 0.6, side * (half - 0.6)], [half * 2, 0.5, 0.35]);
    b.box([side * (half - 0.6), storey - 0.6, 0], [0.35, 0.5, half * 2]);
    // Braces in the middle bays keep it from being taken for a finished facade.
    for (const at of [-1, 1]) {
      const edge = half - 0.5;
      b.tube([[at * 8.4, 0, side * edge] as Vec3, [0, storey, side * edge] as Vec3], 0.3, 4, false);
      b.tube([[side * edge, 0, at * 8.4] as Vec3, [side * edge, storey, 0] as Vec3], 0.3, 4, false);
    }
  }
  // The core with the lifts.
  b.paint(fromHex('#8a867e'), 'plaster').box([0, storey / 2, 0], [12, storey, 12]);
  return b;
};

const glass = (): MeshBuilder => {
  const b = new MeshBuilder();
  b.paint(fromHex('#4f7f9c'), 'glass').box([0, storey / 2, 0], [half * 2 + 0.3, storey, half * 2 + 0.3]);
  b.paint(fromHex('#d6dade'), 'metal').box([0, 0.2, 0], [half * 2 + 0.5, 0.35, half * 2 + 0.5]);
  for (let n = -4; n <= 4; n += 1)
    for (const side of [-1, 1]) {
      const at = (n / 4) * (half + 0.1);
      b.box([at, storey / 2, side * (half + 0.18)], [0.18, storey, 0.1]);
      b.box([side * (half + 0.18), storey / 2, at], [0.1, storey, 0.18]);
    }
  return b;
};

/** Tubes, planks and netting round the storeys that have no glass yet. */
const scaffolding = (): MeshBuilder => {
  const b = new MeshBuilder();
  const [out, high] = [half + 1.3, storey * (behind + 0.7)];
  for (const side of [-1, 1]) {
    b.paint(fromHex('#d8b03a'), 'metal');
    for (let n = -5; n <= 5; n += 1) {
      const at = (n / 5) * out;
      b.box([at, high / 2, side * out], [0.3, high, 0.3]).box([side * out, high / 2, at], [0.3, high, 0.3]);
    }
    for (let y = 1; y < high; y += storey / 2) {
      b.paint(fromHex('#d8b03a'), 'metal')
        .box([0, y + 1, side * out], [out * 2, 0.22, 0.22])
        .box([side * out, y + 1, 0], [0.22, 0.22, out * 2]);
      b.paint(fromHex('#b08a54'), 'wood')
        .box([0, y, side * (out - 0.6)], [out * 2, 0.12, 1.2])
        .box([side * (out - 0.6), y, 0], [1.2, 0.12, out * 2]);
    }
  }
  b.paint(fromHex('#3f9a5a'), 'cloth');
  for (const [x, z, w, d] of [
    [-9, out + 0.1, 13, 0.05],
    [out + 0.1, 8, 0.05, 14],
  ] as const)
    b.box([x, storey * 1.4, z], [w, storey * 2.4, d]);
  return b;
};

/** Storeys that stand: in a time-lapse more and more, over the whole video. */
const builtAt = ({ time, actionSeconds }: PoseInput, rises: boolean): number => {
  if (!rises) return 10;
  const seconds = Number.isFinite(actionSeconds) ? Math.max(2, actionSeconds) : 4;
  return Math.floor(first + (storeys - first) * clamp(time / seconds));
};

const tower = (rises: boolean): Model => {
  const [one, pane] = [frame(), glass()];
  const builders: Record<string, MeshBuilder> = { scaffold: scaffolding() };
  for (let n = 0; n < storeys; n += 1) {
    builders[`frame${n}`] = one;
    builders[`glass${n}`] = pane;
  }
  return assembleModel(builders, {
    size: [half * 2 + 4, storeys * storey, half * 2 + 4],
    pose: (input) => {
      const built = builtAt(input, rises);
      const parts: Pose['parts'] = { scaffold: translation(0, Math.max(0, built - behind) * storey, 0) };
      for (let n = 0; n < storeys; n += 1) {
        const at = translation(0, n * storey, 0);
        parts[`frame${n}`] = n < built && n >= built - behind - 1 ? at : null;
        parts[`glass${n}`] = n < built - behind ? at : null;
      }
      return { parts, anchors: {} };
    },
  });
};

const build = ({ traits }: KitOptions): Model => {
  const rises = traits.includes('rises');
  const crane = (x: number, z: number, above: number, turn: number, phase: number) => ({
    model: buildTowerCrane(fromHex('#f0b418'), 3.4),
    act: (input: PoseInput) => ({
      at: multiply(translation(x, builtAt(input, rises) * storey + above, z), rotationY(turn), scaling(1.05)),
      // In a time-lapse it swings to and fro within seconds.
      input: { ...input, time: input.time * (rises ? 9 : 1), phase },
    }),
  });
  const height = storeys * storey;
  return combineModels(
    [
      { model: tower(rises), act: (input) => ({ at: translation(0, 0, 0), input }) },
      crane(-6, -4, -22, 0.6, 0),
      crane(half + 4, half - 6, -27, 2.2, 2),
    ],
    { size: [half * 2 + 14, height + 12, half * 2 + 10], anchors: { top: [0, height, 0] } },
  );
};

export const risingTower: Kit = {
  name: 'tower being built',
  nouns: ['tower being built'],
  locomotion: 'none',
  build,
};
