/** Fills in what a prompt leaves open, so that every draft becomes a whole scene. */

import { breakCircles } from './break-circles.ts';
import type { Draft, DraftSubject } from './draft.ts';
import { figureFor, pastimeFor, riderOf } from './figures.ts';
import { habitOf } from './habitats.ts';
import { meaningsOf } from './lexicon.ts';
import {
  type Action,
  type Extra,
  limits,
  type Place,
  type SceneSpec,
  type Size,
  type Subject,
  type TimeOfDay,
  type Weather,
} from './scene-spec.ts';
import { shareActions } from './share-actions.ts';
import { verbStems } from './word-forms.ts';

const pluralCount = 4;
const windowArt = '1fa9f';
const indoorsIn: Weather[] = ['rain', 'snow', 'storm'];
const nightExtras: Extra[] = ['moon', 'fireworks', 'fireflies', 'shooting_stars'];
const nightWeather: Weather[] = ['aurora', 'stars'];
const open: Place[] = [
  'sea',
  'coast',
  'lake',
  'river',
  'mountains',
  'desert',
  'meadow',
  'snowfield',
  'skyline',
  'sky',
];

/** Where things are at home, the most telling first: a car beside a balloon means a street, not the sky. */
const tellingPlaces: Place[] = [
  'space',
  'underwater',
  'sea',
  'lake',
  'snowfield',
  'desert',
  'room',
  'street',
  'coast',
  'forest',
  'mountains',
  'village',
  'skyline',
  'meadow',
  'sky',
];

/** "A park bench", "a mountain goat": where no place is named, the thing's own name may tell. */
const placeOf = (word: string) => {
  const meaning = meaningsOf(word)?.find((one) => one.is === 'place');
  return meaning?.is === 'place' && meaning.place !== 'sky' ? meaning.place : undefined;
};

const airborne = new Set<Action>(['fly', 'float', 'rise', 'fall', 'swim', 'sail']);

const needsGround = ({ thing, action }: DraftSubject) => {
  if (thing === null) return false;
  if (thing.kind === 'transport-ground' || ['walk', 'run', 'drive'].includes(action ?? '')) return true;
  const doing = action ?? habitOf(thing.art, thing.kind).action;
  return /^(?:person|animal)/.test(thing.kind) && !airborne.has(doing);
};

const surfacing = new Set(['1f40b', '1f433', '1f42c', '1f9ad']);

/** Fish in a sea of which no sky, light or weather is told are seen where they live. */
const livesBelow = ({ subjects, timeOfDay, weather, extras }: Draft) =>
  timeOfDay === null &&
  weather.length + extras.length === 0 &&
  subjects.length > 0 &&
  subjects.every(({ thing }) => thing?.kind === 'animal-marine' && !surfacing.has(thing.art));

