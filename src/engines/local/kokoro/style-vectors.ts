/** The style vectors of the voices, read once and mixed as configured. */
import { readFile } from 'node:fs/promises';
import type { VoiceMix } from './voices.ts';

export const createStyleVectors = (paths: Record<string, string>) => {
  const loaded = new Map<string, Promise<Float32Array>>();

  const load = (voice: string): Promise<Float32Array> => {
    const reading =
      loaded.get(voice) ??
      readFile(paths[voice]!).then((bytes) => new Float32Array(Uint8Array.from(bytes).buffer));
    loaded.set(voice, reading);
    return reading;
  };

  return async (mix: VoiceMix): Promise<Float32Array> => {
    const parts = await Promise.all(
      Object.entries(mix).map(async ([voice, share]) => ({ share, styles: await load(voice) })),
    );
    const [only] = parts;
    if (parts.length === 1 && only) return only.styles;
    const mixed = new Float32Array(only!.styles.length);
    for (const { share, styles } of parts) {
      for (let index = 0; index < mixed.length; index++) mixed[index]! += share * styles[index]!;
    }
    return mixed;
  };
};

export type StyleVectors = ReturnType<typeof createStyleVectors>;
