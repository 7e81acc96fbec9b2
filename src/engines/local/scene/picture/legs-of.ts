/** The legs of somebody who does something: bears have four to walk and stand on two to dance. */

import type { Subject } from '../understand/scene-spec.ts';
import { wholeStem } from './art-habits.ts';
import { beastRig, beasts, standsOnFour } from './beasts.ts';
import { type LegRig, legRigs } from './leg-rigs.ts';

export const legsOf = (subject: Pick<Subject, 'art' | 'action'>): LegRig | undefined => {
  const stem = wholeStem(subject);
  return standsOnFour(stem, subject.action) ? beastRig(beasts[stem]!) : legRigs[stem];
};
