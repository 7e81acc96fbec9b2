/** Fills in what a prompt leaves open, so that every draft becomes a whole scene. */

import { breakCircles } from '../../scene/break-circles.ts';
import type { Scene, Thing, TimeOfDay, Weather } from '../../scene/scene.ts';
import { limits, type Place } from '../../scene/scene.ts';
import { isIndoors } from '../../world/indoors.ts';
import { addOnce, type Draft, type DraftAct, type DraftThing, type Where } from '../draft.ts';
import { addBustle } from './add-bustle.ts';
import { bakeAtTable } from './bake-at-table.ts';
import { placeByCity } from './city-places.ts';
import { mixLiquids } from './crafts/chemistry.ts';
import { isPartOfWork, settleCrafts, showHands } from './crafts/crafts.ts';
import { workByHand } from './crafts/worked-by-hand.ts';
import { placeByDetails } from './detail-place.ts';
import { implyThings } from './imply-things.ts';
import { matchThings } from './match-things.ts';
import { enterAquariumTunnel } from './places/aquarium-tunnel.ts';
import { placeCityRail } from './places/city-rail.ts';
import { placeByLand } from './places/lands.ts';
import { landscapePlace } from './places/landscape-place.ts';
import { tossInRapids } from './places/on-water.ts';
import { leaveToPlace } from './places/own-scenery.ts';
import { scenicPlace } from './places/scenic-place.ts';
import {
  boatOfCrew,
  glows,
  leadAnimals,
  mountBeams,
  moveMountainsBack,
  passOnToCarrier,
  ringedBy,
  settleVehicles,
  without,
  workAtVessels,
} from './rearrange-things.ts';
import { pouredOver, serveFood, setOnStove } from './serve-food.ts';
import { settleActs } from './settle-acts.ts';
import { shareActivities } from './shared-activities.ts';
import { isView } from './suit-action.ts';
import { tellNounsApart } from './tell-nouns-apart.ts';
import { dressForCold, dressForSwim } from './together/family-occasions.ts';
import { settleTraffic } from './traffic/settle-traffic.ts';

const pluralCount = 4;
const nightEffects = new Set([
  'moon',
  'fireworks',
  'fireflies',
  'shooting_stars',
  'light_trails',
  'neon_signs',
]);
const nightWeather = new Set<Weather>(['aurora', 'stars']);

/** A tree with its lights on, a lantern that glows: nobody would see it by day. */
const isLitUp = ({ noun, acts }: DraftThing) =>
  /christmas tree|lantern|fairy lights|jack o lantern|ferris wheel|sign$/.test(noun?.base ?? '') &&
  acts.some(({ verb }) => /^(?:light|twinkl|sparkl|glow|glitter|flicker)/.test(verb));

const settleTime = (draft: Draft, { place }: Where): TimeOfDay => {
  // A sunset that is speeded up ends in the night.
  if (draft.isTimelapse && (draft.timeOfDay === 'sunset' || draft.timeOfDay === 'dusk'))
    return 'day_to_night';
  if (draft.isTimelapse && draft.timeOfDay === 'dawn') return 'night_to_day';
  if (draft.timeOfDay) return draft.timeOfDay;
  if (draft.things.some(({ name }) => name === 'candlelight')) return 'night';
  if ((draft.things.some(isLitUp) || draft.details.includes('fairy_lights')) && !isIndoors(place))
    return 'dusk';
  const nightly =
    draft.effects.some((effect) => nightEffects.has(effect)) ||
    draft.weather.some((one) => nightWeather.has(one));
  const isDeep =
    place === 'underwater' && draft.palette.some(({ name }) => name === 'navy' || name === 'black');
  if (
    nightly ||
    isDeep ||
    draft.isDark ||
    (isIndoors(place) &&
      draft.details.some((one) => one === 'dim' || one === 'fairy_lights' || one === 'led_strips')) ||
    (place !== 'forge' && draft.things.some(glows)) ||
    place === 'space' ||
    draft.style === 'neon' ||
    draft.mood === 'spooky' ||
    (place === 'cyberpunk_city' && !draft.details.includes('glass_towers'))
  )
    return 'night';
  return 'day';
};

const settleWeather = (draft: Draft, { place }: Where): Weather[] => {
  const weather = draft.weather.filter((one) => !draft.noWeather.includes(one));
  // Over deserts it flashes without rain.
  const isDry =
    draft.places.some(({ place }) => ['desert', 'canyon', 'savanna', 'volcano'].includes(place)) ||
    draft.things.some(({ noun }) => noun?.base === 'volcano');
  if (weather.includes('lightning') && !weather.includes('storm'))
    weather.unshift(isDry && !weather.includes('rain') ? 'overcast' : 'storm');
  if (weather.length === 0 && draft.things.some(({ noun }) => noun?.base === 'tornado'))
    return ['overcast', 'wind'];
  if (weather.length === 0 && draft.effects.includes('hail')) return ['overcast'];
  // An umbrella is held up where it snows, not where snow only lies.
  const hasUmbrella = draft.things.some(({ noun }) => noun?.base === 'umbrella');
  const liesSnow = draft.season === 'winter' || draft.places.some(({ place }) => place === 'snowfield');
  if (weather.length === 0 && hasUmbrella && liesSnow) return ['snow'];
  // Under clouds what is left to decay looks it.
  const isLeft = draft.details.includes('abandoned') && !isIndoors(place);
  if (weather.length === 0 && isLeft && draft.timeOfDay === null) return ['clouds'];
  return weather.length > 0 ? weather : ['clear'];
};

