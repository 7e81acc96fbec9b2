/** What parts of a body do in time, one row for each act: which part it needs and how that is moved. */

import { clamp, fraction, smoothstep } from '../../math/interpolate.ts';
import type { Moment } from '../life/motion/motions.ts';
import type { PartAct } from '../life/wishes.ts';
import { type Body, type Part, partsOf, type Role } from './body.ts';
import { type Pose, poseOfPart } from './puppet-mesh.ts';

export type Beat = Moment & {
  /** How much it goes on its way now, 0 to 1. */
  going: number;
  /** -1 to the left, 1 to the right: where it goes or is to look. */
  sign: -1 | 1;
};

type Row = {
  /** Without it the act is not shown. */
  needs: Role | 'mouth' | null;
  pose: (body: Body, parts: Part[], beat: Beat, pose: Pose) => void;
  /** What the whole body does instead where the part is not found. */
  instead?: (body: Body, beat: Beat, pose: Pose) => void;
};

const heightOf = ({ outline: { box } }: Body): number => box.bottom - box.top;
const onset = (seconds: number, over = 0.7): number => smoothstep(0.1, 0.1 + over, seconds);

/** The way in which a head points or would: that of its tip, or of the body. */
const sideOf = ({ facing }: Body, head: Part): number => (facing === 0 ? head.side : facing);

/** Turns a head towards a direction, as far as its neck is long and the ground allows. */
const aimHead = (body: Body, head: Part, target: { x: number; y: number }, share: number, pose: Pose) => {
  const [root, tip] = [head.line[0]!, head.line.at(-1)!];
  const [dx, dy] = [tip.x - root.x, tip.y - root.y];
  const wanted = Math.atan2(dx * target.y - dy * target.x, dx * target.x + dy * target.y);
  const most = clamp((head.length / body.radius) * 0.6, 0.3, 1.9);
  let angle = clamp(wanted, -most, most) * clamp(head.confidence * 2);
  const { bottom } = body.outline.box;
  // Not through the ground.
  for (let round = 0; round < 8; round += 1) {
    const low = root.y + dx * Math.sin(angle) + dy * Math.cos(angle);
    if (low < bottom) break;
    angle *= 0.88;
  }
  const own = poseOfPart(pose, head);
  own.bend += angle * share;
  own.to = Math.max(own.to, 0.6);
  return root.y + dx * Math.sin(angle) + dy * Math.cos(angle) - tip.y;
};

const bendHead = (head: Part, angle: number, pose: Pose) => {
  const own = poseOfPart(pose, head);
  own.bend += angle;
  own.to = Math.max(own.to, 0.55);
};

/** Opens and closes again and again: 0 to 1. */
const pulse = (seconds: number, period: number, share: number): number => {
  const at = fraction(seconds / period) / share;
  return at < 1 ? Math.sin(Math.PI * at) ** 0.7 : 0;
};

type Gait = {
  /** Swing of a leg to each side. */
  swing: number;
  /** Steps of one leg in a second. */
  pace: number;
  /** Of the body, in shares of its height. */
  bob: number;
  pitch: number;
  /** When front and hind legs step, and the second of a pair after the first, in shares of a step. */
  front: number;
  hind: number;
  pair: number;
};

export const gaits: Record<'walk' | 'run' | 'gallop', Gait> = {
  walk: { swing: 0.3, pace: 1.15, bob: 0.012, pitch: 0, front: 0, hind: 0.25, pair: 0.5 },
  run: { swing: 0.46, pace: 2, bob: 0.03, pitch: 0.015, front: 0, hind: 0.5, pair: 0.5 },
  gallop: { swing: 0.6, pace: 2.1, bob: 0.05, pitch: 0.06, front: 0, hind: 0.45, pair: 0.12 },
};

