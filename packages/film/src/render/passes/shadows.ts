/** The shadow map of a frame. Still things are drawn once for as long as sun and area stay the same. */

import * as layout from '../kernel/layout.ts';
import type { KernelMemory } from '../kernel-memory.ts';
import type { PackedFrame } from '../pack-frame.ts';
import type { WorldArrays } from '../world-arrays.ts';

export class ShadowPass {
  #key = '';

  /** After the world or the buffers have changed. */
  forget(): void {
    this.#key = '';
  }

  draw(memory: KernelMemory, world: WorldArrays, { uniforms }: PackedFrame, size: number): void {
    const { kernel } = memory;
    const map = memory.address(layout.SHADOW_MAP);
    const still = memory.address(layout.SHADOW_STILL);
    const bytes = size * size * 4;
    const key = [
      ...uniforms.subarray(layout.SUN_DIRECTION, layout.SUN_DIRECTION + 3),
      ...uniforms.subarray(layout.SHADOW_CENTRE, layout.SHADOW_UP + 3),
      uniforms[layout.SHADOW_TEXELS_PER_METRE],
    ].join();
    if (key !== this.#key) {
      this.#key = key;
      kernel.clearShadowMap(still);
      kernel.projectShadowVertices(0, world.stillVertices);
      kernel.drawShadowTriangles(still, 0, world.stillTriangles);
    }
    memory.bytes(map, bytes).set(memory.bytes(still, bytes));
    kernel.projectShadowVertices(world.stillVertices, world.vertices);
    kernel.drawShadowTriangles(map, world.stillTriangles, world.triangles);
    kernel.rangeShadowMap(memory.address(layout.HALF_B));
  }
}
