/** A figure that studies, writes, draws or types at a desk sits at it, the work open before the hands. */

import { addOnce, type Draft, type DraftThing, newAct } from '../../draft.ts';
import { findNoun } from '../../nouns/find-noun.ts';
import { add, countOf, isPerson, nounOf } from '../draft-things.ts';
import { without } from '../rearrange-things.ts';

const isDesk = (thing: DraftThing) => /(?:^|\s)(?:table|desk)$/.test(nounOf(thing));
const isPaper = (thing: DraftThing) =>
  /^(?:paper|letter|notebook|homework|card|note|diary|journal|postcard|textbook|book|books|exam|essay|poem|novel|lesson|test|assignment|laptop|calligraphy|character|chinese character|drawing|sketch|picture|comic|manga|sketchbook|calligraphy paper|rice paper|paintbrush|brush)$/.test(
    thing.name,
  );
const isPen = (thing: DraftThing) => /pencil|crayon|marker|\bpen$|felt tip|quill/.test(nounOf(thing));
const isLamp = (thing: DraftThing) => /lamp$/.test(nounOf(thing));
const isOther = (thing: DraftThing) =>
  /easel|board|wall|canvas|mural|sand|fence|sidewalk|pavement|chalk|computer|monitor|scroll|window|machine|bed$|sofa|couch|floor|bench|grass|tree/.test(
    `${nounOf(thing)} ${thing.name}`,
  );

const studies = /^(?:study|studying|learn|revise|cram|prepare for|do homework|homework)/;
const calls = /^(?:have|make|be on|talk|speak|chat|work|use|join|attend|call|video|stand|sit|look)/;
const draws = /^(?:draw|sketch|doodle|colou?r)/;
const indoors = new Set(
  'room bedroom living_room library classroom office cafe kitchen studio school temple'.split(' '),
);

/** Which desk it is, or null: it is no work at a desk. */
const deskFor = (draft: Draft, thing: DraftThing): string | null => {
  const hasDesk = draft.things.some(isDesk);
  for (const { action, verb, object } of thing.acts) {
    const worked = object === null ? undefined : draft.things[object];
    const isAtDesk = !worked || isDesk(worked) || isPaper(worked) || isPen(worked);
    if (!isAtDesk) continue;
    const names = draft.things.map(({ name }) => name).join(' ');
    if (/calligraph/.test(`${verb} ${names} ${thing.name}`) && (action === 'write' || action === 'paint'))
      return 'workplace with a calligraphy brush';
    if (/laptop/.test(names) && (action === 'type' || calls.test(verb))) return 'typing workplace';
    if (studies.test(verb))
      return hasDesk || !/book|newspaper/.test(names) || /exam|test/.test(names)
        ? 'workplace with notebook and pencil'
        : null;
    const pen = draft.things.some(isPen);
    if (draws.test(verb) && action === 'paint')
      return hasDesk || pen || !worked || isPaper(worked) ? 'workplace with drawing and pencil' : null;
    if (action === 'paint' && pen) return 'workplace with drawing and pencil';
    if (action === 'write' && (worked || pen || hasDesk)) return 'workplace with notebook and pencil';
    if (action === 'read' && hasDesk && !/newspaper|phone|menu|magazine|map/.test(names))
      return 'workplace with notebook and pencil';
  }
  return null;
};

/** Before the place is chosen. */
export const workAtDesk = (draft: Draft) => {
  if (draft.part || draft.things.some(isOther)) return;
  if (draft.places.some(({ place }) => place === null || !indoors.has(place))) return;
  const people = draft.things.filter(isPerson);
  const [thing] = people;
  if (people.length !== 1 || !thing || countOf(thing) !== 1) return;
  if (
    thing.ties.some(
      ({ kind, to }) =>
        ['on', 'in', 'riding'].includes(kind) && ![isDesk, isPaper].some((is) => is(draft.things[to]!)),
    )
  )
    return;
  const kit = deskFor(draft, thing);
  const noun = kit && findNoun(kit);
  if (!kit || !noun) return;
  const known = draft.things.find(isDesk);
  const desk = known ?? draft.things[add(draft, kit, { isImplied: true })];
  if (!desk) return;
  desk.noun = { ...noun, name: desk.name };
  Object.assign(desk, { ties: [], acts: [], count: 1, plural: false, isImplied: false });
  if (draft.places.some(({ place }) => place === 'cafe')) addOnce(desk.traits, 'bare');
  draft.things = without(
    draft.things,
    (one) => one !== desk && !isPerson(one) && (isPaper(one) || isPen(one) || isLamp(one)),
  );
  const at = draft.things.indexOf(desk);
  const action = kit === 'typing workplace' ? 'type' : 'write';
  thing.ties = [{ kind: 'on', to: at }];
  thing.acts = [{ ...newAct(action, action), object: at }];
  if (draft.places.length === 0) draft.places.push({ place: 'room', text: '', link: null, isBehind: false });
};