/** Legs of one pair are next to each other; a body seen from the side has one pair at each end. */
const stepLegs = (body: Body, legs: Part[], { seconds, going, sign }: Beat, pose: Pose, gait: Gait) => {
  const turn = (share: number) => Math.PI * 2 * (seconds * gait.pace + share);
  const isLong = body.plan === 'quadruped';
  const ordered = legs.toSorted((a, b) => a.line[0]!.x - b.line[0]!.x);
  const groups = isLong
    ? [
        ordered.filter(({ line }) => line[0]!.x < body.centre.x),
        ordered.filter(({ line }) => line[0]!.x >= body.centre.x),
      ]
    : [ordered];
  for (const [end, group] of groups.entries()) {
    const isFront = (end === 1) === sign > 0;
    for (const [n, leg] of group.entries()) {
      const phase = turn((isFront ? gait.front : gait.hind) + n * gait.pair);
      const own = poseOfPart(pose, leg);
      // Forward is against the clock for what goes to the right.
      own.bend -= sign * going * gait.swing * Math.sin(phase);
      own.to = 0.45;
      const lift = going * Math.max(0, Math.cos(phase));
      own.knee += sign * lift * gait.swing * 1.3;
      own.shorten += lift * 0.1;
    }
  }
  const tall = heightOf(body);
  pose.y -= going * tall * gait.bob * (0.5 - 0.5 * Math.cos(turn(0) * 2));
  pose.lean += going * gait.pitch * Math.sin(turn(0));
};

/** Without legs to be seen it rocks from one foot to the other. */
const waddle = (body: Body, { seconds, going }: Beat, pose: Pose, gait: Gait) => {
  const turn = Math.PI * 2 * seconds * gait.pace;
  pose.y -= going * heightOf(body) * (gait.bob + 0.012) * Math.abs(Math.sin(turn));
  pose.lean += going * 0.035 * Math.sin(turn);
};

const gaitRow = (name: keyof typeof gaits): Row => ({
  needs: 'leg',
  pose: (body, legs, beat, pose) => stepLegs(body, legs, beat, pose, gaits[name]),
  instead: (body, beat, pose) => waddle(body, beat, pose, gaits[name]),
});

/** Seconds of a leap with what comes before and after it. */
const leap = 1.4;

const jumpPose = (body: Body, seconds: number, high: number, pose: Pose) => {
  const at = fraction(seconds / leap);
  const tall = heightOf(body);
  const crouch =
    smoothstep(0, 0.16, at) * (1 - smoothstep(0.2, 0.28, at)) +
    smoothstep(0.72, 0.78, at) * (1 - smoothstep(0.84, 1, at));
  const flight = clamp((at - 0.24) / 0.5);
  const up = 4 * flight * (1 - flight);
  pose.y += tall * (0.05 * crouch - high * up);
  pose.squash *= 1 - 0.09 * crouch + 0.04 * up;
  pose.hold = Math.max(pose.hold, up > 0 ? 0 : 1);
  for (const leg of partsOf(body, 'leg')) {
    const own = poseOfPart(pose, leg);
    own.knee += 0.35 * up * (leg.side > 0 ? 1 : -1);
    own.shorten += 0.12 * up;
  }
  // Arms go up with it.
  for (const arm of partsOf(body, 'arm')) poseOfPart(pose, arm).bend += -arm.side * 0.8 * up;
};

/** Cells above the body in the picture, as far as it may go up. */
const roomAbove = ({ outline: { top, step, box } }: Body): number => Math.max(0, top / step + box.top);

const jumpHeight = (body: Body): number =>
  clamp((roomAbove(body) * 1.1) / heightOf(body), 0.1, body.plan === 'person' ? 0.3 : 0.4);

const tilt = (seconds: number): number => onset(seconds) * Math.sin(seconds * 1.9 - 0.2);

const leanOf = (angle: (beat: Beat) => number) => (_body: Body, beat: Beat, pose: Pose) => {
  pose.lean += angle(beat);
};

