/** A remix: the stored scene with what the new prompt asks for changed, and everything else kept. */

import { breakCircles } from './break-circles.ts';
import { addColour, addOnce, type Draft, type DraftSubject } from './draft.ts';
import { type EditCommand, editCommands } from './edit-commands.ts';
import { readScene } from './read-scene.ts';
import { type Action, limits, type SceneSpec, type Subject, sizeNames, type Weather } from './scene-spec.ts';
import { settleSubject } from './settle-scene.ts';
import { findThing } from './things.ts';
import { inEnglish } from './understand.ts';

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const clampPace = (pace: number) => clamp(Math.round(pace * 100) / 100, limits.minPace, limits.maxPace);
const nightOnly: Weather[] = ['stars', 'aurora'];

/** "The trees" are also the palm trees. */
const isNamed = ({ name }: Subject, asked: string) => name === asked || name.endsWith(` ${asked}`);

/** A person walking has the walking picture, so things are told by what their name is drawn as. */
const isSame = (subject: Subject, asked: DraftSubject) =>
  asked.character !== null
    ? subject.character === asked.character
    : isNamed(subject, asked.name) ||
      subject.art === asked.thing?.art ||
      (asked.thing !== null && findThing(subject.name)?.art === asked.thing.art);

const findSubject = (spec: SceneSpec, asked: DraftSubject) => {
  const matches = spec.subjects.flatMap((subject, index) => (isSame(subject, asked) ? [index] : []));
  return (
    matches.find((index) => spec.subjects[index]!.colour?.name === asked.colour?.name) ?? matches[0] ?? -1
  );
};

const removeSubject = (spec: SceneSpec, gone: number) => {
  spec.subjects.splice(gone, 1);
  for (const subject of spec.subjects) {
    if (!subject.relation) continue;
    if (subject.relation.to === gone) subject.relation = null;
    else if (subject.relation.to > gone)
      subject.relation = { ...subject.relation, to: subject.relation.to - 1 };
  }
};

const applySettings = (spec: SceneSpec, draft: Draft, adds: boolean) => {
  const solid = draft.places.filter(({ place }) => place !== 'sky');
  const front = solid.find(({ behind }) => !behind) ?? solid[0] ?? draft.places[0];
  const paintsSky = front?.place === 'sky' && draft.palette.length > 0;
  if (front && adds && !paintsSky && front.place !== spec.place) spec.backdrop = front.place;
  else if (front && !paintsSky) {
    spec.place = front.place;
    spec.backdrop = solid.find(({ place }) => place !== front.place)?.place ?? null;
  }
  const timeOfDay = draft.timeOfDay ?? (draft.isDark ? 'night' : null);
  if (timeOfDay) {
    spec.timeOfDay = timeOfDay;
    if (timeOfDay === 'night') spec.extras = spec.extras.filter((extra) => extra !== 'sun');
    else {
      spec.weather = spec.weather.filter((one) => !nightOnly.includes(one));
      spec.extras = spec.extras.filter((extra) => extra !== 'moon');
    }
  }
  if (draft.weather.length > 0) {
    const kept = adds ? spec.weather.filter((one) => one !== 'clear' || draft.weather.includes('clear')) : [];
    spec.weather = [...new Set([...draft.weather, ...kept])];
    const nightly = draft.weather.some((one) => nightOnly.includes(one));
    if (nightly && !draft.timeOfDay && spec.timeOfDay !== 'dusk') spec.timeOfDay = 'night';
    if (draft.weather.includes('clear') && !draft.timeOfDay && spec.timeOfDay === 'night')
      spec.timeOfDay = 'day';
  }
  spec.season = draft.season ?? (draft.weather.includes('snow') ? 'winter' : spec.season);
  spec.mood = draft.mood ?? spec.mood;
  spec.style = draft.style ?? spec.style;
  spec.pace = draft.pace ?? spec.pace;
  for (const colour of draft.palette) addColour(spec.palette, colour);
  spec.palette = spec.palette.slice(-8);
  for (const extra of draft.extras) addOnce(spec.extras, extra);
  spec.camera.move = draft.move ?? spec.camera.move;
  if (draft.move) spec.camera.speed = draft.cameraSpeed ?? 1;
  spec.camera.speed = draft.cameraSpeed ?? spec.camera.speed;
  spec.camera.shot = draft.shot ?? spec.camera.shot;
  spec.camera.angle = draft.angle ?? spec.camera.angle;
  spec.camera.timelapse ||= draft.timelapse;
  for (const text of draft.notDrawn) addOnce(spec.notDrawn, text);
  takeAway(spec, draft);
};

