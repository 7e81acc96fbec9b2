/** A glass that a hand swirls by its stem: what is in it runs round the bowl and climbs its wall. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { multiply, rotationX, rotationY, rotationZ, translation } from '../../../math/matrix.ts';
import type { Kit } from '../../kit.ts';
import { buildPenHand } from '../../props/general/close-up/by-hand/hand.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { createLiquid, findVessel, liquidTone } from '../served/liquid-vessels.ts';

/** Seconds of one round. */
const round = 1.1;

export const swirledGlass: Kit = {
  name: 'glass swirled by hand',
  nouns: ['glass swirled by hand'],
  locomotion: 'none',
  build: ({ traits, colour }) => {
    const words = traits.join(' ');
    const vessel = findVessel(words);
    const [body, glass] = [new MeshBuilder(), new MeshBuilder()];
    // A folded napkin under it.
    body.paint(fromHex('#efe8da'), 'cloth').at(rotationY(0.3), (k) => {
      k.box([0, 0.002, 0], [0.15, 0.003, 0.15], 0.001).box([0.004, 0.005, 0.004], [0.14, 0.003, 0.14], 0.001);
    });
    vessel.add(glass, null);
    const hasStem = vessel.inside[0]![1] > 0.08;
    const liquid = createLiquid(vessel, colour ?? liquidTone(words) ?? fromHex('#c8741c'));
    const bottom = vessel.inside[0]![1];
    const level = bottom + (vessel.full - bottom) * 0.72;
    const climb = hasStem ? 0.034 : 0.022;
    const surface = (time: number, towards: number) => {
      const positions = liquid.update(level, 0, time).slice();
      for (let at = 0; at < positions.length; at += 3) {
        const [x, y, z] = [positions[at]!, positions[at + 1]!, positions[at + 2]!];
        const share = (y - bottom) / (level - bottom);
        const reach = Math.hypot(x, z) / Math.max(1e-4, liquid.radiusAt(y));
        const side = Math.cos(Math.atan2(z, x) - towards);
        const ripple = 0.0016 * Math.sin(3 * Math.atan2(z, x) - time * 13);
        const up = share * reach * (climb * side * (side > 0 ? 1 : 0.62) + ripple);
        const wall = liquid.radiusAt(y + up) / Math.max(1e-4, liquid.radiusAt(y));
        positions[at] = x * wall;
        positions[at + 1] = y + up;
        positions[at + 2] = z * wall;
      }
      return positions;
    };
    const { hand, sleeve } = buildPenHand(fromHex('#2c3446'));
    return assembleModel(
      { body, glass, liquid: liquid.builder, hand, sleeve },
      {
        size: [0.22, vessel.height + 0.03, 0.18],
        anchors: { top: [0, vessel.height, 0] },
        pose: ({ time }) => {
          const angle = (time / round) * 2 * Math.PI;
          const lean = 0.16;
          const at = multiply(
            translation(0.018 * Math.cos(angle), 0.02, 0.018 * Math.sin(angle)),
            rotationZ(-lean * Math.cos(angle)),
            rotationX(lean * Math.sin(angle)),
          );
          // Finger and thumb at the stem; a tumbler is held round its wall.
          const circle = translation(at[3]!, at[7]!, at[11]!);
          const held = hasStem
            ? multiply(circle, rotationY(-1.45), translation(-0.004, 0.022, -0.012))
            : multiply(circle, translation(vessel.radius * 0.72, 0.02, vessel.radius * 0.35));
          const positions = surface(time, angle - 0.7);
          const placed = new Float32Array(positions.length);
          for (let n = 0; n < positions.length; n += 3)
            for (const row of [0, 1, 2])
              placed[n + row] =
                at[row * 4]! * positions[n]! +
                at[row * 4 + 1]! * positions[n + 1]! +
                at[row * 4 + 2]! * positions[n + 2]! +
                at[row * 4 + 3]!;
          return { parts: { glass: at, liquid: placed, hand: held, sleeve: held }, anchors: {} };
        },
      },
    );
  },
};
