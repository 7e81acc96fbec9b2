/** Every place has a set. */

import type { Place } from '../../scene/scene.ts';
import type { SetKit, SetRequest, StageSet } from '../set.ts';
import { createLightRail, isLightRail } from './cities/light-rail.ts';
import { createRiverCity, isRiverCity } from './cities/river-city.ts';
import { createRoofGap, isRoofGap } from './cities/roof-gap.ts';
import { arid } from './country/arid.ts';
import { cold } from './country/cold.ts';
import { crops } from './country/crops.ts';
import { forest } from './country/forest.ts';
import { grassland } from './country/grassland.ts';
import { greatWall } from './country/great-wall.ts';
import { createLonePeak, isLonePeak } from './country/lone-peak.ts';
import { createMountainView, isMountainView } from './country/mountain-view.ts';
import { seasonsOf, withSeasons } from './country/passing-seasons.ts';
import { rocky } from './country/rocky.ts';
import { summit } from './country/summit.ts';
import { elsewhere } from './elsewhere/elsewhere.ts';
import { createFlightDeck, isFlightDeck } from './elsewhere/flight-deck.ts';
import { createGlassCity, isGlassCity } from './elsewhere/glass-city.ts';
import { createLaunchPad, isLaunchPad } from './elsewhere/launch-pad.ts';
import { createRainyPane, isRainyPane } from './elsewhere/rainy-pane.ts';
import { stairwell } from './elsewhere/stairwell.ts';
import { createTrainWindow, isTrainWindow } from './elsewhere/train-window.ts';
import { famousSetOf } from './famous/famous-sets.ts';
import { createFloatingIsland, isFloatingIsland } from './famous/floating-island.ts';
import { createRiceTerraces, isRiceTerraces } from './famous/rice-terraces.ts';
import { createRiverCanyon, isRiverCanyon } from './famous/river-canyon.ts';
import { createWhiteVillage, isWhiteVillage } from './famous/white-village.ts';
import { createWindingRiver, isWindingRiver } from './famous/winding-river.ts';
import { hasFittings, withFittings } from './fitted/fitted-land.ts';
import { createFittedRoom, isFittedRoom } from './fitted/fitted-room.ts';
import { balcony } from './gardens/balcony.ts';
import { createChineseYard, isChineseYard } from './gardens/chinese-yard.ts';
import { hasEnclosures, withEnclosures } from './gardens/enclosures.ts';
import { gardens } from './gardens/gardens.ts';
import { japaneseGarden } from './gardens/japanese-garden.ts';
import { porch } from './gardens/porch.ts';
import { createForestTrail, isForestTrail } from './roads/forest-trail.ts';
import { needsTrack, withTrack } from './roads/open-track.ts';
import { createParkingLot, isParkingLot } from './roads/parking-lot.ts';
import { createRoundabout, isRoundabout } from './roads/roundabout.ts';
import { createSlope, isSlope } from './roads/slope.ts';
import { createSteepRoad, isSteepRoad } from './roads/steep-road.ts';
import { createSuburb, isSuburb } from './roads/suburb.ts';
import { createVillageStreet, isVillageStreet } from './roads/village-street.ts';
import { createWindingRoad, isWindingRoad } from './roads/winding-road.ts';
import { carInside } from './roads/windscreen.ts';
import { greenhouse } from './rooms/greenhouse.ts';
import { createMall, isMall } from './rooms/halls/mall.ts';
import { homes } from './rooms/homes.ts';
import { publicRooms } from './rooms/public-rooms.ts';
import { sports } from './rooms/sports.ts';
import { stages } from './rooms/stages.ts';
import { themedRooms } from './rooms/themed-rooms.ts';
import { createCatwalk, isCatwalk } from './rooms/venues/catwalk.ts';
import { createOpenAirStage, isOpenAirStage } from './rooms/venues/open-air-stage.ts';
import { workRooms } from './rooms/work-rooms.ts';
import { addBackdrop, isSeaBackdrop } from './shared/backdrop.ts';
import { SetBuilder } from './shared/set-builder.ts';
import { withSpectacle } from './shared/spectacle.ts';
import { isLeftToDecay, leaveToDecay } from './shared/weathered.ts';
import { createRodeo, isRodeo } from './sports/rodeo.ts';
import { createSumoHall, isSumoHall } from './sports/sumo-hall.ts';
import { createTennisCourt, isTennisCourt } from './sports/tennis-court.ts';
import { withTone } from './toned.ts';
import { cityViews } from './towns/city-views.ts';
import { createLandmarkView, isLandmarkView } from './towns/landmark-view.ts';
import { rails } from './towns/rails.ts';
import { roads } from './towns/roads.ts';
import { settlements } from './towns/settlements.ts';
import { street } from './towns/street.ts';
import { underground } from './towns/underground.ts';
import { createAquariumTunnel, isAquariumTunnel } from './water/aquarium-tunnel.ts';
import { beach } from './water/beach.ts';
import { rockyShore } from './water/coast.ts';
import { harbourAndIsland } from './water/harbour-and-island.ts';
import { inland } from './water/inland.ts';
import { createLapPool, createUnderLanes, isLapPool, isUnderLanes } from './water/lap-pool.ts';
import { openSea } from './water/open-sea.ts';
import { pool } from './water/pool.ts';
import { shipDeck } from './water/ship-deck.ts';
import { underwater } from './water/underwater.ts';
import { createWaterTown, isWaterTown } from './water/water-town.ts';

