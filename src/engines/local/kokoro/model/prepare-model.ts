/**
 * Prepares Kokoro's graph: adds its planned durations as an output, and optionally converts its heavy convolutions to 8
 * bit.
 */
import { editGraph } from '../../onnx/edit-graph.ts';
import { quantiseConvolutions } from './quantise-convolutions.ts';

/** Frames planned for each symbol, before speed and rounding. */
export const durationsOutput = '/encoder/predictor/ReduceSum_output_0';

/**
 * Convolutions of the vocoder's residual blocks: four fifths of all work. Two of them stay float: their rounding adds
 * more noise than that of the other forty-six together (-22 dB with them, -26 dB without, against float).
 */
const heavy = /generator\/(?:resblocks|noise_res)/;
const keepFloat = /resblocks\.(?:5\/convs1\.0|4\/convs2\.2)\//;

export const prepareModel = (model: Buffer, integerConvolutions: boolean): Buffer =>
  editGraph(model, {
    ...(integerConvolutions
      ? quantiseConvolutions(
          model,
          (node) => heavy.test(node.name) && !keepFloat.test(node.name),
          process.arch === 'x64' ? 'signed' : 'unsigned',
        )
      : { replaceNode: () => undefined, replaceTensor: () => undefined }),
    extraOutputs: [durationsOutput],
  });
