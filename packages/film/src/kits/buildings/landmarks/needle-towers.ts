/** Slender towers with a platform near the top, each a profile of radius and height: television towers and their kin. */

import { fromHex } from '../../../math/colour.ts';
import { staticKit } from '../../shared/static-kit.ts';

type Part = { profile: [radius: number, height: number][]; colour: string; isGlass?: boolean };
type Needle = { nouns: string[]; parts: Part[]; top: number };

const mast = (from: number, to: number, colour: string): Part => ({
  profile: [
    [1, from],
    [0.6, (from + to) / 2],
    [0.15, to],
  ],
  colour,
});

const needles: Needle[] = [
  {
    // A ball of steel on a concrete shaft.
    nouns: ['television tower', 'tv tower', 'fernsehturm', 'berlin tv tower', 'telecommunication tower'],
    parts: [
      {
        profile: [
          [14, 0],
          [9, 12],
          [6.5, 40],
          [4.6, 120],
          [4, 158],
        ],
        colour: '#c9c6bd',
      },
      {
        profile: [
          [4, 152],
          [9, 156],
          [13, 163],
          [14, 170],
          [13, 177],
          [9, 184],
          [4, 188],
        ],
        colour: '#b9c2ca',
      },
      {
        profile: [
          [13.6, 166],
          [14.2, 170],
          [13.6, 173],
        ],
        colour: '#3a4652',
        isGlass: true,
      },
      mast(186, 262, '#d8432f'),
    ],
    top: 262,
  },
  {
    // A shaft with a stack of wide drums.
    nouns: ['hillbrow tower', 'stuttgart tv tower', 'telkom tower'],
    parts: [
      {
        profile: [
          [11, 0],
          [7, 10],
          [6.2, 150],
        ],
        colour: '#d3cfc4',
      },
      {
        profile: [
          [6, 146],
          [13, 152],
          [13, 158],
          [10, 160],
          [14, 163],
          [14, 170],
          [10, 172],
          [12, 175],
          [12, 181],
          [6, 186],
        ],
        colour: '#e6e3da',
      },
      {
        profile: [
          [13.4, 153],
          [13.4, 156],
        ],
        colour: '#2e3a46',
        isGlass: true,
      },
      {
        profile: [
          [14.3, 164],
          [14.3, 168],
        ],
        colour: '#2e3a46',
        isGlass: true,
      },
      mast(184, 244, '#c8ccd0'),
    ],
    top: 244,
  },
  {
    nouns: ['cn tower', 'toronto tower'],
    parts: [
      {
        profile: [
          [22, 0],
          [13, 20],
          [8.6, 120],
          [6.4, 250],
        ],
        colour: '#c6c4bd',
      },
      {
        profile: [
          [6, 246],
          [15, 254],
          [17, 260],
          [16, 266],
          [9, 272],
          [6, 276],
        ],
        colour: '#e2e2de',
      },
      {
        profile: [
          [16.8, 257],
          [17.3, 260],
          [16.8, 262],
        ],
        colour: '#2e3a46',
        isGlass: true,
      },
      {
        profile: [
          [4.4, 274],
          [3.6, 330],
          [6, 334],
          [6, 338],
          [2, 342],
        ],
        colour: '#cfcdc6',
      },
      mast(340, 410, '#e8e8e6'),
    ],
    top: 410,
  },
  {
    nouns: ['space needle', 'seattle space needle'],
    parts: [
      {
        profile: [
          [13, 0],
          [7, 26],
          [4.4, 78],
          [5, 100],
          [8, 128],
        ],
        colour: '#e9e6dc',
      },
      {
        profile: [
          [8, 128],
          [20, 134],
          [21, 137],
          [14, 141],
          [10, 146],
          [3, 150],
        ],
        colour: '#f0ede4',
      },
      {
        profile: [
          [14.5, 138],
          [13, 141.6],
        ],
        colour: '#35424e',
        isGlass: true,
      },
      mast(149, 178, '#e9e6dc'),
    ],
    top: 178,
  },
  {
    nouns: ['tokyo skytree', 'skytree'],
    parts: [
      {
        profile: [
          [30, 0],
          [20, 60],
          [14, 200],
          [12, 300],
        ],
        colour: '#dfe4e8',
      },
      {
        profile: [
          [12, 296],
          [24, 306],
          [24, 318],
          [12, 324],
        ],
        colour: '#eef1f3',
      },
      {
        profile: [
          [10, 322],
          [8, 390],
          [14, 396],
          [14, 406],
          [6, 412],
        ],
        colour: '#e4e9ec',
      },
      mast(410, 520, '#cfd6da'),
    ],
    top: 520,
  },
];

export const needleTowers = needles.map(({ nouns, parts, top }) =>
  staticKit(nouns, (b, { colour, detail }) => {
    for (const part of parts)
      b.paint(
        colour && !part.isGlass ? colour : fromHex(part.colour),
        part.isGlass ? 'glass' : 'plaster',
      ).lathe(part.profile, detail === 0 ? 28 : 16);
    return { top: [0, top, 0] };
  }),
);
