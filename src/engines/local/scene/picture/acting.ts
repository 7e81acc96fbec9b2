/** How an action looks: where a thing goes, and how it leans, squashes and bobs on its way. */

import type { Action, Direction } from '../understand/scene-spec.ts';
import { clamp } from './brush.ts';

/** What carries a thing along: legs of its own, hops, wings, or nothing that moves by itself. */
export type Manner = 'legs' | 'hops' | 'wings' | 'plain';

/** Offsets from the thing's own place, in shares of its height; angles in radians. */
export type Gesture = {
  x: number;
  /** Ahead of its even way. */
  ahead: number;
  y: number;
  scaleX: number;
  scaleY: number;
  lean: number;
  alpha: number;
  /** How high over its ground, in shares of its height: the shadow shrinks. */
  lift: number;
};

const rest: Gesture = { x: 0, ahead: 0, y: 0, scaleX: 1, scaleY: 1, lean: 0, alpha: 1, lift: 0 };
const turn = Math.PI * 2;

/** Shares of the picture's shorter side per second. */
export const travelSpeed: Partial<Record<Action, number>> = {
  walk: 0.1,
  run: 0.24,
  fly: 0.15,
  swim: 0.1,
  drive: 0.26,
  sail: 0.05,
  roll: 0.16,
  jump: 0.1,
  climb: 0.03,
  float: 0.025,
};

export const isAirborne = (action: Action, direction: Direction | null) =>
  action === 'fly' || action === 'rise' || action === 'fall' || (action === 'float' && direction !== 'down');

const hop = (phase: number) => {
  const part = phase - Math.floor(phase);
  const air = clamp((part - 0.22) / 0.78);
  return { height: 4 * air * (1 - air), crouch: part < 0.22 ? Math.sin((part / 0.22) * Math.PI) : 0 };
};

/** On the ground at first, where it stays; then a leap that catches up with its even way. */
const hopAlong = (way: number, length: number, tall: number): Gesture => {
  const part = way / length - Math.floor(way / length);
  const { height, crouch } = hop(part);
  const air = clamp((part - 0.22) / 0.78);
  return {
    ...rest,
    ahead: (air * air * (3 - 2 * air) - part) * length,
    y: -height * tall,
    lift: height * tall,
    lean: (0.5 - air) * height * 0.5,
    scaleY: 1 - crouch * 0.12 + height * 0.04,
    scaleX: 1 + crouch * 0.08 - height * 0.02,
  };
};

/** From one foot to the other, `length` of its height apart: it rocks over the foot that stands, the other comes up. */
const rockAlong = (way: number, length: number, tall: number, lean: number): Gesture => {
  const side = Math.sin((way / length) * Math.PI);
  const step = Math.abs(side);
  const part = way / length - Math.floor(way / length);
  return {
    ...rest,
    ahead: (part * part * (3 - 2 * part) - part) * length,
    y: -step * tall,
    lift: step * tall,
    lean: side * lean,
    scaleY: 1 + (step - 0.5) * tall,
    scaleX: 1 - (step - 0.5) * tall * 0.7,
  };
};

export type Beat = {
  /** The thing's own time, already shifted and paced. */
  seconds: number;
  /** Its way so far in shares of its height. */
  way: number;
  progress: number;
};

