/** What an event takes from its place and company: the car that is driven in, those who are followed. */

import type { Event, Location } from '../facts/facts.ts';
import type { DraftThing } from '../understand/draft.ts';
import { living } from '../understand/nouns/nature.ts';
import { isHoldable, isVessel } from '../understand/nouns/uses.ts';
import { actionIn, playedOn } from '../world/usual-actions.ts';
import { consumingVerbs, coveringVerbs } from '../world/verb-senses.ts';
import { verbOf } from './meanings.ts';
import { nounOf, type Shown, shownAs } from './shown.ts';
import { isConveyance, isConveying } from './work/conveyance.ts';

const isBeast = (noun: DraftThing['noun']) =>
  noun !== null && living.has(noun.nature) && noun.nature !== 'person';

/** "Driving in a car", "riding on a horse": that is what is driven. */
const withConveyance = (shown: Shown, event: Event): Event => {
  if (!isConveying(event.verb)) return event;
  const [way] = event.objects;
  const onWay = way === undefined ? null : nounOf(shown, way);
  // "Driving the old bridge": that is the way.
  if (way !== undefined && onWay && (onWay.nature === 'building' || onWay.nature === 'landform'))
    return { ...event, objects: [], at: [{ kind: 'on', entities: [way] }, ...event.at] };
  if (event.objects.length > 0) return event;
  const driven = event.at.find(
    ({ kind, entities: [one] }) =>
      (kind === 'in' || kind === 'on') &&
      one !== undefined &&
      (isConveyance(nounOf(shown, one)) || (event.verb === 'ride' && isBeast(nounOf(shown, one)))),
  );
  if (driven) return { ...event, objects: driven.entities, at: event.at.filter((one) => one !== driven) };
  const own = handledConveyance(shown, event);
  return own === undefined ? event : { ...event, objects: [own] };
};

/** "Pushes the boat into the water and sails away": in that boat. */
const handledConveyance = (shown: Shown, { agents, step }: Event): number | undefined =>
  shown.facts.events
    .filter((other) => other.step < step && other.agents.some((one) => agents.includes(one)))
    .flatMap(({ objects }) => objects)
    .findLast((one) => shownAs(shown, one) !== undefined && isConveyance(nounOf(shown, one)));

/** "With gulls following": those who are named first are who is followed. */
const withFollowed = ({ facts }: Shown, event: Event): Event => {
  if (!following.has(event.verb.split(' ')[0]!) || event.objects.length > 0) return event;
  const others = facts.events.flatMap(({ agents }) => agents).filter((one) => !event.agents.includes(one));
  const [followed] = others;
  return followed === undefined ? event : { ...event, objects: [followed] };
};
const following = new Set(['follow', 'trail']);

/** "Takes pictures of a lion": the lion is looked at. */
const withPictured = ({ facts, cast }: Shown, event: Event): Event => {
  const pictured = facts.relations.flatMap(({ kind, subject, objects }) =>
    kind === 'depicts' && event.objects.includes(subject) && cast[subject]?.is !== 'thing' ? objects : [],
  );
  return pictured.length === 0 ? event : { ...event, recipients: [...event.recipients, ...pictured] };
};

/** "Passes a stack of papers": what nobody drew is the papers it consists of. */
const withContent = (shown: Shown, event: Event): Event => ({
  ...event,
  objects: event.objects.flatMap((object) => {
    if (shownAs(shown, object) !== undefined) return [object];
    const content = shown.facts.relations.find(
      ({ kind, subject, objects }) =>
        kind === 'made_of' && subject === object && objects.some((one) => shownAs(shown, one) !== undefined),
    );
    return content ? content.objects : [object];
  }),
});

const binding = new Set(['tie', 'fasten', 'bind', 'attach', 'hang', 'fix', 'secure', 'strap', 'wrap']);
const cords = /^(?:rope|string|ribbon|cord|thread|twine|wire|chain|tape|yarn|bow)$/;

