/** Pictures that the tests of given pictures draw, save and look at again. */

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import sharp, { type Sharp } from 'sharp';
import { createPicturePlate } from '../../src/pictures/picture-plate.ts';
import type { CameraMove } from '../../src/scene/scene.ts';
import './kept-networks.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinora-given-'));
after(() => rmSync(folder, { recursive: true }));

export const [width, height] = [320, 180];

const moves: Record<string, CameraMove> = { 'camera pans left': 'pan_left', 'camera tilts up': 'tilt_up' };

export type Given = { path: string; role: 'first' | 'last' | 'reference' };

/** The background of a film of 24 frames, RGBA; black where the picture does not show yet. */
export const framesOf = async (images: Given[], numbers: number[], prompt = '') => {
  const move = moves[prompt] ?? 'auto';
  const plate = await createPicturePlate(images, { width, height }, { move, seed: 1 });
  return numbers.map((n) => {
    const { pixels, share } = plate!.frameAt((n < 0 ? 24 + n : n) / 23);
    return share === 0 ? new Uint8Array(pixels.length) : pixels.slice();
  });
};

export type Rgb = [number, number, number];
export type Quarters = [Rgb, Rgb, Rgb, Rgb];

/** Top left, top right, bottom left, bottom right. Muted: print inks hold no pure screen colours. */
export const plain: Quarters = [
  [190, 70, 70],
  [80, 150, 90],
  [70, 90, 170],
  [210, 190, 90],
];
export const ink: Rgb = [30, 30, 34];

export const css = (colour: Rgb) => `rgb(${colour.join()})`;

/** Four quarters, so that it shows which way is up, and a dark disc, so that it shows whether it is stretched. */
export const marked = (wide: number, tall: number, quarters = plain): Sharp => {
  const [halfX, halfY] = [wide / 2, tall / 2];
  const tile = (x: number, y: number, colour: Rgb) =>
    `<rect x="${x}" y="${y}" width="${halfX}" height="${halfY}" fill="${css(colour)}"/>`;
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${tall}" shape-rendering="crispEdges">
      ${tile(0, 0, quarters[0])}${tile(halfX, 0, quarters[1])}${tile(0, halfY, quarters[2])}${tile(halfX, halfY, quarters[3])}
      <circle cx="${halfX}" cy="${halfY}" r="${Math.min(wide, tall) * 0.12}" fill="${css(ink)}"/></svg>`,
    ),
  ).removeAlpha();
};

export const save = async (name: string, picture: Sharp) => {
  const path = join(folder, name);
  await picture.toFile(path);
  return path;
};

export const at = (frame: Uint8Array, x: number, y: number): Rgb => {
  const place = (Math.round(y) * width + Math.round(x)) * 4;
  return [frame[place]!, frame[place + 1]!, frame[place + 2]!];
};

export const assertNear = (actual: Rgb, expected: Rgb, tolerance: number, what: string) => {
  const apart = Math.max(...actual.map((value, channel) => Math.abs(value - expected[channel]!)));
  assert.ok(apart <= tolerance, `${what}: ${actual} is not ${expected}`);
};

export const turned = async (orientation: number) => {
  // The pixels as a camera held that way would have stored them.
  const undo: Record<number, (picture: Sharp) => Sharp> = {
    2: (picture) => picture.flop(),
    3: (picture) => picture.rotate(180),
    4: (picture) => picture.flip(),
    5: (picture) => picture.rotate(270).flop(),
    6: (picture) => picture.rotate(270),
    7: (picture) => picture.rotate(90).flop(),
    8: (picture) => picture.rotate(90),
  };
  const upright = sharp(await marked(480, 270).png().toBuffer());
  const stored = await undo[orientation]!(upright).png().toBuffer();
  return save(
    `turned-${orientation}.jpg`,
    sharp(stored).withMetadata({ orientation }).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }),
  );
};

export const [upper, lower]: [Rgb, Rgb] = [
  [224, 32, 140],
  [32, 176, 208],
];

/** A thing with a magenta upper and a blue lower half, amid a plain or no background. */
export const halves = (wide: number, tall: number, background: string | null): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${tall}" shape-rendering="crispEdges">
      ${background ? `<rect width="${wide}" height="${tall}" fill="${background}"/>` : ''}
      <rect x="${wide * 0.2}" y="${tall * 0.2}" width="${wide * 0.6}" height="${tall * 0.3}" fill="${css(upper)}"/>
      <rect x="${wide * 0.2}" y="${tall * 0.5}" width="${wide * 0.6}" height="${tall * 0.3}" fill="${css(lower)}"/></svg>`,
    ),
  );

/** A village of many roofs under a sky; `by` moves it aside, `night` dims it and lights its windows. */
export const village = (by: number, night: boolean): Sharp => {
  const [sky, ground] = night ? ['#101a30', '#1c2416'] : ['#a8cdf0', '#6a8a4a'];
  const houses = Array.from({ length: 26 }, (_, n) => {
    const [x, y] = [((n * 137) % 560) + by, 130 + ((n * 71) % 150)];
    const tall = 22 + ((n * 29) % 30);
    const wall = night
      ? `rgb(${40 + n},${38 + n},${46})`
      : `rgb(${190 - n * 3},${170 + ((n * 13) % 40)},150)`;
    return `<rect x="${x}" y="${y}" width="34" height="${tall}" fill="${wall}"/>
      <path d="M${x - 5} ${y} l22 -${14 + (n % 9)} l22 ${14 + (n % 9)} z" fill="${night ? '#2a1816' : '#a04830'}"/>
      <rect x="${x + 6 + (n % 7)}" y="${y + 6}" width="7" height="9" fill="${night ? '#ffd070' : '#33404a'}"/>`;
  });
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"><rect width="640" height="360" fill="${sky}"/>
      <rect y="150" width="640" height="210" fill="${ground}"/>${houses.join('')}</svg>`,
    ),
  ).removeAlpha();
};
