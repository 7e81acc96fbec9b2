/** Puts the words of a Chinese clause into the order that English has, before they are translated one by one. */

import type { Segment } from './segment.ts';

const ofNoun = new Set<Segment['class']>([
  'number',
  'measure',
  'adjective',
  'noun',
  'unknown',
  'particle',
  'and',
]);

/** From `at` on, the words of one noun phrase. */
const phraseEnd = (segments: Segment[], at: number): number => {
  let end = at;
  while (end < segments.length && ofNoun.has(segments[end]!.class)) end += 1;
  return end;
};

/** "把女儿扛在肩上": carries the daughter. */
const objectAfterVerb = (segments: Segment[]): Segment[] => {
  const at = segments.findIndex(({ class: is }) => is === 'object');
  if (at < 0 || segments.some(({ class: is }) => is === 'change')) return segments;
  if (segments[at - 1]?.class === 'number') return segments;
  const end = phraseEnd(segments, at + 1);
  const verb = segments[end];
  if (end === at + 1 || verb?.class !== 'verb') return segments;
  return [...segments.slice(0, at), verb, ...segments.slice(at + 1, end), ...segments.slice(end + 1)];
};

const doneUpon =
  /^(?:bathe|wash|feed|comb|brush|dress|cut|water|hug|put|wear|shave|massage|paint|photograph)\b/;
const saidTo = /^(?:tell|read|give|sing|show|teach|write|play|hand)\b/;

/** "给孩子做早餐": makes breakfast for the child; "给花浇水": waters the flowers. */
const receiverLast = (segments: Segment[]): Segment[] => {
  const at = segments.findIndex(({ text }) => text === '给');
  const end = at < 0 ? 0 : phraseEnd(segments, at + 1);
  const verb = segments[end];
  if (at < 0 || end === at + 1 || verb?.class !== 'verb') return segments;
  const link = doneUpon.test(verb.english) ? '' : saidTo.test(verb.english) ? 'to' : 'for';
  return [
    ...segments.slice(0, at),
    ...segments.slice(end),
    { text: '给', english: link, class: link ? 'phrase' : 'silent' },
    ...segments.slice(at + 1, end),
  ];
};

/** "教弟弟骑车": teaches the boy to ride. */
const taughtTo = (segments: Segment[]): Segment[] => {
  const at = segments.findIndex(({ english, class: is }) => is === 'verb' && english === 'teach');
  const end = at < 0 ? 0 : phraseEnd(segments, at + 1);
  const verb = segments[end];
  if (at < 0 || end === at + 1 || verb?.class !== 'verb') return segments;
  return segments.map((one) =>
    one === verb ? { ...one, english: `to ${one.english}`, class: 'phrase' } : one,
  );
};

const isPlace = (one: Segment | undefined) => one?.class === 'locative' || /^on /.test(one?.english ?? '');
/** "树上" is a word of its own that means no more than the tree. */
const withPreposition = (one: Segment): Segment => {
  const preposition = { 上: 'on', 里: 'in', 下: 'under' }[one.text.at(-1)!];
  const isBare = one.class === 'noun' && one.text.length > 1 && preposition !== undefined;
  return isBare ? { ...one, english: `${preposition} ${one.english}`, class: 'phrase' } : one;
};
const staying = /^(?:sit|stand|lie|sleep|kneel|squat|crouch|hang|float|live|hide|perch)\b/;

/** "桌上放着一本书": nobody puts it there. */
const laid = /^(?:put|lay|place|set)$/;
const asLying = (verb: Segment): Segment =>
  verb.text.endsWith('着') && laid.test(verb.english) ? { ...verb, english: 'lie' } : verb;

/** "沙发上坐着一个男孩": a boy sitting on the sofa. */
const stayingThere = (segments: Segment[]): Segment[] => {
  const at = segments.findIndex(({ class: is }) => is === 'verb');
  const verb = segments[at] && asLying(segments[at]);
  if (at < 1 || !verb || !staying.test(verb.english)) return segments;
  const where = [...segments.slice(0, at - 1), withPreposition(segments[at - 1]!)];
  const isNounBefore = where.slice(0, -1).every(({ class: is }) => ofNoun.has(is));
  const from = segments.findIndex(({ class: is }, index) => index > at && is !== 'silent');
  if (!isPlace(where.at(-1)) || !isNounBefore || from < 0 || phraseEnd(segments, from) !== segments.length)
    return segments;
  // "公园的长椅上": on the bench, in the park.
  const of = where.findLastIndex(({ class: is }) => is === 'particle');
  const around: Segment[] =
    of < 0 ? [] : [{ text: '在', english: 'in', class: 'phrase' }, ...where.slice(0, of)];
  return [...segments.slice(from), verb, ...where.slice(of + 1), ...around];
};

/** "桌上有蛋糕": a cake on the table. The parts are translated by themselves. */
export const reorder = (clause: Segment[]): Segment[][] => {
  const segments = stayingThere(taughtTo(receiverLast(objectAfterVerb(clause))));
  const at = segments.findIndex(({ text }) => text === '有');
  const follows = segments[at + 1]?.class;
  if (at < 1 || !isPlace(segments[at - 1]) || !follows || !ofNoun.has(follows)) return [segments];
  return [segments.slice(at + 1), segments.slice(0, at)];
};
