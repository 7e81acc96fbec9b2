/** A picture of the film's size as layers, with what is seen in it. */

import { buildLayers, type Layer, refineMask, refineSky } from '../layers/build-layers.ts';
import { calmRelief } from '../layers/calm-relief.ts';
import { coverFrame, createMesh, drawMesh, type Mesh } from '../layers/draw-mesh.ts';
import type { Picture } from '../picture.ts';
import type { Plane } from '../plane.ts';
import { boundsOfMask } from '../see/bounds-of-mask.ts';
import type { Box, SeenPicture } from '../see/seen-picture.ts';

export type StackLayer = Layer & { name: 'sky' | 'ground' | 'subject' };

/** A picture with what is seen in it; masks at the picture's size. */
export type Sight = {
  picture: Picture;
  seen: SeenPicture;
  subject: { mask: Plane; box: Box } | null;
};

export type Stack = Sight & {
  /** The farthest first. */
  layers: StackLayer[];
};

/** A subject that fills more of the picture is a place seen close. */
const mostSubject = 0.8;

export const createSight = (picture: Picture, seen: SeenPicture): Sight => {
  const coarse = seen.subject && seen.subject.share < mostSubject ? seen.subject.mask : null;
  const box = coarse && boundsOfMask(coarse);
  return { picture, seen, subject: coarse && box ? { mask: refineMask(picture, coarse), box } : null };
};

/** How many edges of the picture it reaches, where it is cut off and has no outline. */
export const edgesReached = ({ left, right, top, bottom }: Box): number =>
  [left < 0.01, top < 0.01, right > 0.99, bottom > 0.99].filter(Boolean).length;

/** `isCut`: the subject is a layer of its own, and what it hid is filled. */
export const buildStack = (sight: Sight, isCut: boolean, seed: number): Stack => {
  const { picture, seen, subject } = sight;
  const nearness = calmRelief(picture, seen);
  const masks = {
    subject: isCut && subject ? subject.mask : null,
    sky: seen.sky ? refineSky(picture, seen.sky.mask) : null,
    nearness,
    isLeaving: true,
  };
  const { sky, ground, subjects } = buildLayers(picture, masks, seed);
  return {
    ...sight,
    layers: [
      ...(sky ? [{ ...sky, name: 'sky' as const }] : []),
      { ...ground, name: 'ground' as const },
      ...subjects.map((layer) => ({ ...layer, name: 'subject' as const })),
    ],
  };
};

/** Where the corners of a layer lie: `place` gets x and y at rest in pixels and its nearness. */
export type Placing = (
  layer: StackLayer,
  x: number,
  y: number,
  near: number,
) => readonly [x: number, y: number];

const placeMesh = (mesh: Mesh, layer: StackLayer, place: Placing) => {
  for (let row = 0, at = 0; row <= mesh.rows; row += 1)
    for (let column = 0; column <= mesh.columns; column += 1, at += 1) {
      const [x, y] = place(layer, column * mesh.cell, row * mesh.cell, layer.nearness[at]!);
      mesh.x[at] = x;
      mesh.y[at] = y;
    }
};

/** Draws layers of a stack; its meshes are kept between frames. */
export const createStackDrawing = ({ picture, layers }: Stack) => {
  const meshes = layers.map((layer) => createMesh(layer.picture, layer.cell));
  return (
    target: Uint32Array,
    place: Placing,
    isWanted: (layer: StackLayer) => boolean = () => true,
    opacity = 256,
    wordsOf: (layer: StackLayer) => Uint32Array = ({ words }) => words,
  ) => {
    for (const [n, layer] of layers.entries()) {
      if (!isWanted(layer)) continue;
      const mesh = meshes[n]!;
      placeMesh(mesh, layer, place);
      if (layer.name !== 'subject') coverFrame(mesh, picture);
      drawMesh(layer.picture, wordsOf(layer), target, picture, mesh, layer.uses, opacity);
    }
  };
};

export const atRest: Placing = (_layer, x, y) => [x, y];
