/** Where instruments are while they are played, against the player's chest and head. */

import type { HoldStyle } from '../kits/model.ts';
import {
  type Matrix,
  multiply,
  positionOf,
  rotationFacing,
  rotationX,
  rotationY,
  rotationZ,
  transformPoint,
  translation,
} from '../math/matrix.ts';
import { add, normalize, type Vec3 } from '../math/vector.ts';
import type { Action } from '../scene/actions.ts';
import { hoopPeriod } from './actions/play.ts';

export type InstrumentPlace = {
  bone: 'chest' | 'head' | 'pelvis';
  /** From the middle of the shoulders (chest), of the head or of the hips (pelvis), in metres of a grown body. */
  at: Vec3;
  turn: Matrix;
};

/** Seconds for the bow to go and come back. */
export const bowPeriod = 1.5;
/** Direction of the violin's neck before the player. */
const violinNeck = normalize([0.55, -0.06, 0.84]);
const violinFront = normalize([-0.25, 0.95, 0.1]);

/** The turn that takes +y to `up` and +z to `front`. */
const turnTo = (up: Vec3, front: Vec3): Matrix => {
  const m = rotationFacing(front, up);
  return m;
};

/** How far the frog of the bow is from the strings, metres. */
const bowReach = (t: number): number => 0.16 + 0.18 * (1 + Math.sin((t / bowPeriod) * 2 * Math.PI));

/** The bow against the violin: across the strings, its frog towards the player's right. */
export const violinBowPlace = (t: number): Matrix => {
  const reach = bowReach(t);
  const across = normalize([0.9, -0.1, -0.1] as Vec3);
  const turn = rotationFacing([-across[0], -across[1], -across[2]], [0, 0, 1]);
  return multiply(translation(across[0] * reach, 0.235 + across[1] * reach, 0.066 + across[2] * reach), turn);
};

const places: Partial<Record<Action, InstrumentPlace>> = {
  play_guitar: { bone: 'chest', at: [-0.07, -0.33, 0.2], turn: multiply(rotationZ(-1.15), rotationX(-0.08)) },
  play_violin: { bone: 'chest', at: [0.06, 0.05, 0.055], turn: turnTo(violinNeck, violinFront) },
  play_wind: { bone: 'head', at: [0, -0.088, 0.125], turn: rotationX(0.06) },
  photograph: { bone: 'head', at: [0, -0.005, 0.2], turn: rotationX(0) },
  phone: { bone: 'head', at: [-0.155, -0.045, 0.03], turn: multiply(rotationZ(-0.12), rotationX(0.3)) },
  read: { bone: 'chest', at: [0, -0.16, 0.36], turn: rotationX(-0.75) },
  knit: { bone: 'chest', at: [0, -0.22, 0.33], turn: rotationX(-0.3) },
};

/** A hoop lies level around the waist, tilted a little, its far side running round. */
const hoopPlace = (t: number): InstrumentPlace => {
  const a = (t / hoopPeriod) * 2 * Math.PI;
  return {
    bone: 'pelvis',
    at: [-Math.sin(a) * 0.2, 0.16 + 0.03 * Math.sin(a * 2), -Math.cos(a) * 0.2],
    turn: multiply(rotationY(a), rotationX(Math.PI / 2 + 0.16)),
  };
};

export const instrumentPlace = (action: Action, t: number): InstrumentPlace | undefined =>
  action === 'hula_hoop' ? hoopPlace(t) : places[action];

/** Somebody who lies across the arms: head to the left, face up. */
const inArmsPlace: InstrumentPlace = {
  bone: 'chest',
  at: [0.0, -0.25, 0.3],
  turn: turnTo([0.86, 0.5, 0], [-0.4, 0.7, 0.5]),
};

/** A kitten or a teddy bear held to the chest, facing the camera. */
const cradlePlace: InstrumentPlace = { bone: 'chest', at: [0, -0.2, 0.23], turn: rotationX(-0.06) };

export const carriedPlace = (
  styles: readonly (HoldStyle | null | undefined)[],
): InstrumentPlace | undefined =>
  styles.includes('in_arms') ? inArmsPlace : styles.includes('cradle') ? cradlePlace : undefined;

/** The frog of the bow from the middle of the shoulders, in metres of a grown body: where the right hand is. */
export const violinFrog = (t: number): Vec3 => {
  const { at, turn } = places.play_violin!;
  return add(at, transformPoint(turn, positionOf(violinBowPlace(t))));
};
