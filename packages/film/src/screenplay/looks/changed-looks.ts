/** What a change of the facts changes of a thing, beyond its property: one part of a person, or what the new form looks like. */

import type { Change, Event, Facts } from '../../facts/facts.ts';
import { findKit } from '../../kits/find-kit.ts';
import type { NamedColour } from '../../scene/named-colour.ts';
import type { Change as SceneChange } from '../../scene/scene.ts';
import { findNoun, type Noun } from '../../understand/nouns/find-noun.ts';
import { shownWhenChanging } from '../../world/changing-things.ts';
import { coversGround, placePartOf } from '../../world/places/place-parts.ts';
import { isDrink } from '../../world/substances.ts';
import type { CastEntity } from '../cast-entity.ts';
import { garmentOf, isMaterial } from '../meanings.ts';
import { describeThing } from './describe-thing.ts';

/** "Her hair turns grey", "his coat becomes red": the rest of them stays as it is. */
export const partOfPerson = (
  facts: Facts,
  cast: readonly CastEntity[],
  entity: number,
): string | undefined => {
  const one = cast[entity];
  const { head, noun } = facts.entities[entity]!;
  if (one?.is === 'garment') return garmentOf(noun);
  return one?.is === 'part' && head === 'hair' ? 'hair' : undefined;
};

export const changesItself = ({ changes }: Facts, index: number): boolean =>
  changes.some(({ entity }) => entity === index);

/** "The grass fades": what covers the ground is no tuft of it. */
export const coverThatChanges = (facts: Facts, index: number): CastEntity | null => {
  const { head, noun, count } = facts.entities[index]!;
  const row = head === noun && coversGround(head) && (count ?? 1) === 1 ? placePartOf(head) : undefined;
  return row?.place && changesItself(facts, index) ? { is: 'place', place: row.place } : null;
};

/** Parts of the body and stuffs of a picture that are told to be one thing and then another. */
const ofNoForm = new Set(
  'face, head, body, figure, pixel, voxel, shape, form, silhouette, image, picture'.split(', '),
);

/** "The face morphs from a tiger into a wolf": it is the tiger that does. */
export const formBefore = (facts: Facts, index: number): Noun | null => {
  const { head } = facts.entities[index]!;
  if (!ofNoForm.has(head)) return null;
  const from = facts.changes.find(
    (change) => change.entity === index && change.property === 'form' && change.toEntity !== null,
  )?.from;
  const found = from ? findNoun(from) : undefined;
  return found && findKit(found.kit ?? '') ? found : null;
};

/** "The path turns red": ground and stuffs that no kit draws, where they themselves change. */
export const standInForChange = (facts: Facts, index: number): Noun | null => {
  const { noun, head } = facts.entities[index]!;
  if (!changesItself(facts, index) || findKit(noun)) return null;
  const found = findNoun(shownWhenChanging(head) ?? '');
  return found ? { ...found, name: noun } : null;
};

/** What a tale of one form becoming another names piece by piece: "the bristles fan out into a tail". */
const piecesOfForms = new Set(
  'handle, bristle, feather, plumage, crest, stem, stalk, petal, leaf, wing, wheel, blade, branch, trunk, pattern, surface, edge, frame, spoke, page, cover, tip, shell, scale, fin, hull, sail, engine, string, fold, crease, shape, form, curve, fabric, fur, tail, head, neck, leg, arm, eye, beak, body, claw, horn, ear, limb, texture'.split(
    ', ',
  ),
);

/** Of a thing that has become another before this was named: the thing itself. */
export const changedBefore = ({ changes, entities }: Facts, index: number): number | null =>
  piecesOfForms.has(entities[index]!.head)
    ? (changes.find(
        ({ property, entity, toEntity }) =>
          property === 'form' && entity !== null && entity < index && toEntity !== null && toEntity < index,
      )?.entity ?? null)
    : null;

/** "The bristles fan out": nobody does that, a change is told. */
export const isByPieces = (facts: Facts, { agents }: Event): boolean =>
  agents.length > 0 && agents.every((one) => changedBefore(facts, one) !== null);

/** Words for colours that only hair has. */
const hairColours: Record<string, NamedColour> = {
  blonde: { name: 'blonde', hex: '#d8b06a' },
  blond: { name: 'blond', hex: '#d8b06a' },
  brunette: { name: 'brunette', hex: '#4a2c1a' },
  auburn: { name: 'auburn', hex: '#7a3418' },
  ginger: { name: 'ginger', hex: '#b5541f' },
};

export const inHairColours = ({ from, to }: Change): Partial<SceneChange> => {
  const [first, last] = [from, to].map((word) => (word === null ? undefined : hairColours[word]));
  return { ...(first && { fromColour: first }), ...(last && { colour: last, property: 'colour' }) };
};

/** More would hide each other, where a thing becomes many. */
const mostOfForm = 7;

/** "Turns into a cat made of wool", "into a red car": a noun with its stuff before it, and a colour. */
export const looksOfForm = (
  entity: number,
  cast: readonly CastEntity[],
  facts: Facts,
): Partial<SceneChange> => {
  const { name, material, colour } = describeThing(entity, cast[entity]!, facts);
  const { count: said, noun } = facts.entities[entity]!;
  // A plural has no number of its own, and neither has a stuff.
  const isStuff = isMaterial(noun) || isDrink(noun);
  const count = Math.min(mostOfForm, said ?? (isStuff ? 1 : mostOfForm));
  return {
    ...(count > 1 && { count }),
    ...(material && { to: `${material} ${name}`.slice(0, 80) }),
    ...(colour && { colour }),
  };
};
