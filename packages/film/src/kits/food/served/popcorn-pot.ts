/** A pot of metal or glass on a flame, popcorn that jumps out of it, and its lid. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp, fraction, lerp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationX, rotationY, translation } from '../../../math/matrix.ts';
import { createRandom } from '../../../math/random.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs, placed } from '../../shared/shapes.ts';
import { addBurner, gasAt, panAt } from './burner.ts';

const addPopped = (b: MeshBuilder, n: number) => {
  for (let k = 0; k < 5; k += 1) {
    const a = k * 1.3 + n;
    b.paint(fromHex(k === 0 ? '#f4d890' : '#fffaf0'), 'satin').sphere(
      [Math.cos(a) * 0.006, Math.sin(a * 1.7) * 0.005, Math.sin(a) * 0.006],
      0.0082,
      10,
    );
  }
};

const addLid = (b: MeshBuilder) => {
  b.paint(fromHex('#c4cad2'), 'metal').lathe(
    pairs(0, 0.001, 0.136, 0, 0.138, 0.006, 0.1, 0.022, 0.03, 0.03, 0, 0.031),
    44,
  );
  b.paint(fromHex('#26282c'), 'satin').sphere([0, 0.045, 0], [0.02, 0.016, 0.02], 16);
};

export const popcornPot = (seed: number, hasLid: boolean, isGlass: boolean) => {
  const random = createRandom(seed);
  const [body, heap] = [new MeshBuilder(), new MeshBuilder()];
  addBurner(body);
  body.at(translation(0, panAt, 0), (k) => {
    // Of glass, only the outer wall: what is in it is seen through it.
    if (isGlass) {
      k.paint([0.8, 0.9, 0.95], 'clear').lathe(pairs(0.13, 0.001, 0.135, 0.01, 0.137, 0.1), 48);
      k.paint(fromHex('#e4f0f4'), 'glossy').lathe(pairs(0.135, 0.098, 0.1395, 0.101, 0.135, 0.104), 48);
      k.lathe(pairs(0, 0.001, 0.13, 0.001, 0.133, 0.006), 48);
    } else
      k.paint(fromHex('#b8bec6'), 'metal').lathe(
        pairs(0, 0, 0.13, 0, 0.135, 0.01, 0.135, 0.1, 0.139, 0.102, 0.131, 0.1, 0.13, 0.012, 0, 0.01),
        48,
      );
    for (const side of [-1, 1])
      k.paint(fromHex('#26282c'), 'satin').tube(
        [
          [side * 0.135, 0.085, -0.03],
          [side * 0.175, 0.09, -0.025],
          [side * 0.175, 0.09, 0.025],
          [side * 0.135, 0.085, 0.03],
        ],
        0.008,
        10,
      );
  });
  for (let n = 0; n < 130; n += 1) {
    const [a, r] = [n * 2.4, 0.118 * Math.sqrt(random())];
    heap.at(
      placed(Math.cos(a) * r, 0.02 * random() + 0.02 * (1 - r / 0.12), Math.sin(a) * r, { turnY: n }),
      (k) => addPopped(k, n),
    );
  }
  // The kernels that have not popped yet, seen through the glass.
  if (isGlass)
    for (let n = 0; n < 150; n += 1) {
      const [a, r] = [n * 2.4, 0.122 * Math.sqrt((n + 0.5) / 150)];
      body
        .paint(fromHex(n % 3 ? '#e8a020' : '#f4c040'), 'glossy')
        .sphere(
          [Math.cos(a) * r, panAt + 0.012 + 0.006 * (n % 2), Math.sin(a) * r],
          [0.0085, 0.007, 0.0075],
          8,
        );
    }
  const parts: Record<string, MeshBuilder> = {};
  if (hasLid) {
    parts.lid = new MeshBuilder();
    addLid(parts.lid);
  }
  const jumpers = 24;
  for (let n = 0; n < jumpers; n += 1) {
    const b = new MeshBuilder();
    addPopped(b, n);
    parts[`popped ${n}`] = b;
  }
  return assembleModel(
    { body, heap, ...parts },
    {
      size: [0.38, hasLid ? 0.31 : 0.25, 0.32],
      anchors: { top: [0, 0.13, 0] },
      pose: ({ time, actionTime, actionSeconds }) => {
        const t = clamp(actionTime / Math.max(0.1, actionSeconds));
        const poses: Record<string, ReturnType<typeof translation>> = {
          heap: translation(0, panAt + lerp(0.03, 0.098, t) + 0.0012 * Math.sin(time * 30), 0),
        };
        // What pops pushes it up on one side.
        if (hasLid)
          poses.lid = multiply(
            translation(
              0.02,
              panAt + 0.112 + 0.1 * smoothstep(-0.05, 0.7, t) + 0.006 * Math.sin(time * 11),
              -0.03,
            ),
            rotationX(-0.5 * smoothstep(-0.1, 0.6, t) + 0.06 * Math.sin(time * 7)),
          );
        for (let n = 0; n < jumpers; n += 1) {
          // Each flight has a direction, a height and a reach of its own.
          const turn = time * (0.75 + 0.5 * fraction(n * 0.618)) + fraction(n * n * 0.317);
          const age = fraction(turn);
          const flight = Math.floor(turn) * 7 + n;
          const a = flight * 2.4;
          const out = 0.07 * fraction(flight * 0.377) + 0.15 * age * fraction(flight * 0.61);
          const high = (0.18 + 0.82 * fraction(flight * 0.733)) * 0.66 * age * (1 - age);
          poses[`popped ${n}`] = multiply(
            translation(Math.cos(a) * out, panAt + 0.09 + high, Math.sin(a) * out),
            rotationX(time * 9 + n),
            rotationY(time * 7),
          );
        }
        return { parts: poses, anchors: {}, particles: gasAt(time, 0.1) };
      },
    },
  );
};
