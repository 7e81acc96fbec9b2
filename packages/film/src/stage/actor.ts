/** One body on the stage: a thing of the scene, or one copy of it. */

import type { Kit } from '../kits/kit.ts';
import type { AnchorName, Model } from '../kits/model.ts';
import type { Vec3 } from '../math/vector.ts';
import type { Action } from '../scene/actions.ts';
import type { Act, Thing } from '../scene/scene.ts';
import type { Path } from './move/paths.ts';

/** hero: the film is about it. cast: acts beside it. landmark: too tall for the shot, stands behind. backdrop: one of many around. */
export type Role = 'hero' | 'cast' | 'landmark' | 'backdrop';

export type Support =
  /** Stands, walks, flies or floats by itself. */
  | { kind: 'free' }
  /** Stands, sits or lies on an anchor of another. */
  | { kind: 'on'; host: Actor; anchor: AnchorName; offset: Vec3 }
  /** Held: its grip is in the hand of another. */
  | {
      kind: 'held';
      host: Actor;
      hand: 'handLeft' | 'handRight' | 'mouth';
      taker?: { at: number; host: Actor };
    };

/** What it does from a moment of the stage's time on. */
export type Beat = {
  action: Action;
  from: number;
  until: number /** Absent: nothing was said of it. */;
  act?: Act;
};

export type Actor = {
  /** Place in the cast. */
  number: number;
  thing: Thing;
  thingIndex: number;
  copy: number;
  kit: Kit | null;
  model: Model;
  /** What the camera makes room for, where the model is not whole all the time. */
  measured?: Model;
  scale: number;
  /** Scaled width, height, length. */
  size: Vec3;
  role: Role;
  support: Support;
  position: Vec3;
  /** Angle from +z towards +x. */
  yaw: number;
  /** A flat picture keeps facing the camera, whichever way it goes; null: it faces its way. */
  fixedYaw: number | null;
  /** A long fence, a wall: there, but the camera does not stand back for it. */
  isBackground: boolean;
  /** Height above ground or water it keeps. */
  altitude: number;
  /** Metres a second of its own way of getting about; 0: it stays. */
  speed: number;
  beats: Beat[];
  path: Path | null;
  /** Height of what it sits on at a moment, where it sits down or gets up in the course of the film. */
  seatAt?: (time: number) => number | null;
  /** Moves through a picture that stays, for all of its way. */
  crosses?: boolean;
  /** The actor it looks at and acts upon. */
  target: Actor | null;
  /** What another works at or plays with: it is not moved apart from whoever does. */
  isBound?: boolean;
  /** Different for each copy. */
  phase: number;
};

/** The one that carries it at a moment: what is given is in the other's hand afterwards. */
export const carrierAt = (support: Exclude<Support, { kind: 'free' }>, time: number): Actor =>
  support.kind === 'held' && support.taker && time >= support.taker.at ? support.taker.host : support.host;

export const isInHand = ({ support }: Actor, holder: Actor, hand: string): boolean =>
  support.kind === 'held' && support.host === holder && support.hand === hand;

/** The actor that carries it in the end. */
export const rootOf = (actor: Actor): Actor =>
  actor.support.kind === 'free' ? actor : rootOf(actor.support.host);

/** As many as can be counted in a picture: each of them is to be seen. */
const mostCounted = 12;
export const isCounted = ({ count, isImplied }: Thing): boolean => count <= mostCounted && !isImplied;

export const mainAction = (actor: Actor): Action => actor.beats[0]?.action ?? 'stand';

/** Too short to lie on. */
export const isChair = (host: Actor, actor: Actor) =>
  actor.thing.person !== null &&
  host.model.anchors.seat !== undefined &&
  (Math.max(host.size[0], host.size[2]) < actor.size[1] * 0.72 || /\bseat$/.test(host.thing.kit ?? ''));

/** Acts that mean something else of a thing: bats and sloths hang, lanterns swing; elephants wash with their trunks. */
export const doesByItself = ({ kit, thing }: Actor, action: Action): boolean =>
  (action === 'hang' && ['flies', 'walks'].includes(kit?.locomotion ?? '')) ||
  (action === 'wash' && !thing.person && /elephant|mammoth/.test(thing.kit ?? ''));

/** The act at any time: a violin is played and a can is tilted by its holder. */
export const beatsOf = ({ support, kit, beats }: Actor): readonly Beat[] =>
  support.kind === 'held' && support.hand !== 'mouth' && kit?.locomotion === 'none'
    ? support.host.beats
    : beats;

export const beatAt = (actor: Actor, time: number): Beat => {
  const beats = beatsOf(actor);
  return beats.find(({ until }) => time < until) ?? beats.at(-1)!;
};

/** A ship, boat or raft. */
export const isAfloat = ({ kit }: Pick<Actor, 'kit'>): boolean => kit?.locomotion === 'floats';