/** "Ties a plant on a string": the string is what it is tied with. */
const withCord = ({ facts }: Shown, event: Event): Event => {
  if (!binding.has(event.verb.split(' ')[0]!) || event.objects.length === 0) return event;
  const isCord = (entity: number | undefined) => cords.test(facts.entities[entity ?? -1]?.noun ?? '');
  const places = [...event.to, ...event.at];
  const cord = places.find(({ entities }) => isCord(entities[0]));
  const [bound] = event.objects;
  if (cord && !isCord(bound))
    return {
      ...event,
      instruments: [...event.instruments, ...cord.entities],
      to: event.to.filter((one) => one !== cord),
      at: event.at.filter((one) => one !== cord),
    };
  // "Ties a ribbon around a box": the box is what hands are at.
  const around = [...event.to, ...event.at, ...event.path].find(
    ({ kind, entities }) => (kind === 'around' || kind === 'on') && entities.length > 0,
  );
  if (!around || !isCord(bound)) return event;
  const isOther = (one: typeof around) => one !== around;
  return {
    ...event,
    objects: around.entities,
    instruments: [...event.instruments, ...event.objects],
    to: event.to.filter(isOther),
    at: event.at.filter(isOther),
    path: event.path.filter(isOther),
  };
};

/** "Covers a cake with a cloth": the cloth is in the hands, not beside the cake. */
const withCover = (shown: Shown, event: Event): Event => {
  if (!coveringVerbs.has(event.verb) || event.instruments.length > 0 || event.agents.length === 0)
    return event;
  const covers = shown.facts.relations.flatMap(({ kind, subject, objects }) =>
    kind === 'with' && event.objects.includes(subject)
      ? objects.filter((one) => isHoldable(nounOf(shown, one)) && shownAs(shown, one) !== undefined)
      : [],
  );
  return covers.length === 0 ? event : { ...event, instruments: covers };
};

const results = /^(?:hole|slit|notch|groove|opening|gap|pattern|design|shape|nail|screw|slot|line|cut|name)$/;
const into: readonly Location['kind'][] = ['in', 'on', 'through', 'inside', 'against'];

/** "Drills a hole into a plank": the plank is what is worked at, the hole is what comes of it. */
const withResult = (shown: Shown, event: Event): Event => {
  const [made] = event.objects;
  const place = [...event.to, ...event.at, ...event.path].find(({ kind }) => into.includes(kind));
  const [worked] = place?.entities ?? [];
  if (made === undefined || worked === undefined || shownAs(shown, worked) === undefined) return event;
  if (!results.test(shown.facts.entities[made]?.head ?? '') || !workVerbs.has(event.verb.split(' ')[0]!))
    return event;
  const isOther = (one: Location) => one !== place;
  return {
    ...event,
    objects: [worked],
    to: event.to.filter(isOther),
    at: event.at.filter(isOther),
    path: event.path.filter(isOther),
  };
};
const workVerbs = new Set(
  'hammer, drive, pound, nail, screw, knock, drill, bore, cut, carve, punch, poke, saw, scratch, engrave, chisel, burn, pierce, etch, draw'.split(
    ', ',
  ),
);

const screens = /^(?:computer|laptop|monitor|tablet|desktop|pc|screen)$/;
const onScreen = new Set(
  'edit, design, browse, search, review, upload, download, stream, analyze, analyse, create, check'.split(
    ', ',
  ),
);

/** "Editing photos at the computer": the computer is what hands are at. */
const withScreen = ({ facts }: Shown, event: Event): Event => {
  if (!onScreen.has(event.verb)) return event;
  const isScreen = (entity: number) => screens.test(facts.entities[entity]?.noun ?? '');
  const near = [
    ...event.at.flatMap(({ entities }) => entities),
    ...event.instruments,
    ...facts.relations.flatMap(({ subject, objects, kind }) =>
      event.agents.includes(subject) && ['in_front_of', 'at', 'on', 'near', 'beside'].includes(kind)
        ? objects
        : [],
    ),
  ].find(isScreen);
  return near === undefined
    ? event
    : {
        ...event,
        verb: 'type on',
        objects: [near],
        instruments: event.instruments.filter((one) => !isScreen(one)),
      };
};