export const setKits: readonly SetKit[] = [
  grassland,
  forest,
  arid,
  openSea,
  beach,
  rockyShore,
  street,
  homes,
  publicRooms,
  themedRooms,
  gardens,
  japaneseGarden,
  crops,
  greenhouse,
  stages,
  sports,
  pool,
  roads,
  rails,
  cityViews,
  cold,
  underwater,
  inland,
  harbourAndIsland,
  rocky,
  summit,
  settlements,
  elsewhere,
  workRooms,
  underground,
  porch,
  stairwell,
  balcony,
  shipDeck,
  greatWall,
  carInside,
];

/** Sets that know how mountains or a city lie behind them. */
const drawTheirOwn: readonly Place[] = [
  'road',
  'highway',
  'snowfield',
  'village',
  'castle',
  'temple',
  'mountains',
  'mountain_top',
  'city',
  'skyline',
  'tunnel',
  'porch',
  'balcony',
  'great_wall',
];

const withBackdrop = (set: StageSet, request: SetRequest): StageSet => ({
  ...set,
  build: (area) => {
    const built = set.build(area);
    const behind = new SetBuilder(request, area, set.ground);
    addBackdrop(behind, request.backdrop);
    built.pieces.push(...behind.result().pieces);
    return built;
  },
});

const byPlace = new Map<Place, SetKit>();
for (const kit of setKits) for (const place of kit.places) byPlace.set(place, kit);

const chooseSet = (request: SetRequest): StageSet => {
  const famous = famousSetOf(request);
  if (famous) return withSpectacle(famous.create(request), request);
  if (isRainyPane(request)) return createRainyPane(request);
  if (isChineseYard(request)) return createChineseYard(request);
  if (isTrainWindow(request)) return createTrainWindow(request);
  if (isWindingRoad(request)) return createWindingRoad(request);
  if (isRoofGap(request)) return createRoofGap(request);
  if (isLapPool(request)) return createLapPool(request);
  if (isUnderLanes(request)) return createUnderLanes(request);
  if (isSteepRoad(request)) return createSteepRoad(request);
  if (isSlope(request)) return createSlope(request);
  if (isForestTrail(request)) return createForestTrail(request);
  if (isAquariumTunnel(request)) return createAquariumTunnel(request);
  if (isMall(request)) return createMall(request);
  if (isCatwalk(request)) return createCatwalk(request);
  if (isOpenAirStage(request)) return createOpenAirStage(request);
  if (isSuburb(request)) return createSuburb(request);
  if (isRiverCity(request)) return createRiverCity(request);
  if (isLightRail(request)) return createLightRail(request);
  if (isFlightDeck(request)) return createFlightDeck(request);
  if (isLaunchPad(request)) return createLaunchPad(request);
  if (isWaterTown(request)) return withSpectacle(createWaterTown(request), request);
  if (isGlassCity(request)) return createGlassCity(request);
  if (isFloatingIsland(request)) return createFloatingIsland(request);
  if (isWhiteVillage(request)) return createWhiteVillage(request);
  if (isRiceTerraces(request)) return createRiceTerraces(request);
  if (isRiverCanyon(request)) return createRiverCanyon(request);
  if (isVillageStreet(request)) return createVillageStreet(request);
  if (isWindingRiver(request)) return createWindingRiver(request);
  if (isRoundabout(request)) return createRoundabout(request);
  if (isLonePeak(request)) return withSpectacle(createLonePeak(request), request);
  if (isMountainView(request)) return withSpectacle(createMountainView(request), request);
  if (isParkingLot(request)) return createParkingLot(request);
  if (isRodeo(request)) return createRodeo(request);
  if (isSumoHall(request)) return createSumoHall(request);
  if (isTennisCourt(request)) return createTennisCourt(request);
  if (isLandmarkView(request)) return createLandmarkView(request);
  const kit = byPlace.get(request.place);
  const made = kit ? kit.create(request) : grassland.create({ ...request, place: 'meadow' });
  const tracked = needsTrack(request) ? withTrack(made, request) : made;
  const set = made.isIndoors ? made : withSpectacle(tracked, request);
  // A canal has its town on both sides.
  const isCanal = request.place === 'river' && request.backdrop === 'city';
  return set.isIndoors || isCanal || isSeaBackdrop(request.backdrop) || drawTheirOwn.includes(request.place)
    ? set
    : withBackdrop(set, request);
};

const createUntoned = (request: SetRequest): StageSet => {
  if (isFittedRoom(request.look)) {
    const room = createFittedRoom(request, request.look);
    return isLeftToDecay(request) ? leaveToDecay(room, request) : room;
  }
  const plain = chooseSet(request);
  const chosen = hasFittings(request.look) ? withFittings(plain, request, request.look) : plain;
  const set = hasEnclosures(request) && !chosen.isIndoors ? withEnclosures(chosen, request) : chosen;
  return isLeftToDecay(request) ? leaveToDecay(set, request) : set;
};

export const createSet = (request: SetRequest): StageSet => {
  const seasons = seasonsOf(request);
  if (seasons.length > 0) return withSeasons(request, seasons, createSet);
  const set = createUntoned(request);
  return request.tone ? withTone(set, request, request.tone) : set;
};
