/** Workplaces and closed rooms: workshop, garage, factory, warehouse, dungeon, spaceship, train carriage. */

import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { closedRooms } from './closed-rooms.ts';
import { Room } from './room.ts';
import { type RoomStyle, roomStyle } from './room-style.ts';
import { artStudioStyle, dressArtStudio } from './studios/art-studio.ts';
import { workplaces } from './workplaces.ts';

const places = [
  'workshop',
  'garage',
  'factory',
  'warehouse',
  'dungeon',
  'spaceship',
  'train_carriage',
] as const;

type WorkPlace = (typeof places)[number];

const styles: Record<WorkPlace, RoomStyle> = {
  workshop: roomStyle({
    wall: '#b09474',
    wallMaterial: 'wood',
    width: 6.6,
    height: 3,
    curtains: null,
    floorColours: ['#7a5c3c', '#8f6e48'],
  }),
  garage: roomStyle({
    wall: '#b8b8b4',
    wallMaterial: 'stone',
    floor: 'concrete',
    floorColours: ['#6a6c70', '#6a6c70'],
    width: 8,
    height: 3.2,
    windows: 'none',
    curtains: null,
    depth: 2.6,
  }),
  factory: roomStyle({
    wall: '#8f969c',
    wallMaterial: 'stone',
    floor: 'concrete',
    floorColours: ['#6f7276', '#6f7276'],
    width: 16,
    height: 8,
    windows: 'back',
    windowSize: [3, 2.4],
    curtains: null,
    depth: 7,
    ceiling: '#5a6066',
  }),
  warehouse: roomStyle({
    wall: '#a0a4a8',
    floor: 'concrete',
    floorColours: ['#7a7c80', '#7a7c80'],
    width: 15,
    height: 7.5,
    windows: 'none',
    curtains: null,
    depth: 8,
    ceiling: '#6a7076',
  }),
  dungeon: roomStyle({
    wall: '#5a564e',
    wallMaterial: 'stone',
    floor: 'stone',
    floorColours: ['#3f3c38', '#57534c'],
    width: 6.4,
    height: 3.4,
    windows: 'none',
    curtains: null,
    ceiling: '#3a3834',
  }),
  spaceship: roomStyle({
    wall: '#aeb6c2',
    wallMaterial: 'satin',
    floor: 'metal',
    floorColours: ['#3a4150', '#3a4150'],
    width: 6.4,
    height: 3,
    windows: 'none',
    curtains: null,
    ceiling: '#8a94a4',
    depth: 3,
  }),
  train_carriage: roomStyle({
    wall: '#d8cbb0',
    panel: '#6a3a2c',
    width: 3.4,
    height: 2.7,
    windows: 'sides',
    windowSize: [1.4, 1],
    curtains: null,
    floor: 'carpet',
    floorColours: ['#5a2c30', '#5a2c30'],
    depth: 6,
  }),
};

const dress: Record<WorkPlace, (room: Room) => void> = {
  ...workplaces,
  ...closedRooms,
};

/** A row of windows shows those that are named. */
export const withoutWindows = (request: SetRequest): SetRequest => ({
  ...request,
  nouns: (request.nouns ?? []).filter((noun) => noun !== 'window'),
});

const createWorkRoom = (request: SetRequest): StageSet => ({
  isIndoors: true,
  ground: () => 0,
  water: null,
  travelDirection: request.place === 'train_carriage' ? 0 : Math.PI / 2,
  build: (area) => {
    const place = request.place as WorkPlace;
    const isArt = request.details?.includes('art_studio') ?? false;
    const room = new Room(
      isArt ? withoutWindows(request) : request,
      area,
      isArt ? artStudioStyle : styles[place],
    );
    room.shell();
    if (isArt) dressArtStudio(room);
    else dress[place](room);
    return room.result();
  },
});

export const workRooms: SetKit = { places, create: createWorkRoom };
