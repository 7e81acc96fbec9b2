/** Children who play with blocks sit side by side on the floor, their faces seen, each with the blocks around. */

import { blockPlayer } from '../../../kits/props/general/toys/blocks-in-play.ts';
import { addScaled, type Vec3 } from '../../../math/vector.ts';
import type { Actor } from '../../actor.ts';
import { type Arrangement, moveTo } from '../axes.ts';

export const sitAmongBlocks = (actors: readonly Actor[], { axes }: Arrangement): void => {
  const players = actors.filter(({ thing }) => thing.traits.includes('plays with blocks'));
  const blocks = actors.filter(({ thing }) => thing.kit === 'blocks in play');
  const first = players[0];
  if (!first || blocks.length === 0) return;
  const middle = first.position;
  for (const [n, player] of players.entries()) {
    const side = (n - (players.length - 1) / 2) * player.size[1] * 1.15;
    // Of several each turns a little to the others.
    const yaw = axes.azimuth + (players.length > 1 ? Math.sign(-side) * 0.35 : 0.18);
    const put = (actor: Actor) => {
      moveTo(actor, addScaled(middle, axes.right, side));
      actor.yaw = yaw;
      actor.fixedYaw = yaw;
      actor.isBound = true;
    };
    put(player);
    player.target = null;
    const own = blocks[n];
    if (!own) continue;
    const scale = player.size[1] / blockPlayer;
    own.size = own.size.map((length) => (length * scale) / own.scale) as Vec3;
    own.scale = scale;
    put(own);
  }
};
