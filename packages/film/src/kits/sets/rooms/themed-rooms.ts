/** Rooms known by one look: a diner, a Japanese tea room, a corridor, a forge, a log cabin. */

import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { addMansionCorridor } from './halls/mansion-corridor.ts';
import { Room } from './room.ts';
import { type RoomStyle, roomStyle } from './room-style.ts';
import { themedThings } from './themed-things.ts';
import { furnishHotelCorridor } from './venues/hotel-corridor.ts';

const places = ['diner', 'tea_room', 'corridor', 'forge', 'cabin'] as const;
type Themed = (typeof places)[number];

const styles: Record<Themed, RoomStyle> = {
  diner: roomStyle({
    wall: '#b9a98a',
    panel: '#2a7a78',
    floor: 'checker',
    floorColours: ['#efece4', '#1e2024'],
    width: 8,
    height: 3,
    windowSize: [2.6, 1.5],
    curtains: null,
    depth: 2,
  }),
  tea_room: roomStyle({
    wall: '#d9c9a4',
    panel: '#b9986a',
    floor: 'carpet',
    floorColours: ['#c3c084', '#c3c084'],
    width: 6.4,
    height: 2.7,
    windowSize: [2, 1.7],
    curtains: '#efe9da',
    ceiling: '#8a6a44',
    depth: 1.5,
  }),
  corridor: roomStyle({
    wall: '#e4eeec',
    panel: '#7fb9b4',
    floor: 'tiles',
    floorColours: ['#e2e9e6', '#d3dedb'],
    width: 3.6,
    height: 2.8,
    windows: 'none',
    curtains: null,
    depth: 11,
  }),
  forge: roomStyle({
    wall: '#5c534a',
    wallMaterial: 'stone',
    floor: 'stone',
    floorColours: ['#4a4540', '#5e564e'],
    width: 6.6,
    height: 3.2,
    windows: 'none',
    curtains: null,
    ceiling: '#3a2c20',
    depth: 1.9,
  }),
  cabin: roomStyle({
    wall: '#9a6a3e',
    wallMaterial: 'wood',
    floorColours: ['#7a5434', '#94683e'],
    width: 7.4,
    height: 2.8,
    windowSize: [1.5, 1.3],
    curtains: '#a03a30',
    ceiling: '#7a5230',
  }),
};

/** The hall of an old house, where a corridor is not a hospital's. */
const mansionCorridor = roomStyle({
  wall: '#5c2f34',
  panel: '#4a2f1e',
  floor: 'planks',
  floorColours: ['#4a3020', '#5e3e28'],
  width: 3.6,
  height: 3.2,
  windows: 'none',
  curtains: null,
  ceiling: '#3a2a20',
  depth: 11,
});

const hotelCorridor: typeof styles.corridor = roomStyle({
  wall: '#ead9b4',
  panel: '#6a3f24',
  floor: 'carpet',
  floorColours: ['#7a5434', '#7a5434'],
  width: 3.6,
  height: 3,
  windows: 'none',
  curtains: null,
  depth: 16,
});

const createThemedRoom = (request: SetRequest): StageSet => ({
  isIndoors: true,
  ground: () => 0,
  water: null,
  // Down a corridor one comes towards the camera.
  travelDirection: request.place === 'corridor' ? 0.12 : Math.PI / 2,
  build: (area) => {
    const place = request.place as Themed;
    const isMansion = place === 'corridor' && request.details?.includes('mansion');
    const isHotel = place === 'corridor' && request.details?.includes('hotel');
    const style = isMansion ? mansionCorridor : isHotel ? hotelCorridor : styles[place];
    const room = new Room(request, area, style);
    room.shell();
    if (isMansion) addMansionCorridor(room);
    else if (isHotel) furnishHotelCorridor(room);
    else themedThings[place](room);
    return room.result();
  },
});

export const themedRooms: SetKit = { places, create: createThemedRoom };