/** Wings that are open beat about where they are: both tips go up together. */
const beatWings = (body: Body, wings: Part[], { seconds }: Beat, pose: Pose) => {
  const swing = onset(seconds, 0.3) * Math.sin(seconds * Math.PI * 2 * 2.1);
  for (const wing of wings) {
    const [root, tip] = [wing.line[0]!, wing.line.at(-1)!];
    // A wing that points up has further to go down.
    const up = (root.y - tip.y) / Math.max(1, wing.length);
    const own = poseOfPart(pose, wing);
    own.bend += -wing.side * (0.58 * swing - 0.35 * clamp(up) * onset(seconds, 0.3));
    own.to = 0.7;
  }
  pose.y += heightOf(body) * 0.03 * swing;
};

/** The head goes down, and there a little up and down. */
const lowerHead: Row = {
  needs: 'head',
  pose: (body, [head], { seconds }, pose) => {
    // Asked for twice, as in "lowers its head to eat", it goes down once.
    if (pose.parts.get(head!)?.bend) return;
    const nibble = 0.05 * Math.sin(seconds * 5) * smoothstep(1.6, 2.2, seconds);
    const share = smoothstep(0.15, 1.7, seconds) + nibble;
    const down = aimHead(body, head!, { x: sideOf(body, head!) * 0.55, y: 0.84 }, share, pose);
    // One that hangs already is stretched down, and the body with it.
    const more = 1 - smoothstep(0, 0.16, down / heightOf(body));
    poseOfPart(pose, head!).shorten -= 0.32 * more * share;
    pose.lean += sideOf(body, head!) * 0.05 * more * share;
  },
  instead: leanOf(({ seconds, sign }) => sign * 0.12 * smoothstep(0.15, 1.7, seconds)),
};