/** What a text says is absent, removed. */
const takeAway = (spec: SceneSpec, { absent, noWeather, noExtras }: Draft) => {
  spec.weather = spec.weather.filter((one) => !noWeather.includes(one));
  spec.extras = spec.extras.filter((extra) => !noExtras.includes(extra));
  for (const thing of absent) {
    for (let index = spec.subjects.length - 1; index >= 0; index -= 1) {
      const subject = spec.subjects[index]!;
      const drawnAs = findThing(subject.name)?.art;
      if (isNamed(subject, thing.name) || subject.art === thing.art || drawnAs === thing.art)
        removeSubject(spec, index);
    }
  }
};

const changeSubject = (spec: SceneSpec, index: number, asked: DraftSubject) => {
  const old = spec.subjects[index]!;
  const action = asked.action ?? old.action;
  const thing = asked.thing ?? findThing(old.name) ?? null;
  const posed = thing && asked.action ? settleSubject({ ...asked, thing, action }, spec.place) : null;
  spec.subjects[index] = {
    ...old,
    art: posed?.art ?? old.art,
    action: posed?.action ?? action,
    colour: asked.colour ?? old.colour,
    size: asked.size ?? old.size,
    count: asked.count ?? old.count,
    direction: asked.direction ?? old.direction,
    pace: asked.pace ?? old.pace,
  };
};

const mergeSubjects = (spec: SceneSpec, draft: Draft, adds: boolean) => {
  const places = draft.subjects.map((asked) => {
    const known = findSubject(spec, asked);
    if (known !== -1 && (!adds || asked.relation === null)) {
      if (!adds) changeSubject(spec, known, asked);
      else if (draft.subjects.some(({ relation }) => relation && draft.subjects[relation.to] === asked))
        return known;
      else
        spec.subjects[known]!.count = clamp(
          spec.subjects[known]!.count + (asked.count ?? 1),
          1,
          limits.count,
        );
      return known;
    }
    if (spec.subjects.length >= limits.subjects) {
      addOnce(spec.notDrawn, asked.name);
      return -1;
    }
    spec.subjects.push({ ...settleSubject(asked, spec.place), relation: null });
    return spec.subjects.length - 1;
  });
  for (const [index, { relation }] of draft.subjects.entries()) {
    const [from, to] = [places[index]!, relation ? places[relation.to]! : -1];
    if (relation && from !== -1 && to !== -1 && from !== to)
      spec.subjects[from]!.relation = { to, kind: relation.kind };
  }
};

/** A horse in place of a car does not drive. */
const goesAs = ({ thing }: DraftSubject, action: Action): Action => {
  if (!/^(?:animal|person)/.test(thing?.kind ?? 'person')) return action;
  return action === 'drive' ? 'run' : action === 'sail' ? 'swim' : action;
};

const replace = (spec: SceneSpec, what: string, by: string) => {
  const [old, next] = [readScene(what), readScene(by)];
  const targets = old.subjects.map((asked) => findSubject(spec, asked)).filter((index) => index !== -1);
  const replacement = next.subjects[0];
  if (targets.length > 0 && replacement) {
    for (const index of targets) {
      const { action, count, size, direction, pace, relation } = spec.subjects[index]!;
      const kept = { action, direction, pace, size, count: replacement.plural ? Math.max(count, 2) : count };
      const settled = settleSubject(
        {
          ...replacement,
          action: replacement.action ?? goesAs(replacement, action),
          count: replacement.count ?? kept.count,
          relation: null,
        },
        spec.place,
      );
      spec.subjects[index] = { ...settled, size: replacement.size ?? size, direction, pace, relation };
    }
    mergeSubjects(spec, { ...next, subjects: next.subjects.slice(1) }, true);
  } else if (targets.length > 0) {
    const colour = next.palette[0] ?? null;
    for (const index of targets)
      spec.subjects[index] = { ...spec.subjects[index]!, colour: colour ?? spec.subjects[index]!.colour };
    next.palette = colour ? next.palette.slice(1) : next.palette;
  } else mergeSubjects(spec, next, false);
  const removed = readScene(`no ${what}`);
  if (next.weather.length === 0) takeAway(spec, { ...removed, absent: [] });
  applySettings(spec, next, false);
};

