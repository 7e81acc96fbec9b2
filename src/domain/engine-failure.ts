/** Engine failures that are not the request's fault. */

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