/** "Drinks water from a bucket": what is not drawn by itself is in what it is taken from. */
const withVessel = (shown: Shown, event: Event): Event => {
  if (!consumingVerbs.has(event.verb) || event.objects.some((one) => shownAs(shown, one) !== undefined))
    return event;
  const there = [...event.from, ...event.at].find(
    ({ kind, entities: [one] }) =>
      kind !== 'behind' &&
      one !== undefined &&
      isVessel(nounOf(shown, one)) &&
      shownAs(shown, one) !== undefined,
  );
  return there ? { ...event, objects: [there.entities[0]!] } : event;
};

/** Somebody slams a door and crashes a car, and runs into a tree. */
const canStrike = (shown: Shown, { agents, objects }: Event): boolean => {
  const [doer, done] = [agents[0], objects[0]!].map((one) => (one === undefined ? null : nounOf(shown, one)));
  return (
    (doer?.nature !== 'person' && !isHoldable(done ?? null)) ||
    (done != null && (living.has(done.nature) || ['plant', 'landform', 'building'].includes(done.nature)))
  );
};

const striking = ['', ' into', ' at', ' on'];

/** "Crashes into a car", "collides with a tree", "pounces on a deer": that is what it runs into or at. */
const withStruck = (shown: Shown, event: Event): Event => {
  const verbs = striking.map((preposition) => event.verb + preposition);
  const verb = verbs.find((one) => ['collide', 'attack'].includes(verbOf(one)?.action ?? ''));
  if (!verb) return event;
  if (event.objects.length > 0)
    return verb === event.verb || canStrike(shown, event) ? { ...event, verb } : event;
  const isThing = (one: number | undefined) => one !== undefined && shownAs(shown, one) !== undefined;
  const where = [...event.to, ...event.at].find(
    ({ kind, entities }) => ['in', 'at', 'against', 'on'].includes(kind) && isThing(entities[0]),
  );
  const [other] = [...(where?.entities ?? []), ...event.instruments, ...event.recipients].filter(
    (one) => isThing(one) && !event.agents.includes(one),
  );
  if (other === undefined) return event;
  const isOther = (one: Location) => one !== where;
  return {
    ...event,
    verb,
    objects: [other],
    instruments: event.instruments.filter((one) => one !== other),
    recipients: event.recipients.filter((one) => one !== other),
    to: event.to.filter(isOther),
    at: event.at.filter(isOther),
  };
};

const music = new Set(
  'piece, melody, tune, song, music, note, symphony, sonata, concerto, chord, jazz, solo, masterpiece, composition'.split(
    ', ',
  ),
);

/** "Sits at a piano, playing a tune": that is what is played. */
const withInstrument = (shown: Shown, event: Event): Event => {
  const { facts, cast } = shown;
  const [object] = event.objects;
  const isMusic = object === undefined || music.has(facts.entities[object]!.head);
  if (event.verb !== 'play' || !isMusic || event.at.length > 0) return event;
  const isInstrument = (one: number) => {
    const is = cast[one];
    const played = is?.is === 'thing' ? actionIn(playedOn, is.noun.base) : undefined;
    return played?.startsWith('play_') ?? false;
  };
  const near = facts.relations
    .filter(({ subject }) => event.agents.includes(subject))
    .flatMap(({ objects }) => objects)
    .find(isInstrument);
  return near === undefined ? event : { ...event, objects: [near] };
};

export const completeEvent = (shown: Shown, event: Event): Event =>
  [
    withConveyance,
    withFollowed,
    withPictured,
    withContent,
    withVessel,
    withCord,
    withResult,
    withCover,
    withScreen,
    withStruck,
    withInstrument,
  ].reduce((done, complete) => complete(shown, done), event);
