/** Parts that a near view is of: where on the whole each is, and whose it is where nobody is named. */

export const partPlaces = [
  'hands',
  'feet',
  'eyes',
  'face',
  'mouth',
  'nose',
  'ear',
  'hair',
  'tail',
  'surface',
  'top',
] as const;
export type PartPlace = (typeof partPlaces)[number];

type LookedAt = { place: PartPlace; of: string };

const rows: [PartPlace, of: string, nouns: string][] = [
  ['hands', 'person', 'hand, palm, finger, fingertip, fingernail, thumb, wrist, fist, knuckle, forearm'],
  ['feet', 'person', 'foot, toe, heel, sole, ankle'],
  ['feet', 'dog', 'paw'],
  ['feet', 'horse', 'hoof'],
  ['feet', 'eagle', 'talon'],
  ['feet', 'cat', 'claw'],
  ['eyes', 'person', 'eye, pupil, iris, eyelash, eyelid, eyebrow'],
  ['face', 'person', 'face, head, cheek, forehead, jaw, chin'],
  ['face', 'elephant', 'trunk, tusk'],
  ['face', 'deer', 'antler'],
  ['face', 'goat', 'horn'],
  ['mouth', 'person', 'mouth, lip, tooth, tongue, beard, moustache, mustache'],
  ['mouth', 'bird', 'beak, bill'],
  ['mouth', 'dog', 'snout, muzzle'],
  ['mouth', 'cat', 'whisker'],
  ['nose', 'person', 'nose, nostril'],
  ['ear', 'person', 'ear, earlobe'],
  ['hair', 'person', 'hair, braid, ponytail, curl, hairstyle'],
  ['face', 'lion', 'mane'],
  ['tail', 'cat', 'tail'],
  ['tail', 'fish', 'fin, tail fin'],
  ['surface', 'cat', 'fur'],
  ['surface', 'bird', 'plumage'],
  ['surface', 'lizard', 'scale'],
  ['surface', 'tree', 'bark, tree bark'],
  ['top', 'flower', 'petal, flower petal, stamen, pistil'],
  ['top', 'rose', 'rose petal'],
];

const byNoun: ReadonlyMap<string, LookedAt> = new Map(
  rows.flatMap(([place, of, nouns]) => nouns.split(', ').map((noun) => [noun, { place, of }] as const)),
);

export const lookedAtPart = ({ noun, head }: { noun: string; head: string }): LookedAt | undefined =>
  byNoun.get(noun) ?? byNoun.get(head);
