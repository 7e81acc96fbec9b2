/** A genie who comes out of an oil lamp: the body ends in smoke that leads down to the spout. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { fraction } from '../../../math/interpolate.ts';
import { type Matrix, multiply, scaling, translation } from '../../../math/matrix.ts';
import { add, mix, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Model, Particle, Pose } from '../../model.ts';
import { magicLamp } from '../../props/general/treasure/trophies.ts';
import { buildPerson, describePerson } from '../person.ts';
import { isLeg, moveParts, withoutBones } from './half-person.ts';

/** The lamp is larger than life, so that it is seen under a body of its size. */
const lampScale = 3;
const spout: Vec3 = [0.57, 0.33, 0];
const waist: Vec3 = [0, 1.42, 0];

/** Point and radius along the smoke, from the spout up. */
const smokeAt = (t: number, time: number): { at: Vec3; radius: number } => {
  const swing = Math.sin(t * 5.5 - time * 1.6) * 0.2 * Math.sin(Math.PI * t);
  const [x, y, z] = mix(spout, waist, t);
  return {
    at: [x * (1 - t * 0.2) + swing + 0.25 * Math.sin(Math.PI * t), y, z + swing * 0.5],
    radius: 0.03 + 0.16 * t ** 1.3,
  };
};

export const lampGenie: Kit = {
  name: 'genie from a lamp',
  nouns: ['genie from a lamp'],
  locomotion: 'walks',
  speeds: { slow: 0.5, fast: 1 },
  build: (options) => {
    const tint = options.colour ?? fromHex('#3f7fd8');
    const asked = { ...options, noun: 'genie', colour: null } as typeof options;
    const person = buildPerson(asked);
    const { proportions } = describePerson(asked).look;
    const place = translation(0, waist[1] - proportions.hip, 0);
    const lamp = magicLamp.build({ ...asked, noun: 'magic lamp', wears: [], traits: [] });
    const smoke = new MeshBuilder().paint(
      (p) => mix(tint, [0.75, 0.85, 1], 0.25 + 0.25 * Math.sin(p[1] * 14 + Math.atan2(p[2], p[0]) * 2)),
      'cloth',
    );
    const [rows, around] = [30, 18];
    smoke.grid(
      Array.from({ length: rows + 1 }, (_, row) => {
        const { at, radius } = smokeAt(row / rows, 0);
        return Array.from({ length: around + 1 }, (_, n) => {
          const a = (-n / around) * 2 * Math.PI;
          return smoke.vertex(add(at, [Math.cos(a) * radius, 0, Math.sin(a) * radius]), [
            Math.cos(a),
            0,
            Math.sin(a),
          ]);
        });
      }),
    );
    const body = person.parts[0]!;
    const model: Model = {
      size: [1.3, waist[1] + person.size[1] - proportions.hip, 0.8],
      parts: [
        ...lamp.parts.map((part) => ({ ...part, name: `lamp ${part.name}` })),
        { name: 'smoke', mesh: smoke.mesh },
        { ...body, mesh: withoutBones(body.mesh, isLeg) },
        ...person.parts.slice(1),
      ],
      anchors: Object.fromEntries(
        Object.entries(person.anchors).map(([name, at]) => [name, add(at, [0, place[7]!, 0])]),
      ),
      pose: (input) => {
        const isIdle = ['float', 'rise', 'fly', 'stand', 'hover', 'walk'].includes(input.action);
        const above = person.pose!({
          ...input,
          action: isIdle ? 'pose' : input.action,
          speed: 0,
          travelled: 0,
          seatHeight: null,
        });
        const bob = Math.sin(input.time * 1.7) * 0.05;
        const at = multiply(translation(0, bob, 0), place);
        const out = new Float32Array((rows + 1) * (around + 1) * 3);
        for (let row = 0, k = 0; row <= rows; row += 1) {
          const t = row / rows;
          const { at: centre, radius } = smokeAt(t, input.time);
          for (let n = 0; n <= around; n += 1, k += 3) {
            const a = (-n / around) * 2 * Math.PI;
            out[k] = centre[0] + Math.cos(a) * radius;
            out[k + 1] = centre[1] + bob * t + 0.02 * Math.sin(a * 3 + input.time * 2);
            out[k + 2] = centre[2] + Math.sin(a) * radius;
          }
        }
        const particles: Particle[] = [];
        for (let n = 0; n < 26; n += 1) {
          const t = fraction(n / 26 + input.time * 0.12);
          const { at: centre, radius } = smokeAt(t * 0.9, input.time);
          particles.push({
            position: add(centre, [
              Math.sin(n * 2.4) * radius * 1.6,
              bob * t,
              Math.cos(n * 2.4) * radius * 1.6,
            ]),
            size: 0.1 + 0.24 * t,
            colour: mix(tint, [0.8, 0.88, 1], 0.35),
            opacity: 0.4 * Math.sin(Math.PI * Math.min(1, t * 1.1)),
            wisp: n * 1.7,
          });
        }
        const lampPlace: Matrix = scaling(lampScale, lampScale, lampScale);
        const parts: Pose['parts'] = { smoke: out, ...moveParts(person, above, at) };
        for (const { name } of lamp.parts) parts[`lamp ${name}`] = lampPlace;
        const anchors = Object.fromEntries(
          Object.entries(above.anchors).map(([name, matrix]) => [name, multiply(at, matrix)]),
        );
        return { ...above, parts, anchors, particles: [...(above.particles ?? []), ...particles] };
      },
    };
    return model;
  },
};
