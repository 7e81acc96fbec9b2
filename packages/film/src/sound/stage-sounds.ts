/** What can be heard on a stage: when, where and how loud. */

import type { Vec3 } from '../math/vector.ts';
import type { Action } from '../scene/actions.ts';
import { type Actor, mainAction, rootOf } from '../stage/actor.ts';
import { tumbleStart } from '../stage/move/falls.ts';
import type { Stage } from '../stage/stage.ts';
import { voiceOfNoun } from './short-sounds.ts';

export type SoundEvent = { time: number; name: string; variant: number; position: Vec3; level: number };
/** A sound that goes on as long as its source: motors, rotors, rockets, buzzing. */
export type SoundSource = {
  kind: 'engine' | 'rotor' | 'rocket' | 'buzz' | 'sea_engine';
  at: (filmTime: number) => Vec3;
  level: number;
  pitch: number;
};

export const positionAt = (stage: Stage, actor: Actor, filmTime: number): Vec3 => {
  const carrier = rootOf(actor);
  const [x, y, z] = carrier.path?.(stage.clock.at(filmTime)).position ?? carrier.position;
  return [x, y + stage.set.ground(x, z) + carrier.size[1] * 0.5, z];
};

/** Acts that are heard in a rhythm: the sound and how many seconds lie between. */
const rhythms: Partial<Record<Action, { name: string; every: number; level: number }>> = {
  fight: { name: 'clank', every: 0.8, level: 0.5 },
  fence: { name: 'clank', every: 0.7, level: 0.5 },
  punch: { name: 'thump', every: 0.6, level: 0.6 },
  hammer: { name: 'knock', every: 0.7, level: 0.7 },
  build: { name: 'step', every: 0.8, level: 0.4 },
  chop: { name: 'knock', every: 0.45, level: 0.4 },
  cook: { name: 'sizzle', every: 0.9, level: 0.5 },
  clap: { name: 'knock', every: 0.4, level: 0.4 },
  dribble: { name: 'thump', every: 0.6, level: 0.6 },
  bounce: { name: 'thump', every: 0.77, level: 0.5 },
  row: { name: 'splash', every: 1.8, level: 0.35 },
  swim: { name: 'splash', every: 1.3, level: 0.25 },
  type: { name: 'knock', every: 0.16, level: 0.12 },
  dig: { name: 'crunch', every: 1.3, level: 0.5 },
  play_guitar: { name: 'guitar', every: 0.42, level: 0.6 },
  play_piano: { name: 'piano', every: 0.36, level: 0.6 },
  play_violin: { name: 'violin', every: 0.62, level: 0.5 },
  play_wind: { name: 'wind_note', every: 0.55, level: 0.5 },
  play_drums: { name: 'drum', every: 0.25, level: 0.6 },
  sing: { name: 'sung', every: 0.75, level: 0.4 },
  laugh: { name: 'laugh', every: 1.4, level: 0.4 },
  eat: { name: 'crunch', every: 0.9, level: 0.15 },
  explode: { name: 'explosion', every: 100, level: 1 },
};

const surfaceOf = (stage: Stage): string =>
  ['snowfield', 'beach', 'desert', 'forest', 'glacier'].includes(stage.scene.setting.place) ||
  stage.scene.weather.includes('snow')
    ? 'crunch'
    : 'step';

/** Feet are heard where they come down: by the way gone, not by the clock. */
const stepsOf = (stage: Stage, actor: Actor): SoundEvent[] => {
  const carrier = rootOf(actor);
  if (carrier !== actor || actor.speed === 0 || actor.kit?.locomotion !== 'walks') return [];
  const isPerson = actor.thing.person !== null;
  const stride = (isPerson ? 0.42 : 0.3) * actor.size[1] * (actor.speed > 2.2 ? 1.7 : 1);
  const every = Math.max(0.16, stride / actor.speed);
  const hoofed = ['horse', 'pony', 'zebra', 'donkey', 'cow', 'unicorn', 'deer', 'camel'].includes(
    actor.thing.kit ?? '',
  );
  const name = hoofed && surfaceOf(stage) === 'step' ? 'hoof' : surfaceOf(stage);
  return repeat(stage, every, (time, n) => ({
    time,
    name,
    variant: n % 4,
    position: positionAt(stage, actor, time),
    level: Math.min(0.7, 0.14 * Math.sqrt(actor.size[1]) * (actor.speed > 2.2 ? 1.5 : 1)),
  }));
};

const repeat = (
  stage: Stage,
  seconds: number,
  make: (time: number, n: number) => SoundEvent,
  start = 0.1,
): SoundEvent[] => {
  const events: SoundEvent[] = [];
  for (let [time, n] = [start, 0]; time < stage.seconds; time += seconds, n += 1) events.push(make(time, n));
  return events;
};

