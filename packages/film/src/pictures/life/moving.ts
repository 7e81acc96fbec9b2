/** A layer with what moves it, and what of it the prompt asked for. */

import type { Layer } from '../layers/build-layers.ts';
import type { Mesh } from '../layers/draw-mesh.ts';
import type { Box } from '../see/seen-picture.ts';
import type { Claim } from './look-for-claims.ts';
import { type Moment, type Motion, restingMesh } from './motion/motions.ts';

export type Moving = {
  layer: Layer;
  mesh: Mesh;
  motions: Motion[];
  before: ((moment: Moment) => void)[];
  opacityAt: (moment: Moment) => number;
  /** It covers the frame and does not fold. */
  isSheet: boolean;
};

export const movingLayer = (layer: Layer, motions: (Motion | null)[], isSheet = false): Moving => ({
  isSheet,
  layer,
  mesh: restingMesh(layer),
  motions: motions.filter((motion) => motion !== null),
  before: [],
  opacityAt: () => 256,
});

/** All that `add` gives to a layer is one act, of which something must be seen. */
export const createClaims = () => {
  const claims: Claim[] = [];
  const claim = (words: string, place: Box | null, moving: Moving, add: () => void, isSmall = false) => {
    const [motions, before] = [moving.motions.length, moving.before.length];
    add();
    const parts = [...moving.motions.slice(motions), ...moving.before.slice(before)];
    claims.push({ words, box: place, parts: new Set(parts), isSmall });
  };
  return { claims, claim };
};
export type Claims = ReturnType<typeof createClaims>;