const settlePlaces = (draft: Draft): { place: Place; backdrop: Place | null } => {
  const solid = draft.places.filter(({ place }) => place !== 'sky');
  const front = solid.find(({ behind }) => !behind) ?? solid[0];
  const rest = solid.find(({ place }) => place !== front?.place);
  if (front?.place === 'sea' && !rest && livesBelow(draft)) return { place: 'underwater', backdrop: null };
  // Waves that break on a cliff need a sea.
  const breaks = draft.extras.includes('waves');
  if (front) {
    // Whoever stands or goes in a city needs a street: a skyline stands beyond water.
    const place = front.place === 'skyline' && draft.subjects.some(needsGround) ? 'street' : front.place;
    const backdrop = rest ?? (breaks && place === 'mountains' ? { place: 'sea' as const } : undefined);
    return { place, backdrop: backdrop && backdrop.place !== place ? backdrop.place : null };
  }
  if (draft.extras.includes('waves')) return { place: 'sea', backdrop: null };
  const hinted = draft.subjects
    .map(({ name }) => name.split(' '))
    .find((words) => words.length > 1 && placeOf(words[0]!));
  if (hinted) return { place: placeOf(hinted[0]!)!, backdrop: null };
  const homes = draft.subjects.map(({ thing }) => thing && habitOf(thing.art, thing.kind).place);
  const told = tellingPlaces.find((place) => homes.includes(place));
  // A frog beside a mushroom sits on land.
  const isDry =
    told === 'lake' &&
    homes.includes('meadow') &&
    !draft.subjects.some(({ action }) => airborne.has(action ?? 'stand'));
  const home = isDry ? 'meadow' : told;
  if (draft.places.length > 0) {
    const allFly = draft.subjects.every(
      ({ action }, index) =>
        action === 'fly' || action === 'float' || action === 'rise' || homes[index] === 'sky',
    );
    return { place: allFly ? 'sky' : (home ?? 'meadow'), backdrop: null };
  }
  const rests = draft.subjects.some(
    ({ action }) => action === 'stand' || action === 'sit' || action === 'sleep',
  );
  if (home) return { place: home === 'sky' && rests ? 'forest' : home, backdrop: null };
  if (draft.extras.includes('planet')) return { place: 'space', backdrop: null };
  if (draft.extras.includes('waterfall')) return { place: 'river', backdrop: null };
  if (draft.weather.includes('aurora')) return { place: 'snowfield', backdrop: null };
  if (draft.extras.includes('fireworks') || draft.extras.includes('lights'))
    return { place: 'skyline', backdrop: null };
  if (draft.subjects.length > 0) {
    const place = draft.subjects.every(({ character }) => character) ? 'meadow' : 'studio';
    // Still lifes in the rain lie behind a window.
    const isWet = draft.weather.some((one) => indoorsIn.includes(one));
    return { place: place === 'studio' && isWet ? 'room' : place, backdrop: null };
  }
  return { place: 'mountains', backdrop: null };
};

const settleTime = (draft: Draft, place: Place): TimeOfDay => {
  if (draft.timeOfDay) return draft.timeOfDay;
  const nightly =
    draft.extras.some((extra) => nightExtras.includes(extra)) ||
    draft.weather.some((one) => nightWeather.includes(one));
  if (nightly || draft.isDark || place === 'space' || draft.style === 'neon' || draft.mood === 'spooky')
    return 'night';
  return 'day';
};

const settleWeather = (draft: Draft): Weather[] => {
  const weather = draft.weather.filter((one) => !draft.noWeather.includes(one));
  if (weather.includes('lightning') && !weather.includes('storm')) weather.unshift('storm');
  return weather.length > 0 ? weather : ['clear'];
};

/** A train that crosses a valley drives, a ship sails, a plane flies. */
const movesAs = (kind: string, action: Action): Action => {
  const travels = ['walk', 'run', 'drive', 'sail'].includes(action);
  if (kind === 'transport-ground' && travels) return 'drive';
  if (kind === 'transport-water' && (travels || action === 'swim' || action === 'float')) return 'sail';
  if (kind === 'transport-air' && travels) return 'fly';
  if (kind === 'animal-marine' && (action === 'walk' || action === 'run')) return 'swim';
  return action;
};

const settleAction = (subject: DraftSubject, place: Place): Action => {
  if (subject.action) return movesAs(subject.thing?.kind ?? '', subject.action);
  if (!subject.thing) return subject.relation ? 'stand' : 'walk';
  if (subject.relation && ['on', 'inside', 'riding', 'holding', 'wearing'].includes(subject.relation.kind))
    return 'stand';
  const { action } = habitOf(subject.thing.art, subject.thing.kind);
  const grounded =
    (action === 'drive' && place === 'room') ||
    (action === 'fly' && (place === 'room' || place === 'studio'));
  if (place === 'underwater' && action === 'stand' && /^(?:animal|person)/.test(subject.thing.kind))
    return 'swim';
  if (action === 'sail' && !['sea', 'coast', 'lake', 'river'].includes(place)) return 'float';
  return grounded ? 'stand' : action;
};