/** No kit or picture shows it. */
const isMissing = ({ noun, character }: DraftThing) =>
  character === null && !noun?.kit && !noun?.art && noun?.base !== 'lava';

const clampPace = (pace: number) => Math.min(limits.maxPace, Math.max(limits.minPace, pace));
/** Said twice, an act is done once. */
const isFirst = (act: DraftAct, index: number, acts: DraftAct[]) =>
  act.object !== null ||
  act.begin !== undefined ||
  !acts.some((one, at) => at < index && one.action === act.action);

export const settleThing = (thing: DraftThing, index: number): Thing => {
  const { noun } = thing;
  const isPerson = noun?.nature === 'person' || thing.character !== null;
  return {
    name: thing.name.slice(0, 80),
    kit: noun?.kit ?? null,
    art: noun?.art ?? null,
    count: Math.min(limits.count, thing.count ?? (thing.plural ? pluralCount : 1)),
    colour: thing.colour,
    material: thing.material?.slice(0, 40) ?? null,
    size: thing.size ?? 'medium',
    person: isPerson ? { sex: thing.sex, age: thing.age, hair: thing.hair } : null,
    wears: thing.wears.slice(0, limits.wears),
    traits: [...new Set(glows(thing) && !isPerson ? [...thing.traits, 'glowing'] : thing.traits)]
      .slice(0, limits.traits)
      .map((trait) => trait.slice(0, 80)),
    ties: thing.ties.slice(0, limits.ties),
    acts: thing.acts
      .filter(isFirst)
      .slice(0, limits.acts)
      .map(
        ({
          action,
          verb,
          object,
          instrument,
          part,
          handling,
          direction,
          pace,
          goal,
          source,
          begin,
          end,
        }) => ({
          action: action ?? 'stand',
          object,
          instrument,
          ...(part && { part }),
          ...(handling && { handling }),
          direction: direction ?? (isView(action, verb, object) ? 'away' : null),
          pace: clampPace(pace ?? 1),
          // One deed of several may lead to one of them.
          ...(goal && goal.to !== index && { goal }),
          ...(source && source.to !== index && { source }),
          ...(begin !== undefined && end !== undefined && { begin, end }),
        }),
      ),
    ...(thing.screenSide && { screenSide: thing.screenSide }),
    ...(thing.filling && { filling: thing.filling }),
    ...(thing.changes && { changes: thing.changes.slice(0, limits.changes) }),
    character: thing.character,
    isImplied: thing.isImplied,
  };
};

/** Acts that are seen as an effect too. */
const noteEffects = (draft: Draft) => {
  for (const thing of draft.things) {
    if (
      thing.noun?.base === 'cherry tree' &&
      thing.acts.some(({ verb }) => /^fall|drift|flutter|swirl|float/.test(verb))
    )
      addOnce(draft.effects, 'petals');
    if (thing.noun?.base === 'leaf' && thing.acts.some(({ action }) => action === 'fall'))
      addOnce(draft.effects, 'leaves');
    if (
      ['whale', 'dolphin', 'orca'].includes(thing.noun?.base ?? '') &&
      thing.acts.some(({ action }) => action === 'jump')
    )
      addOnce(draft.effects, 'splash');
  }
  draft.things = without(draft.things, isFallingLeaf);
  for (const { acts } of draft.things) {
    for (const { action } of acts) {
      if (action === 'steam') addOnce(draft.effects, 'steam');
      if (action === 'burn') addOnce(draft.effects, 'fire');
      if (action === 'smoke') addOnce(draft.effects, 'smoke');
      // Sparks of a spell fly from the hand.
      if (action === 'cast_spell') draft.effects = draft.effects.filter((effect) => effect !== 'sparks');
      if (action === 'breathe_fire') addOnce(draft.effects, 'fire');
    }
  }
};

/** "Big Ben with a red bus": the bus is near, the tower stands behind it. */
const beforeLandmark = (things: DraftThing[]): number | null => {
  if (
    things[0]?.noun?.nature !== 'building' ||
    !/tower|big ben|statue of|taj|colosseum|opera house/.test(things[0].noun.name)
  )
    return null;
  const near = things.findIndex(
    ({ noun, isImplied, character }, index) =>
      index > 0 &&
      !isImplied &&
      (character !== null || ['person', 'road_vehicle', 'animal'].includes(noun?.nature ?? '')),
  );
  return near === -1 ? null : near;
};

