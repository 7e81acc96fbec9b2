/** Which edge of the picture something leaves by. */

import type { Facts } from '../../facts/facts.ts';

const pictureKinds = new Set(['picture', 'photo', 'image', 'frame', 'view', 'scene', 'shot', 'screen']);

/** Over which edge something leaves: "out of the picture on the left". Of what goes elsewhere the side says which one is meant. */
export const edgeOf = (
  { objects, from }: Facts['events'][number],
  index: number,
  { entities, relations }: Facts,
): 'left' | 'right' | null => {
  const left = [...objects, ...from.flatMap((place) => place.entities)];
  if (!left.some((one) => pictureKinds.has(entities[one]!.head))) return null;
  const side = relations.find(
    ({ kind, subject, objects: beside }) =>
      subject === index && beside.length === 0 && (kind === 'left_of' || kind === 'right_of'),
  );
  return side ? (side.kind === 'left_of' ? 'left' : 'right') : null;
};
