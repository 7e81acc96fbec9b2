/** Ways through the stage: where something is at a moment, which way it faces, and how far it has gone. */

import { turnCurve } from '../../kits/sets/roads/racetrack.ts';
import { clamp, lerp, smoothstep } from '../../math/interpolate.ts';
import type { Vec3 } from '../../math/vector.ts';

export type Waypoint = {
  /** Height is above the ground, the water or the path's own base. */
  position: Vec3;
  yaw: number;
  pitch: number;
  roll: number;
  speed: number;
  travelled: number;
  turnRate: number;
};

/** `time` is seconds of the stage's own clock. */
export type Path = (time: number) => Waypoint;

const gravity = 9.8;

export const still = (position: Vec3, yaw: number, change: Partial<Waypoint> = {}): Waypoint => ({
  position,
  yaw,
  pitch: 0,
  roll: 0,
  speed: 0,
  travelled: 0,
  turnRate: 0,
  ...change,
});

export const stay =
  (position: Vec3, yaw: number): Path =>
  () =>
    still(position, yaw);

/** Straight through `position`, which is passed at `middle` seconds. */
export const straight =
  (position: Vec3, yaw: number, speed: number, middle: number): Path =>
  (time) => {
    const gone = speed * (time - middle);
    return {
      ...still([position[0] + Math.sin(yaw) * gone, position[1], position[2] + Math.cos(yaw) * gone], yaw),
      speed,
      // Counted from the start, so that strides and wheels never run backwards.
      travelled: speed * time,
    };
  };

/** Steeply down to the water, which is met at `middle` seconds, and up again. */
export const swoop =
  (low: Vec3, yaw: number, speed: number, middle: number, drop: number): Path =>
  (time) => {
    const share = (time - middle) / middle;
    const at = straight(low, yaw, speed, middle)(time);
    const height = drop * (1 - Math.exp(-2.2 * share * share));
    const climb = (drop * 4.4 * share * Math.exp(-2.2 * share * share)) / middle;
    return {
      ...at,
      position: [at.position[0], low[1] + height, at.position[2]],
      pitch: -Math.atan2(climb, speed),
    };
  };

/** A bend to the right that is passed at `middle` seconds, leaned into as two wheels do. */
export const bend =
  (position: Vec3, yaw: number, speed: number, middle: number, lean: number): Path =>
  (time) => {
    const gone = speed * (time - middle);
    const curve = turnCurve;
    const aside = curve * gone * gone;
    return {
      ...still(
        [
          position[0] + Math.sin(yaw) * gone - Math.cos(yaw) * aside,
          position[1],
          position[2] + Math.cos(yaw) * gone + Math.sin(yaw) * aside,
        ],
        yaw - Math.atan(2 * curve * gone),
      ),
      roll: lean,
      speed,
      travelled: speed * time,
      turnRate: -2 * curve * speed,
    };
  };

/** Round a centre; positive speed goes counter-clockwise seen from above. */
export const circle =
  (centre: Vec3, radius: number, speed: number, startAngle: number): Path =>
  (time) => {
    const angle = startAngle + (speed / radius) * time;
    const yaw = angle + (speed > 0 ? Math.PI / 2 : -Math.PI / 2);
    return {
      position: [centre[0] + Math.sin(angle) * radius, centre[1], centre[2] + Math.cos(angle) * radius],
      yaw,
      pitch: 0,
      roll: clamp((-speed * Math.abs(speed)) / radius / gravity, -0.5, 0.5),
      speed: Math.abs(speed),
      travelled: Math.abs(speed) * time,
      turnRate: speed / radius,
    };
  };

/** Hangs in one place and drifts about it a little. */
export const hover =
  (position: Vec3, yaw: number, drift: number, phase: number): Path =>
  (time) => ({
    ...still(
      [
        position[0] + drift * Math.sin(time * 0.9 + phase),
        position[1] + drift * 0.7 * Math.sin(time * 1.3 + phase * 2),
        position[2] + drift * 0.6 * Math.sin(time * 0.7 + phase * 3),
      ],
      yaw + 0.15 * Math.sin(time * 0.6 + phase),
    ),
    roll: 0.05 * Math.sin(time * 0.9 + phase),
  });

