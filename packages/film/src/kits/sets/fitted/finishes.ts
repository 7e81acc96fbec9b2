/** Size, walls, floor, windows and light of rooms that are fitted out by rows. */

import type { Finish, RoomSize } from '../../../scene/place-look.ts';
import { type RoomStyle, roomStyle } from '../rooms/room-style.ts';

/** Metres; `view`: how much of it is seen where nobody is there. */
export const sizes: Record<RoomSize, { width: number; height: number; depth: number; view: number }> = {
  small: { width: 4.6, height: 2.7, depth: 1.6, view: 3.3 },
  medium: { width: 7, height: 3.1, depth: 2.4, view: 4.4 },
  large: { width: 10, height: 4.4, depth: 4.4, view: 5.6 },
  hall: { width: 16, height: 7, depth: 8, view: 7.2 },
};

export type Light = 'panels' | 'warm' | 'dim';

type FinishStyle = { style: Partial<RoomStyle>; light: Light };

const bare: Partial<RoomStyle> = { windows: 'none', curtains: null };

export const finishes: Record<Finish, FinishStyle> = {
  clinic: {
    light: 'panels',
    style: {
      ...bare,
      wall: '#e6f0ee',
      panel: '#9accc4',
      floor: 'tiles',
      floorColours: ['#e2e8e6', '#d6dfdc'],
    },
  },
  office: {
    light: 'panels',
    style: { ...bare, wall: '#e2e4e6', floor: 'carpet', floorColours: ['#5f6b78', '#5f6b78'] },
  },
  home: { light: 'warm', style: { ...bare, wall: '#d9cbb0', floorColours: ['#7a5434', '#9a7046'] } },
  rustic: {
    light: 'warm',
    style: { ...bare, wall: '#cbb391', panel: '#6a4a30', floorColours: ['#6a4a2e', '#86623e'] },
  },
  boutique: { light: 'warm', style: { ...bare, wall: '#efe4dc', floorColours: ['#b08a62', '#c29c74'] } },
  bright_shop: {
    light: 'panels',
    style: {
      ...bare,
      wall: '#eef0f2',
      panel: '#e0644e',
      floor: 'tiles',
      floorColours: ['#ecece8', '#dededa'],
    },
  },
  dark_shop: {
    light: 'warm',
    style: { ...bare, wall: '#6a5648', panel: '#3c2c22', floorColours: ['#4a3424', '#5c4430'] },
  },
  tiled: {
    light: 'panels',
    style: {
      ...bare,
      wall: '#e4ecee',
      panel: '#8fbcc4',
      floor: 'checker',
      floorColours: ['#eef0ec', '#a4b4ba'],
    },
  },
  industrial: {
    light: 'panels',
    style: {
      ...bare,
      wall: '#98a0a6',
      panel: '#5f7684',
      floor: 'concrete',
      floorColours: ['#777a7e', '#777a7e'],
      ceiling: '#5c6268',
    },
  },
  concrete: {
    light: 'panels',
    style: {
      ...bare,
      wall: '#9c9c98',
      wallMaterial: 'stone',
      floor: 'concrete',
      floorColours: ['#75767a', '#75767a'],
      ceiling: '#84868a',
    },
  },
  bright_concrete: {
    light: 'panels',
    style: {
      wall: '#b3b0a6',
      floor: 'concrete',
      floorColours: ['#77756f', '#77756f'],
      ceiling: '#96948c',
      windows: 'row',
      windowSize: [1.6, 1.7],
      curtains: null,
    },
  },
  brick: {
    light: 'warm',
    style: {
      ...bare,
      wall: '#a05a44',
      wallMaterial: 'stone',
      floor: 'concrete',
      floorColours: ['#7c746c', '#7c746c'],
    },
  },
  stone: {
    light: 'warm',
    style: {
      ...bare,
      wall: '#8a8276',
      wallMaterial: 'stone',
      floor: 'stone',
      floorColours: ['#6a645a', '#7e776c'],
      ceiling: '#6a645c',
    },
  },
  wood: {
    light: 'warm',
    style: { ...bare, wall: '#b98f60', wallMaterial: 'wood', floorColours: ['#8a6238', '#a0764a'] },
  },
  /** Rough boards with windows into the open. */
  timber: {
    light: 'warm',
    style: {
      wall: '#8a6440',
      wallMaterial: 'wood',
      floorColours: ['#6e4c2c', '#81592f'],
      ceiling: '#7a5836',
      windows: 'back',
      windowSize: [1.1, 1],
      curtains: null,
    },
  },
  ice: {
    light: 'panels',
    style: {
      ...bare,
      wall: '#cfe2f0',
      wallMaterial: 'stone',
      floor: 'stone',
      floorColours: ['#dde9f2', '#cfdfea'],
      ceiling: '#dfecf5',
    },
  },
  /** Dug into the ground. */
  earth: {
    light: 'warm',
    style: {
      ...bare,
      wall: '#7a5636',
      wallMaterial: 'stone',
      floor: 'stone',
      floorColours: ['#5f432a', '#6b4c30'],
      ceiling: '#5a3f28',
    },
  },
  fabric: {
    light: 'warm',
    style: {
      ...bare,
      wall: '#c9a56a',
      wallMaterial: 'cloth',
      floor: 'carpet',
      floorColours: ['#6a5a40', '#6a5a40'],
    },
  },
  lounge: {
    light: 'warm',
    style: {
      ...bare,
      wall: '#6a3a40',
      panel: '#3a2226',
      floor: 'carpet',
      floorColours: ['#5a2830', '#5a2830'],
    },
  },
  palace: {
    light: 'warm',
    style: {
      ...bare,
      wall: '#e6d8b4',
      panel: '#a8884a',
      floor: 'checker',
      floorColours: ['#efe8da', '#8a7a64'],
    },
  },
  school: {
    light: 'panels',
    style: {
      ...bare,
      wall: '#e6e2cc',
      panel: '#8fae8a',
      floor: 'tiles',
      floorColours: ['#d8d4c4', '#ccc8b8'],
    },
  },
  sports: {
    light: 'panels',
    style: {
      ...bare,
      wall: '#d4d8da',
      panel: '#3f6f9a',
      floor: 'parquet',
      floorColours: ['#c89a5c', '#d4a86a'],
    },
  },
  technical: {
    light: 'dim',
    style: {
      ...bare,
      wall: '#5a6470',
      floor: 'metal',
      floorColours: ['#4a525c', '#4a525c'],
      ceiling: '#3a4048',
    },
  },
  sacred: {
    light: 'warm',
    style: {
      ...bare,
      wall: '#efe8d6',
      panel: '#3f8a9a',
      floor: 'carpet',
      floorColours: ['#8a2a34', '#8a2a34'],
    },
  },
  night: {
    light: 'dim',
    style: {
      ...bare,
      wall: '#2c2a3a',
      panel: '#1e1c28',
      floor: 'carpet',
      floorColours: ['#2a2434', '#2a2434'],
      ceiling: '#1a1a22',
    },
  },
};

export const fittedStyle = (size: RoomSize, finish: Finish, change: Partial<RoomStyle>): RoomStyle => {
  const { width, height, depth } = sizes[size];
  return roomStyle({ width, height, depth, ...finishes[finish].style, ...change });
};
