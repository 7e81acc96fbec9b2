/** What a close-up shows of its subject. */

import type { Extent } from '../../../camera/frame-subject.ts';
import type { Subject } from '../../../camera/shots.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { type Actor, mainAction } from '../../actor.ts';
import type { GroupBounds } from '../group-bounds.ts';
import { headOf } from './head-of.ts';

/** Head and neck of an animal, as a share of its height or length. */
const headShare = 0.46;
/** A thing taller than this, in metres, is seen in part from near; a slender one from less on. */
const seenWhole = 1.2;
const slenderSeenWhole = 0.4;
const partShare = 0.5;

/** The top of what is slender, such as the blossom on its stem, or the upper part of what is large; null: all of it. */
const upperPart = ({ width, height, depth }: Extent): { rise: number; extent: Extent } | null => {
  const isSlender = height > width * 1.8;
  if (height < (isSlender ? slenderSeenWhole : seenWhole)) return null;
  const seen = isSlender ? Math.min(height, Math.max(width * 1.25, height * 0.4)) : height * partShare;
  const across = isSlender ? width : width * partShare;
  // A little air above the top.
  const rise = isSlender ? (height - seen) / 2 : height * 0.14;
  return { rise, extent: { width: across, height: seen, depth: depth * partShare } };
};

/** A face for a person, the head of an animal, the upper part of what is large, the whole of anything else. */
export const detailOf = (hero: Actor, own: GroupBounds, toHero: Vec3, middle: number): Subject['detail'] => {
  const head = hero.thing.person ? null : headOf(hero, own, middle);
  if (head) {
    const span = Math.min(hero.size[1], hero.size[2]) * headShare;
    const offset: Vec3 = [toHero[0] + head[0], toHero[1] + head[1] - span * 0.2, toHero[2] + head[2]];
    return { offset, extent: { width: span, height: span, depth: span * 0.5 } };
  }
  const part = hero.kit?.locomotion === 'none' && !hero.thing.person ? upperPart(own.extent) : null;
  if (part) return { offset: [toHero[0], toHero[1] + part.rise, toHero[2]], extent: part.extent };
  if (!hero.thing.person) return { offset: toHero, extent: own.extent };
  const tall = hero.size[1];
  const seated = ['sit', 'ride', 'drive', 'meditate'].includes(mainAction(hero)) ? 0.3 : 0;
  return {
    offset: [toHero[0], toHero[1] + tall * (0.3 - seated * 0.5), toHero[2]],
    extent: { width: tall * 0.42, height: tall * 0.46, depth: 0.3 },
  };
};
