/** The shadow map of a frame. Still things are drawn once for as long as sun and area stay the same; of the rest only what moving things touch is done again. */

import * as layout from '../kernel/layout.ts';
import type { KernelMemory } from '../kernel-memory.ts';
import type { PackedFrame } from '../pack-frame.ts';
import type { WorldArrays } from '../world-arrays.ts';

/** Texels, both ends included. */
type Box = [left: number, top: number, right: number, bottom: number];

const union = (a: Box, b: Box): Box => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];

export class ShadowPass {
  #key = '';
  #reach = -1;
  /** What the moving things of the last frame touched. */
  #touched: Box | undefined;

  /** After the world or the buffers have changed. */
  forget(): void {
    this.#key = '';
  }

  draw(memory: KernelMemory, world: WorldArrays, { uniforms }: PackedFrame, size: number): void {
    const { kernel } = memory;
    const map = memory.address(layout.SHADOW_MAP);
    const saved = memory.address(layout.SHADOW_SAVED);
    const all: Box = [0, 0, size - 1, size - 1];
    const key = [
      ...uniforms.subarray(layout.SUN_DIRECTION, layout.SUN_DIRECTION + 3),
      ...uniforms.subarray(layout.SHADOW_CENTRE, layout.SHADOW_UP + 3),
      uniforms[layout.SHADOW_TEXELS_PER_METRE],
    ].join();
    let changed = this.#touched;
    if (key !== this.#key) {
      this.#key = key;
      kernel.clearShadowMap(map);
      kernel.projectShadowVertices(0, world.stillVertices);
      kernel.drawShadowTriangles(map, 0, world.stillTriangles);
      changed = all;
    } else if (this.#touched) kernel.restoreShadowBox(map, saved, ...this.#touched);
    kernel.projectShadowVertices(world.stillVertices, world.vertices);
    kernel.boxShadowTriangles(world.stillTriangles, world.triangles);
    const [right, bottom] = [kernel.shadowBoxRight(), kernel.shadowBoxBottom()];
    this.#touched = right < 0 ? undefined : [kernel.shadowBoxLeft(), kernel.shadowBoxTop(), right, bottom];
    if (this.#touched) {
      kernel.saveShadowBox(map, saved, ...this.#touched);
      kernel.drawShadowTriangles(map, world.stillTriangles, world.triangles);
      changed = changed ? union(changed, this.#touched) : this.#touched;
    }
    if (changed) kernel.measureShadowBlocks(...changed);
    const reach = kernel.shadowReach();
    if (reach !== this.#reach) changed = all;
    this.#reach = reach;
    if (changed) kernel.widenShadowRanges(memory.address(layout.HALF_B), ...changed);
  }
}
