/** Scenes as short lines with all that reaches the stage (`+`: nobody named it), for tests that compare them. */

import type { Scene, Thing } from '../../src/scene/scene.ts';

/** Place (`~`: chosen), time, season, weather, mood, style, camera, effects, each only where it is not the usual. */
const settingLine = ({
  setting,
  timeOfDay,
  season,
  weather,
  mood,
  style,
  camera,
  pace,
  palette,
  effects,
}: Scene): string =>
  [
    `${setting.place}${setting.isStated ? '' : '~'}`,
    setting.backdrop && `behind:${setting.backdrop}`,
    setting.region && `region:${setting.region}`,
    setting.details && setting.details.length > 0 && `details:${setting.details.join('+')}`,
    setting.look && `fitted:${setting.look.name.replaceAll(' ', '_')}`,
    timeOfDay,
    season,
    weather.join('+'),
    mood,
    style !== 'photoreal' && style,
    camera.move !== 'auto' && `camera:${camera.move}`,
    camera.shot !== 'auto' && `shot:${camera.shot}`,
    camera.angle !== 'auto' && `angle:${camera.angle}`,
    camera.isTimelapse && 'timelapse',
    pace !== 1 && `pace:${pace}`,
    palette.length > 0 && `palette:${palette.map(({ name }) => name).join('+')}`,
    effects.length > 0 && `effects:${effects.join('+')}`,
  ]
    .filter(Boolean)
    .join(' ');

/** Names by their last word, since kits may know longer ones. */
const short = (name: string | undefined) => name?.split(' ').at(-1) ?? '';

const thingLine = (thing: Thing, { things }: Scene): string =>
  [
    thing.isImplied && '+',
    thing.count > 1 && `${thing.count}x`,
    `${thing.character ? '@' : ''}${short(thing.name)}`,
    thing.colour?.name,
    thing.filling && `filling:${thing.filling.name}`,
    thing.material,
    thing.size !== 'medium' && thing.size,
    thing.person && [thing.person.sex, thing.person.age].filter(Boolean).join(' '),
    thing.wears.length > 0 &&
      `wears:${thing.wears.map(({ name, colour }) => (colour ? `${colour.name}-${name}` : name)).join('+')}`,
    thing.screenSide && `side:${thing.screenSide}`,
    thing.traits.length > 0 && `[${thing.traits.join(', ')}]`,
    ...thing.ties.map(({ kind, to }) => `${kind}>${short(things[to]?.name)}`),
    ...thing.acts.map(
      ({ action, object, instrument, part, direction, goal, begin }) =>
        `*${action}${part ? `[${part}]` : ''}${object === null ? '' : `(${short(things[object]?.name)})`}${instrument === null ? '' : `/${short(things[instrument]?.name)}`}${direction ? `-${direction}` : ''}${goal ? `->${goal.kind}>${short(things[goal.to]?.name)}` : ''}${begin === undefined ? '' : `@${begin.toFixed(2)}`}`,
    ),
    ...(thing.changes ?? []).map(({ property, to }) => `~${property}:${to}`),
  ]
    .filter(Boolean)
    .join(' ');

export const sceneLines = (scene: Scene): string[] => [
  settingLine(scene),
  ...scene.things.map((thing) => thingLine(thing, scene)),
];
