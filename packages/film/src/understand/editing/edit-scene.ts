/** A remix: the stored scene with what the new prompt asks for changed, and everything else kept. */

import { breakCircles } from '../../scene/break-circles.ts';
import { limits, type Scene, type Thing, type Weather } from '../../scene/scene.ts';
import { addColour, addOnce, type Draft, type DraftThing } from '../reading/draft.ts';
import { readScene } from '../reading/read-scene.ts';
import { settleActs } from '../settle/settle-acts.ts';
import { inEnglish } from '../understand.ts';
import { type EditCommand, editCommands } from './edit-commands.ts';
import { findThing, isCalled, mergeThings, removeThing, replaceThing } from './edit-things.ts';
import { scaleThings } from './scale-things.ts';

const nightOnly: Weather[] = ['stars', 'aurora'];

const applySetting = (scene: Scene, draft: Draft, adds: boolean) => {
  const solid = draft.places.filter(({ place }) => place !== 'sky');
  const front = solid.find(({ isBehind }) => !isBehind) ?? solid[0] ?? draft.places[0];
  const paintsSky = front?.place === 'sky' && draft.palette.length > 0;
  if (front && adds && !paintsSky && front.place !== scene.setting.place)
    scene.setting.backdrop = front.place;
  else if (front && !paintsSky) {
    const backdrop = solid.find(({ place }) => place !== front.place)?.place ?? null;
    scene.setting = {
      place: front.place,
      isStated: true,
      backdrop,
      region: draft.region,
      ...(draft.details.length > 0 && { details: draft.details }),
    };
  }
  scene.setting.region = draft.region ?? scene.setting.region;
};

const applyTime = (scene: Scene, draft: Draft, adds: boolean) => {
  const timeOfDay = draft.timeOfDay ?? (draft.isDark ? 'night' : null);
  if (timeOfDay) {
    scene.timeOfDay = timeOfDay;
    if (timeOfDay === 'night') scene.effects = scene.effects.filter((effect) => effect !== 'sun');
    else {
      scene.weather = scene.weather.filter((one) => !nightOnly.includes(one));
      scene.effects = scene.effects.filter((effect) => effect !== 'moon');
    }
  }
  if (draft.weather.length > 0) {
    const kept = adds
      ? scene.weather.filter((one) => one !== 'clear' || draft.weather.includes('clear'))
      : [];
    scene.weather = [...new Set([...draft.weather, ...kept])];
    const nightly = draft.weather.some((one) => nightOnly.includes(one));
    if (nightly && !timeOfDay && scene.timeOfDay !== 'dusk') scene.timeOfDay = 'night';
    if (draft.weather.includes('clear') && !timeOfDay && scene.timeOfDay === 'night') scene.timeOfDay = 'day';
  }
  scene.season = draft.season ?? (draft.weather.includes('snow') ? 'winter' : scene.season);
};

const applySettings = (scene: Scene, draft: Draft, adds: boolean) => {
  applySetting(scene, draft, adds);
  applyTime(scene, draft, adds);
  scene.mood = draft.mood ?? scene.mood;
  scene.style = draft.style ?? scene.style;
  scene.pace = draft.pace ?? scene.pace;
  for (const colour of draft.palette) addColour(scene.palette, colour);
  scene.palette = scene.palette.slice(-limits.palette);
  for (const effect of draft.effects) addOnce(scene.effects, effect);
  scene.camera.move = draft.move ?? scene.camera.move;
  if (draft.move) scene.camera.speed = draft.cameraSpeed ?? 1;
  scene.camera.speed = draft.cameraSpeed ?? scene.camera.speed;
  scene.camera.shot = draft.shot ?? scene.camera.shot;
  scene.camera.angle = draft.angle ?? scene.camera.angle;
  scene.camera.isTimelapse ||= draft.isTimelapse;
  for (const text of draft.notDrawn) addOnce(scene.notDrawn, text);
  takeAway(scene, draft);
};

