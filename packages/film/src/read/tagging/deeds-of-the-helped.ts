/** "Help each other lift a box", "helps a man cross the street": behind those who are helped a base form is what they do. */

import { verbReadings } from '../morphology.ts';
import { closedTags } from '../rows/closed-words.ts';
import type { Token } from '../tokenise.ts';
import { classesOf } from '../word-classes.ts';
import { isSomebody } from './agents.ts';

export const doneByHelped = -9;

const helping = new Set(['help', 'let', 'make', 'watch', 'assist']);
const isHelping = (token: Token | undefined): boolean =>
  token?.kind === 'word' && verbReadings(token.text).some(({ base }) => helping.has(base));

/** Words that may stand between the verb and those who are helped. */
const longestGroup = 4;
const opensGroup = new Set(['det', 'poss', 'num', 'adj']);

const describes = (token: Token | undefined): boolean => {
  if (token?.kind !== 'word') return false;
  const closed = closedTags.get(token.text);
  if (closed !== undefined) return closed.some((tag) => opensGroup.has(tag));
  const classes = classesOf(token.text);
  return classes !== null && (classes.adjective >= classes.noun || isSomebody(token));
};

/** "A vegetarian dish": rather the name of a thing than a deed. */
const leastDone = 0.25;
const isDone = ({ text }: Token): boolean => {
  const classes = classesOf(text);
  return classes !== null && classes.verb >= leastDone * classes.noun;
};

export const isHelped = (tokens: Token[], at: number): boolean => {
  if (tokens[at - 1]?.text === 'other' && tokens[at - 2]?.text === 'each') return isHelping(tokens[at - 3]);
  if (!isSomebody(tokens[at - 1]) || !isDone(tokens[at]!)) return false;
  for (let before = at - 2; before >= at - 1 - longestGroup; before -= 1) {
    if (isHelping(tokens[before])) return before < at - 2;
    if (!describes(tokens[before])) return false;
  }
  return false;
};
