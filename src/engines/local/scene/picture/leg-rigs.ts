/** Where the legs are in the art: read off the pictures, which all look to the left. */

import type { Canvas } from './brush.ts';

/** Middle and half width of a joint: percent of the art's width, height and width. */
export type Joint = readonly [x: number, y: number, halfWidth: number];
export type Bones = readonly [hip: Joint, knee: Joint, foot: Joint];

export type LegRig = {
  /** What lies below this line, between its ends, is legs. */
  belly: readonly (readonly [x: number, y: number])[];
  /** The legs on our side, front one first; those on the far side are their darker twins. */
  near: readonly Bones[];
  /** How far to the right of its twin each far leg stands, in percent of the width. */
  apart: readonly number[];
  /** Straight-legged: people bend their knees only to lift a foot. */
  upright?: boolean;
  /** Legs that art shows joined or folded are drawn anew, in the colour found here. */
  drawn?: { tone: readonly [x: number, y: number]; foot: 'hoof' | 'toes'; hoof?: string };
};

/** Two legs seen from the front, in percent of the art: they begin above `top`, behind the body. */
export type FrontLegs = { top: number; boxes: readonly [left: Box, right: Box] };
type Box = readonly [from: number, to: number];

/** A picture of somebody, and where its legs are. */
export type Art = { picture: Canvas; legs?: LegRig | undefined; front?: FrontLegs | undefined };

/** Written as '29,58,8 31,77,5.5 16,84,6': joints, or points of a line. */
const numbers = (text: string) => text.split(' ').map((point) => point.split(',').map(Number));
const lineOf = (text: string) => numbers(text) as unknown as LegRig['belly'];
const bonesOf = (text: string) => numbers(text) as unknown as Bones;

const fourLegged = (belly: string, front: string, hind: string, apart = [8, -8]): LegRig => ({
  belly: lineOf(belly),
  near: [bonesOf(front), bonesOf(hind)],
  apart,
});
const twoLegged = (belly: string, leg: string, apart: number, upright = false): LegRig => ({
  belly: lineOf(belly),
  near: [bonesOf(leg)],
  apart: [apart],
  upright,
});
/** Two thin legs whose feet are one bar in the art; the far one stands `apart` to the left. */
const bird = (
  belly: number,
  x: number,
  apart: number,
  halfWidth: number,
  tone: readonly [number, number],
  [from, to]: [number, number] = [0, 100],
): LegRig => ({
  belly: [
    [from, belly],
    [to, belly],
  ],
  near: [
    [
      [x, belly - 5, halfWidth],
      [x, (belly + 98) / 2 - 1, halfWidth],
      [x, 98, halfWidth],
    ],
  ],
  apart: [-apart],
  drawn: { tone, foot: 'toes' },
});

const walker = twoLegged('0,64 28,64 30,54 70,54 72,64 100,64', '47,57,12 35,76,8.5 25,95,20', 2, true);
const runner = twoLegged('0,61 34,61 40,58 60,48 68,50 100,60', '50,56,10 34,69,6.5 17,95,12', 2, true);

