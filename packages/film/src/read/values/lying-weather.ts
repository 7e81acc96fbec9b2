/** Weather that lies on a thing: "a house covered in snow" is a house with snow on it, and not only a day of snow. */

import type { Parser } from '../clause.ts';
import type { Group } from '../noun-group.ts';
import { stativeLinks } from '../rows/verbs.ts';

/** The state of a thing that it lies on. */
const lying: ReadonlyMap<string, string> = new Map([
  ['snow', 'snow-covered'],
  ['ice', 'ice-covered'],
  ['hail', 'ice-covered'],
]);

/** The verb was a description and no act. */
export const coverWith = ({ reading, clause }: Parser, text: string, { head }: Group): void => {
  const { event } = clause;
  const value = lying.get(head);
  const covered = event?.objects[0] ?? event?.agents[0];
  if (!event || !value || covered === undefined || event.agents.length + event.objects.length > 1) return;
  if (stativeLinks.get(`${event.verb} ${text}`) !== 'covered_with') return;
  reading.facts.entities[covered]!.attributes.push({ kind: 'state', value });
  reading.facts.events = reading.facts.events.filter((one) => one !== event);
  Object.assign(clause, { event: null, hasVerb: true, subjects: [covered] });
};
