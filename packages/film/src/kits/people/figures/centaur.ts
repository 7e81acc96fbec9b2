/** A person above, a horse below: the upper body stands where the horse's neck would be. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { fromHex } from '../../../math/colour.ts';
import { type Matrix, multiply, translation } from '../../../math/matrix.ts';
import { add } from '../../../math/vector.ts';
import { horses } from '../../animals/quadrupeds/horses.ts';
import type { Kit } from '../../kit.ts';
import type { Model, Pose } from '../../model.ts';
import { buildPerson, describePerson } from '../person.ts';
import { isLeg, moveParts, withoutBones } from './half-person.ts';

// Of a horse: neck, head and jaw, and the ears at the start of each side.
const isHead = (bone: number) => [2, 3, 4, 9, 16].includes(bone);
const gaits = new Set(['walk', 'run', 'jump', 'chase', 'flee', 'march', 'ride', 'graze']);

export const centaur: Kit = {
  name: 'centaur',
  nouns: ['centaur', 'centaurs', 'centauress'],
  locomotion: 'walks',
  speeds: { slow: 1.6, fast: 8 },
  build: (options) => {
    const coat = options.colour ?? fromHex('#7a4a26');
    const horse = horses.build({ ...options, noun: 'horse', traits: [], wears: [], colour: options.colour });
    const asked = {
      ...options,
      noun: 'person',
      colour: null,
      sex: options.sex ?? (options.noun === 'centauress' ? 'female' : 'male'),
      age: 'adult',
      wears:
        options.wears.length > 0
          ? options.wears
          : [{ name: 'vest', colour: { name: 'brown', hex: '#6a4426' } }],
    } as typeof options;
    const person = buildPerson(asked);
    const { proportions } = describePerson(asked).look;
    const neck = horse.anchors.neck!;
    const place = translation(0, neck[1] - proportions.hip - 0.02, neck[2] + 0.04);
    const waist = new MeshBuilder()
      .paint(coat, 'fur')
      .sphere([0, neck[1] - 0.06, neck[2] - 0.02], [0.23, 0.27, 0.28], 22);
    const person0 = person.parts[0]!;
    const model: Model = {
      size: [0.8, neck[1] + person.size[1] - proportions.hip, horse.size[2]],
      parts: [
        ...horse.parts
          .filter(({ name }) => name === 'body' || name === 'fur')
          .map((part) => ({ ...part, name: `horse ${part.name}`, mesh: withoutBones(part.mesh, isHead) })),
        { name: 'waist', mesh: waist.mesh },
        { ...person0, mesh: withoutBones(person0.mesh, isLeg) },
        ...person.parts.slice(1),
      ],
      anchors: {
        ...Object.fromEntries(
          Object.entries(person.anchors).map(([name, at]) => [name, add(at, [0, place[7]!, place[11]!])]),
        ),
        ...(horse.anchors.back && { back: horse.anchors.back }),
        footLeft: [0.15, 0, 0],
        footRight: [-0.15, 0, 0],
      },
      pose: (input) => {
        const isGait = gaits.has(input.action);
        const below = horse.pose!({ ...input, action: isGait || input.speed > 0.1 ? input.action : 'stand' });
        const above = person.pose!({
          ...input,
          action: isGait ? 'stand' : input.action,
          speed: 0,
          travelled: 0,
          seatHeight: null,
        });
        // The chest of the horse carries the body.
        const chest = (below.parts.body as Matrix[])[1]!;
        const at = multiply(chest, place);
        const parts: Pose['parts'] = { waist: chest, ...moveParts(person, above, at) };
        for (const [name, part] of Object.entries(below.parts)) parts[`horse ${name}`] = part;
        const anchors = Object.fromEntries(
          Object.entries(above.anchors).map(([name, matrix]) => [name, multiply(at, matrix)]),
        );
        return { ...above, parts, anchors };
      },
    };
    return model;
  },
};