export const actRows: Record<PartAct, Row> = {
  lower_head: lowerHead,
  feed: lowerHead,
  lift_head: {
    needs: 'head',
    pose: (body, [head], { seconds }, pose) =>
      aimHead(
        body,
        head!,
        { x: sideOf(body, head!) * 0.3, y: -0.95 },
        0.6 * smoothstep(0.15, 1.3, seconds),
        pose,
      ),
    instead: leanOf(({ seconds, sign }) => -sign * 0.08 * smoothstep(0.15, 1.3, seconds)),
  },
  tilt_head: {
    needs: 'head',
    pose: (_body, [head], { seconds }, pose) => bendHead(head!, 0.36 * tilt(seconds), pose),
    instead: leanOf(({ seconds }) => 0.09 * tilt(seconds)),
  },
  nod: {
    needs: 'head',
    pose: (body, [head], { seconds }, pose) =>
      bendHead(head!, sideOf(body, head!) * 0.24 * onset(seconds, 0.4) * Math.sin(seconds * 4.4), pose),
    instead: (_body, { seconds }, pose) => {
      pose.squash *= 1 - 0.03 * onset(seconds, 0.4) * (0.5 - 0.5 * Math.cos(seconds * 8.8));
    },
  },
  shake: {
    needs: 'head',
    pose: (_body, _parts, { seconds }, pose) => {
      pose.turn += 0.8 * onset(seconds, 0.4) * Math.sin(seconds * 5);
    },
    instead: leanOf(({ seconds }) => 0.04 * onset(seconds, 0.4) * Math.sin(seconds * 5)),
  },
  turn: {
    needs: 'head',
    pose: (_body, [head], { seconds, sign }, pose) => {
      pose.turn += sign * smoothstep(0.3, 1.4, seconds);
      pose.back = smoothstep(0.5, 1.5, seconds);
      bendHead(head!, sign * 0.2 * smoothstep(0.3, 1.4, seconds), pose);
    },
  },
  look: {
    needs: 'head',
    pose: (_body, [head], { seconds }, pose) => {
      const way = onset(seconds) * Math.sin(seconds * 1.7);
      pose.turn += way;
      pose.back = smoothstep(0.6, 1.2, seconds) * (1 - smoothstep(2.4, 3, seconds));
      bendHead(head!, 0.12 * way, pose);
    },
    instead: leanOf(({ seconds }) => 0.05 * onset(seconds) * Math.sin(seconds * 1.7)),
  },
  call: {
    needs: 'mouth',
    pose: (_body, _parts, { seconds }, pose) => {
      const open = onset(seconds, 0.2) * pulse(seconds, 0.95, 0.7);
      pose.jaw = Math.max(pose.jaw, open);
      pose.squash *= 1 + 0.012 * open;
    },
    instead: (_body, { seconds }, pose) => {
      pose.squash *= 1 + 0.03 * onset(seconds, 0.2) * pulse(seconds, 0.85, 0.55);
    },
  },
  yawn: {
    needs: 'mouth',
    pose: (_body, _parts, { seconds }, pose) => {
      const open = smoothstep(0.3, 1.2, seconds) * (1 - smoothstep(2.9, 3.6, seconds));
      pose.jaw = Math.max(pose.jaw, 1.2 * open);
      pose.squash *= 1 + 0.015 * open;
    },
  },
  chew: {
    needs: 'mouth',
    pose: (_body, _parts, { seconds }, pose) => {
      pose.jaw = Math.max(pose.jaw, 0.4 * onset(seconds) * Math.abs(Math.sin(seconds * 4)));
    },
  },
  wag: {
    needs: 'tail',
    pose: (_body, [tail], { seconds }, pose) => {
      const own = poseOfPart(pose, tail!);
      own.bend += 0.5 * onset(seconds, 0.4) * Math.sin(seconds * 9);
      own.to = 0.8;
    },
  },
  raise_leg: {
    needs: 'leg',
    pose: (body, legs, { seconds, sign }, pose) => {
      const towards = body.facing === 0 ? sign : body.facing;
      const foremost = legs.reduce((a, b) => (b.line[0]!.x * towards > a.line[0]!.x * towards ? b : a));
      const own = poseOfPart(pose, foremost);
      const up = smoothstep(0.2, 1, seconds);
      own.bend -= towards * 0.95 * up;
      own.knee += towards * 0.8 * up;
      own.shorten += 0.1 * up;
    },
  },
  jump: {
    needs: null,
    pose: (body, _parts, { seconds }, pose) => jumpPose(body, seconds, jumpHeight(body), pose),
  },
  hop: {
    needs: null,
    pose: (body, _parts, { seconds, going }, pose) =>
      jumpPose(body, seconds * 1.9, 0.12 + 0.06 * going, pose),
  },
  walk: gaitRow('walk'),
  run: gaitRow('run'),
  gallop: gaitRow('gallop'),
  flap: {
    needs: 'wing',
    pose: beatWings,
    // Wings that are folded cannot be opened: what was under them is not known.
    instead: (body, { seconds }, pose) => {
      pose.y += heightOf(body) * 0.02 * onset(seconds, 0.3) * Math.sin(seconds * Math.PI * 2 * 2.1);
    },
  },
  spread: { needs: 'wing', pose: beatWings },
  swim: {
    needs: null,
    pose: (body, _parts, { seconds }, pose) => {
      pose.wave += onset(seconds) * heightOf(body) * (body.plan === 'fish' ? 0.16 : 0.03);
      pose.phase = seconds * 7;
    },
  },
};

/** Whether the body has the part that the act is of. */
export const canAct = (body: Body, act: PartAct): boolean => {
  const { needs } = actRows[act];
  if (needs === 'mouth') return body.mouth !== null;
  return needs === null || partsOf(body, needs).length > 0;
};

export const poseActs = (body: Body, acts: ReadonlySet<PartAct>, beat: Beat, pose: Pose) => {
  for (const act of acts) {
    const { needs, pose: move, instead } = actRows[act];
    const parts = needs === null || needs === 'mouth' ? [] : partsOf(body, needs);
    if (canAct(body, act)) move(body, parts, beat, pose);
    else instead?.(body, beat, pose);
  }
};
