/** Where animals come to people: at the bird feeder of a garden, on a perch beside whom they talk to. */

import { limits } from '../../../scene/scene.ts';
import { type Draft, type DraftThing, newAct, newThing } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { without } from '../rearrange-things.ts';

const baseOf = ({ noun, name }: DraftThing) => noun?.base ?? name;
const isFeeder = ({ noun }: DraftThing) => noun?.kit === 'bird feeder' || noun?.name === 'bird feeder';

/** A figure that feeds or steals there is in the tray, with its seeds. */
const visitFeeder = (text: string, draft: Draft) => {
  if (!/\bfeeders?\b|\bbird table\b/.test(text)) return;
  const feeder = draft.things.find(isFeeder);
  if (!feeder) return;
  Object.assign(feeder, { count: 1, plural: false, ties: [], acts: [] });
  draft.things = without(draft.things, (thing) =>
    /^(?:food|seed|seeds|birdseed|bird seed|nut|nuts|peanut|snack|sunflower seed)s?$/.test(thing.name),
  );
  draft.notDrawn = draft.notDrawn.filter((name) => !/food|seed|nut/.test(name));
  const at = draft.things.indexOf(feeder);
  for (const thing of draft.things) {
    const nature = thing.noun?.nature ?? '';
    if (!['animal', 'bird'].includes(nature) || /hummingbird|bear|deer|cat$/.test(baseOf(thing))) continue;
    if (thing.acts.some(({ action }) => action === 'chase' || action === 'fly')) continue;
    thing.ties = [{ kind: 'on', to: at }];
    thing.acts = [nature === 'bird' ? newAct('peck', 'peck') : newAct('eat', 'eat')];
    if (thing.plural || (thing.count ?? 1) > 2) Object.assign(thing, { count: 2, plural: false });
    draft.shot ??= 'medium';
  }
  if (draft.places.length === 0)
    draft.places.push({ place: 'garden', text: '', link: null, isBehind: false });
};

const talkers = /parrot|macaw|cockatoo|cockatiel|budgie|parakeet|parakeets|mynah|raven|crow/;

/** A bird that talks to somebody sits on a perch at the height of the face. */
const talkFromPerch = (draft: Draft) => {
  for (const bird of draft.things) {
    if (!talkers.test(baseOf(bird)) || (bird.count ?? 1) > 1) continue;
    const act = bird.acts.find(({ verb }) =>
      /^(?:talk|speak|chat|squawk|argue|repeat|whisper|sing)/.test(verb),
    );
    const listener = draft.things.findIndex(({ noun }) => noun?.nature === 'person');
    const isOnSomething = bird.ties.some(({ kind }) => kind === 'on' || kind === 'in');
    const noun = findNoun('parrot perch');
    if (!act || listener < 0 || isOnSomething || !noun || draft.things.length >= limits.things) continue;
    const perch = draft.things.push({ ...newThing('parrot perch', noun), isImplied: true }) - 1;
    bird.ties = [{ kind: 'on', to: perch }];
    bird.acts = [{ ...newAct('talk', 'talk'), object: listener }];
    const person = draft.things[listener]!;
    person.ties = [
      ...person.ties.filter(({ to }) => draft.things[to] !== bird),
      { kind: 'facing', to: perch },
    ];
    if (person.acts.every(({ action }) => action === null || ['stand', 'talk', 'look'].includes(action)))
      person.acts = [{ ...newAct('talk', 'talk'), object: draft.things.indexOf(bird) }];
  }
};

export const settleFeeders = (text: string, draft: Draft) => {
  visitFeeder(text, draft);
  talkFromPerch(draft);
};
