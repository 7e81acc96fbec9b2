import type { Kit } from '../../../kit.ts';
import { drawingHand } from './by-hand/drawing-hand.ts';
import { knifeHand, woodCarving } from './by-hand/knife-hand.ts';
import { pianoHands } from './by-hand/piano-hands.ts';
import { clayBust, origamiCrane, pressingHands } from './by-hand/pressing-hands.ts';
import { sushiHands } from './by-hand/sushi-hands.ts';
import { watchRepair } from './by-hand/watch-repair.ts';
import { colouredSmoke } from './clouds/coloured-smoke.ts';
import { inkInWater } from './clouds/ink-in-water.ts';
import { eye } from './eye/eye.ts';
import { fallingDominoes } from './falling-dominoes.ts';
import { goldHoard } from './gold-hoard.ts';
import { hatchingEgg } from './hatching-egg.ts';
import { hourglass } from './hourglass.ts';
import { letterWriting } from './letter-writing.ts';
import { fallingCoins } from './moving/falling-coins.ts';
import { flyingBooks } from './moving/flying-books.ts';
import { keyInLock } from './moving/key-in-lock.ts';
import { marbleTrack } from './moving/marble-track.ts';
import { rollingMarbles, turningTop } from './moving/marbles-and-top.ts';
import { turningPages } from './moving/turning-pages.ts';
import { openingFlower } from './opening-flower.ts';
import { perch, seeds } from './perch-and-seeds.ts';
import { recordPlayer } from './record-player.ts';
import { fireflyJar, musicBox } from './small-wonders.ts';
import { snowCrystal } from './snow-crystal.ts';
import { soapBubble } from './soap-bubble.ts';
import { stairsBall } from './stairs-ball.ts';
import { struckMatch } from './struck-match.ts';
import { typewriter } from './typing-typewriter.ts';
import { watchMovement } from './watch-movement.ts';
import { waterDrop } from './water-drop.ts';
import { dewyWeb } from './wet/dewy-web.ts';
import { drippingLeaf } from './wet/dripping-leaf.ts';
import { macroLeaf } from './wet/macro-leaf.ts';
import { wetFlower } from './wet/wet-flower.ts';
import { wetLotusLeaf } from './wet/wet-lotus-leaf.ts';
import { wristwatch } from './wristwatch.ts';

/** Things that films look at from near. */
export const closeUpKits: readonly Kit[] = [
  dewyWeb,
  flyingBooks,
  fallingCoins,
  watchMovement,
  fallingDominoes,
  recordPlayer,
  perch,
  seeds,
  goldHoard,
  hourglass,
  hatchingEgg,
  soapBubble,
  snowCrystal,
  letterWriting,
  typewriter,
  struckMatch,
  waterDrop,
  drippingLeaf,
  macroLeaf,
  wetFlower,
  wetLotusLeaf,
  openingFlower,
  stairsBall,
  wristwatch,
  fireflyJar,
  musicBox,
  keyInLock,
  inkInWater,
  clayBust,
  woodCarving,
  rollingMarbles,
  marbleTrack,
  turningTop,
  turningPages,
  pressingHands,
  origamiCrane,
  sushiHands,
  knifeHand,
  drawingHand,
  watchRepair,
  pianoHands,
  colouredSmoke,
  eye,
];