export const legRigs: Record<string, LegRig> = {
  '1f415': fourLegged('0,67.5 100,67.5', '29,58,8 31,77,5.5 16,84,6', '80,57,12 89,80,6.5 91,96,6.5'),
  '1f9ae': fourLegged('0,67 94,67 94,72 100,72', '30,58,9 29,82,6 26,96,6', '80,56,12 88,80,6.5 91,95,6'),
  '1f408': fourLegged('20,74.5 100,74.5', '35,64,6.5 34,82,5.5 34,97,6', '81,64,12.5 84,86,6 78,97,6.5'),
  '1f408-200d-2b1b': fourLegged(
    '20,74.5 100,74.5',
    '35,64,6.5 34,82,5.5 34,97,6',
    '81,64,12.5 84,86,6 78,97,6.5',
  ),
  '1f405': fourLegged('10,72.5 85.5,72.5', '26,62,7 26,82,6.5 25,95,8', '79,60,10 77.5,84,6.5 72,95,8'),
  '1f406': fourLegged('10,72.5 84,72.5', '26,62,7 26,82,6.5 25,95,8', '79,60,10 77.5,84,6.5 72,95,8'),
  '1f429': fourLegged(
    '20,70.5 46,70.5 52,62 60,60 100,60',
    '36,66,4 36,78,4 36,91,8.5',
    '80,56,9 91,75,5 93,90,8.5',
    [-8, -11],
  ),
  '1f993': fourLegged(
    '0,67 100,67',
    '39,60,7 42,83,4.5 44,97,4.5',
    '87,58,12 95,79,6.5 85,97,6.5',
    [-7, -12],
  ),
  '1f98c': fourLegged('0,67.5 100,67.5', '34,58,6.5 33,84,4.5 32,97,5', '84,58,11 94,81,6 95,97,6'),
  '1f9ac': fourLegged(
    '20,87.5 47,87.5 48,70.5 93,70.5',
    '34,66,6.5 34,84,5.5 34,97,6',
    '82,62,10 89,82,5 89,97,5',
  ),
  '1f402': fourLegged('15,73.5 92.8,73.5', '37,66,8 35,86,5.5 34,97,5', '84,62,10 90,84,5 89,97,5'),
  '1f403': fourLegged('15,75.5 93,75.5', '36,67,8 34,87,5.5 34,97,5', '84,64,10 90,85,5 90,97,5'),
  '1f404': fourLegged(
    '15,73.5 57,73.5 58,81.5 76,81.5 77,73.5 93,73.5',
    '36,66,7.5 34,86,5 32.5,97,5',
    '84,63,9 89,84,5 88.5,97,5',
  ),
  '1f416': fourLegged('15,80.5 100,80.5', '35,70,6 36,87,4.5 36,96,4.5', '86,68,8 88,87,4.5 89,96,4.5'),
  '1f40f': fourLegged(
    '25,79.5 50,79.5 50.5,73 77,73 80,79.5 100,79.5',
    '38,69,5.5 38,86,5 38,97,5.2',
    '91,70,6.5 95,87,4.8 96.5,97,5',
  ),
  '1f411': fourLegged(
    '25,79.5 50,79.5 50.5,73 77,73 80,79.5 100,79.5',
    '38,69,5.5 38,86,5 38,97,5.2',
    '91,70,6.5 95,87,4.8 96.5,97,5',
  ),
  '1f410': fourLegged('20,72.5 100,72.5', '36,63,7 35.5,84,5 35.5,97,5.2', '86,60,10 94,83,6 95,97,5.5'),
  '1f42a': fourLegged('0,66 100,66', '38,57,5.5 38,80,5 38,97,5.5', '87,56,9 92,80,5.5 92,97,5.5'),
  '1f42b': fourLegged('30,67.5 100,67.5', '38,59,5.5 38,82,5 38,97,5.5', '88,58,9 91,82,5.5 91.5,97,5.5'),
  '1f999': fourLegged('0,74 100,74', '33,65,6.5 32,84,5.5 31,97,5', '84,62,10 94,85,6 96.5,97,5'),
  '1f992': fourLegged(
    '0,71 92.5,71',
    '33,63,6.5 34,81,4.5 26.5,97,5',
    '69,63,7.5 71,83,4.5 62,97,5.5',
    [9, 10],
  ),
  '1f418': fourLegged(
    '18.5,88 22,75 29,69.5 100,69.5',
    '41,56,11 34,80,8.5 27,94,8.5',
    '89,58,11 91,80,9.5 91,93,10',
    [12, -10],
  ),
  '1f9a3': fourLegged(
    '26,92 30,78 35,72.5 100,72.5',
    '44,60,11 40,81,8.5 33,94,8.5',
    '88,60,11 89,82,10 89,94,10',
    [12, -10],
  ),
  '1f98f': fourLegged(
    '12,67.5 26,67.5 38,78.5 60,80 100,79',
    '46,68,7 46,84,6.8 46,95,7.2',
    '90,66,8 92,84,7.3 92,95,7.6',
    [-12, -12],
  ),
  '1f99b': fourLegged(
    '9,81 53,81 54,86 94,86',
    '44,72,9 43,87,8.8 43,94,9',
    '84,70,9.5 83,87,9 83,94,9.3',
    [-16, -12],
  ),
  '1f994': fourLegged(
    '0,85.5 100,85.5',
    '35,76,6 33,88,5.5 31,96,6',
    '88,76,6 87.5,88,5.5 87.5,96,6',
    [10, -10],
  ),
  '1f9a8': fourLegged(
    '0,85.5 100,85.5',
    '30,74,9 26,88,6.5 21,96,6.5',
    '85,74,8.5 86,88,7.3 86,95,7.5',
    [10, -10],
  ),
  '1f9a1': fourLegged('0,75 92.8,75', '30,60,8 26,83,6 21,94,6.3', '86,60,7 87,82,6 87,94,6', [10, -10]),
  '1f422': fourLegged('5,82.5 93,82.5', '25,76,12 25,88,13 25,92,14', '79,76,12 79,88,13 79,92,14', [6, -6]),
  '1f995': fourLegged('10,78 92,78', '32,66,8 27,85,6.5 23,96,8', '74,66,8 79,85,6.5 82,96,8', [17, -17]),
  '1f98d': fourLegged(
    '5,70 35,70 45,79 60,80.5 72,77 78,70 100,70',
    '26,60,11 26,80,10.5 27,92,14',
    '90,62,9.5 89,80,10 88,93,12',
    [5, -5],
  ),
  '1f40e': {
    ...fourLegged(
      '0,49.5 19.5,49.5 21,57 25,63 30,67.5 95,67.5',
      '32,60,6.5 32,80,4 32,97,3.6',
      '85,58,8.5 88,80,4.6 86,97,3.8',
      [8, -9],
    ),
    drawn: { tone: [60, 58], foot: 'hoof', hoof: '#3a2c2c' },
  },
  '1f996': twoLegged('22,72 35,77 70,77.5', '58,61,9.5 62,83,7.6 59,94,9.5', -17),
  '1f6b6': walker,
  '1f6b6-200d-2642': walker,
  '1f6b6-200d-2640': walker,
  '1f3c3': runner,
  '1f3c3-200d-2642': runner,
  '1f3c3-200d-2640': runner,
  '1f983': bird(81.5, 54, 15, 2.6, [54, 90]),
  '1f413': bird(85, 54, 14, 2.8, [54, 91]),
  '1f424': bird(87, 59, 18, 2.8, [41, 92]),
  '1f426': bird(81.5, 51, 19, 3, [50, 88]),
  '1f99a': bird(80, 62, 11, 2.2, [62, 88]),
  '1f99c': bird(89, 50, 16, 3, [50, 93]),
  '1fabf': bird(85, 65, 15, 2.6, [65, 90]),
  '1f426-200d-2b1b': bird(78, 50, 20, 3, [50, 93]),
  '1f9a4': bird(88, 65, 14, 2.8, [65, 93], [30, 80]),
  '1f9a9': bird(60.5, 58, 7, 2.2, [51, 80]),
  '1f414': bird(83, 56.8, 13.5, 1.8, [56.8, 90]),
};
