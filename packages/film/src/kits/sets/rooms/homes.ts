/** Rooms of a home: living room, bedroom, kitchen, bathroom, attic, and a plain room. */

import { fromHex } from '../../../math/colour.ts';
import { multiply, scaling, translation } from '../../../math/matrix.ts';
import { buildBroadPlant } from '../../plants/bush-shapes.ts';
import type { SetKit, SetRequest, StageSet } from '../../set.ts';
import { dressLobby, isLobby, lobbyStyle } from './halls/lobby.ts';
import { addMarbleIsland } from './halls/marble-kitchen.ts';
import { dressRusticKitchen, isRustic, rusticStyle } from './halls/rustic-kitchen.ts';
import { dressKidsRoom, isKidsRoom, kidsRoomStyle } from './homes/kids-room.ts';
import { dressModernRoom, isModern, modernise } from './modern/modern-room.ts';
import { Room } from './room.ts';
import { type RoomStyle, roomStyle } from './room-style.ts';
import { addCups, addKitchenThings } from './room-things.ts';

const places = ['room', 'living_room', 'bedroom', 'kitchen', 'bathroom', 'attic'] as const;
type Home = (typeof places)[number];

const styles: Record<Home, RoomStyle> = {
  room: roomStyle(),
  living_room: roomStyle({ wall: '#d8c8a8', width: 6, floorColours: ['#7a5434', '#9a7046'] }),
  bedroom: roomStyle({ wall: '#b8c4c8', curtains: '#3f5a78', windowSize: [1.6, 1.4] }),
  kitchen: roomStyle({
    wall: '#e6dcc4',
    floor: 'tiles',
    floorColours: ['#b89a78', '#c8ac8a'],
    curtains: null,
    windowSize: [1.3, 1.1],
    depth: 1.4,
  }),
  bathroom: roomStyle({
    wall: '#dfeaec',
    panel: '#7ab0b8',
    floor: 'checker',
    floorColours: ['#f0f0ec', '#8aa0a8'],
    curtains: null,
    windowSize: [0.8, 0.9],
    width: 4.4,
  }),
  attic: roomStyle({
    wall: '#a88a64',
    wallMaterial: 'wood',
    floorColours: ['#6a4c30', '#80603c'],
    windowSize: [0.9, 0.9],
    curtains: null,
    ceiling: null,
    height: 3,
  }),
};

/** A potted plant, for corners. */
export const addPottedPlant = (room: Room, x: number, z: number, size = 1): void => {
  if (!room.isClear(x, z, 0.25)) return;
  room.model((builder) =>
    builder.at(translation(x, 0, z), (b) =>
      b.paint(fromHex('#b8663c'), 'satin').lathe(
        [
          [0.13, 0],
          [0.18, 0.3],
          [0.2, 0.32],
          [0.17, 0.34],
          [0, 0.31],
        ],
        16,
      ),
    ),
  );
  room.add(buildBroadPlant({ seed: 5, detail: 1 }), multiply(translation(x, 0.28, z), scaling(0.85 * size)));
};

