/** Finds what the prompt names in the picture: the thing that moves, and what is not there. */

import { createPlane, type Plane } from '../plane.ts';
import type { Box, SeenPicture, SeenThing } from '../see/seen-picture.ts';
import type { Wishes } from './wishes.ts';

const animalNouns = ['bird', 'cat', 'dog', 'horse', 'sheep', 'cow', 'elephant', 'bear', 'zebra', 'giraffe'];
const vehicleNouns = ['bicycle', 'car', 'motorcycle', 'airplane', 'bus', 'train', 'truck', 'boat'];
const sameThing: [RegExp, string[]][] = [
  [/bike|motorbike|motorcycle|scooter/, ['motorcycle', 'bicycle']],
  [/car|taxi|truck|van|bus|vehicle/, ['car', 'truck', 'bus']],
  [/boat|ship|sail/, ['boat']],
  [/plane|jet/, ['airplane']],
  [/coffee|tea|mug|cup|drink/, ['cup', 'bowl']],
  [/kite|balloon/, ['kite']],
  [/sofa/, ['couch']],
  [/fruit/, ['apple', 'orange', 'banana', 'bowl']],
];

const matches = ({ name, kind }: Wishes['things'][number], noun: string): boolean => {
  const word = name.toLowerCase();
  if (word === noun || word === `${noun}s`) return true;
  if (kind === 'person') return noun === 'person';
  // The detector takes one animal for another more often than not.
  if (kind === 'animal') return animalNouns.includes(noun);
  return sameThing.some(([pattern, nouns]) => pattern.test(word) && nouns.includes(noun));
};

/** Regions that the picture shows and that are no things: their motion is not the subject's. */
const scenery =
  /sky|cloud|sea|lake|water|wave|river|stream|grass|tree|forest|mountain|hill|meadow|sun|moon|star|wind|snow|rain|fog|mist|street|road|field|leaf|leaves|flower|plant|light|window|fire|smoke|steam|beach|sand|village|city|house|building|room|camera|head|eye|face|hand|ray|night|day|table|ground|path|stem|pier|boat dock|logo|page|picture|photo|dandelion|storm/;

export type Cast = {
  thing: SeenThing | null;
  /** All that the prompt names among people, so that "they" all move. */
  people: SeenThing[];
  notThere: string[];
};

const areaOf = ({ left, right, top, bottom }: Box) => (right - left) * (bottom - top);
const weightOf = (thing: SeenThing) =>
  thing.score * Math.sqrt(areaOf(thing.box)) * (thing.isSubject ? 1.6 : 1);

export const castSubject = (seen: SeenPicture, wishes: Wishes): Cast => {
  const ranked = seen.things.toSorted((a, b) => weightOf(b) - weightOf(a));
  const notThere: string[] = [];
  let thing: SeenThing | null = null;
  for (const wish of wishes.things) {
    const found = ranked.find(({ noun }) => matches(wish, noun));
    if (found) thing ??= found;
    else if (!scenery.test(wish.name.toLowerCase())) {
      // A subject of another kind that is surely known leaves no room for it; an unknown one may be it.
      const known = ranked.find(({ isSubject, score, face }) => isSubject && (score > 0.42 || face));
      if (!seen.subject || (known && (wish.kind !== 'other' || vehicleNouns.includes(known.noun))))
        notThere.push(wish.name);
    }
  }
  if (seen.missing.includes('object')) notThere.length = 0;
  const people = ranked.filter(({ noun, face }) => noun === 'person' && face);
  return { thing: thing ?? (wishes.things.length === 0 ? (ranked[0] ?? null) : null), people, notThere };
};

/** The matte, without what lies far outside the thing that the prompt names. */
export const maskOf = (seen: SeenPicture, thing: SeenThing | null): Plane | null => {
  if (!seen.subject) return null;
  const { mask } = seen.subject;
  const isAmongOthers = seen.things.filter(({ isSubject, score }) => isSubject && score > 0.4).length > 1;
  if (!thing?.isSubject || !isAmongOthers) return mask;
  const part = createPlane(mask);
  const { left, right, top, bottom } = thing.box;
  const [marginX, marginY] = [(right - left) * 0.06, (bottom - top) * 0.06];
  for (let y = 0; y < mask.height; y += 1) {
    for (let x = 0; x < mask.width; x += 1) {
      const [px, py] = [(x + 0.5) / mask.width, (y + 0.5) / mask.height];
      const isInside =
        px > left - marginX && px < right + marginX && py > top - marginY && py < bottom + marginY;
      if (isInside) part.values[y * mask.width + x] = mask.values[y * mask.width + x]!;
    }
  }
  return part;
};