/** Small quick flights about a centre: insects, butterflies. */
export const flutter =
  (centre: Vec3, radius: number, speed: number, phase: number): Path =>
  (time) => {
    const at = (t: number): Vec3 => {
      const u = (t * speed) / radius;
      return [
        centre[0] + radius * (Math.sin(u * 0.9 + phase * 5) * 0.7 + Math.sin(u * 2.1 + phase) * 0.3),
        centre[1] + radius * 0.5 * Math.sin(u * 1.4 + phase * 3),
        centre[2] + radius * (Math.cos(u * 0.8 + phase * 2) * 0.7 + Math.cos(u * 1.9 + phase * 4) * 0.3),
      ];
    };
    const [a, b] = [at(time), at(time + 0.05)];
    return {
      ...still(a, Math.atan2(b[0] - a[0], b[2] - a[2])),
      pitch: clamp(-(b[1] - a[1]) * 4, -0.4, 0.4),
      speed,
      travelled: speed * time,
    };
  };

/** Out of the water, over the top and in again, once every `period` seconds; the top is at `middle`. */
export const leap =
  (position: Vec3, yaw: number, height: number, reach: number, period: number, middle: number): Path =>
  (time) => {
    const u = (((((time - middle) / period + 0.5) % 1) + 1) % 1) - 0.5;
    const y = height * (1 - 4.6 * u * u * 2);
    const along = reach * u * 2;
    const slope = (-height * 18.4 * u) / (reach * 2);
    return {
      ...still(
        [position[0] + Math.sin(yaw) * along, position[1] + y, position[2] + Math.cos(yaw) * along],
        yaw,
      ),
      pitch: -Math.atan(slope),
      speed: (reach * 2) / period,
      travelled: ((reach * 2) / period) * time,
    };
  };

/** An office chair turns with whoever sits on it. */
export const turnRound =
  ({ position, yaw }: { position: Vec3; yaw: number }): Path =>
  (time) =>
    still(position, yaw + time * 2.4);

/** One jump that takes most of the film, with a turn backwards where it is a flip. */
export const bigAir =
  (position: Vec3, yaw: number, seconds: number, isFlip: boolean): Path =>
  (time) => {
    const t = Math.min(1, Math.max(-1, (2 * time) / seconds - 1));
    const air = Math.min(1, Math.abs(t) / 0.92);
    const along = 3 * t;
    const turn = isFlip ? -2 * Math.PI * Math.min(1, Math.max(0, (t / 0.85 + 1) / 2)) : 0.5 * t;
    return {
      ...still(
        [
          position[0] + Math.sin(yaw) * along,
          position[1] + 0.15 + (isFlip ? 2.4 : 2) * (1 - air * air),
          position[2] + Math.cos(yaw) * along,
        ],
        yaw,
      ),
      pitch: turn,
      speed: 6 / seconds,
      travelled: (6 / seconds) * time,
    };
  };

/** Forward and once round, upwards and over, every few seconds. */
export const loop =
  (position: Vec3, yaw: number, radius: number, speed: number, seconds: number): Path =>
  (time) => {
    const angle = (2 * Math.PI * time) / Math.max(3, seconds * 0.9);
    const along = radius * Math.sin(angle) + speed * 0.12 * (time - seconds / 2);
    return {
      ...still(
        [
          position[0] + Math.sin(yaw) * along,
          position[1] + radius * (1 - Math.cos(angle)),
          position[2] + Math.cos(yaw) * along,
        ],
        yaw,
      ),
      pitch: -angle,
      speed,
      travelled: speed * time,
    };
  };

/** Straight up from the ground, faster and faster, after `delay` seconds. */
export const liftOff =
  (position: Vec3, yaw: number, acceleration: number, delay: number): Path =>
  (time) => {
    const t = Math.max(0, time - delay);
    return {
      ...still([position[0], position[1] + 0.5 * acceleration * t * t, position[2]], yaw),
      speed: acceleration * t,
      travelled: 0.5 * acceleration * t * t,
    };
  };

/** Slowly down to the ground, which it reaches after `duration` seconds. */
export const touchDown =
  (position: Vec3, yaw: number, height: number, duration: number): Path =>
  (time) => {
    const rest = 1 - clamp(time / duration);
    return { ...still([position[0], position[1] + height * rest * rest, position[2]], yaw), speed: rest };
  };

