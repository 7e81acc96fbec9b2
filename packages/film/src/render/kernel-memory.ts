/** A kernel with its buffers in place, and views of them. */

import { BUFFER_SLOTS } from './kernel/layout.ts';
import { createKernel, ensureBytes, firstFreeByte, type Kernel } from './kernel.ts';
import { type BufferPlan, type Places, placeBuffers } from './memory-layout.ts';

export class KernelMemory {
  readonly kernel: Kernel;
  #places: Places | undefined;

  constructor(module?: WebAssembly.Module) {
    this.kernel = createKernel(module);
  }

  place(plan: BufferPlan): void {
    this.#places = placeBuffers(firstFreeByte, plan);
    ensureBytes(this.kernel.memory, this.#places.end);
    this.words(this.kernel.bufferTable(), BUFFER_SLOTS).set(this.#places.addresses);
  }

  get places(): Places {
    if (!this.#places) throw new Error('No world is set.');
    return this.#places;
  }

  get size(): number {
    return this.kernel.memory.buffer.byteLength;
  }

  /** Of a buffer, by its slot in kernel/layout.ts. */
  address(slot: number): number {
    return this.places.addresses[slot]!;
  }

  // Views are made anew each time: the memory's buffer is another one after it has grown.
  bytes(address: number, length: number): Uint8Array {
    return new Uint8Array(this.kernel.memory.buffer, address, length);
  }
  floats(address: number, length: number): Float32Array {
    return new Float32Array(this.kernel.memory.buffer, address, length);
  }
  words(address: number, length: number): Uint32Array {
    return new Uint32Array(this.kernel.memory.buffer, address, length);
  }
  integers(address: number, length: number): Int32Array {
    return new Int32Array(this.kernel.memory.buffer, address, length);
  }
}
