/** A drink at the moment it is poured: the stream falls from a bottle or pot, the level rises, beer foams. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { newBuilders } from '../../../geometry/new-builders.ts';
import { fromHex } from '../../../math/colour.ts';
import { lerp, smoothstep } from '../../../math/interpolate.ts';
import { multiply, scaling, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Particle } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { pairs, placed, ring } from '../../shared/shapes.ts';
import { steamAt } from '../dish.ts';
import { createLiquid, findVessel, liquidTone } from './liquid-vessels.ts';
import { addSource } from './pouring-sources.ts';

/** Streaks of milk that curl under the surface of a dark drink. */
const addCloud = (b: MeshBuilder, radius: number) => {
  for (let arm = 0; arm < 5; arm += 1) {
    const path = Array.from({ length: 18 }, (_, n): Vec3 => {
      const [t, turn] = [n / 17, arm * 1.256 + (n / 17) * 2.4];
      return [Math.cos(turn) * radius * (0.1 + 0.82 * t), 0, Math.sin(turn) * radius * (0.1 + 0.82 * t)];
    });
    b.paint(fromHex('#e8c9a0'), 'glossy').tube(
      path,
      path.map((_, n) => radius * 0.16 * (1 - n / 20)),
      8,
    );
  }
  b.paint(fromHex('#fff6e6'), 'glossy').sphere([0, 0, 0], [radius * 0.34, radius * 0.05, radius * 0.34], 20);
};

const splashAt = (level: number, colour: Vec3, time: number): Particle[] =>
  Array.from({ length: 10 }, (_, n) => ({
    position: [
      Math.sin(n * 2.1 + time * 9) * 0.014,
      level + 0.004 + 0.014 * Math.abs(Math.sin(time * 7 + n)),
      Math.cos(n * 2.7 + time * 8) * 0.014,
    ],
    size: 0.0022,
    colour,
    opacity: 0.9,
  }));

export const pouredInto: Kit = {
  name: 'drink being poured',
  nouns: ['drink being poured'],
  locomotion: 'none',
  build: ({ colour, traits }) => {
    const words = traits.join(' ');
    // "Milk into coffee": the first word is what is poured, the last what is there already.
    const [poured = 'water', into] = traits.filter((trait) => /^(?:poured|held) /.test(trait));
    const pouredTone = colour ?? liquidTone(poured);
    const heldTone = into ? liquidTone(into) : pouredTone;
    const vessel = findVessel(words);
    const [body, source, cloud, fall, foam] = newBuilders(5);
    vessel.add(body, null);
    const liquid = createLiquid(vessel, heldTone);
    const spout = vessel.height + 0.035;
    source.at(translation(-0.004, spout, 0), (k) => addSource(k, poured, pouredTone));
    const stream = pouredTone ?? ([0.75, 0.88, 0.95] as Vec3);
    const path = Array.from(
      { length: 12 },
      (_, n): Vec3 => [-0.002 + 0.004 * Math.sin(n * 0.26), n / 11, 0.0008 * Math.sin(n)],
    );
    fall.paint(stream, pouredTone ? 'glossy' : 'glass').tube(
      path,
      path.map((_, n) => 0.0038 + 0.00014 * n),
      10,
    );
    const isBeer = /beer|lager|\bale\b|champagne/.test(poured);
    const foamRadius = liquid.radiusAt(vessel.full) * 1.02;
    foam
      .paint(fromHex('#fffaf0'), 'satin')
      .lathe(
        pairs(foamRadius, 0, foamRadius, 0.8, foamRadius * 0.86, 1, foamRadius * 0.4, 1.1, 0, 1.12),
        36,
        (a, y) => 1 + 0.012 * Math.sin(a * 9 + y * 9),
      );
    const hasCereal = /cereal/.test(words);
    const cereal = new MeshBuilder();
    for (let n = 0; n < (hasCereal ? 70 : 0); n += 1) {
      const [a, r] = [n * 2.4, liquid.radiusAt(vessel.full) * 0.86 * Math.sqrt((n + 0.5) / 70)];
      cereal.paint(fromHex(['#d8922c', '#e8b04a', '#c87a24'][n % 3]!), 'satin').at(
        placed(Math.cos(a) * r, 0.003 + 0.006 * (n % 3), Math.sin(a) * r, {
          turnX: 0.5 * Math.sin(n),
          turnZ: 0.5 * Math.cos(n * 2),
        }),
        (k) => ring(k, 0.0075, 0.0034, 12),
      );
    }
    const isMixed = into !== undefined;
    if (isMixed) addCloud(cloud, liquid.radiusAt(vessel.full) * 0.9);
    const isHot = /coffee|\btea\b|chocolate|cocoa|espresso|soup|broth/.test(words) && !/\bice/.test(words);
    return assembleModel(
      {
        body,
        drink: liquid.builder,
        source,
        fall,
        ...(isBeer && { foam }),
        ...(isMixed && { cloud }),
        ...(hasCereal && { cereal }),
      },
      {
        size: [0.34, spout + 0.085, 0.14],
        anchors: { top: [0, vessel.height, 0], grip: [0, vessel.height / 2, 0] },
        pose: ({ time, phase, actionTime, actionSeconds }) => {
          const t = actionTime / Math.max(0.1, actionSeconds);
          const bottom = vessel.inside[0]![1];
          const share = isMixed ? lerp(0.72, 0.95, t) : lerp(0.22, 1, smoothstep(0, 0.95, t));
          const level = lerp(bottom, vessel.full, share);
          const head = lerp(0.006, 0.03, smoothstep(0.05, 0.8, t));
          const spread = lerp(0.3, 1, smoothstep(0.05, 0.9, t));
          const sway = Math.sin(time * 3.1) * 0.0016;
          return {
            parts: {
              drink: liquid.update(level, 0.0016, time),
              fall: multiply(translation(sway, level, 0), scaling(1, spout - level, 1)),
              source: translation(0, 0.003 * Math.sin(time * 1.7), 0),
              ...(isBeer && {
                foam: multiply(
                  translation(0, level - 0.001, 0),
                  scaling(1, /champ/.test(poured) ? head * 0.3 : head, 1),
                ),
              }),
              ...(hasCereal && { cereal: translation(0, level, 0) }),
              ...(isMixed && { cloud: multiply(translation(0, level, 0), scaling(spread, 0.12, spread)) }),
            },
            anchors: {},
            particles: [
              ...splashAt(level, stream, time),
              ...(isHot ? steamAt([0, level, 0], 0.035, 0.12, time, phase) : []),
            ],
          };
        },
      },
    );
  },
};
