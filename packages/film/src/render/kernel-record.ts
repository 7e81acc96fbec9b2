/**
 * The last section of kernel.wasm: a hash of the sources, of the compiler with its options and of the code itself. It
 * tells whether the kernel has to be built again without building it, which takes ten seconds of CPU time.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
const name = Buffer.from('built-of');
const hashBytes = 32;
/** Of a custom section with contents shorter than 128 bytes. */
const header = Buffer.from([0, 1 + name.length + hashBytes, name.length, ...name]);

const hashOf = (code: Uint8Array): Buffer => {
  const { devDependencies } = JSON.parse(
    readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
  ) as { devDependencies: Record<string, string> };
  const hash = createHash('sha256').update(code).update(`assemblyscript ${devDependencies.assemblyscript}`);
  for (const file of ['build-kernel.ts', ...globSync('kernel/**/*.ts', { cwd: folder }).toSorted()])
    hash.update(`\0${file}\0`).update(readFileSync(folder + file));
  return hash.digest();
};

export const withRecord = (code: Uint8Array): Buffer => Buffer.concat([code, header, hashOf(code)]);

export const isBuiltOfSources = (kernel: Buffer): boolean => {
  const code = kernel.subarray(0, -header.length - hashBytes);
  return kernel.equals(withRecord(code));
};
