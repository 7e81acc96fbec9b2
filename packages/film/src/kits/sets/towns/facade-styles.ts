/** How house fronts look by region: storeys, colours, roofs, windows. */

import type { Region } from '../../../scene/scene.ts';

export type Roof = 'mansard' | 'eaves' | 'gable' | 'flat' | 'false_front' | 'curved';

export type FacadeStyle = {
  walls: string[];
  trim: string;
  roofs: string[];
  roof: Roof;
  floors: [number, number];
  floorHeight: number;
  windowWidth: number;
  windowHeight: number;
  shutters: string[];
  balconies: boolean;
  timber: boolean;
  arches: boolean;
  shops: number;
  wall: 'plaster' | 'stone' | 'wood';
};

const style = (values: Partial<FacadeStyle>): FacadeStyle => ({
  walls: ['#e8d9bd', '#d9a877', '#c9b8a0', '#d8c7b8', '#b9c4b4'],
  trim: '#efe9dc',
  roofs: ['#9a4a32', '#86402c'],
  roof: 'eaves',
  floors: [2, 4],
  floorHeight: 3,
  windowWidth: 1,
  windowHeight: 1.6,
  shutters: [],
  balconies: false,
  timber: false,
  arches: false,
  shops: 0.7,
  wall: 'plaster',
  ...values,
});

export const styles: Record<Region, FacadeStyle> = {
  paris: style({
    walls: ['#cdbf9f', '#e3d8c2', '#d8ccb0'],
    roofs: ['#56626f', '#6d7884'],
    roof: 'mansard',
    floors: [3, 4],
    windowHeight: 2.1,
    balconies: true,
    shops: 0.9,
  }),
  european: style({ shutters: ['#4a6a4a', '#6a3a2a', '#3a5a7a'], roof: 'gable' }),
  mediterranean: style({
    walls: ['#f4efe4', '#f0d9a8', '#e8b98a', '#f4efe4'],
    roofs: ['#b8643c'],
    shutters: ['#2f6a9a', '#3a8a7a'],
    floors: [1, 3],
    shops: 0.5,
  }),
  japanese: style({
    walls: ['#8a6a4a', '#a08464', '#d8cdb8'],
    trim: '#4a3524',
    roofs: ['#3f4650', '#4a4a4e'],
    floors: [1, 2],
    roof: 'eaves',
    wall: 'wood',
    windowWidth: 1.3,
    windowHeight: 1.3,
    shops: 1,
  }),
  chinese: style({
    walls: ['#a83a2c', '#c9b8a0', '#8f3226'],
    trim: '#c89a3a',
    roofs: ['#4a5a52', '#5a4a3a'],
    roof: 'curved',
    floors: [1, 2],
    windowWidth: 1.2,
    windowHeight: 1.3,
    shops: 1,
  }),
  american: style({
    walls: ['#8f4a38', '#a05a44', '#7a4436', '#b9a58a'],
    trim: '#d8cdb8',
    roof: 'flat',
    floors: [3, 5],
    wall: 'stone',
  }),
  medieval: style({
    walls: ['#e6dcc6', '#d9c9a8', '#efe6d4'],
    trim: '#4a3626',
    roofs: ['#8a4630', '#6a5a44'],
    roof: 'gable',
    floors: [2, 3],
    floorHeight: 2.6,
    windowHeight: 1.1,
    timber: true,
    shops: 0.5,
  }),
  middle_eastern: style({
    walls: ['#d9a878', '#c9805a', '#d8bc8c', '#b86a48'],
    trim: '#e2c896',
    roof: 'flat',
    floors: [1, 3],
    arches: true,
    windowHeight: 1.3,
    shops: 0.25,
  }),
  indian: style({
    walls: ['#e8a05a', '#d86a7a', '#5a9ac0', '#e8d08a'],
    roof: 'flat',
    arches: true,
    balconies: true,
    shops: 0.9,
  }),
  african: style({ walls: ['#c98a5a', '#e0b070', '#5a9a8a', '#d8c090'], roof: 'flat', floors: [1, 2] }),
  nordic: style({
    walls: ['#a83a32', '#e0b040', '#4a6a8a', '#e8e4da', '#5a7a5a'],
    trim: '#f4f2ec',
    roofs: ['#3f3f44', '#5a4038'],
    roof: 'gable',
    floors: [2, 3],
    wall: 'wood',
  }),
  tropical: style({
    walls: ['#f0b8a8', '#a8d8c8', '#f4e0a0', '#a8c8e8'],
    roofs: ['#a05a3a'],
    shutters: ['#ffffff', '#3a7a7a'],
    floors: [1, 2],
    balconies: true,
  }),
  futuristic: style({
    walls: ['#8a96a8', '#5f6c80', '#a8b4c4'],
    trim: '#5ad8f0',
    roof: 'flat',
    floors: [6, 10],
    windowWidth: 1.7,
    windowHeight: 1.8,
    shops: 1,
  }),
  western: style({
    walls: ['#9a7a54', '#b09066', '#8a5f42', '#a8a08a'],
    trim: '#6a4c34',
    roof: 'false_front',
    floors: [1, 2],
    wall: 'wood',
    shops: 1,
  }),
};
