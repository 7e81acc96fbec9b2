/** Building models leaves up to 200 MB of garbage that V8 would hold on to for as long as a film is drawn. */

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

let collect: Collect | undefined;

/** Frees what nobody holds and gives the pages back to the system; takes some 50 ms. */
export const collectGarbage = (): void => {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as Collect;
  }
  // Others leave the emptied pages with the process.
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
};
