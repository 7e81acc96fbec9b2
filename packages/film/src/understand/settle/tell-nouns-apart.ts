/** Nouns of two everyday meanings: what a thing does and where it is tells which one is meant. */

import type { Action } from '../../scene/actions.ts';
import { heldKits, type NounSense, nounSenses } from '../../world/noun-senses.ts';
import type { Draft, DraftThing } from '../draft.ts';
import { findNoun } from '../nouns/find-noun.ts';

const holdActions: (Action | null)[] = ['hold', 'carry'];

const giveHeldKits = (things: DraftThing[]) => {
  for (const thing of things) {
    const held = [
      ...thing.ties.filter(({ kind }) => kind === 'holding').map(({ to }) => to),
      ...thing.acts.flatMap(({ action, object }) =>
        object !== null && holdActions.includes(action) ? [object] : [],
      ),
    ];
    for (const index of held) {
      const other = things[index];
      const kit = heldKits[other?.noun?.kit ?? ''];
      if (!other?.noun || !kit) continue;
      // A sports fan is a person, not a thing in a hand.
      other.noun = other.noun.nature === 'person' ? (findNoun(kit) ?? other.noun) : { ...other.noun, kit };
      thing.ties = [...thing.ties.filter(({ to }) => to !== index), { kind: 'holding', to: index }];
    }
  }
};

/** On a ship one looks through a telescope that is held. */
const holdSpyglass = (things: DraftThing[]) => {
  const at = things.findIndex(({ noun }) => noun?.base === 'telescope' || noun?.kit === 'telescope');
  const looker = things.find(({ noun, acts, ties }) => {
    const isAboard = ties.some(({ kind, to }) => kind === 'on' && things[to]?.noun?.nature === 'boat');
    return noun?.nature === 'person' && isAboard && acts.some(({ action }) => action === 'look');
  });
  const telescope = things[at];
  if (!telescope?.noun || !looker) return;
  telescope.noun = { ...telescope.noun, kit: 'spyglass' };
  looker.ties = [...looker.ties.filter(({ to }) => to !== at), { kind: 'holding', to: at }];
};

/** A spider that spins or waits does it in its web. */
const sitInWeb = (things: DraftThing[]) => {
  const spider = things.find(({ noun }) => noun?.base === 'spider');
  const web = things.findIndex(({ noun, name }) => /\bweb$/.test(noun?.base ?? name));
  if (!spider || web < 0 || things[web] === spider) return;
  spider.ties = [...spider.ties.filter(({ to }) => to !== web), { kind: 'on', to: web }];
};

const isMeant = (sense: NounSense, thing: DraftThing, { things, places }: Draft): boolean => {
  const index = things.indexOf(thing);
  const { actions, verbs, company, companyNatures, companyActions, look } = sense;
  return (
    thing.acts.some(
      ({ action, verb }) => (action !== null && actions?.includes(action)) || verbs?.test(verb),
    ) ||
    places.some(({ place }) => sense.places?.includes(place)) ||
    things.some(
      ({ noun, acts }) =>
        (noun &&
          (company?.includes(noun.base) ||
            company?.includes(noun.name) ||
            companyNatures?.includes(noun.nature))) ||
        acts.some(({ action }) => action !== null && companyActions?.test(action)),
    ) ||
    (sense.isRidden === true &&
      things.some(({ ties }) => ties.some(({ kind, to }) => kind === 'riding' && to === index))) ||
    (look !== undefined && [thing.material ?? '', ...thing.traits].some((word) => look.test(word)))
  );
};

export const tellNounsApart = (draft: Draft) => {
  const { things } = draft;
  for (const [index, thing] of things.entries()) {
    const sense = nounSenses[thing.noun?.name ?? ''];
    if (!sense || (sense.nature && sense.nature !== thing.noun?.nature)) continue;
    if (!isMeant(sense, thing, draft)) continue;
    thing.noun = findNoun(sense.instead) ?? thing.noun;
    if (thing.noun?.nature !== 'person') thing.wears = [];
    if (sense.isStill) Object.assign(thing, { name: sense.instead, acts: [] });
    for (const { ties } of sense.isEntered ? things : [])
      for (const tie of ties) if (tie.to === index && tie.kind === 'on') tie.kind = 'in';
  }
  giveHeldKits(things);
  holdSpyglass(things);
  sitInWeb(things);
};
