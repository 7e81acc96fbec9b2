/** Why an engine did not do what it was asked for, where that tells nothing against what was asked for. */

/** The process that did the work was killed or crashed under it. */
export class ProcessLost extends Error {
  override readonly name = 'ProcessLost';
  constructor() {
    super('the process was lost');
  }
}

/** The work was ended at its time limit: the machine has too much to do, or the work is more than its size tells. */
export class TimeLimit extends Error {
  override readonly name = 'TimeLimit';
  constructor() {
    super('the time limit was reached');
  }
}
