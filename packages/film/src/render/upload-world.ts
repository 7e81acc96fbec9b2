/** Writes tables, a world and its moving vertices into the kernel's memory. */

import { clusterVertices } from '../styles/cluster-vertices.ts';
import * as layout from './kernel/layout.ts';
import type { KernelMemory } from './kernel-memory.ts';
import { stagingVertices } from './memory-layout.ts';
import type { PreparedWorld } from './prepared-world.ts';
import { createOcclusionTaps, createShadowTaps } from './tables.ts';
import type { MovingVertices, Picture, WorldArrays } from './world-arrays.ts';

const toLinear = Float32Array.from({ length: 256 }, (_, byte) => (byte / 255) ** 2.2);

export const uploadTables = (memory: KernelMemory, noise: Uint8Array): void => {
  memory.bytes(memory.address(layout.NOISE), noise.length).set(noise);
  const shadowTaps = createShadowTaps();
  memory.floats(memory.address(layout.SHADOW_TAPS), shadowTaps.length).set(shadowTaps);
  const occlusionTaps = createOcclusionTaps();
  memory.floats(memory.address(layout.OCCLUSION_TAPS), occlusionTaps.length).set(occlusionTaps);
};

/** `hasFacets`: with few large triangles where there are many small ones. */
export const uploadWorld = (
  memory: KernelMemory,
  { world, pictureTriangles, flags, keys }: PreparedWorld,
  hasFacets: boolean,
): void => {
  const { vertices, triangles } = world;
  const indexes = hasFacets ? clusterVertices(world) : world.indexes.subarray(0, triangles * 3);
  memory
    .floats(memory.address(layout.POSITIONS), vertices * 3)
    .set(world.positions.subarray(0, vertices * 3));
  memory.words(memory.address(layout.INDEXES), triangles * 3).set(indexes);
  memory
    .bytes(memory.address(layout.TRIANGLE_MATERIALS), triangles)
    .set(world.materials.subarray(0, triangles));
  new Uint16Array(memory.kernel.memory.buffer, memory.address(layout.TRIANGLE_OBJECTS), triangles).set(
    world.objects.subarray(0, triangles),
  );
  memory.words(memory.address(layout.TRIANGLE_KEYS), triangles).set(keys);
  memory.bytes(memory.address(layout.TRIANGLE_FLAGS), triangles).set(flags);
  packNormals(memory, world.normals, 0, vertices);
  packConstants(memory, world);
  memory.integers(memory.places.lists, pictureTriangles.length).set(pictureTriangles);
  uploadPictures(memory, world.pictures ?? []);
};

export const uploadMoving = (memory: KernelMemory, world: WorldArrays, moving: MovingVertices): void => {
  const first = world.stillVertices;
  const count = world.vertices - first;
  memory.floats(memory.address(layout.POSITIONS) + first * 12, count * 3).set(moving.positions);
  packNormals(memory, moving.normals, first, count);
};

/** Normals of vertices from `first` on, a part at a time through the staging buffer. */
const packNormals = (memory: KernelMemory, normals: Float32Array, first: number, count: number): void => {
  const { staging } = memory.places;
  for (let done = 0; done < count; done += stagingVertices) {
    const part = Math.min(stagingVertices, count - done);
    memory.floats(staging, part * 3).set(normals.subarray(done * 3, (done + part) * 3));
    memory.kernel.packNormals(staging, first + done, part);
  }
};

const packConstants = (memory: KernelMemory, { colours, rest, occlusion, vertices }: WorldArrays): void => {
  const { staging } = memory.places;
  const [second, third] = [staging + stagingVertices * 12, staging + stagingVertices * 24];
  for (let done = 0; done < vertices; done += stagingVertices) {
    const part = Math.min(stagingVertices, vertices - done);
    memory.floats(staging, part * 3).set(colours.subarray(done * 3, (done + part) * 3));
    memory.floats(second, part * 3).set(rest.subarray(done * 3, (done + part) * 3));
    memory.floats(third, part).set(occlusion.subarray(done, done + part));
    memory.kernel.packConstants(staging, second, third, done, part);
  }
};

/** As linear light times alpha, and alpha. */
const uploadPictures = (memory: KernelMemory, pictures: readonly Picture[]): void => {
  const table = memory.words(memory.address(layout.TEXTURES), 64 * 4).fill(0);
  let address = memory.places.textureTexels;
  for (const [n, { width, height, rgba }] of pictures.slice(0, 64).entries()) {
    table.set([address, width, height, 0], n * 4);
    const texels = memory.floats(address, width * height * 4);
    for (let at = 0; at < texels.length; at += 4) {
      const alpha = rgba[at + 3]! / 255;
      texels[at] = toLinear[rgba[at]!]! * alpha;
      texels[at + 1] = toLinear[rgba[at + 1]!]! * alpha;
      texels[at + 2] = toLinear[rgba[at + 2]!]! * alpha;
      texels[at + 3] = alpha;
    }
    address += width * height * 16;
  }
};
