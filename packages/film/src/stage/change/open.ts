/** Things that open or close: lids and doors turn on their hinges, curtains part, umbrellas and books unfold. */

import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import type { Model, Pose } from '../../kits/model.ts';
import { lerp } from '../../math/interpolate.ts';
import { type Matrix, multiply, rotationX, rotationY, translation } from '../../math/matrix.ts';
import type { Vec3 } from '../../math/vector.ts';
import { splitModel } from './patches.ts';
import { bendModel } from './shapes.ts';

/** 0: closed, 1: open. */
type ShareAt = (time: number) => number;

type Leaf = {
  isPart: (centre: Vec3) => boolean;
  /** From where it is built to where it is at a share. */
  place: (share: number) => Matrix;
};

const around = ([x, y, z]: Vec3, turn: Matrix) =>
  multiply(translation(x, y, z), turn, translation(-x, -y, -z));

const hinge = (model: Model, leaves: Leaf[], shareAt: ShareAt): Model => {
  const split = splitModel(model, (centre) => leaves.findIndex(({ isPart }) => isPart(centre)) + 1);
  return {
    ...model,
    parts: split.parts,
    pose: (input): Pose => {
      const own = model.pose?.(input) ?? { parts: {}, anchors: {} };
      const share = shareAt(input.time);
      return {
        ...own,
        parts: split.place(own.parts, (group) => (group > 0 ? leaves[group - 1]!.place(share) : null)),
      };
    },
  };
};

/** The inside that is seen, and its light. */
const withInside = (model: Model, add: (b: MeshBuilder) => void, lamp: Vec3, shareAt: ShareAt): Model => {
  const builder = new MeshBuilder();
  add(builder);
  const reach = Math.max(...model.size) * 2;
  return {
    ...model,
    parts: [...model.parts, { name: 'inside', mesh: builder.mesh, castsNoShadow: true }],
    pose: (input) => {
      const own = model.pose?.(input) ?? { parts: {}, anchors: {} };
      const share = shareAt(input.time);
      const colour: Vec3 = [1.5 * share, 1.15 * share, 0.55 * share];
      return {
        ...own,
        parts: { ...own.parts, ...(share < 0.02 && { inside: null }) },
        lamps: [...(own.lamps ?? []), { position: lamp, colour, reach }],
      };
    },
  };
};

const openLid = (model: Model, shareAt: ShareAt, glows: boolean): Model => {
  const [width, height, length] = model.size;
  const seam = height * 0.66;
  const lid: Leaf = {
    isPart: ([, y]) => y > seam,
    place: (share) => around([0, seam, -length / 2], rotationX(-1.9 * share)),
  };
  return withInside(
    hinge(model, [lid], shareAt),
    (b) => {
      b.paint([0.05, 0.035, 0.025], 'matte').box(
        [0, seam - height * 0.02, 0],
        [width * 0.9, height * 0.01, length * 0.9],
      );
      b.paint(glows ? [2.6, 1.9, 0.8] : [0.5, 0.32, 0.16], glows ? 'glow' : 'matte').sphere(
        [0, seam - height * 0.02, 0],
        [width * 0.36, height * 0.09, length * 0.36],
        18,
      );
    },
    [0, seam + height * 0.2, 0],
    shareAt,
  );
};

const groceries: Vec3[] = [
  [0.75, 0.12, 0.08],
  [0.9, 0.66, 0.12],
  [0.2, 0.5, 0.14],
  [0.85, 0.85, 0.8],
  [0.8, 0.36, 0.1],
  [0.25, 0.4, 0.75],
];

/** The front turns on its left edge; behind it shelves with things on them. */
const openFront = (model: Model, shareAt: ShareAt): Model => {
  const [width, height, length] = model.size;
  const front = length * 0.4;
  const door: Leaf = {
    isPart: ([, , z]) => z > front,
    place: (share) => around([-width / 2, 0, front], rotationY(-1.75 * share)),
  };
  return withInside(
    hinge(model, [door], shareAt),
    (b) => {
      b.paint([0.8, 0.84, 0.86], 'satin').box(
        [0, height * 0.52, front - length * 0.03],
        [width * 0.88, height * 0.88, length * 0.02],
      );
      for (let row = 0; row < 4; row += 1) {
        const y = height * (0.14 + row * 0.21);
        b.paint([0.55, 0.6, 0.64], 'satin').box([0, y, front], [width * 0.86, height * 0.012, length * 0.12]);
        for (let n = 0; n < 5; n += 1) {
          const tall = height * (0.06 + 0.06 * ((n * 0.618 + row * 0.37) % 1));
          b.paint(groceries[(n + row * 2) % groceries.length]!, 'satin').box(
            [width * (-0.34 + n * 0.17), y + tall / 2, front],
            [width * 0.12, tall, length * 0.1],
            width * 0.02,
          );
        }
      }
    },
    [0, height * 0.6, length],
    shareAt,
  );
};