export const gestureOf = (action: Action, beat: Beat, manner: Manner): Gesture => {
  const { seconds, progress } = beat;
  const wave = (hertz: number, shift = 0) => Math.sin((seconds * hertz + shift) * turn);
  switch (action) {
    case 'walk':
      if (manner === 'legs') return rest;
      return manner === 'hops' ? hopAlong(beat.way, 0.42, 0.16) : rockAlong(beat.way, 0.2, 0.03, 0.06);
    case 'run':
      if (manner === 'legs') return rest;
      return manner === 'hops' ? hopAlong(beat.way, 0.8, 0.3) : rockAlong(beat.way, 0.3, 0.075, 0.08);
    case 'jump':
    case 'play': {
      const { height, crouch } = hop(seconds * (action === 'jump' ? 0.95 : 1.2));
      const tall = action === 'jump' ? 0.55 : 0.2;
      return {
        ...rest,
        y: -height * tall,
        lift: height * tall,
        scaleY: 1 - crouch * (manner === 'legs' ? 0.05 : 0.16) + height * 0.05,
        scaleX: 1 + crouch * (manner === 'legs' ? 0.03 : 0.12) - height * 0.03,
        lean: action === 'play' ? wave(0.6) * 0.12 : wave(0.47) * 0.05,
      };
    }
    case 'fly':
      return manner === 'wings'
        ? { ...rest, y: wave(0.35) * 0.07, lean: wave(0.35, 0.25) * 0.06, lift: 2 }
        : { ...rest, y: wave(0.22) * 0.06, lean: wave(0.22, 0.25) * 0.04, lift: 2 };
    case 'swim':
      return {
        ...rest,
        y: wave(0.4) * 0.05,
        lean: wave(0.8) * 0.06,
        scaleX: 1 + wave(1.6) * 0.035,
        scaleY: 1 - wave(1.6) * 0.025,
      };
    case 'float':
      return { ...rest, x: wave(0.11) * 0.12, y: wave(0.17, 0.2) * 0.1, lean: wave(0.12) * 0.12, lift: 1.4 };
    case 'sail':
      return { ...rest, y: wave(0.3) * 0.02, lean: wave(0.23) * 0.045 };
    case 'dance': {
      const bounce = Math.abs(wave(1));
      return {
        ...rest,
        x: wave(0.5) * 0.1,
        y: -bounce * 0.07,
        lift: bounce * 0.07,
        lean: wave(0.5, 0.25) * 0.17,
        scaleY: 1 + (bounce - 0.5) * 0.09,
        scaleX:
          (1 - (bounce - 0.5) * 0.07) *
          (wave(0.125) > 0 ? 1 : -1) *
          clamp(Math.abs(wave(0.125)) * 6, 0.12, 1),
      };
    }
    case 'spin': {
      const side = Math.cos(seconds * 0.5 * turn);
      return { ...rest, scaleX: Math.sign(side || 1) * Math.max(0.08, Math.abs(side)), y: wave(0.5) * 0.02 };
    }
    case 'roll':
      return { ...rest, lean: seconds * 1.4 };
    case 'drive':
      return {
        ...rest,
        y: wave(4.7) * 0.006 + wave(1.1) * 0.008,
        lean: wave(1.1) * 0.008,
        scaleY: 1 + wave(3.1) * 0.008,
      };
    case 'rise':
      return { ...rest, x: wave(0.16) * 0.16, lean: wave(0.16, 0.25) * 0.07, lift: 2 };
    case 'fall':
      return { ...rest, x: wave(0.3) * 0.3, lean: wave(0.24) * 0.5, lift: 2 };
    case 'wave':
      return { ...rest, lean: wave(1.1) * 0.1, y: -Math.abs(wave(1.1)) * 0.015 };
    case 'swing':
      return { ...rest, lean: wave(0.4) * 0.075 + wave(0.9, 0.3) * 0.02 };
    case 'climb':
      return { ...rest, y: wave(0.8) * 0.03 - progress * 0.4, lean: wave(0.8) * 0.06 };
    case 'eat':
      return { ...rest, lean: Math.max(0, wave(0.9)) * 0.1, scaleY: 1 - Math.max(0, wave(0.9)) * 0.03 };
    case 'talk':
    case 'sing':
      return {
        ...rest,
        lean: wave(0.7) * 0.05,
        scaleY: 1 + wave(2.2) * 0.022,
        scaleX: 1 - wave(2.2) * 0.012,
      };
    case 'read':
    case 'look':
      return { ...rest, lean: wave(0.16) * 0.05, scaleY: 1 + wave(0.3) * 0.01 };
    case 'fight':
      return {
        ...rest,
        x: Math.max(0, wave(0.9)) ** 3 * 0.28,
        lean: wave(0.9) * 0.12,
        y: -Math.abs(wave(1.8)) * 0.04,
      };
    case 'hug':
      return { ...rest, lean: wave(0.4) * 0.05, scaleX: 1 + wave(0.4) * 0.03 };
    case 'shine':
      return { ...rest, scaleX: 1 + wave(0.5) * 0.03, scaleY: 1 + wave(0.5) * 0.03 };
    case 'burn':
      return { ...rest, scaleY: 1 + wave(3.3) * 0.04 + wave(5.1) * 0.02, scaleX: 1 + wave(4.1) * 0.02 };
    case 'explode': {
      const part = (seconds * 0.5) % 1;
      return {
        ...rest,
        scaleX: 0.6 + part * 0.7,
        scaleY: 0.6 + part * 0.7,
        lean: wave(6) * 0.03,
        alpha: part < 0.85 ? 1 : (1 - part) / 0.15,
      };
    }
    case 'grow': {
      const size = 0.22 + 0.78 * clamp(progress * 1.15) ** 0.8;
      return { ...rest, scaleX: size, scaleY: size * (1 + wave(0.7) * 0.012), lean: wave(0.4) * 0.03 };
    }
    case 'sleep':
      return { ...rest, scaleY: 1 + wave(0.24) * 0.03, scaleX: 1 - wave(0.24) * 0.014 };
    default:
      return {
        ...rest,
        scaleY: 1 + wave(0.42) * 0.014,
        scaleX: 1 - wave(0.42) * 0.008,
        lean: wave(0.19) * 0.014,
      };
  }
};
