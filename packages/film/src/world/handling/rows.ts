/** All ways of handling, and the one that a verb, a thing and a tool ask for. */

import { deskHandling } from './desk.ts';
import { byTool, findHandling, type Handled, type Handling } from './handling.ts';
import { kitchenHandling } from './kitchen.ts';
import { workshopHandling } from './workshop.ts';

export const handlings: readonly Handling[] = [...kitchenHandling, ...workshopHandling, ...deskHandling];

/** Of somebody with hands: a tool that is named in another row of the same verb decides. */
export const handlingFor = (verb: string, done: Handled, tool: Handled | null): Handling | null =>
  findHandling(handlings, verb, done, tool);

/** "A knife slices bread": of a tool that acts by itself. */
export const handlingByTool = (verb: string, done: Handled, tool: Handled): Handling | null =>
  findHandling(
    handlings.filter((row) => byTool(row, tool)),
    verb,
    done,
    tool,
  );

export const isHandlingVerb = (verb: string): boolean => handlings.some(({ verbs }) => verbs.has(verb));