const settleArt = (subject: DraftSubject, action: Action): { art: string | null; size: Size } => {
  const medium: Size = 'medium';
  if (!subject.thing) return { art: null, size: medium };
  const { art } = subject.thing;
  const pastime = pastimeFor(art, verbStems(subject.verb?.split(' ')[0] ?? ''));
  const figure = figureFor(art, action);
  if (pastime && subject.relation?.kind !== 'riding') return { art: pastime, size: medium };
  const riding = subject.relation?.kind === 'riding' || subject.relation?.kind === 'inside';
  return figure && !(riding && (action === 'stand' || action === 'sit'))
    ? figure
    : { art, size: figure?.size ?? medium };
};

export const settleSubject = (subject: DraftSubject, place: Place): Subject => {
  const action = settleAction(subject, place);
  const { art, size } = settleArt(subject, action);
  return {
    name: subject.name.slice(0, 80),
    art,
    count: subject.count ?? (subject.plural ? pluralCount : 1),
    colour: subject.colour,
    size: subject.size ?? size,
    action,
    direction: subject.direction,
    pace: subject.pace ?? 1,
    relation: subject.relation,
    character: subject.character,
  };
};

const settleCamera = (draft: Draft, place: Place): SceneSpec['camera'] => {
  const wanders = draft.subjects.length === 0 && open.includes(place);
  return {
    move: draft.move ?? (wanders ? 'pan_right' : 'dolly_in'),
    shot: draft.shot ?? (draft.subjects.length === 0 || draft.move === 'drone' ? 'wide' : 'medium'),
    angle: draft.angle ?? (draft.move === 'drone' ? 'high' : 'eye_level'),
    speed: draft.cameraSpeed ?? (draft.move ? 1 : 0.5),
    timelapse: draft.timelapse,
  };
};

/** A man who rides a bicycle is drawn as a cyclist, and goes as the bicycle would. */
const seatRiders = (subjects: Subject[], drafts: DraftSubject[]): Subject[] =>
  subjects.map((subject, index) => {
    const mount = subject.relation?.kind === 'riding' ? subjects[subject.relation.to] : undefined;
    const art = mount?.art && mount.count === 1 && riderOf(drafts[index]?.thing?.art ?? '', mount.art);
    if (!art || !mount || subject.count !== 1) return subject;
    return { ...subject, art, action: mount.action === 'stand' ? 'run' : mount.action };
  });

/** A room has its own window. */
const withoutWindow = (subjects: DraftSubject[]): DraftSubject[] => {
  const kept = subjects.filter(({ thing }) => thing?.art !== windowArt);
  return kept.map((subject) => {
    const to = subject.relation ? kept.indexOf(subjects[subject.relation.to]!) : -1;
    return { ...subject, relation: subject.relation && to >= 0 ? { ...subject.relation, to } : null };
  });
};

export const settleScene = (draft: Draft): SceneSpec => {
  breakCircles(draft.subjects);
  shareActions(draft.subjects);
  const { place, backdrop } = settlePlaces(draft);
  if (place === 'room') draft.subjects = withoutWindow(draft.subjects);
  const snowy = place === 'snowfield' || draft.weather.includes('snow');
  const extras = draft.extras.filter((extra) => !draft.noExtras.includes(extra));
  return {
    version: 1,
    place,
    backdrop,
    timeOfDay: settleTime(draft, place),
    season: draft.season ?? (snowy ? 'winter' : null),
    weather: settleWeather(draft),
    mood: draft.mood,
    palette: draft.palette.slice(0, 8),
    style: draft.style ?? 'photoreal',
    camera: settleCamera(draft, place),
    pace: draft.pace ?? 1,
    subjects: seatRiders(
      draft.subjects.map((subject) => settleSubject(subject, place)),
      draft.subjects,
    ),
    extras,
    notDrawn: draft.notDrawn.slice(0, limits.notDrawn),
  };
};
