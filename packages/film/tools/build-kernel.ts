/** `npm run build:kernel`: compiles the AssemblyScript sources of the renderer to kernel.wasm. */

import { buildKernel } from '../src/render/build-kernel.ts';

await buildKernel(new URL('../src/render/kernel/kernel.wasm', import.meta.url).pathname);
