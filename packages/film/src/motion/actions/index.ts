/** The pose of a person for every action. */

import type { Action } from '../../scene/actions.ts';
import { type BodyPose, standingPose } from '../body-pose.ts';
import { acrobaticActions } from './acrobatics.ts';
import { fitnessActions } from './body/fitness.ts';
import { bodyGestures } from './body/gestures.ts';
import { tellingGestures } from './body/telling-gestures.ts';
import { deskActions } from './desk.ts';
import { gaitActions, gaits, stride } from './gait.ts';
import { gardenActions } from './garden.ts';
import { rub, work } from './handwork/working.ts';
import { holdActions } from './holding.ts';
import { homeActions } from './home.ts';
import { kitchenActions } from './kitchen.ts';
import type { ActionPose, Moment } from './moment.ts';
import { musicActions } from './music.ts';
import { playActions } from './play.ts';
import { idle, restActions } from './rest.ts';
import { socialActions } from './social.ts';
import { sportActions } from './sport.ts';
import { pull } from './strength.ts';
import { travelActions } from './travel.ts';
import { vaultActions } from './vault.ts';

const actions: Partial<Record<Action, ActionPose>> = {
  ...restActions,
  ...gaitActions,
  ...travelActions,
  ...sportActions,
  ...fitnessActions,
  ...bodyGestures,
  ...tellingGestures,
  ...kitchenActions,
  ...deskActions,
  ...gardenActions,
  ...holdActions,
  ...musicActions,
  ...socialActions,
  ...playActions,
  ...homeActions,
  ...acrobaticActions,
  ...vaultActions,
  work,
  rub,
  tug: pull,
};

/** Legs walk under whatever the arms do, when the body is on its way. */
const walksAt = 0.12;

export const poseFor = (action: Action, moment: Moment): BodyPose => {
  const pose = standingPose();
  if (moment.speed > walksAt) {
    const gait = moment.speed > 2.4 ? gaits.run : moment.isBaby ? gaits.toddle : gaits.walk;
    stride(pose, moment, gait);
  } else idle(pose, moment);
  actions[action]?.(pose, moment);
  return pose;
};

/** True where the action leaves the face to the mood; who laughs at table laughs between two bites. */
export const keepsMood = (action: Action, { mouth, opening, brows }: BodyPose['face']): boolean =>
  (mouth === 'smile' && opening === 0 && brows === 0) || (action === 'eat' && opening < 0.5);
