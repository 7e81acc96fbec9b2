/**
 * Kokoro's short Fourier transform (20 samples, 11 frequencies) as a convolution: the runtime's STFT does one frame
 * after another on one thread, 70 ms for a short sentence instead of 3.
 */
import type { Replacement } from '../../onnx/graph-links.ts';
import { floatTensor, type GraphNode, type NamedTensor, tensorType } from '../../onnx/model-parts.ts';
import type { OnnxWeights } from '../../onnx/read-weights.ts';
import { createNodeWriter } from '../../onnx/write-nodes.ts';

const integerOf = ({ data }: NamedTensor): number => Number(data.readBigInt64LE());

/** Exactly zero where the sine is: of the lowest and the highest frequency. */
const exactSine = (turns: number): number =>
  Number.isInteger(2 * turns) ? 0 : Math.sin(2 * Math.PI * turns);

/**
 * The graph divides the imaginary part by the real one and takes a half turn off the phase unless the imaginary part is
 * positive. Too small for any sound to notice, these keep the quotient a number in silence, and give a negative real
 * number the phase it had when the model was trained, half a turn.
 */
const smallestParts = (frequencies: number): Float32Array =>
  Float32Array.from({ length: 2 * frequencies }, (_, index) => {
    if (index % 2 === 0) return 1e-20;
    return index === 1 || index === 2 * frequencies - 1 ? 1e-30 : 0;
  });

/** [frequency and part, 1, sample]; the parts are real and imaginary. */
const transformKernel = (window: NamedTensor, size: number): Float32Array => {
  const frequencies = size / 2 + 1;
  const kernel = new Float32Array(frequencies * 2 * size);
  for (let frequency = 0; frequency < frequencies; frequency++) {
    for (let sample = 0; sample < size; sample++) {
      const turns = (frequency * sample) / size;
      const weight = window.data.readFloatLE(4 * sample);
      kernel[2 * frequency * size + sample] = weight * Math.cos(2 * Math.PI * turns);
      kernel[(2 * frequency + 1) * size + sample] = weight === 0 ? 0 : -weight * exactSine(turns);
    }
  }
  return kernel;
};

const convolution = (node: GraphNode, { tensors }: OnnxWeights): Replacement | undefined => {
  const [signal, stepName, windowName, sizeName] = node.inputs;
  const [step, window, size] = [stepName, windowName, sizeName].map((name) => tensors.get(name ?? ''));
  if (!signal || !step || !window || !size) return undefined;
  const samples = integerOf(size);
  const frequencies = samples / 2 + 1;
  const writer = createNodeWriter(`${node.name}/`);
  const kernel = writer.tensor(floatTensor([2 * frequencies, 1, samples], transformKernel(window, samples)));
  const smallest = writer.tensor(floatTensor([2 * frequencies], smallestParts(frequencies)));
  const sound = writer.node('Unsqueeze', [signal, writer.integers(1)]);
  const parts = writer.node('Conv', [sound, kernel, smallest], {
    attributes: { kernel_shape: [samples], strides: [integerOf(step)] },
  });
  // Sizes of a number that is not known beforehand: with known shapes the runtime plans its memory 0.6 s longer.
  const all = writer.tensor({ type: tensorType.boolean, dims: [4], data: Buffer.alloc(4, 1) });
  const frames = writer.node('Slice', [
    writer.node('Shape', [parts]),
    writer.integers(2),
    writer.integers(3),
  ]);
  const sizes = writer.node('Concat', [writer.integers(1, frequencies, 2), frames], {
    attributes: { axis: 0 },
  });
  const split = writer.node('Reshape', [parts, writer.node('Compress', [sizes, all])]);
  writer.node('Transpose', [split], { attributes: { perm: [0, 3, 1, 2] }, to: [node.outputs[0]!] });
  return { fields: writer.fields, inputs: [signal] };
};

export const fourierConvolutions = (weights: OnnxWeights): Map<string, Replacement> =>
  new Map(
    [...weights.operations.values()].flatMap((node) => {
      const found = node.operator === 'STFT' ? convolution(node, weights) : undefined;
      return found ? [[node.name, found] as const] : [];
    }),
  );
