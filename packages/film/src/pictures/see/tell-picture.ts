/** What was seen in a picture in plain words, and what could happen in it. */

import type { SeenPicture } from './seen-picture.ts';

const count = (number: number, one: string, many: string) =>
  number === 0 ? [] : [number === 1 ? one : `${number} ${many}`];

/** The most telling first. */
export const tellSeen = (seen: SeenPicture): string[] => {
  const people = seen.things.filter(({ noun }) => noun === 'person');
  const others = seen.things.filter(({ noun }) => noun === 'thing');
  const named = others.flatMap(({ name }) => name ?? []);
  const unnamed = others.length - named.length;
  if (seen.isFlat)
    return ['a flat picture: a logo, a page or a drawing', ...count(others.length, 'one shape', 'shapes')];
  return [
    ...count(people.length, 'a person', 'people'),
    ...count(people.filter(({ face }) => face).length, 'a face', 'faces'),
    ...[...new Set(named)].map((name) => {
      const number = named.filter((one) => one === name).length;
      return number > 1 ? `${name} (${number})` : name;
    }),
    ...count(unnamed, people.length + named.length > 0 ? 'another thing' : 'a subject', 'things'),
    ...(seen.sky ? ['sky'] : []),
    ...(seen.water ? ['water'] : []),
    ...(seen.plants && seen.plants.share > 0.12 ? ['plants'] : []),
    ...(seen.windows.length > 0 ? ['windows'] : []),
    ...(seen.lights.length > 2 ? ['lamps'] : []),
    ...(seen.isGrey ? ['no colours'] : []),
  ];
};

const mostSuggestions = 6;

/** Prompts that this picture can be given and that will be seen in it. */
export const suggestPrompts = (seen: SeenPicture): string[] => {
  if (seen.isFlat) return ['The camera moves in slowly'];
  const people = seen.things.filter(({ face }) => face);
  const hasArm = people.some(
    ({ pose }) => pose && pose['left wrist'].score > 0.3 && pose['left wrist'].y < 0.97,
  );
  // A pronoun of a prompt that names nobody is nobody.
  const who = people.length > 1 ? 'The people' : 'The person';
  const s = people.length > 1 ? '' : 's';
  const hasThing = seen.things.some(
    ({ noun, box }) => noun === 'thing' && !(box.left < 0.01 && box.right > 0.99),
  );
  const all = [
    ...(people.length > 0
      ? [`${who} smile${s} and nod${s}`, `${who} turn${s} and look${s} to the left`]
      : []),
    ...(hasArm ? [`${who} wave${s}`] : []),
    // Among several, what leaves uncovers the others, and is held.
    ...(hasThing && seen.things.length === 1 ? ['The subject moves away to the left'] : []),
    ...(hasThing ? ['The camera orbits around the subject'] : []),
    ...(seen.water ? ['The water ripples in the wind'] : []),
    ...(seen.sky ? ['Clouds drift and night falls', 'It begins to snow'] : []),
    ...(seen.plants && seen.plants.share > 0.12 ? ['The plants sway in the wind'] : []),
    'Fog drifts in, the camera moves forward slowly',
  ];
  return all.slice(0, mostSuggestions);
};
