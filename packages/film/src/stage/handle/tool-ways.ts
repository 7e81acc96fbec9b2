/** Where a tool is at a moment, by its stroke: which point of it meets the thing, how it leans, and which way it points. */

import { clamp, fraction, lerp, smoothstep } from '../../math/interpolate.ts';
import type { Vec3 } from '../../math/vector.ts';
import type { StrokeName } from '../../scene/handling.ts';
import type { Box } from './bake-model.ts';
import type { Change } from './change.ts';
import { blows, penAt, pressAt, presses } from './left-on.ts';
import { pressing } from './shaped.ts';

/**
 * `at`: where its contact point is. `lean`: how far its tip is down, from level to a right angle. `turn`: which way the
 * tip points, from away from whoever works (0) to their left. `spin`: about its own length.
 */
export type ToolPlace = { at: Vec3; lean: number; turn: number; spin?: number };
export type Contact = 'tip' | 'edge' | 'face';

export type Work = { time: number; done: number; box: Box; change: Change };
type Way = { contact: Contact; place: (work: Work) => ToolPlace };

const middle = ({ low, high }: Box): Vec3 => [
  (low[0] + high[0]) / 2,
  (low[1] + high[1]) / 2,
  (low[2] + high[2]) / 2,
];
const depthOf = ({ low, high }: Box) => high[2] - low[2];
const tallOf = ({ low, high }: Box) => high[1] - low[1];

/** Seconds of a stroke to and fro. */
const period = 0.8;
const sweep = (time: number, seconds = period) => Math.sin((time / seconds) * 2 * Math.PI);

