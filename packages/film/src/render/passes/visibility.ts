/** Which triangle each sample sees, in the picture and in the mirrored picture. */

import { visibleChunks } from '../chunks.ts';
import * as layout from '../kernel/layout.ts';
import type { KernelMemory } from '../kernel-memory.ts';
import { bandRows } from '../memory-layout.ts';
import type { PackedFrame } from '../pack-frame.ts';
import type { PreparedWorld } from '../prepared-world.ts';
import type { Canvas } from '../quality.ts';

export const rasterWorld = (
  memory: KernelMemory,
  { padded }: Canvas,
  { world, chunks, pictureTriangles }: PreparedWorld,
  { uniforms }: PackedFrame,
  { hasFacets, expands }: { hasFacets: boolean; expands: boolean },
): void => {
  const { kernel } = memory;
  const { width, height } = padded;
  const projected = memory.address(layout.PROJECTED);
  const samples = memory.address(layout.SAMPLES);
  const planes = memory.address(layout.BLOCK_PLANES);
  const { spans } = chunks;
  const visible = visibleChunks(chunks, uniforms, padded);
  // Facets join vertices across chunks.
  if (hasFacets) kernel.projectVertices(projected, 0, world.vertices, 2, 0);
  const rows = new Float32Array(visible.length * 2);
  for (const [order, n] of visible.entries()) {
    kernel.projectVertices(projected, spans[n * 4 + 2]!, spans[n * 4 + 3]!, 2, 0);
    rows[order * 2] = hasFacets ? Number.NEGATIVE_INFINITY : kernel.projectedTop();
    rows[order * 2 + 1] = hasFacets ? Number.POSITIVE_INFINITY : kernel.projectedBottom();
  }
  const pictures = pictureTriangles.length;
  for (let from = 0; from < height * 2; from += bandRows) {
    const to = Math.min(height * 2, from + bandRows);
    const plane = planes + width * from * 2;
    kernel.beginSamples(width * 2 * (to - from));
    for (const [order, n] of visible.entries()) {
      if (rows[order * 2]! > to || rows[order * 2 + 1]! < from) continue;
      const [first, end] = [spans[n * 4]!, spans[n * 4 + 1]!];
      kernel.rasterTriangles(samples, plane, projected, width * 2, from, to, first, end, 0);
    }
    kernel.finishSamples(
      samples + width * from * 16,
      plane,
      width * 2 * (to - from),
      expands || pictures > 0,
    );
    if (!pictures) kernel.reduceSamples(width, from, to);
  }
  if (!pictures) return;
  kernel.rasterPictures(memory.places.lists, pictures, samples, projected, width * 2, height * 2);
  kernel.reduceSamples(width, 0, height * 2);
};

export const drawMirror = (memory: KernelMemory, { padded }: Canvas, { world }: PreparedWorld): void => {
  const { kernel } = memory;
  const { width, height } = padded;
  const [w, h] = [width / 2, height / 2];
  const samples = memory.address(layout.MIRROR_SAMPLES);
  const projected = memory.places.mirrorProjected;
  const planes = memory.places.mirrorPlanes;
  kernel.beginSamples(w * h);
  kernel.projectVertices(projected, 0, world.vertices, 0.5, 1);
  kernel.rasterTriangles(samples, planes, projected, w, 0, h, 0, world.triangles, 1);
  kernel.finishSamples(samples, planes, w * h, true);
  kernel.shadeMirror(projected, width, height);
  kernel.drawMirroredSky(width, height);
  kernel.setMirrorRows(h);
};