/** Its lid is built open. */
const openChest = (model: Model, shareAt: ShareAt): Model => {
  const lid: Leaf = {
    isPart: ([, y, z]) => y > 0.54 || (y > 0.41 && z < -0.25),
    place: (share) => around([0, 0.42, -0.29], rotationX(1.15 * (1 - share))),
  };
  return withInside(
    hinge(model, [lid], shareAt),
    (b) => b.paint([2.6, 1.8, 0.7], 'glow').sphere([0, 0.4, 0], [0.3, 0.05, 0.16], 14),
    [0, 0.75, 0.1],
    shareAt,
  );
};

/** Two wings that are built half open. */
const openGate = (model: Model, shareAt: ShareAt): Model =>
  hinge(
    model,
    [-1, 1].map(
      (side): Leaf => ({
        isPart: ([x]) => x * side > 0 && x * side < 1.63,
        place: (share) => around([side * 1.62, 0, 0], rotationY(side * (lerp(0, 1.45, share) - 0.5))),
      }),
    ),
    shareAt,
  );

/** From the tip of the shaft the cloth hangs down along it. */
const openUmbrella = (model: Model, shareAt: ShareAt): Model =>
  bendModel(model, shareAt, ([x, y, z], share) => {
    const out = Math.hypot(x, z);
    if (y < 0.58 || out < 0.02) return [x, y, z];
    const down = out * 0.95;
    const thin = 0.03 + 0.05 * Math.min(1, out / 0.3);
    const closed: Vec3 = [(x / out) * thin, 0.95 - down, (z / out) * thin];
    return [lerp(closed[0], x, share), lerp(closed[1], y, share), lerp(closed[2], z, share)];
  });

const partCurtains = (model: Model, shareAt: ShareAt): Model => {
  const half = (model.size[0] - 0.3) / 2;
  return bendModel(model, shareAt, ([x, y, z], share) => {
    if (y > model.size[1] - 0.045) return [x, y, z];
    const wide = lerp(half / 0.45, 0.75, share);
    const inner = Math.max(0, half - Math.max(0, half - Math.abs(x)) * wide);
    return [Math.sign(x) * inner, y, z];
  });
};

/** On its back, the cover over the pages. */
const openBook = (model: Model, shareAt: ShareAt): Model =>
  bendModel(model, shareAt, ([x, y, z], share) => {
    const [across, up, along] = [x, 0.03 - z, 0.125 - y];
    if (across >= 0) return [across, up, along];
    const angle = Math.PI * (1 - share) * 0.985;
    const [s, c] = [Math.sin(angle), Math.cos(angle)];
    const rise = up - 0.05;
    return [across * c + rise * s, 0.05 - across * s + rise * c, along];
  });

const fronts =
  /fridge|refrigerator|freezer|wardrobe|closet|cupboard|cabinet|oven|microwave|locker|\bsafe\b|stove|washing machine|dishwasher|elevator/;

/** Its screen is built open. */
const openLaptop = (model: Model, shareAt: ShareAt): Model =>
  hinge(
    model,
    [
      {
        isPart: ([, y]) => y > model.size[1] * 0.14,
        place: (share) => around([0, 0.01, model.size[2] * 0.42], rotationX(-1.72 * (1 - share))),
      },
    ],
    shareAt,
  );

/** Kits whose own pose opens them, and what has no lid. */
const opensItself = /^door|front door|eye|flower|rose|tulip|lotus|sunflower|window/;

export const openModel = (model: Model, noun: string, shareAt: ShareAt): Model | null => {
  if (opensItself.test(noun) || model.parts.some(({ mesh }) => mesh.bones.length > 0)) return null;
  if (/chest|treasure/.test(noun)) return openChest(model, shareAt);
  if (/gate/.test(noun) && model.size[1] < 5) return openGate(model, shareAt);
  if (/umbrella|brolly/.test(noun)) return openUmbrella(model, shareAt);
  if (/curtain|drape/.test(noun)) return partCurtains(model, shareAt);
  if (/book|novel|diary|bible|magazine|menu/.test(noun)) return openBook(model, shareAt);
  if (/laptop/.test(noun)) return openLaptop(model, shareAt);
  if (fronts.test(noun)) return openFront(model, shareAt);
  return openLid(model, shareAt, /gift|present|jewel|music|magic/.test(noun));
};
