/** A woman above, a fish below: the tail replaces the legs and beats by itself. */

import { appendMesh, createMesh, type Mesh } from '../../../geometry/mesh.ts';
import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex, lighten } from '../../../math/colour.ts';
import { scale, type Vec3 } from '../../../math/vector.ts';
import type { Kit } from '../../kit.ts';
import type { Model } from '../../model.ts';
import { buildPerson, describePerson } from '../person.ts';

/** Vertices that belong to legs and feet are dropped with their triangles. */
const withoutLegs = (mesh: Mesh, isLeg: (bone: number) => boolean): Mesh => {
  const triangles: number[] = [];
  const materials: number[] = [];
  for (let n = 0; n < mesh.materials.length; n += 1) {
    const corners = [0, 1, 2].map((k) => mesh.triangles[n * 3 + k]!);
    if (corners.some((vertex) => isLeg(mesh.bones[vertex * 2]!))) continue;
    triangles.push(...corners);
    materials.push(mesh.materials[n]!);
  }
  return { ...appendMesh(createMesh(), mesh), triangles, materials };
};

const length = 0.95;

export const mermaid: Kit = {
  name: 'mermaid',
  nouns: ['mermaid', 'merman', 'siren'],
  locomotion: 'swims',
  speeds: { slow: 1.2, fast: 3 },
  build: (options) => {
    const sex = options.noun === 'merman' ? 'male' : 'female';
    const base = { ...options, noun: 'person', sex, age: 'adult', wears: [] } as const;
    const tint = options.colour ?? fromHex('#2a9a8a');
    const asked = {
      ...base,
      wears: [{ name: 'swimsuit', colour: { name: 'shell', hex: '#b05ac0' } }],
    } as typeof options;
    const person = buildPerson({ ...asked, hair: options.hair ?? { name: 'red', hex: '#b8401c' } });
    const { proportions: p } = describePerson(asked).look;
    const body = person.parts[0]!;
    // Order of bones in the skeleton: six of the trunk, then thirteen a side with the leg at places 3 to 6.
    const isLeg = (bone: number) => bone >= 6 && [3, 4, 5, 6].includes((bone - 6) % 13);
    const tail = new MeshBuilder().twoSided();
    const [rows, around] = [26, 20];
    const scales = (p3: Vec3): Vec3 =>
      scale(
        tint,
        0.75 +
          0.4 * Math.abs(Math.sin(p3[1] * 70 + Math.floor((Math.atan2(p3[2], p3[0]) * 20) / Math.PI) * 1.57)),
      );
    tail.paint(scales, 'glossy').grid(
      Array.from({ length: rows + 1 }, (_, row) => {
        const t = row / rows;
        const radius = (0.165 - 0.128 * t ** 0.8) * (t < 0.1 ? 0.93 + t * 0.7 : 1);
        return Array.from({ length: around + 1 }, (_, n) => {
          const a = (n / around) * 2 * Math.PI;
          return tail.vertex(
            [Math.cos(a) * radius, -t * length, Math.sin(a) * radius * 0.82],
            [Math.cos(a), 0, Math.sin(a)],
          );
        });
      }),
    );
    tail.paint(lighten(tint, 0.3), 'leaf');
    for (const sign of [-1, 1])
      tail.grid(
        Array.from({ length: 9 }, (_, i) => {
          const u = i / 8;
          return [0, 1].map((k) =>
            tail.vertex(
              [
                sign * (0.02 + u * 0.34),
                -length + 0.05 - u * 0.12 - k * (0.05 + 0.22 * Math.sin(u * 2.6)),
                0,
              ],
              [0, 0, 1],
            ),
          );
        }),
      );
    const rest = Float32Array.from(tail.mesh.positions);
    const model: Model = {
      ...person,
      parts: [
        { name: 'body', mesh: withoutLegs(body.mesh, isLeg) },
        ...person.parts.slice(1),
        { name: 'tail', mesh: tail.mesh },
      ],
      pose: (input) => {
        const isSwimming =
          input.action === 'swim' ||
          input.action === 'dive' ||
          input.action === 'float' ||
          input.action === 'fly';
        const posed = person.pose!({
          ...input,
          action: isSwimming
            ? 'dive'
            : input.action === 'stand' || input.action === 'walk' || input.action === 'look'
              ? 'sit'
              : input.action,
          seatHeight: input.seatHeight ?? 0.2,
        });
        const bones = posed.parts.body as Float64Array[];
        const pelvis = bones[0]!;
        const out = new Float32Array(rest.length);
        const beat = isSwimming ? 0.34 : 0.1;
        for (let at = 0; at < rest.length; at += 3) {
          const q = Math.min(1.25, -rest[at + 1]! / length);
          // Sitting, the tail goes forward over the edge; swimming, it trails behind the body.
          const bend = isSwimming ? 0 : Math.min(1, q * 3) * 1.25 - Math.max(0, q - 0.45) * 1.6;
          const swing = bend + Math.sin(input.time * 4 - q * 3) * beat * q;
          const y =
            p.hip + 0.05 - Math.cos(swing * 0.8) * q * length + (rest[at + 2]! * Math.sin(swing)) / 1.2;
          const z = Math.sin(swing * 0.8) * q * length + rest[at + 2]! * Math.cos(swing * 0.8);
          const x = rest[at]!;
          out[at] = pelvis[0]! * x + pelvis[1]! * y + pelvis[2]! * z + pelvis[3]!;
          const height = pelvis[4]! * x + pelvis[5]! * y + pelvis[6]! * z + pelvis[7]!;
          out[at + 1] = isSwimming ? height : Math.max(0.04, height);
          out[at + 2] = pelvis[8]! * x + pelvis[9]! * y + pelvis[10]! * z + pelvis[11]!;
        }
        return { ...posed, parts: { ...posed.parts, tail: out } };
      },
    };
    return model;
  },
};
