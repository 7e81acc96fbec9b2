/** The program that speaks, and what it loads. */
import { savedGraphs } from '../onnx/graph-folders.ts';
import type { ResolvedWeights } from '../weights.ts';
import { hasInt8DotProduct } from './has-int8-dot-product.ts';
import type { KokoroProcessData } from './kokoro-process.ts';
import { kokoroWeights, voiceFile } from './kokoro-weights.ts';
import { wantsFullPrecision } from './speech-plan.ts';
import { kokoroVoices } from './voices.ts';

export type Precision = 'integer' | 'float';

/** High-definition models always use floats. */
export const precisionFor = (model: string): Precision =>
  hasInt8DotProduct() && !wantsFullPrecision(model) ? 'integer' : 'float';

export const kokoroProgram = (
  precision: Precision,
  files: ResolvedWeights,
  { modelsDir, threads }: { modelsDir: string; threads: number },
) => ({
  name: precision === 'integer' ? 'kokoro' : 'kokoro-float',
  modulePath: new URL('./kokoro-process.ts', import.meta.url),
  data: {
    modelPaths: files['model.onnx']!,
    graphs: savedGraphs(modelsDir, kokoroWeights),
    voicePaths: Object.fromEntries(
      Object.keys(kokoroVoices).map((voice) => [voice, files[voiceFile(voice)]![0]!]),
    ),
    threads,
    integerConvolutions: precision === 'integer',
  } satisfies KokoroProcessData,
});
