/** Children who run to the edge of a dock and jump into the lake, one after another. */

import { clamp, smoothstep } from '../../../math/interpolate.ts';
import type { Actor } from '../../actor.ts';
import { still } from '../paths.ts';

/** An actor with one jumps off the side of the dock; heights of the way are above the water. */
export const offDock = 'jumps off the dock';

const dockHeight = 0.53;
const edge = 1.3;
/** Where the feet meet the water, in metres from the middle of the dock. */
const landing = 2.9;
const rise = 0.75;

type DockJump = { start: number; leave: number; entry: number };

/** When it begins to run, leaves the planks and meets the water. */
export const dockJump = (actor: Actor, seconds: number): DockJump | null => {
  if (!actor.thing.traits.includes(offDock) || !actor.thing.person) return null;
  const turn = seconds / (actor.thing.count + 0.4);
  const leave = turn * (actor.copy + 0.25);
  return { start: leave - 0.7, leave, entry: leave + clamp(turn * 0.85, 0.8, 1.3) };
};

export const jumpOffDock = (actor: Actor, seconds: number): void => {
  const jump = dockJump(actor, seconds);
  if (!jump) return;
  const { start, leave, entry } = jump;
  const z = (actor.copy - (actor.thing.count - 1) / 2) * 0.95 + 0.4 * (actor.copy % 2);
  const from = -0.55 + 0.35 * (actor.copy % 2);
  const yaw = Math.PI / 2;
  actor.speed = 0;
  actor.support = { kind: 'free' };
  actor.position = [from, 0, z];
  actor.yaw = yaw;
  actor.beats = [
    { action: 'stand', from: 0, until: Math.max(0.01, start) },
    { action: 'run', from: Math.max(0.01, start), until: leave },
    { action: 'jump', from: leave, until: entry },
    { action: 'wave', from: entry, until: Number.POSITIVE_INFINITY },
  ];
  actor.path = (time) => {
    const run = clamp((time - start) / (leave - start));
    const u = clamp((time - leave) / (entry - leave));
    const x = time < leave ? from + (edge - from) * run : edge + (landing - edge) * u;
    const under = Math.max(0, time - entry);
    // Goes under, then comes up to the chest and treads water.
    const depth = actor.size[1] * (1.2 * smoothstep(0, 0.35, under) - 0.5 * smoothstep(0.5, 1.2, under));
    const bob = 0.04 * Math.sin(time * 3 + actor.phase) * clamp(under - 1);
    const y = dockHeight * (1 - u * u) + 4 * rise * u * (1 - u) - depth + bob;
    const running = time > start && time < leave;
    return {
      ...still([x + 0.5 * smoothstep(0, 1.5, under), y, z], yaw),
      speed: running ? (edge - from) / (leave - start) : 0,
      travelled: (edge - from) * run,
    };
  };
};