const ways: Partial<Record<StrokeName, Way>> = {
  slice: {
    contact: 'edge',
    place: ({ done, box, change }) => {
      const down = 0.5 - 0.5 * Math.cos(2 * Math.PI * fraction(done * 5));
      const lift = (1 - down) * (tallOf(box) + 0.03);
      return {
        at: [change.frontAt(done), box.low[1] + 0.003 + lift, middle(box)[2] - 0.03 * down],
        lean: 0.1 + 0.12 * (1 - down),
        turn: 0.05,
      };
    },
  },
  saw: {
    contact: 'edge',
    place: ({ time, done, box, change }) => ({
      at: [change.frontAt(done), change.topAt(done), middle(box)[2] + 0.09 * sweep(time)],
      lean: 0.18,
      turn: 0.04,
    }),
  },
  pull: {
    contact: 'edge',
    place: ({ time, done, box, change }) => {
      const share = fraction(time / period);
      const back = share > 0.7 ? (share - 0.7) / 0.3 : 0;
      const along = share > 0.7 ? 1 - back : share / 0.7;
      const reach = Math.min(0.12, (box.high[0] - box.low[0]) * 0.4);
      return {
        at: [
          change.frontAt(done) + reach * (0.5 - along),
          change.topAt(done) + 0.002 + 0.02 * Math.sin(Math.PI * back),
          lerp(middle(box)[2], box.high[2], 0.25),
        ],
        lean: 0.22,
        turn: 1.1,
      };
    },
  },
  stir: {
    contact: 'tip',
    place: ({ time, box }) => {
      const a = time * 5;
      const [x, y, z] = middle(box);
      const r = Math.min(box.high[0] - box.low[0], depthOf(box)) * 0.24;
      return {
        at: [x + r * Math.cos(a), lerp(box.low[1], y, 0.6), z + r * Math.sin(a)],
        lean: 1.15,
        turn: 0.7,
      };
    },
  },
  bore: {
    contact: 'tip',
    place: ({ time, done, box }) => {
      const [x, , z] = middle(box);
      const down = clamp((done - 0.05) / 0.8);
      return {
        at: [x, box.high[1] + 0.012 - down * Math.min(0.045, tallOf(box) * 0.8 + 0.012), z],
        lean: Math.PI / 2 - 0.04,
        turn: 0,
        spin: time * 9,
      };
    },
  },
  strike: {
    contact: 'face',
    place: ({ done, box, change }) => {
      const blow = fraction(done * blows);
      const up = blow < 0.55 ? smoothstep(0, 0.45, blow) : 1 - smoothstep(0.55, 0.7, blow);
      const [x, , z] = middle(box);
      return { at: [x, change.topAt(done) + up * 0.26, z + up * 0.06], lean: 0.05 - up * 0.95, turn: 0.5 };
    },
  },
  press: {
    contact: 'face',
    place: ({ done, box, change }) => {
      const down = Math.sin(Math.PI * fraction(done * presses)) ** 0.7;
      const [x, , z] = pressAt(box, Math.min(presses - 1, Math.floor(done * presses)));
      return {
        at: [x, change.topAt(done) + 0.07 * (1 - down), z],
        lean: 0.12,
        turn: 0.6,
      };
    },
  },
  pierce: {
    contact: 'tip',
    place: ({ done, box }) => {
      const [x, , z] = middle(box);
      const down = pressing(done);
      const lift = smoothstep(0.7, 0.95, done) * 0.05;
      return {
        at: [x, lerp(box.high[1] + 0.12, lerp(box.low[1], box.high[1], 0.45), down) + lift, z],
        lean: 1.02,
        turn: 0.75,
      };
    },
  },
  write: {
    contact: 'tip',
    place: ({ done, box }) => ({ at: penAt(box, done), lean: 0.95, turn: 0.7 }),
  },
  snip: {
    contact: 'tip',
    place: ({ time, done, box }) => {
      const [x, , z] = middle(box);
      const along = clamp(done / 0.6);
      return {
        at: [x, box.high[1] + 0.012, lerp(box.high[2], z, along) - 0.02],
        lean: 0.06 + 0.05 * Math.abs(sweep(time)),
        turn: 0,
      };
    },
  },
  roll: {
    contact: 'face',
    place: ({ time, done, box, change }) => ({
      at: [0, change.topAt(done), middle(box)[2] + depthOf(box) * 0.42 * sweep(time, 1.5)],
      lean: 0,
      turn: Math.PI / 2,
      spin: depthOf(box) * 14 * sweep(time, 1.5),
    }),
  },
  touch: {
    contact: 'tip',
    place: ({ time, box }) => {
      const [x, , z] = middle(box);
      return {
        at: [x + 0.03 * sweep(time, 2.3), box.high[1] + 0.002, z + 0.012 * sweep(time, 1.7)],
        lean: 0.75,
        turn: 0.7,
      };
    },
  },
};

export const wayOf = (stroke: StrokeName): Way | null => ways[stroke] ?? null;

/** Both hands where there is no tool, or none that moves: right and left. */
export const bareHands = (stroke: StrokeName, { time, done, box, change }: Work): [Vec3, Vec3] => {
  const [x, y, z] = middle(box);
  const half = (box.high[0] - box.low[0]) / 2;
  const top = change.topAt(done);
  switch (stroke) {
    case 'apart': {
      const out = half + smoothstep(0.55, 0.85, done) * half * 0.3;
      const twist = 0.012 * sweep(time, 0.6) * (done < 0.6 ? 1 : 0);
      return [
        [x + out, y + twist, z],
        [x - out, y - twist, z],
      ];
    }
    case 'twist':
      return [
        [x + 0.03 * Math.cos(time * 5), top - 0.01, z + 0.03 * Math.sin(time * 5)],
        [x - half, lerp(box.low[1], box.high[1], 0.4), z],
      ];
    case 'poke':
      return [
        [x, top + 0.09 * (1 - pressing(done)), z + 0.01],
        [x - half - 0.08, box.low[1] + 0.01, z + 0.08],
      ];
    default: {
      const press = half * (1 - 0.5 * clamp(done / 0.75)) + 0.006 * sweep(time, 0.5);
      return [
        [x + press, y, z],
        [x - press, y, z],
      ];
    }
  }
};
