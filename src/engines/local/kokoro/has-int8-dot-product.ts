/** Whether this processor multiplies 8-bit integers faster than floats. */
import { readFileSync } from 'node:fs';

/** Without dot-product instructions 8-bit convolutions are not faster, and on older x86 less exact. */
const flags: Partial<Record<NodeJS.Architecture, RegExp>> = {
  arm64: /\basimddp\b/,
  x64: /\bavx512_vnni\b|\bavx_vnni\b/,
};

const findInt8DotProduct = (): boolean => {
  const wanted = flags[process.arch];
  if (!wanted) return false;
  if (process.platform === 'darwin') return process.arch === 'arm64';
  try {
    return wanted.test(readFileSync('/proc/cpuinfo', 'utf8'));
  } catch {
    return false;
  }
};

let found: boolean | undefined;

export const hasInt8DotProduct = (): boolean => {
  found ??= findInt8DotProduct();
  return found;
};
