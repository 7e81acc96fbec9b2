/** Where each of the kernel's buffers lies, and which share room because they are not needed at the same time. */

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

/** Rows that are shaded, then blended over, before the next ones. */
export const shadedRows = 128;

/** Rows of samples that are rastered together: so many stay in the cache. */
export const bandRows = 128;

export type Places = {
  /** Address by slot of the kernel's buffer table. */
  addresses: Uint32Array;
  staging: number;
  lists: number;
  effects: number;
  output: number;
  textureTexels: number;
  mirrorProjected: number;
  mirrorPlanes: number;
  end: number;
};

export type BufferPlan = {
  counts: Counts;
  /** Drawn, with padding. */
  padded: { width: number; height: number };
  /** Asked for. */
  size: { width: number; height: number };
  effectBytes: number;
  shadowSize: number;
  /** Samples are read again after shading: for outlines, and for what a model covers. */
  keepsSamples: boolean;
};

export const placeBuffers = (start: number, plan: BufferPlan): Places => {
  const { counts, padded, size, shadowSize, keepsSamples } = plan;
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
  const pixels = padded.width * padded.height;
  const half = (padded.width / 2) * (padded.height / 2);
  place(layout.NOISE, 512 * 512 * 4);
  place(layout.AURORA_CURTAINS, layout.AURORA_ENTRIES * 32);
  place(layout.SHADOW_TAPS, 16 * 32 * 4);
  place(layout.OCCLUSION_TAPS, 4 * 9 * 8 * 4);
  place(layout.TONE_CURVE, layout.TONE_ENTRIES * 2);
  place(layout.WORK_ITEMS, layout.MATERIAL_LIMIT * itemLimit * 20);
  place(layout.TEXTURES, 64 * 16);
  const textureTexels = take(counts.pictureTexels * 16);
  place(layout.POSITIONS, vertices * 12);
  place(layout.ATTRIBUTES, vertices * 48);
  place(layout.PROJECTED, vertices * 16);
  place(layout.INDEXES, triangles * 12);
  place(layout.TRIANGLE_MATERIALS, triangles);
  place(layout.TRIANGLE_FLAGS, triangles);
  place(layout.TRIANGLE_OBJECTS, triangles * 2);
  place(layout.TRIANGLE_KEYS, triangles * 4);
  const staging = take(stagingVertices * 28);
  const lists = take(counts.listedTriangles * 4);
  const effects = take(plan.effectBytes);
  place(layout.SHADOW_MAP, shadowSize * shadowSize * 4);
  // Touched only as far as moving things reach.
  place(layout.SHADOW_SAVED, shadowSize * shadowSize * 4);
  place(layout.SHADOW_RANGES, (shadowSize * shadowSize) / 8);
  place(layout.SHADOW_BLOCKS, (shadowSize * shadowSize) / 8);
  place(layout.PICTURE_DEPTH, pixels * 4);
  place(layout.OCCLUSION, half * 4);
  place(layout.OCCLUSION_DEPTH, half * 4);
  place(layout.SKY_PICTURE, half * 16);
  place(layout.SKY_MASK, half);
  // Of a band of the picture, or of the whole mirrored one.
  place(layout.BLOCK_PLANES, half * 16);
  place(layout.BLOCK_DEPTHS, Math.max((padded.width / 2) * (bandRows / 4), half / 16) * 4);
  // The mirrored world is drawn before the picture has depths.
  addresses[layout.MIRROR_SAMPLES] = addresses[layout.PICTURE_DEPTH]!;
  const isSmall = vertices * 16 + 128 <= half * 8;
  const mirrorProjected = isSmall
    ? align(addresses[layout.MIRROR_SAMPLES]! + half * 8 + 64, 64)
    : take(vertices * 16);
  // Memory that is never touched costs nothing: few films mirror.
  place(layout.MIRROR_PICTURE, half * 16);
  const mirrorPlanes = take(half);
  place(layout.EDGES, keepsSamples ? pixels : 0);

  // A pixel takes half the bytes of its samples, and rows are shaded from the top: the picture may overwrite
  // samples that are done with, if it begins early enough that a row being blended still has its own.
  const lead = keepsSamples ? pixels * 16 + 256 : shadedRows * padded.width * 16;
  const region = take(lead + pixels * 32);
  const regionEnd = region + lead + pixels * 32;
  addresses[layout.PICTURE] = region;
  addresses[layout.SAMPLES] = region + lead;
  // Memory used before the samples are made.
  const early = (bytes: number) => (bytes <= regionEnd - region ? region : take(bytes));
  addresses[layout.SHADOW_PROJECTED] = early(vertices * 16);
  // The picture's first rows are written when occlusion is known.
  addresses[layout.OCCLUSION_RAW] = half * 4 + 256 <= lead ? region + 128 : take(half * 4);
  // Memory used when they are done with.
  let free = keepsSamples ? regionEnd : region + pixels * 16;
  const late = (bytes: number) => {
    const address = align(free + 128, 64);
    if (address + bytes > regionEnd) return take(bytes);
    free = address + bytes;
    return address;
  };
  const placeLate = (slot: number, bytes: number) => {
    addresses[slot] = late(bytes);
  };
  const isScaled = size.width > padded.width || size.height > padded.height;
  placeLate(layout.BYTES, pixels * 4);
  // Also room for the ranges of the shadow map while they are widened.
  placeLate(layout.HALF_B, Math.max(half * 16 + padded.width * 16, (shadowSize * shadowSize) / 8));
  placeLate(layout.QUARTER, half * 4);
  const output = late(size.width * size.height * 3);
  placeLate(layout.SCALED, isScaled ? size.width * size.height * 4 : 0);
  placeLate(layout.BYTES_B, pixels * 4);
  placeLate(layout.SCALE_ROW, (padded.width + 16) * 16);
  // Blurs begin when samples are no longer needed. Of the picture of the sky, what is not seen is never touched.
  addresses[layout.HALF_A] = addresses[layout.BLOCK_PLANES]!;
  place(layout.SCALE_COLUMNS, size.width * 20);
  return {
    addresses,
    staging,
    lists,
    effects,
    output,
    textureTexels,
    mirrorProjected,
    mirrorPlanes,
    end: top + 256,
  };
};
