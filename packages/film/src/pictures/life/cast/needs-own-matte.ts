/** Whether what is asked of things needs a matte of their own. */

import type { SeenPicture } from '../../see/seen-picture.ts';
import type { Cast } from './cast-subject.ts';

export const needsOwnMatte = ({ movers }: Cast, seen: SeenPicture): boolean =>
  movers.some(({ thing }) => !thing.isSubject) ||
  // On one colour the matte of all is exact.
  (movers.length > 0 &&
    !seen.background &&
    seen.things.filter(({ isSubject }) => isSubject).length > movers.length);
