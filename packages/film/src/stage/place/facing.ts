/** Which way somebody faces before anything is known of the others. */

import type { Action } from '../../scene/actions.ts';
import type { Scene } from '../../scene/scene.ts';
import { statedTurn } from '../../scene/stated-view.ts';
import { type Actor, isChair, mainAction } from '../actor.ts';
import type { Axes } from './axes.ts';

/** How far those who work at something large turn from the camera, so that they and their work are both seen. */
const workingTurn: Partial<Record<Action, number>> = {
  play_piano: 1.25,
  play_drums: 0.95,
  cook: 0.9,
  stir: 0.9,
  chop: 0.35,
  paint: 2.35,
  write: 2.05,
  type: 0.8,
  punch: 1.2,
  hammer: 0.9,
  open: 1.2,
  iron: 0.5,
  wash: 0.9,
  blow: 0.8,
  pour: 0.45,
  water: 0.95,
  plant: 0.7,
  dig: 0.7,
  sweep: 0.6,
  // Towards the water behind, the face still seen from the side.
  fish: 1.95,
  squat: 0.8,
  martial_arts: 0.8,
  tie_shoes: 0.8,
};

/** Metres from snout to tail. */
const giantLength = 12;

/** Long necks and tails that come down a street are known from three quarters only. */
export const isGiantWalker = ({ kit, size }: Actor) => kit?.locomotion === 'walks' && size[2] > giantLength;

/** Turned to the sunset or the sea behind it, which is in the picture before them. */
export const watchesView = ({ thing }: Actor) =>
  thing.acts.some(({ action, direction }) => action === 'look' && direction === 'away');

/** Seen from behind a shoulder, with the face in the glass. */
export const watchesMirror = ({ thing }: Actor, { things }: Scene) =>
  thing.ties.some(({ kind, to }) => kind === 'in_front_of' && /mirror|vanity/.test(things[to]?.kit ?? ''));

/** Neither a screen, a lid nor the back hides the hands; what is held is seen from the front. */
const handsTurn = ({ thing }: Actor, action: Action) =>
  ['type', 'play_piano', 'write'].includes(action)
    ? 1.95
    : thing.ties.some(({ kind }) => kind === 'holding')
      ? 0.35
      : 1;

/** What of a head a near view is of is turned to it. */
const headTurns: Record<string, number> = {
  'mouth in close-up': 0.3,
  'nose in close-up': 0.5,
  'ear in close-up': 1.2,
  'hair in close-up': 0.8,
};
const turnOfHead = ({ thing }: Actor): number | undefined =>
  thing.traits.map((trait) => headTurns[trait]).find((turn) => turn !== undefined);

const isAtDesk = ({ support }: Actor) => support.kind === 'on' && support.host.kit?.name === 'workplace';

/** Bodies that are seen from the side, long as they are. */
const lengthwise = new Set<Action>(['push_up', 'sit_up', 'downward_dog']);

export const facing = (actor: Actor, axes: Axes, travelYaw: number): number => {
  if (actor.speed > 0) return travelYaw;
  const stated = statedTurn(actor.thing.traits);
  if (stated !== null) return axes.azimuth + stated;
  const action = mainAction(actor);
  if (actor.thing.traits.includes('eyes in close-up')) return axes.azimuth;
  const onHead = turnOfHead(actor);
  if (onHead !== undefined) return axes.azimuth + onHead;
  if (actor.thing.traits.includes('hands in close-up')) return axes.azimuth + handsTurn(actor, action);
  const isInChair = actor.support.kind === 'on' && isChair(actor.support.host, actor);
  if ((action === 'sleep' && !isInChair) || action === 'lie' || lengthwise.has(action))
    return axes.azimuth + Math.PI / 2;
  // Of an animal the head is seen from the side, or nobody would know it.
  const aside = actor.thing.person ? 0.35 : 1;
  if (watchesView(actor)) return axes.azimuth + Math.PI + (actor.copy % 2 ? aside : -aside);
  // The face, the hands and what lies under them are all seen over the corner of the desk.
  if (isAtDesk(actor)) return axes.azimuth + (action === 'type' ? 1 : 0.62);
  // A bear at the drums is seen past them as a drummer is.
  if (actor.thing.person || /^play_/.test(action))
    return axes.azimuth + (workingTurn[action] ?? (actor.copy % 2 ? -0.3 : 0.3));
  if (actor.kit?.isUsedFromBehind && !actor.isBound) return axes.azimuth + Math.PI - 0.4;
  const [width, , length] = actor.size;
  // Long bodies show their side, round and flat ones their front.
  return length > width * 1.35 ? axes.azimuth + 0.9 : axes.azimuth + 0.2;
};
