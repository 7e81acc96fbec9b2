/** Engine failures that are told from others by their class. */
import { ApiError } from './errors.ts';

/** The child process was killed or crashed during the call. */
export class ProcessLost extends Error {
  override readonly name = 'ProcessLost';
  constructor() {
    super('the process was lost');
  }
}

/** The call exceeded its time limit: the machine is overloaded, or the work is larger than its size suggests. */
export class TimeLimit extends Error {
  override readonly name = 'TimeLimit';
  constructor() {
    super('the time limit was reached');
  }
}

/** A reply that a provider's filter has ended. `tokens`: what it says it has used all the same, and bills. */
export class ReplyWithheld extends ApiError {
  readonly tokens: number;
  constructor(tokens: number) {
    super('content_policy_violation');
    this.tokens = tokens;
  }
}

/** So much speech of its account waits to be read that no more of this one is made. What there is of it is sent. */
export class LeftUnread extends ApiError {
  constructor() {
    super('rate_limit_exceeded');
  }
}
