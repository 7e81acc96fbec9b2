/** Rooms of a new flat: pale walls and floor, glass from floor to ceiling, little and low furniture. */

import { fromHex } from '../../../../math/colour.ts';
import type { SetRequest } from '../../../set.ts';
import type { Room } from '../room.ts';
import type { RoomStyle } from '../room-style.ts';

export const isModern = ({ details = [] }: SetRequest): boolean => details.includes('modern_room');
export const hasBigWindows = ({ details = [] }: SetRequest): boolean => details.includes('big_windows');

/** The room's own style with what the words ask for. */
export const modernise = (style: RoomStyle, request: SetRequest): RoomStyle => {
  const modern: Partial<RoomStyle> = {
    wall: '#e6e4df',
    panel: null,
    wallMaterial: 'plaster',
    floor: 'planks',
    floorColours: ['#b59c7c', '#c8b190'],
    ceiling: '#f6f5f2',
    curtains: null,
    height: 3.1,
    width: Math.max(style.width, 7),
    depth: 2.9,
  };
  const glass: Partial<RoomStyle> = {
    windows: 'glass',
    windowSize: [1.55, 2.6],
    height: 3.1,
    curtains: null,
  };
  return {
    ...style,
    ...(isModern(request) && modern),
    ...((hasBigWindows(request) || (isModern(request) && request.place === 'living_room')) && glass),
  };
};

export const dressModernRoom = (
  room: Room,
  addPlant: (x: number, z: number, size?: number) => void,
): void => {
  const { left, right, back, centre } = room;
  room.put('carpet', centre[0], centre[2] + 0.4, 0, { colour: fromHex('#d6d2ca') });
  const grey = { colour: fromHex('#8b9099') };
  if (!room.putBack('sofa', centre[0] + 0.2, grey, 0.8)) room.putSide('sofa', 1, back + 1.8, grey, 0.6);
  room.put('coffee table', centre[0] + 0.2, back + 1.9);
  room.put('floor lamp', right - 0.55, back + 0.6);
  room.putSide('armchair', 1, back + 2, { colour: fromHex('#c8743a') }, 0.6);
  addPlant(left + 0.5, back + 0.5, 1.3);
};
