/** How town houses of each region look. */

import type { MaterialName } from '../../geometry/materials.ts';
import type { Region } from '../../scene/scene.ts';
import type { StreetRoof } from './street/roof.ts';
import type { ShopKind } from './street/shop-front.ts';

export type StreetStyle = {
  walls: string[];
  material: MaterialName;
  storey: number;
  ground: number;
  floors: [number, number];
  window: {
    width: number;
    height: number;
    spacing: number;
    kind: 'sash' | 'arched' | 'wide' | 'lattice' | 'small';
  };
  shutters?: string[];
  balconies?: 'iron' | 'wood' | 'none';
  roof: StreetRoof;
  roofs: string[];
  shop: ShopKind;
  timber?: boolean;
  trim: string;
};

const european: StreetStyle = {
  walls: ['#e3c79a', '#d99a7a', '#c9d3c4', '#e9dcc0', '#b7c4d2', '#e6b98a'],
  material: 'plaster',
  storey: 3.1,
  ground: 3.7,
  floors: [3, 4],
  window: { width: 1.05, height: 1.7, spacing: 2.3, kind: 'sash' },
  balconies: 'none',
  roof: 'gable',
  roofs: ['#a04a32', '#8c4030', '#5d626a'],
  shop: 'glass',
  trim: '#f4efe2',
};

export const styles: Record<Region, StreetStyle> = {
  european,
  paris: {
    ...european,
    walls: ['#ddd0b2', '#e6dcc6', '#d4c6a6'],
    storey: 3.2,
    ground: 4,
    floors: [4, 5],
    window: { width: 1.1, height: 2.2, spacing: 2.2, kind: 'sash' },
    balconies: 'iron',
    roof: 'mansard',
    roofs: ['#5a6672', '#66717c'],
    trim: '#efe6d2',
  },
  mediterranean: {
    ...european,
    walls: ['#f3ede0', '#f0d9b0', '#e8b58c', '#f0c9b8'],
    floors: [2, 3],
    shutters: ['#3a7fae', '#4d8a6a', '#8a5a3a'],
    balconies: 'iron',
    roof: 'low',
    roofs: ['#b8673e'],
    window: { width: 1, height: 1.6, spacing: 2.5, kind: 'sash' },
  },
  japanese: {
    walls: ['#6b4a34', '#8a6a4c', '#e4dac6', '#5a4638'],
    material: 'wood',
    storey: 2.7,
    ground: 3,
    floors: [1, 2],
    window: { width: 1.8, height: 1.2, spacing: 2.5, kind: 'lattice' },
    balconies: 'wood',
    roof: 'eaves',
    roofs: ['#3f474c', '#4a5257'],
    shop: 'curtain',
    trim: '#4a3020',
  },
  chinese: {
    walls: ['#b0412e', '#e6dcc8', '#a3a09a'],
    material: 'plaster',
    storey: 3,
    ground: 3.3,
    floors: [1, 2],
    window: { width: 1.7, height: 1.4, spacing: 2.5, kind: 'lattice' },
    balconies: 'wood',
    roof: 'curved',
    roofs: ['#4c5654', '#6a5a30'],
    shop: 'lantern',
    trim: '#7a2018',
  },
  american: {
    walls: ['#9a4f3a', '#7d4336', '#b8926a', '#a8a095', '#6d5046'],
    material: 'stone',
    storey: 3.3,
    ground: 4.1,
    floors: [3, 5],
    window: { width: 1.1, height: 1.8, spacing: 2.3, kind: 'sash' },
    balconies: 'none',
    roof: 'cornice',
    roofs: ['#4d4038'],
    shop: 'glass',
    trim: '#d8cdb8',
  },
  medieval: {
    walls: ['#efe3c8', '#e9d3a6', '#e4d6bc'],
    material: 'plaster',
    storey: 2.7,
    ground: 2.9,
    floors: [2, 3],
    window: { width: 0.9, height: 1.1, spacing: 2.1, kind: 'lattice' },
    balconies: 'none',
    roof: 'steep',
    roofs: ['#8c4a34', '#6b4a34'],
    shop: 'stall',
    timber: true,
    trim: '#4a2f1e',
  },
  middle_eastern: {
    walls: ['#d9bd8c', '#e3cba0', '#cfae7c'],
    material: 'plaster',
    storey: 3,
    ground: 3.4,
    floors: [2, 3],
    window: { width: 0.8, height: 1.5, spacing: 2.4, kind: 'arched' },
    balconies: 'wood',
    roof: 'flat',
    roofs: ['#c9a878'],
    shop: 'stall',
    trim: '#8a5c34',
  },
  indian: {
    walls: ['#e59a8a', '#f0c27a', '#8fc0c4', '#e8d0a8', '#c98ab0'],
    material: 'plaster',
    storey: 3,
    ground: 3.4,
    floors: [2, 3],
    window: { width: 0.95, height: 1.6, spacing: 2.3, kind: 'arched' },
    balconies: 'wood',
    roof: 'flat',
    roofs: ['#d9a878'],
    shop: 'stall',
    trim: '#f4e6c8',
  },
  african: {
    walls: ['#c88a58', '#d9a26c', '#b5764a', '#e0b884'],
    material: 'plaster',
    storey: 2.9,
    ground: 3.2,
    floors: [1, 2],
    window: { width: 0.9, height: 1.1, spacing: 2.8, kind: 'small' },
    balconies: 'none',
    roof: 'low',
    roofs: ['#8a6a4a', '#9a9490'],
    shop: 'stall',
    trim: '#7a4a2c',
  },
  nordic: {
    walls: ['#a8332a', '#d9a032', '#e6e2d6', '#4f7a94', '#3f6b54'],
    material: 'wood',
    storey: 2.9,
    ground: 3.2,
    floors: [2, 3],
    window: { width: 1, height: 1.4, spacing: 2.3, kind: 'sash' },
    balconies: 'none',
    roof: 'steep',
    roofs: ['#40464c', '#6b3a30'],
    shop: 'glass',
    trim: '#f6f4ee',
  },
  tropical: {
    walls: ['#f0c95c', '#6fc0b8', '#f09a7a', '#8fc47a', '#f0e6d0'],
    material: 'wood',
    storey: 3,
    ground: 3.3,
    floors: [1, 2],
    window: { width: 1, height: 1.5, spacing: 2.6, kind: 'sash' },
    shutters: ['#2f7f7a', '#f4f0e4', '#c0503a'],
    balconies: 'wood',
    roof: 'low',
    roofs: ['#9a5a3c', '#7d8a8c'],
    shop: 'stall',
    trim: '#faf6ea',
  },
  futuristic: {
    walls: ['#2c323c', '#3a4250', '#20262e', '#4a5362'],
    material: 'satin',
    storey: 3.6,
    ground: 5,
    floors: [5, 8],
    window: { width: 1.9, height: 1.5, spacing: 2.3, kind: 'wide' },
    balconies: 'none',
    roof: 'tech',
    roofs: ['#1c2026'],
    shop: 'neon',
    trim: '#12161c',
  },
  western: {
    walls: ['#a8845a', '#8f6f4c', '#c0a070', '#7d5a40'],
    material: 'wood',
    storey: 3,
    ground: 3.4,
    floors: [1, 1],
    window: { width: 0.9, height: 1.4, spacing: 2.4, kind: 'sash' },
    balconies: 'wood',
    roof: 'false front',
    roofs: ['#6d5238'],
    shop: 'porch',
    trim: '#e9dec4',
  },
};