const remove = (spec: SceneSpec, what: string) => {
  const asked = readScene(what);
  const gone = asked.subjects.map((subject) => findSubject(spec, subject)).filter((index) => index !== -1);
  for (const index of [...new Set(gone)].sort((a, b) => b - a)) removeSubject(spec, index);
  takeAway(spec, { ...asked, absent: [], noWeather: asked.weather, noExtras: asked.extras });
  if (/\b(?:people|everyone|everybody|persons)\b/.test(what)) {
    for (let index = spec.subjects.length - 1; index >= 0; index -= 1) {
      if (findThing(spec.subjects[index]!.name)?.kind.startsWith('person')) removeSubject(spec, index);
    }
  }
  if (asked.style === spec.style) spec.style = 'photoreal';
  if (asked.mood === spec.mood) spec.mood = null;
  if (asked.timelapse) spec.camera.timelapse = false;
  spec.notDrawn = spec.notDrawn.filter((text) => !asked.notDrawn.includes(text));
};

const scale = (spec: SceneSpec, { what, by }: Extract<EditCommand, { does: 'scale' }>) => {
  const asked = readScene(what);
  const named = asked.subjects.map((subject) => findSubject(spec, subject)).filter((index) => index !== -1);
  const targets = named.length > 0 ? named : spec.subjects.map((_, index) => index);
  for (const subject of asked.subjects) {
    const index = findSubject(spec, subject);
    // "Yellow and bigger".
    if (index !== -1 && subject.colour) spec.subjects[index]!.colour = subject.colour;
  }
  const factor = by === 'faster' ? 1.6 : 1 / 1.6;
  if (by === 'faster' || by === 'slower') {
    if (/\bcamera|pan|zoom|dolly|orbit/.test(what)) spec.camera.speed = clampPace(spec.camera.speed * factor);
    else if (named.length === 0) spec.pace = clampPace(spec.pace * factor);
    else
      for (const index of named) spec.subjects[index]!.pace = clampPace(spec.subjects[index]!.pace * factor);
    return;
  }
  if (named.length === 0 && (by === 'more' || by === 'fewer')) {
    if (by === 'more') mergeSubjects(spec, asked, true);
    applySettings(spec, asked, by === 'more');
    return;
  }
  for (const index of targets) {
    const subject = spec.subjects[index]!;
    if (by === 'larger' || by === 'smaller') {
      const step = sizeNames.indexOf(subject.size) + (by === 'larger' ? 1 : -1);
      subject.size = sizeNames[clamp(step, 0, sizeNames.length - 1)]!;
    } else
      subject.count = clamp(
        by === 'more' ? subject.count * 2 : Math.floor(subject.count / 2),
        1,
        limits.count,
      );
  }
};

export const editScene = (spec: SceneSpec, editPrompt: string): SceneSpec => {
  const edited = structuredClone(spec);
  for (const command of editCommands(inEnglish(editPrompt))) {
    if (command.does === 'replace') replace(edited, command.what, command.with);
    else if (command.does === 'remove') remove(edited, command.what);
    else if (command.does === 'scale') scale(edited, command);
    else {
      const draft = readScene(command.does === 'add' ? command.what : command.text);
      applySettings(edited, draft, command.does === 'add');
      mergeSubjects(edited, draft, command.does === 'add');
    }
  }
  breakCircles(edited.subjects);
  if (edited.weather.length === 0) edited.weather = ['clear'];
  edited.notDrawn = edited.notDrawn.slice(0, limits.notDrawn);
  return edited;
};
