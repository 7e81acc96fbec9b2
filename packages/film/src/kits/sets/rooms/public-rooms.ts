/** Rooms where people study, eat, buy and are healed. */

import { publicRoomNames } from '../../../scene/places.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { cafesAndShops } from './cafes-and-shops.ts';
import { publicHalls } from './public-halls.ts';
import { Room } from './room.ts';
import { type RoomStyle, roomStyle } from './room-style.ts';
import { danceStudioStyle, dressDanceStudio } from './studios/dance-studio.ts';
import { studyRooms } from './study-rooms.ts';
import { barberShopStyle, dressBarberShop, isBarberShop } from './venues/barber-shop.ts';
import { dressGymnasticsHall, gymnasticsHallStyle, isGymnasticsHall } from './venues/gymnastics-hall.ts';
import { dressSushiBar, isSushiBar, sushiBarStyle } from './venues/sushi-bar.ts';
import { withoutWindows } from './work-rooms.ts';

type PublicPlace = (typeof publicRoomNames)[number];

const styles: Record<PublicPlace, RoomStyle> = {
  library: roomStyle({
    wall: '#7a5638',
    panel: '#5a3c26',
    wallMaterial: 'plaster',
    height: 3.4,
    width: 6.4,
    windows: 'none',
    curtains: null,
    depth: 1.9,
  }),
  classroom: roomStyle({
    wall: '#d8dcc8',
    width: 8,
    height: 3.2,
    windows: 'sides',
    curtains: null,
    depth: 2,
    windowSize: [1.8, 1.5],
  }),
  office: roomStyle({
    wall: '#dfe2e4',
    floor: 'carpet',
    floorColours: ['#5a6470', '#5a6470'],
    width: 7,
    windowSize: [2.2, 1.5],
    curtains: null,
  }),
  laboratory: roomStyle({
    wall: '#e6ecee',
    floor: 'tiles',
    floorColours: ['#dfe4e6', '#cfd6d8'],
    width: 7,
    curtains: null,
    windows: 'none',
    height: 3,
  }),
  cafe: roomStyle({
    wall: '#c8a888',
    panel: '#4a3424',
    width: 7,
    height: 3.2,
    curtains: null,
    windowSize: [2, 1.7],
  }),
  restaurant: roomStyle({
    wall: '#a8523c',
    panel: '#4a2c1c',
    width: 8,
    height: 3.2,
    curtains: '#7a2420',
    windowSize: [1.6, 1.6],
  }),
  bar: roomStyle({
    wall: '#5a2c24',
    panel: '#3a2016',
    width: 7,
    height: 3.2,
    windows: 'none',
    curtains: null,
  }),
  shop: roomStyle({ wall: '#e0d0b0', width: 7, height: 3.2, curtains: null, windows: 'none' }),
  supermarket: roomStyle({
    wall: '#e8ecee',
    floor: 'tiles',
    floorColours: ['#e8e8e4', '#dcdcd8'],
    width: 10,
    height: 3.8,
    windows: 'none',
    curtains: null,
    depth: 5,
  }),
  museum: roomStyle({
    wall: '#d8cfc0',
    floor: 'parquet',
    floorColours: ['#8a5c34', '#a87446'],
    width: 10,
    height: 4.6,
    windows: 'none',
    curtains: null,
    depth: 3.5,
  }),
  church: roomStyle({
    wall: '#d8cdb8',
    floor: 'stone',
    floorColours: ['#8a8478', '#a09a8c'],
    width: 11,
    height: 9,
    windows: 'none',
    curtains: null,
    depth: 8,
  }),
  hospital: roomStyle({
    wall: '#dff0ee',
    panel: '#8ac4c0',
    floor: 'tiles',
    floorColours: ['#e8eeec', '#dce6e4'],
    width: 6.4,
    curtains: '#a8d8e0',
  }),
  gym: roomStyle({
    wall: '#8a8f96',
    wallMaterial: 'stone',
    floor: 'concrete',
    floorColours: ['#3c3f44', '#3c3f44'],
    width: 9,
    height: 4,
    windows: 'back',
    windowSize: [2, 1.2],
    curtains: null,
    depth: 3,
  }),
};

/** Two storeys of shelves under a high ceiling. */
const grandLibrary: RoomStyle = { ...styles.library, height: 5.6, width: 9, depth: 3.4 };

const dress: Record<PublicPlace, (room: Room) => void> = {
  ...studyRooms,
  ...cafesAndShops,
  ...publicHalls,
};

/** Rooms that a word of the scene tells better than the place's name. */
const venues: { is: (request: SetRequest) => boolean; style: RoomStyle; dress: (room: Room) => void }[] = [
  {
    is: ({ details = [] }) => details.includes('dance_studio'),
    style: danceStudioStyle,
    dress: dressDanceStudio,
  },
  { is: isGymnasticsHall, style: gymnasticsHallStyle, dress: dressGymnasticsHall },
  { is: isSushiBar, style: sushiBarStyle, dress: dressSushiBar },
  { is: isBarberShop, style: barberShopStyle, dress: dressBarberShop },
];

const createPublicRoom = (request: SetRequest): StageSet => ({
  isIndoors: true,
  ground: () => 0,
  water: null,
  travelDirection: request.place === 'church' ? 0 : Math.PI / 2,
  build: (area) => {
    const place = request.place as PublicPlace;
    const venue = venues.find(({ is }) => is(request));
    const isGrand = request.details?.includes('grand') ?? false;
    const style = place === 'library' && isGrand ? grandLibrary : styles[place];
    const room = new Room(venue ? withoutWindows(request) : request, area, venue?.style ?? style);
    room.shell();
    (venue?.dress ?? dress[place])(room);
    return room.result();
  },
});

export const publicRooms: SetKit = { places: publicRoomNames, create: createPublicRoom };
