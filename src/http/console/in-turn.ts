/**
 * Reads of an account's own things, one at a time: as many as arrive together, over any number of sessions, would
 * otherwise be one stop of the event loop.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../domain/account.ts';
import type { AppDeps } from '../app-deps.ts';
import { whenOver } from '../client-signal.ts';
import { requireCaller } from './session-hook.ts';

export const createTurns =
  ({ limits, oneAtATime }: Pick<AppDeps, 'limits' | 'oneAtATime'>) =>
  <Result>(
    { session }: FastifyRequest,
    reply: FastifyReply,
    read: (caller: Caller) => Promise<Result>,
  ): Promise<Result> => {
    const caller = requireCaller(session);
    whenOver(reply, limits.acquire(caller, 'lists'));
    // Not the name that services take turns by: a read would wait for itself.
    return oneAtATime(`console ${caller.account.id}`, () => read(caller));
  };
