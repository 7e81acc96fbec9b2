/** A lawn sprinkler that throws a fan of water which swings to and fro. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Particle } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { points, rod } from '../../shared/shapes.ts';

const jets = 11;
const dropsOfJet = 34;
const [speed, gravity] = [5.4, 6];

/** Where a drop of a jet is after `t` seconds; the fan leans with the moment it left. */
const dropAt = (jet: number, t: number, leftAt: number): Vec3 => {
  const spread = (jet / (jets - 1) - 0.5) * 1.5;
  const lean = Math.sin(leftAt * 1.1) * 0.55;
  const up = Math.cos(spread) * Math.cos(lean) * speed;
  return [
    Math.sin(spread) * speed * t * 0.75,
    0.12 + up * t - (gravity / 2) * t * t,
    Math.sin(lean) * speed * t,
  ];
};

const waterAt = (time: number): Particle[] => {
  const drops: Particle[] = [];
  for (let jet = 0; jet < jets; jet += 1)
    for (let n = 0; n < dropsOfJet; n += 1) {
      const t = ((n / dropsOfJet + time * 0.62 + jet * 0.137) % 1) * 1.72;
      const [position, end] = [dropAt(jet, t, time - t), dropAt(jet, t + 0.035, time - t)];
      if (position[1] < 0) continue;
      drops.push({
        position,
        end,
        size: 0.014 + 0.012 * t,
        colour: [0.95, 1.05, 1.2],
        opacity: 0.85 - 0.3 * t,
      });
      if (n % 6 === 0)
        drops.push({ position, size: 0.1 + 0.12 * t, colour: [0.9, 0.96, 1.05], opacity: 0.13, wisp: n });
    }
  return drops;
};

export const sprinkler: Kit = {
  name: 'sprinkler',
  nouns: ['sprinkler', 'lawn sprinkler', 'garden sprinkler', 'water sprinkler'],
  locomotion: 'none',
  build: ({ colour }) => {
    const body = new MeshBuilder();
    body.paint(colour ?? fromHex('#e8b41e'), 'glossy');
    for (const z of [-0.12, 0.12]) rod(body, [-0.34, 0.03, z], [0.34, 0.03, z], 0.022, 10);
    for (const x of [-0.3, 0.3]) rod(body, [x, 0.03, -0.12], [x, 0.03, 0.12], 0.022, 10);
    body.paint(fromHex('#d8dde2'), 'metal');
    rod(body, [-0.34, 0.11, 0], [0.34, 0.11, 0], 0.025, 10);
    body
      .paint(fromHex('#2f9a48'), 'glossy')
      .tube(points(0.34, 0.1, 0, 0.8, 0.03, 0.1, 1.5, 0.03, -0.4), 0.02, 8);
    return assembleModel(
      { body },
      {
        size: [1.2, 0.5, 0.6],
        anchors: { top: [0, 0.14, 0] },
        pose: ({ time }) => ({ parts: {}, anchors: {}, particles: waterAt(time) }),
      },
    );
  },
};