/** What a text says is absent, removed. */
const takeAway = (
  scene: Scene,
  { absent, noWeather, noEffects }: Pick<Draft, 'absent' | 'noWeather' | 'noEffects'>,
) => {
  scene.weather = scene.weather.filter((one) => !noWeather.includes(one));
  scene.effects = scene.effects.filter((effect) => !noEffects.includes(effect));
  for (const name of absent) {
    for (let index = scene.things.length - 1; index >= 0; index -= 1) {
      if (scene.things[index] && isCalled(scene.things[index]!, name)) removeThing(scene, index);
    }
  }
};

const indexesOf = (scene: Scene, asked: DraftThing[]) =>
  asked.map((thing) => findThing(scene, thing)).filter((index) => index !== -1);

const replace = (scene: Scene, what: string, by: string) => {
  const [old, next] = [readScene(what), readScene(by)];
  const targets = indexesOf(scene, old.things);
  const replacement = next.things[0];
  if (targets.length > 0 && replacement) {
    for (const index of targets) replaceThing(scene, index, replacement);
    mergeThings(scene, { ...next, things: next.things.slice(1) }, true);
  } else if (targets.length > 0) {
    const colour = next.palette[0] ?? null;
    for (const index of targets) scene.things[index]!.colour = colour ?? scene.things[index]!.colour;
    next.palette = colour ? next.palette.slice(1) : next.palette;
  } else mergeThings(scene, next, false);
  const removed = readScene(`no ${what}`);
  if (next.weather.length === 0) takeAway(scene, { ...removed, absent: [] });
  applySettings(scene, next, false);
};

const isPerson = ({ person }: Thing) => person !== null;

const remove = (scene: Scene, what: string) => {
  const asked = readScene(what);
  for (const index of [...new Set(indexesOf(scene, asked.things))].sort((a, b) => b - a))
    removeThing(scene, index);
  takeAway(scene, { absent: [], noWeather: asked.weather, noEffects: asked.effects });
  if (/\b(?:people|everyone|everybody|persons)\b/.test(what)) {
    for (let index = scene.things.length - 1; index >= 0; index -= 1)
      if (scene.things[index] && isPerson(scene.things[index]!)) removeThing(scene, index);
  }
  if (asked.style === scene.style) scene.style = 'photoreal';
  if (asked.mood === scene.mood) scene.mood = null;
  if (asked.isTimelapse) scene.camera.isTimelapse = false;
  scene.notDrawn = scene.notDrawn.filter((text) => !asked.notDrawn.includes(text));
};

const follow = (scene: Scene, command: EditCommand) => {
  if (command.does === 'replace') return replace(scene, command.what, command.with);
  if (command.does === 'remove') return remove(scene, command.what);
  if (command.does === 'scale') {
    const asked = readScene(command.what);
    for (const thing of asked.things) {
      const index = findThing(scene, thing);
      // "Yellow and bigger".
      if (index !== -1 && thing.colour) scene.things[index]!.colour = thing.colour;
    }
    if (scaleThings(scene, command, indexesOf(scene, asked.things))) return;
    if (command.by === 'more') mergeThings(scene, asked, true);
    return applySettings(scene, asked, command.by === 'more');
  }
  const adds = command.does === 'add';
  const draft = readScene(adds ? command.what : command.text);
  const isStated = draft.things.map(({ acts }) => acts.length > 0);
  settleActs(draft, scene.setting.place);
  applySettings(scene, draft, adds);
  mergeThings(scene, draft, adds, isStated);
};

export const editScene = (scene: Scene, prompt: string): Scene => {
  const edited = structuredClone(scene);
  for (const command of editCommands(inEnglish(prompt))) follow(edited, command);
  breakCircles(edited.things);
  if (edited.weather.length === 0) edited.weather = ['clear'];
  edited.notDrawn = edited.notDrawn.slice(0, limits.notDrawn).map((text) => text.slice(0, 80));
  return edited;
};
