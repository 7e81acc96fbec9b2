/** The process that did the work was killed or crashed under it: no fault of what was asked for. */
export class ProcessLost extends Error {
  override readonly name = 'ProcessLost';
  constructor() {
    super('the process was lost');
  }
}