/** Tips over an edge at `start` seconds and falls `drop` metres, moving sideways a little. */
export const tumble =
  (position: Vec3, yaw: number, drop: number, start: number): Path =>
  (time) => {
    const lean = smoothstep(start - 0.7, start, time);
    const t = clamp(time - start, 0, Math.sqrt((2 * drop) / gravity));
    const fallen = 0.5 * gravity * t * t;
    const side = 0.16 * lean + 0.45 * t;
    return {
      ...still(
        [position[0] + Math.sin(yaw) * side, position[1] - fallen, position[2] + Math.cos(yaw) * side],
        yaw,
      ),
      pitch: lean * 0.5 + t * 4.5,
    };
  };

/** Comes down from `height` metres at `start` seconds and stays; before that it is above, out of the picture. */
export const dropIn =
  (position: Vec3, yaw: number, height: number, start: number): Path =>
  (time) => {
    const t = clamp(time - start, 0, Math.sqrt((2 * height) / gravity));
    const above = height - 0.5 * gravity * t * t;
    return {
      ...still([position[0], position[1] + above, position[2]], yaw),
      pitch: above * 9,
      roll: above * 5,
    };
  };

/** Falls from `height` metres, bounces lower and lower. */
export const bounceDown =
  (position: Vec3, yaw: number, height: number): Path =>
  (time) => {
    let [t, top] = [time, height];
    let fall = Math.sqrt((2 * top) / gravity);
    if (t < fall) return still([position[0], position[1] + top - 0.5 * gravity * t * t, position[2]], yaw);
    t -= fall;
    for (let n = 0; n < 12; n += 1) {
      top *= 0.55;
      fall = Math.sqrt((2 * top) / gravity);
      if (t < fall * 2) {
        const u = t - fall;
        return still([position[0], position[1] + top - 0.5 * gravity * u * u, position[2]], yaw);
      }
      t -= fall * 2;
    }
    return still(position, yaw);
  };

/** Behind another, `distance` metres along its way. */
export const follow =
  (leader: Path, distance: number, side: number, speed: number): Path =>
  (time) => {
    const lag = speed > 0.05 ? distance / speed : 0;
    const at = leader(time - lag);
    return {
      ...at,
      position: [
        at.position[0] + Math.cos(at.yaw) * side,
        at.position[1],
        at.position[2] - Math.sin(at.yaw) * side,
      ],
      travelled: Math.max(0, speed * time),
      speed,
    };
  };

/** Comes from `from` and stops at `to` after `arrival` seconds. */
export const approach =
  (from: Vec3, to: Vec3, finalYaw: number, arrival: number): Path =>
  (time) => {
    const u = clamp(time / arrival);
    const eased = u < 1 ? u * (1 + 0.2 * (1 - u)) : 1;
    const way = Math.hypot(to[0] - from[0], to[2] - from[2]);
    const yaw = Math.atan2(to[0] - from[0], to[2] - from[2]);
    const turned = smoothstep(0.85, 1, u);
    const gap = Math.atan2(Math.sin(finalYaw - yaw), Math.cos(finalYaw - yaw));
    return {
      ...still(
        [lerp(from[0], to[0], eased), lerp(from[1], to[1], eased), lerp(from[2], to[2], eased)],
        yaw + gap * turned,
      ),
      speed: u < 0.97 ? way / arrival : 0,
      travelled: way * eased,
    };
  };

/** To and fro between two sides: a swing, a boat at anchor, somebody on a swing. */
export const sway =
  (position: Vec3, yaw: number, reach: number, period: number): Path =>
  (time) => {
    const angle = Math.sin((time / period) * 2 * Math.PI);
    return {
      ...still(
        [
          position[0] + Math.sin(yaw) * reach * angle,
          position[1],
          position[2] + Math.cos(yaw) * reach * angle,
        ],
        yaw,
      ),
      pitch: -angle * 0.3,
    };
  };

/** A narrow vehicle lies into a turn; a car slides with its nose into the bend, its wheels on the ground. */
export const leant =
  (path: Path, width: number): Path =>
  (time) => {
    const at = path(time);
    return width > 1.3
      ? { ...at, yaw: at.yaw - 0.6 + 0.1 * Math.sin(time * 1.7) }
      : { ...at, roll: at.roll + 0.12 };
  };