const voicesOf = (stage: Stage, actor: Actor): SoundEvent[] => {
  const name = voiceOfNoun[actor.thing.kit ?? ''];
  if (!name || actor.copy > 3 || mainAction(actor) === 'sleep') return [];
  const loud = ['howl', 'fight', 'breathe_fire', 'chase'].includes(mainAction(actor));
  const gap = (loud ? 1.7 : 3.1) + (actor.phase % 1);
  return repeat(
    stage,
    gap,
    (time, n) => ({
      time,
      name,
      variant: n,
      position: positionAt(stage, actor, time),
      level: Math.min(0.6, 0.2 + 0.1 * actor.size[1]),
    }),
    0.6 + (actor.phase % 1),
  );
};

const rhythmOf = (stage: Stage, actor: Actor): SoundEvent[] => {
  const rhythm = rhythms[mainAction(actor)];
  if (!rhythm) return [];
  return repeat(
    stage,
    rhythm.every,
    (time, n) => ({
      time,
      name: rhythm.name,
      variant: n * 3 + actor.copy,
      position: positionAt(stage, actor, time),
      level: rhythm.level,
    }),
    0.3 + (actor.phase % 0.3),
  );
};

const breakOf = (stage: Stage, actor: Actor): SoundEvent[] => {
  if (!actor.thing.acts.some(({ action }) => action === 'break')) return [];
  const drop =
    actor.support.kind === 'on' ? (actor.support.host.model.anchors[actor.support.anchor]?.[1] ?? 0.8) : 0;
  const time = tumbleStart(stage.clock.seconds) + Math.sqrt((2 * drop) / 9.8);
  return [{ time, name: 'shatter', variant: 0, position: positionAt(stage, actor, time), level: 0.9 }];
};

export const soundEvents = (stage: Stage): SoundEvent[] => {
  const events = stage.actors.flatMap((actor) => [
    ...stepsOf(stage, actor),
    ...voicesOf(stage, actor),
    ...rhythmOf(stage, actor),
    ...breakOf(stage, actor),
    ...chuffsOf(stage, actor),
  ]);
  const { weather, effects } = stage.scene;
  if (weather.includes('storm') || weather.includes('lightning')) {
    events.push(
      ...repeat(
        stage,
        4.2,
        (time, n) => ({
          time,
          name: 'thunder',
          variant: n,
          position: [30 * (n % 2 ? 1 : -1), 40, -60],
          level: 3,
        }),
        1.2,
      ),
    );
  }
  if (effects.includes('fireworks')) {
    events.push(
      ...repeat(stage, 0.55, (time, n) => ({
        time: time + 0.25,
        name: 'explosion',
        variant: n,
        position: [((n * 37) % 60) - 30, 30, -50],
        level: 1.2,
      })),
    );
  }
  return events;
};

const chuffsOf = (stage: Stage, actor: Actor): SoundEvent[] =>
  actor.kit?.name.includes('steam') && rootOf(actor).speed + actor.speed > 0
    ? repeat(stage, 0.3, (time, n) => ({
        time,
        name: 'chuff',
        variant: n,
        position: positionAt(stage, actor, time),
        level: 0.8,
      }))
    : [];

export const soundSources = (stage: Stage): SoundSource[] =>
  stage.actors.flatMap((actor): SoundSource[] => {
    if (actor.support.kind !== 'free' || actor.copy > 3) return [];
    const at = (time: number) => positionAt(stage, actor, time);
    const noun = actor.thing.kit ?? '';
    const size = Math.max(...actor.size);
    if (/rocket|shuttle|spaceship/.test(noun)) return [{ kind: 'rocket', at, level: 1.4, pitch: 1 }];
    if (/helicopter|drone/.test(noun)) return [{ kind: 'rotor', at, level: 0.9, pitch: size < 2 ? 5 : 1 }];
    if (/bee|wasp|mosquito|fly$|hummingbird/.test(noun)) return [{ kind: 'buzz', at, level: 0.12, pitch: 1 }];
    if (/ship|ferry|motorboat|tugboat/.test(noun))
      return [{ kind: 'sea_engine', at, level: 0.4, pitch: 0.5 }];
    const isMotor =
      actor.kit?.locomotion === 'rolls' &&
      !/bicycle|skateboard|cart|carriage|wagon|sleigh|tricycle/.test(noun);
    if (isMotor || /plane|jet/.test(noun))
      return [
        {
          kind: 'engine',
          at,
          level: actor.speed > 0 ? 0.5 : 0.2,
          pitch: /motorcycle|race/.test(noun) ? 1.9 : size > 5 ? 0.7 : 1,
        },
      ];
    return [];
  });
