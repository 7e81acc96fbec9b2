/** What an event takes from its place and company: the car that is driven in, those who are followed. */

import type { Event } from '../facts/facts.ts';
import type { DraftThing } from '../understand/draft.ts';
import { living, vehicles } from '../understand/nouns/nature.ts';
import { isRidden } from '../understand/nouns/uses.ts';
import { nounOf, type Shown } from './shown.ts';

const conveying = new Set(['drive', 'ride', 'steer', 'pilot', 'cruise', 'sail', 'paddle', 'row']);
const isConveyance = (noun: DraftThing['noun']) =>
  noun !== null && (vehicles.has(noun.nature) || isRidden(noun));

const isBeast = (noun: DraftThing['noun']) =>
  noun !== null && living.has(noun.nature) && noun.nature !== 'person';

/** "Driving in a car", "riding on a horse": that is what is driven. */
const withConveyance = (shown: Shown, event: Event): Event => {
  if (!conveying.has(event.verb)) return event;
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
  if (!driven) return event;
  return { ...event, objects: driven.entities, at: event.at.filter((one) => one !== driven) };
};

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

export const completeEvent = (shown: Shown, event: Event): Event =>
  withPictured(shown, withFollowed(shown, withConveyance(shown, event)));
