/** Skateboards that jump, and surfboards on the face of a wave. */

import { clamp } from '../../math/interpolate.ts';
import { addScaled, type Vec3 } from '../../math/vector.ts';
import { skateJump } from '../../motion/actions/boards.ts';
import { type Actor, mainAction } from '../actor.ts';
import { type Axes, axesFor } from '../place/axes.ts';
import { stay } from './paths.ts';

/** A skateboard jumps with its rider on it, nose up first. */
export const jumpWithBoard = (actor: Actor) => {
  if (mainAction(actor) !== 'skate' || actor.support.kind !== 'on') return;
  const board = actor.support.host;
  if (board.support.kind !== 'free' || !board.path || board.size[1] > 0.4) return;
  const rolling = board.path;
  board.path = (time) => {
    const at = rolling(time);
    const height = skateJump(time);
    const rising = height - skateJump(time - 0.05);
    return {
      ...at,
      position: [at.position[0], at.position[1] + height, at.position[2]],
      pitch: at.pitch - clamp(rising * 5, -0.35, 0.45),
    };
  };
};

/** Metres a second along the wave, how steep its face is under the board, and how far the tube is turned towards the camera. */
const surfing = { speed: 2.6, slope: 0.3, turn: -0.62 };

/** Along the face of the wave: the wave breaks as fast as the board goes, so that the rider stays under its lip. */
export const rideWave = (actor: Actor, actors: Actor[], { azimuth }: Axes, seconds: number) => {
  if (mainAction(actor) !== 'surf' || actor.support.kind !== 'on' || actor.copy > 0) return;
  const board = actor.support.host;
  const wave = actors.find(({ kit, support }) => kit?.name === 'wave' && support.kind === 'free');
  const top = wave?.model.anchors.top;
  if (!wave || !top || board.support.kind !== 'free') return;
  const [x, y, z] = [top[0] * wave.scale, top[1] * wave.scale, top[2] * wave.scale];
  // In the tube the camera looks into its mouth.
  const isInside = actor.thing.traits.includes('inside the tube');
  const { speed, slope } = surfing;
  const turn = isInside ? -1.02 : surfing.turn;
  const deeper = isInside ? 2.8 * wave.scale : 0;
  const along = axesFor(azimuth + turn);
  wave.yaw = along.azimuth;
  wave.speed = 0;
  wave.role = 'cast';
  wave.isBackground = true;
  wave.position = addScaled(addScaled(board.position, along.right, -x), along.away, z);
  wave.path = (time) => ({
    ...stay(addScaled(wave.position, along.right, speed * (time - seconds / 2)), wave.yaw)(time),
    speed,
  });
  board.support = { kind: 'on', host: wave, anchor: 'top', offset: [0, 0, 0] };
  board.speed = surfing.speed;
  actor.speed = 0;
  actor.path = null;
  board.path = (time) => {
    // Up and down the face as boards are steered.
    const climb = 0.07 * Math.sin(time * 1.5);
    const position: Vec3 = [0.5 * Math.sin(time * 0.9) - deeper, climb * y, -climb * z];
    return {
      position,
      yaw: Math.PI / 2,
      pitch: -0.1 * Math.cos(time * 1.5),
      roll: slope,
      speed,
      travelled: speed * time,
      turnRate: 0,
    };
  };
};