const dress: Record<Home, (room: Room) => void> = {
  room: (room) => {
    const { left, right, back } = room;
    room.putBack('bookshelf', right - 0.8, {}, 0.34);
    room.putSide('sideboard', -1, back + 1.4);
    addPottedPlant(room, left + 0.45, back + 0.45);
    room.picture(room.centre[0] + 0.4);
    if (!room.request.details?.includes('bare_floor'))
      room.put('carpet', room.centre[0], room.centre[2] + 0.3);
  },
  living_room: (room) => {
    const { left, right, back, centre } = room;
    if (room.isAroundFireplace) {
      room.put('carpet', centre[0], room.area.high[2] + 1.1);
      room.put('armchair', centre[0] - 1.7, room.area.high[2] + 1, 1.1);
      room.put('sofa', centre[0] + 2.1, room.area.high[2] + 1.1, -1.2);
      room.put('floor lamp', right - 0.5, back + 0.5);
      room.putSide('bookshelf', -1, back + 0.9, {}, 0.34);
      addPottedPlant(room, left + 0.45, back + 0.4);
      return;
    }
    room.put('carpet', centre[0], centre[2] + 0.2);
    room.putBack('bookshelf', left + 0.75, {}, 0.34);
    if (!room.putBack('sofa', centre[0] + 0.3, {}, 0.55)) room.putBack('sofa', right - 1.3, {}, 0.55);
    room.put('floor lamp', right - 0.5, back + 0.5);
    room.putSide('armchair', 1, back + 1.7, {}, 0.6);
    room.putSide('fireplace', -1, back + 1.6, {}, 0.35);
    room.picture(centre[0] + 0.3, 1.75, 0.9, 0.6);
    addPottedPlant(room, left + 1.7, back + 0.45);
  },
  bedroom: (room) => {
    const { left, right, back, centre } = room;
    if (!room.put('bed', centre[0] + 0.3, back + 1.1)) {
      if (!room.put('bed', right - 1, back + 1.1)) room.put('bed', left + 1, back + 1.1);
    }
    room.put('bedside table', centre[0] + 1.45, back + 0.4);
    room.put('table lamp', centre[0] + 1.45, back + 0.4, 0, {}, 0.62);
    room.putSide('wardrobe', -1, back + 1.3, {}, 0.4);
    room.putSide('dresser', 1, back + 1.8, {}, 0.35);
    room.picture(centre[0] + 0.3, 1.85, 0.8, 0.5);
    room.put('carpet', centre[0], centre[2] + 0.6, 0, { colour: fromHex('#6a7a9a') });
  },
  kitchen: (room) => {
    addKitchenThings(room);
    addMarbleIsland(room);
    if (isRustic(room.request)) dressRusticKitchen(room);
    addPottedPlant(room, room.left + 0.4, room.back + 0.9, 0.6);
  },
  bathroom: (room) => {
    const { right, left, back, centre } = room;
    room.model((builder) => {
      // A bath on the back wall, a basin with a mirror, a towel rail.
      const x = centre[0] + 0.9;
      builder.paint(fromHex('#f8f8f6'), 'glossy').box([x, 0.3, back + 0.42], [1.7, 0.6, 0.78], 0.14, 3);
      builder.paint(fromHex('#8ecbd8'), 'glossy').box([x, 0.58, back + 0.42], [1.5, 0.05, 0.58], 0.02);
      builder.paint(fromHex('#c8ccd0'), 'metal').tube(
        [
          [x + 0.7, 0.6, back + 0.12],
          [x + 0.7, 0.85, back + 0.12],
          [x + 0.7, 0.85, back + 0.3],
        ],
        0.02,
        8,
      );
      const basin = left + 0.3;
      builder
        .paint(fromHex('#f8f8f6'), 'glossy')
        .box([basin + 0.1, 0.85, back + 1.4], [0.5, 0.16, 0.6], 0.06, 3)
        .box([basin + 0.02, 0.4, back + 1.4], [0.2, 0.8, 0.2], 0.04);
      builder.paint(fromHex('#a8c4cc'), 'glass').box([left + 0.03, 1.6, back + 1.4], [0.03, 0.9, 0.7], 0.01);
      builder.paint(fromHex('#f4f0ea'), 'cloth').box([right - 0.06, 1.2, back + 1.3], [0.05, 0.7, 0.5], 0.02);
      builder.paint(fromHex('#d88a9a'), 'cloth').box([right - 0.06, 1.15, back + 2], [0.05, 0.8, 0.4], 0.02);
    });
    addPottedPlant(room, right - 0.4, back + 0.4, 0.7);
  },
  attic: (room) => {
    const { left, right, back, front, top, centre } = room;
    room.model((builder) => {
      // Sloping roof on rafters.
      const eaves = 1.1;
      for (const side of [-1, 1]) {
        const x = side < 0 ? left : right;
        builder
          .paint(fromHex('#8a6a46'), 'wood')
          .quad(
            [x, eaves, back],
            [centre[0], top + 0.9, back],
            [centre[0], top + 0.9, front],
            [x, eaves, front],
            [-side * 0.7, -0.7, 0],
          );
        for (let z = back + 0.3; z < front; z += 1.1)
          builder.paint(fromHex('#5a4028'), 'wood').tube(
            [
              [x, eaves, z],
              [centre[0], top + 0.85, z],
            ],
            0.08,
            4,
            false,
          );
      }
      for (let n = 0; n < 9; n += 1) {
        const [x, z] = [
          n % 2 ? left + 0.5 + room.random() * 0.6 : right - 0.5 - room.random() * 0.6,
          back + 0.4 + n * 0.4,
        ];
        const size = 0.35 + room.random() * 0.3;
        if (room.isClear(x, z, size))
          builder
            .paint(fromHex(n % 3 ? '#b08a5a' : '#9a7448'), 'plaster')
            .box([x, size / 2, z], [size, size, size], 0.01);
      }
    });
    room.putBack('chest of drawers', right - 0.9);
    room.putBack('rocking chair', left + 0.8, {}, 0.7);
  },
};

const createHome = (request: SetRequest): StageSet => ({
  isIndoors: true,
  ground: () => 0,
  water: null,
  travelDirection: Math.PI / 2,
  build: (area) => {
    const place = request.place as Home;
    const inLobby = isLobby(request);
    const forKids = isKidsRoom(request) && place !== 'kitchen' && place !== 'bathroom';
    const rustic = place === 'kitchen' && isRustic(request) ? rusticStyle(styles.kitchen) : null;
    const room = new Room(
      request,
      area,
      inLobby ? lobbyStyle : forKids ? kidsRoomStyle : (rustic ?? modernise(styles[place], request)),
    );
    room.shell();
    if (inLobby) dressLobby(room);
    else if (forKids) dressKidsRoom(room);
    else if ((place === 'living_room' || place === 'room') && isModern(request) && !room.isAroundFireplace)
      dressModernRoom(room, (x, z, size) => addPottedPlant(room, x, z, size));
    else dress[place](room);
    if (place === 'kitchen') addCups(room);
    return room.result();
  },
});

export const homes: SetKit = { places, create: createHome };