/** The figure on whose hand or nose a butterfly sits. */
const handUnder = (things: DraftThing[]): number | null => {
  const at = things.findIndex(
    ({ traits }) => traits.includes('on hand') || traits.includes('lands on the nose'),
  );
  const owner = things.findIndex(({ ties }) => ties.some(({ kind, to }) => kind === 'holding' && to === at));
  return at < 0 || owner < 0 ? null : owner;
};

/** Of two the one who stands fills the picture from top to bottom. */
const proposedTo = (things: DraftThing[]): number | null => {
  const at = things.findIndex(({ traits }) => traits.includes('is proposed to'));
  return at < 0 ? null : at;
};

const settleCamera = (draft: Draft): Scene['camera'] => ({
  move: draft.move ?? 'auto',
  shot: draft.shot ?? (draft.move === 'drone' ? 'aerial' : draft.part ? 'close_up' : 'auto'),
  angle: draft.angle ?? (draft.move === 'drone' ? 'high' : 'auto'),
  speed: clampPace(draft.cameraSpeed ?? 1),
  isTimelapse: draft.isTimelapse,
  subject:
    pouredOver(draft.things) ??
    handUnder(draft.things) ??
    proposedTo(draft.things) ??
    boatOfCrew(draft.things) ??
    ringedBy(draft.things) ??
    beforeLandmark(draft.things),
});

/** Falling leaves are an effect and no things. */
const isFallingLeaf = ({ noun, acts, plural }: DraftThing) =>
  noun?.base === 'leaf' && plural && acts.some(({ action }) => action === 'fall');

/** "City lights outside" are seen through the windows of the room. */
const viewOf = (draft: Draft, place: Place): Place | null =>
  isIndoors(place) && draft.effects.includes('lights') && draft.timeOfDay === 'night' ? 'city' : null;

/** Where it is, after every step that may move it. */
const findWhere = (draft: Draft, chosen: Where): Where =>
  leaveToPlace(
    draft,
    landscapePlace(
      draft,
      placeByLand(
        draft,
        scenicPlace(
          draft,
          enterAquariumTunnel(draft, placeCityRail(draft, placeByCity(draft, placeByDetails(draft, chosen)))),
        ),
      ),
    ),
  );

/** What crafts, meals, traffic and shared activities need and where each stands. */
const settleOccasions = (draft: Draft) => {
  tellNounsApart(draft);
  serveFood(draft);
  settleTraffic(draft);
  shareActivities(draft);
  mixLiquids(draft);
  workByHand(draft);
  settleCrafts(draft);
  bakeAtTable(draft);
  draft.things = without(draft.things, isPartOfWork);
  leadAnimals(draft.things);
  mountBeams(draft.things);
  settleVehicles(draft);
  workAtVessels(draft.things);
  passOnToCarrier(draft.things);
};

export const settleScene = (draft: Draft, choose: (draft: Draft) => Where): Scene => {
  breakCircles(draft.things);
  settleOccasions(draft);
  return completeScene(draft, findWhere(draft, choose(draft)));
};

/** Fills in what is open once the place is known. */
export const completeScene = (draft: Draft, where: Where): Scene => {
  moveMountainsBack(draft, where);
  matchThings(draft, where);
  dressForCold(draft, where);
  dressForSwim(draft, where);
  settleActs(draft, where.place);
  implyThings(draft, where.place);
  tossInRapids(draft);
  setOnStove(draft, where.place);
  addBustle(draft, where);
  settleActs(draft, where.place);
  noteEffects(draft);
  showHands(draft);
  // The steps above made ties too.
  breakCircles(draft.things);
  const isSki = draft.things.some(({ acts }) => acts.some(({ action }) => action === 'ski'));
  const snowy = isSki || ['snowfield', 'glacier'].includes(where.place) || draft.weather.includes('snow');
  const camera = settleCamera(draft);
  const effects = draft.effects.filter((effect) => !draft.noEffects.includes(effect));
  return {
    version: 3,
    setting: {
      ...where,
      backdrop: where.backdrop ?? viewOf(draft, where.place),
      region: draft.region,
      ...(draft.details.length > 0 && { details: draft.details }),
      ...(draft.tone && { tone: draft.tone }),
    },
    timeOfDay: settleTime(draft, where),
    season: draft.season ?? (snowy ? 'winter' : null),
    weather: settleWeather(draft, where),
    mood: draft.mood,
    palette: draft.palette.slice(0, limits.palette),
    style: draft.style ?? 'photoreal',
    camera,
    pace: draft.pace ?? 1,
    things: draft.things.map(settleThing),
    effects,
    notDrawn: [...new Set([...draft.notDrawn, ...draft.things.filter(isMissing).map(({ name }) => name)])]
      .slice(0, limits.notDrawn)
      .map((text) => text.slice(0, 80)),
  };
};
