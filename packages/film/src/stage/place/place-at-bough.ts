/** An animal that eats from a tree has the end of a bough at its mouth. */

import { addScaled, scale } from '../../math/vector.ts';
import type { Actor } from '../actor.ts';
import { type Arrangement, moveTo } from './axes.ts';

const isBrowsed = ({ kit }: Actor) => kit?.name === 'browsed tree';

export const browseBoughs = (actors: readonly Actor[], { axes }: Arrangement) => {
  for (const eater of actors) {
    const tree = eater.target;
    const [tip, mouth] = [tree?.model.anchors.mouth, eater.model.anchors.mouth];
    if (!tree || !isBrowsed(tree) || !tip || !mouth || eater.copy > 0) continue;
    tree.role = 'cast';
    tree.scale = (mouth[1] * eater.scale) / tip[1];
    tree.size = scale(tree.model.size, tree.scale);
    tree.isBound = true;
    eater.isBound = true;
    // Both are seen from the side, the crown a little behind the head.
    eater.yaw = axes.azimuth + Math.PI / 2 + 0.2;
    tree.yaw = eater.yaw + Math.PI;
    const apart = mouth[2] * eater.scale * 0.97 + tip[2] * tree.scale;
    moveTo(tree, addScaled(eater.position, [Math.sin(eater.yaw), 0, Math.cos(eater.yaw)], apart));
  }
};
