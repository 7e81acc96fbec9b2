/**
 * Prepares Kokoro's graph: adds its planned durations as an output, replaces what the runtime is slow at, and
 * optionally converts its heavy convolutions to 8 bit.
 */
import { editGraph } from '../../onnx/edit-graph.ts';
import { neededNodes } from '../../onnx/graph-links.ts';
import { floatTensor, type NamedTensor, writeTensor } from '../../onnx/model-parts.ts';
import { readOnnxWeights } from '../../onnx/read-weights.ts';
import { fourierConvolutions } from './fourier-convolution.ts';
import { fuseNormalisation } from './fuse-normalisation.ts';
import { quantiseConvolutions } from './quantise-convolutions.ts';
import { upsamplingProducts } from './upsampling-product.ts';

/** Frames planned for each symbol, before speed and rounding. */
export const durationsOutput = '/encoder/predictor/ReduceSum_output_0';
export const soundOutput = 'waveform';

/**
 * Convolutions of the vocoder's residual blocks: four fifths of all work. Two of them stay float: their rounding adds
 * more noise than that of the other forty-six together (-22 dB with them, -26 dB without, against float).
 */
const heavy = /generator\/(?:resblocks|noise_res)/;
const keepFloat = /resblocks\.(?:5\/convs1\.0|4\/convs2\.2)\//;

/** [output, input, tap], each input times its factor. */
const scaleInputs = (weight: NamedTensor, factors: Float32Array): NamedTensor => {
  const [, inputs, taps] = weight.dims as [number, number, number];
  const scaled = new Float32Array(weight.data.length / 4);
  for (let index = 0; index < scaled.length; index++)
    scaled[index] = weight.data.readFloatLE(4 * index) * factors[Math.floor(index / taps) % inputs]!;
  return { ...floatTensor(weight.dims, scaled), name: weight.name };
};

export const prepareModel = (model: Buffer, integerConvolutions: boolean): Buffer => {
  const weights = readOnnxWeights(model);
  const { replacements: fused, factors } = fuseNormalisation(weights);
  const replacements = new Map([...fused, ...fourierConvolutions(weights), ...upsamplingProducts(weights)]);
  const needed = neededNodes(weights, replacements, [soundOutput, durationsOutput]);
  const quantised = integerConvolutions
    ? quantiseConvolutions(
        weights,
        (node) => heavy.test(node.name) && !keepFloat.test(node.name),
        process.arch === 'x64' ? 'signed' : 'unsigned',
      )
    : undefined;
  return editGraph(model, {
    replaceNode(node) {
      if (!needed.has(node.name)) return [];
      return replacements.get(node.name)?.fields ?? quantised?.replaceNode(node);
    },
    replaceTensor(tensor) {
      const wanted = factors.get(tensor.name);
      const scaled = wanted ? scaleInputs(tensor, wanted) : tensor;
      return quantised?.replaceTensor(scaled) ?? (wanted && writeTensor(scaled));
    },
    extraOutputs: [durationsOutput],
  });
};
