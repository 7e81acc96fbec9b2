/** What several things of a scene together tell of each. */

import type { Action } from '../../scene/actions.ts';
import type { Place } from '../../scene/scene.ts';
import { regionOfNoun } from '../../world/homes.ts';
import { isIndoors } from '../../world/indoors.ts';
import type { Draft, DraftThing, Where } from '../draft.ts';
import { findNoun } from '../nouns/find-noun.ts';
import { isHoldable, isRidden } from '../nouns/uses.ts';
import { shareSurface } from './rearrange-things.ts';

/** Flowers stand in pots where no soil is. */
const potPlaces = new Set<Place>([
  'rooftop',
  'balcony',
  'room',
  'living_room',
  'kitchen',
  'office',
  'bathroom',
  'bedroom',
]);

/** Details that several things together tell. */
export const matchThings = (draft: Draft, { place }: Where) => {
  const names = draft.things.map(({ noun }) => noun?.name ?? '').join(' ');
  for (const [index, thing] of draft.things.entries()) {
    const held = draft.things.some(({ ties }) =>
      ties.some(({ to, kind }) => to === index && kind === 'holding'),
    );
    const swap = (kit: string) => {
      thing.noun = { ...thing.noun!, kit };
    };
    if (thing.noun?.base === 'ball') {
      if (/soccer|footballer|goal/.test(names)) swap('soccer ball');
      else if (/basketball/.test(names)) swap('basketball');
    }
    const glows = thing.acts.some(({ action }) => action === 'shine');
    if (thing.noun?.base === 'pumpkin' && glows) swap('jack o lantern');
    if (
      thing.noun?.base === 'umbrella' &&
      !held &&
      ['market', 'beach', 'cafe', 'street', 'restaurant', 'square', 'swimming_pool', 'garden'].includes(
        place,
      ) &&
      thing.ties.length === 0
    )
      swap('parasol');
    if (
      ['flower', 'plant', 'rose', 'tulip', 'geranium', 'herb'].includes(thing.noun?.base ?? '') &&
      !held &&
      potPlaces.has(place)
    )
      swap('flower pot');
    if (thing.noun?.kit === 'plant' && potPlaces.has(place)) swap('potted plant');
    shareSurface(draft.things, index);
    holdWhatIsUsed(draft.things, index);
    // Two riders have two horses, of what carries one and is not said to be one: "two children ride a pony" have one.
    for (const { kind, to } of thing.ties) {
      const other = draft.things[to]!;
      // Horseback has no plural.
      const isOneEach = other.plural || other.isImplied || other.name === 'horseback';
      if (
        kind === 'riding' &&
        isOneEach &&
        other.count === null &&
        thing.count !== null &&
        isRidden(other.noun)
      )
        other.count = thing.count;
    }
    const goes = thing.acts.some(
      ({ action }) =>
        action !== null &&
        action !== 'ride' &&
        ['run', 'walk', 'jump', 'fly', 'march', 'fight', 'chase'].includes(action),
    );
    if (goes && thing.acts.some(({ verb }) => verb === 'ride') && thing.acts.length > 1)
      thing.acts = thing.acts.filter(({ verb, object }) => verb !== 'ride' || object !== null);
    // A tie that a later word made more exact.
    thing.ties = thing.ties.filter(
      (one) =>
        !(
          (one.kind === 'beside' || one.kind === 'with') &&
          thing.ties.some((other) => other !== one && other.to === one.to)
        ),
    );
    // An animal by a fireplace is before the fire.
    for (const tie of thing.ties)
      if (
        tie.kind === 'beside' &&
        thing.noun?.nature === 'animal' &&
        draft.things[tie.to]?.noun?.base === 'fireplace'
      )
        tie.kind = 'in_front_of';
    if (['horseback', 'soccer', 'chess', 'pieces'].includes(thing.name) && thing.noun)
      thing.name = thing.noun.base;
    if (thing.noun?.base === 'campfire' && isIndoors(place))
      thing.noun = { ...thing.noun, ...findNoun('fireplace')!, name: thing.noun.name };
    draft.region ??= regionOfNoun.get(thing.noun?.name ?? '') ?? null;
    if (thing.wears.some(({ name }) => name === 'kimono')) draft.region ??= 'japanese';
    if (thing.wears.some(({ name }) => name === 'hanfu' || name === 'qipao')) draft.region ??= 'chinese';
    if (thing.wears.some(({ name }) => ['hanfu', 'qipao', 'kimono', 'sari'].includes(name)))
      thing.hair ??= { name: 'black', hex: '#17151a' };
  }
};

const usedInHand: readonly (Action | null)[] = ['phone', 'photograph', 'smoke', 'brush_teeth'];

/** "Scrolling on her phone": it is in her hand. */
const holdWhatIsUsed = (things: DraftThing[], index: number) => {
  const thing = things[index]!;
  if (thing.noun?.nature !== 'person') return;
  for (const { action, object } of thing.acts) {
    const used = object === null ? undefined : things[object];
    if (!used || !usedInHand.includes(action) || !isHoldable(used.noun)) continue;
    if (used.ties.some(({ kind }) => kind === 'on' || kind === 'in')) continue;
    thing.ties = [...thing.ties.filter(({ to }) => to !== object), { kind: 'holding', to: object! }];
  }
};
