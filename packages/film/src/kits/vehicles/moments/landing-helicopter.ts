/** A helicopter that comes down on a round landing pad with an H. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { clamp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, rotationX, rotationY, scaling, translation } from '../../../math/matrix.ts';
import { type Kit, type KitOptions, plainOptions } from '../../kit.ts';
import type { Model, PoseInput } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { combineModels } from '../../shared/combine-models.ts';
import { pairs } from '../../shared/shapes.ts';
import { helicopter } from '../air/helicopter.ts';

/** Height of the pad, its radius, how high the helicopter is at first, and its size against a true one. */
const [deck, radius, start, small] = [0.4, 3.7, 3.1, 0.56];

/** Metres above the pad: slower and slower, and down before the film ends. */
const heightAt = ({ time, actionSeconds }: PoseInput): number => {
  const seconds = Number.isFinite(actionSeconds) ? Math.max(2, actionSeconds) : 4;
  return start * (1 - smoothstep(-0.25, 0.8, time / seconds));
};

const pad = (): Model => {
  const b = new MeshBuilder();
  b.paint(fromHex('#8a8d90'), 'stone').lathe(pairs(0, 0, radius + 0.2, 0, radius + 0.12, deck, 0, deck), 64);
  b.paint(fromHex('#3f4650'), 'matte').lathe(pairs(radius, deck + 0.004, 0, deck + 0.006), 64);
  b.paint(fromHex('#f4f4f0'), 'matte').lathe(
    pairs(radius * 0.9, deck + 0.012, radius * 0.8, deck + 0.012),
    64,
  );
  for (const x of [-0.85, 0.85]) b.box([x, deck + 0.01, 0], [0.5, 0.014, 3.2]);
  b.box([0, deck + 0.01, 0], [1.3, 0.014, 0.5]);
  for (let n = 0; n < 16; n += 1) {
    const a = (n / 16) * 2 * Math.PI;
    b.paint(n % 2 ? [0.3, 2.4, 0.5] : [2.6, 1.5, 0.2], 'glow').sphere(
      [Math.cos(a) * (radius - 0.06), deck + 0.06, Math.sin(a) * (radius - 0.06)],
      0.075,
      10,
    );
  }
  return assembleModel({ b });
};

const build = ({ noun, colour, detail }: KitOptions): Model => {
  const kind = /^(rescue|military)/.exec(noun)?.[0];
  const craft = helicopter.build({
    ...plainOptions(kind ? `${kind} helicopter` : 'helicopter'),
    colour,
    detail,
  });
  return combineModels(
    [
      {
        model: craft,
        act: (input) => {
          const high = heightAt(input);
          const flown = clamp(high / start);
          // On its skids it no longer sways.
          const rest = smoothstep(0, 0.25, flown);
          return {
            at: multiply(
              translation(-0.8 * flown, deck + 0.02 + high, 0.3 + 0.06 * rest * Math.sin(input.time * 2.1)),
              rotationY(0.95 + 0.35 * flown),
              rotationX(-0.07 * flown),
              scaling(small),
            ),
            input: { ...input, action: flown > 0.02 ? 'hover' : 'stand', speed: 0, travelled: 0 },
          };
        },
      },
      { model: pad(), act: (input) => ({ at: translation(0, 0, 0), input }) },
    ],
    { size: [radius * 2, deck + start * 0.8 + craft.size[1] * small, radius * 2] },
  );
};

export const landingHelicopter: Kit = {
  name: 'helicopter landing on a pad',
  nouns: [
    'helicopter landing on a pad',
    'rescue helicopter landing on a pad',
    'military helicopter landing on a pad',
  ],
  locomotion: 'none',
  build,
};
