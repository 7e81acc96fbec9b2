/** How much room each of the kernel's buffers takes. */

import * as layout from './kernel/layout.ts';

export type Counts = { vertices: number; triangles: number; pictureTexels: number; listedTriangles: number };

const align = (value: number, to: number) => Math.ceil(value / to) * to;

/** Buffers are wider than the picture: rows of blocks of 8x8 pixels. */
export const paddedSize = (width: number, height: number) => ({
  width: Math.max(16, align(width, 8)),
  height: Math.max(16, align(height, 8)),
});

/** Vertices that pass through the staging buffer at once. */
export const stagingVertices = 1 << 15;
/** Work items of one material in a tile; as in the kernel. */
const itemLimit = 4100;

export type Places = {
  /** Address by slot of the kernel's buffer table. */
  addresses: Uint32Array;
  staging: number;
  lists: number;
  effects: number;
  output: number;
  textureTexels: number;
  mirrorProjected: number;
  end: number;
};

export const placeBuffers = (
  start: number,
  counts: Counts,
  size: { width: number; height: number },
  output: { width: number; height: number },
  effectBytes: number,
  shadowSize: number,
): Places => {
  let top = start;
  // Some passes look a little beyond a buffer's ends.
  const take = (bytes: number) => {
    const address = align(top + 128, 64);
    top = address + bytes;
    return address;
  };
  const addresses = new Uint32Array(layout.BUFFER_SLOTS);
  const place = (slot: number, bytes: number) => {
    addresses[slot] = take(bytes);
  };
  const { vertices, triangles } = counts;
  const pixels = size.width * size.height;
  const half = (size.width / 2) * (size.height / 2);
  place(layout.NOISE, 512 * 512 * 4);
  place(layout.SHADOW_TAPS, 16 * 32 * 4);
  place(layout.OCCLUSION_TAPS, 4 * 9 * 8 * 4);
  place(layout.TONE_CURVE, 4097 * 2);
  place(layout.WORK_ITEMS, layout.MATERIAL_LIMIT * itemLimit * 16);
  place(layout.TEXTURES, 64 * 16);
  const textureTexels = take(counts.pictureTexels * 16);
  place(layout.POSITIONS, vertices * 12);
  place(layout.ATTRIBUTES, vertices * 48);
  place(layout.PROJECTED, vertices * 16);
  // The sun's projection is used before the others are made.
  place(layout.SHADOW_PROJECTED, vertices * 16);
  const mirrorProjected = addresses[layout.SHADOW_PROJECTED]!;
  place(layout.INDEXES, triangles * 12);
  place(layout.TRIANGLE_MATERIALS, triangles);
  place(layout.TRIANGLE_FLAGS, triangles);
  place(layout.TRIANGLE_OBJECTS, triangles * 2);
  place(layout.TRIANGLE_KEYS, triangles * 4);
  const staging = take(stagingVertices * 24);
  const lists = take(counts.listedTriangles * 4);
  const effects = take(effectBytes);
  place(layout.SHADOW_MAP, shadowSize * shadowSize * 4);
  place(layout.SHADOW_STILL, shadowSize * shadowSize * 4);
  place(layout.SHADOW_RANGES, (shadowSize * shadowSize) / 8);
  place(layout.SAMPLES, pixels * 4 * 8);
  place(layout.MIRROR_SAMPLES, half * 8);
  place(layout.PICTURE, pixels * 16);
  place(layout.PICTURE_DEPTH, pixels * 4);
  place(layout.OCCLUSION, half * 4);
  place(layout.OCCLUSION_RAW, half * 4);
  place(layout.OCCLUSION_DEPTH, half * 4);
  place(layout.SKY_PICTURE, half * 16);
  place(layout.SKY_MASK, half);
  // Also room for the ranges of the shadow map while they are made.
  place(layout.HALF_B, Math.max(half * 16 + size.width * 16, (shadowSize * shadowSize) / 8));
  // Blurs begin when the sky and the mirrored picture are no longer needed.
  addresses[layout.HALF_A] = addresses[layout.SKY_PICTURE]!;
  addresses[layout.MIRROR_PICTURE] = addresses[layout.HALF_B]!;
  place(layout.QUARTER, half * 4);
  place(layout.BYTES, pixels * 4);
  place(layout.BYTES_B, pixels * 4);
  place(layout.EDGES, pixels);
  const isScaled = output.width > size.width || output.height > size.height;
  place(layout.SCALED, isScaled ? output.width * output.height * 4 : 0);
  place(layout.SCALE_ROW, (size.width + 8) * 16);
  place(layout.SCALE_COLUMNS, output.width * 20);
  const outputBytes = take(output.width * output.height * 3);
  return {
    addresses,
    staging,
    lists,
    effects,
    output: outputBytes,
    textureTexels,
    mirrorProjected,
    end: top + 256,
  };
};
