/** Compiles the renderer's kernel; the same sources and compiler give the same bytes. */

import { readFileSync, writeFileSync } from 'node:fs';
import asc from 'assemblyscript/asc';
import { withRecord } from './kernel-record.ts';

const entry = new URL('kernel/index.ts', import.meta.url).pathname;

/** No relaxed SIMD: its results differ between processors. */
const options = ['-O3', '--noAssert', '--enable', 'simd', '--importMemory', '--runtime', 'stub'];
/** Vectors never cross to JavaScript. */
const quiet = ['--disableWarning', '112'];

export const buildKernel = async (outFile: string): Promise<void> => {
  const memory = ['--memoryBase', '65536', '--initialMemory', '16'];
  const { error, stderr } = await asc.main([entry, '-o', outFile, ...options, ...memory, ...quiet]);
  if (error) throw new Error(`${error.message}\n${stderr.toString()}`);
  writeFileSync(outFile, withRecord(readFileSync(outFile)));
};
