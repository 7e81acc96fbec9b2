/** The actions of sport and combat by name. */

import { catchBall, dribble, hit, kick, throwBall } from './ball-games.ts';
import { fence, fight, punch, shoot, wrestle } from './combat.ts';
import { dunk } from './dunk.ts';
import { unsheathe } from './handwork/unsheathe.ts';
import { attack, collide, recoil } from './impact.ts';
import { exercise, lift, pull, push } from './strength.ts';

export const sportActions = {
  throw: throwBall,
  catch: catchBall,
  kick,
  hit,
  dribble,
  dunk,
  shoot,
  fence,
  unsheathe,
  fight,
  punch,
  wrestle,
  collide,
  attack,
  recoil,
  lift,
  push,
  pull,
  exercise,
};
