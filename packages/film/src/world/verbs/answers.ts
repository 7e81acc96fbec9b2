/** What somebody does to whom another does something: one who is hugged hugs, one to whom is thrown catches. */

import type { Action } from '../../scene/actions.ts';

/** `animal`: of one that is no person; absent: it goes on as before. */
type Answer = { person: Action; animal?: Action };

const same = (...actions: Action[]): [Action, Answer][] =>
  actions.map((action) => [action, { person: action }]);

export const answers: ReadonlyMap<Action, Answer> = new Map<Action, Answer>([
  ...same(
    'hug',
    'kiss',
    'dance',
    'shake_hands',
    'high_five',
    'fight',
    'fence',
    'wrestle',
    'arm_wrestle',
    'toast',
    'bow',
  ),
  ['talk', { person: 'nod' }],
  ['whisper', { person: 'nod' }],
  ['point', { person: 'nod' }],
  ['wave', { person: 'wave' }],
  ['throw', { person: 'catch', animal: 'jump' }],
  ['punch', { person: 'recoil' }],
  ['push', { person: 'stumble' }],
  ['feed', { person: 'eat' }],
]);
