/** The detector of common things as an ONNX model: MobileNet v2 with SSDLite, read from `detector.bin`. */

import { type OnnxNode, type OnnxTensor, writeOnnx } from './write-onnx.ts';

/** Steps are numbered in order; -1 is the picture. */
export type DetectorStep =
  | {
      kind: 'conv';
      from: number;
      channels: number;
      /** Channels that one filter reads. */
      inputs: number;
      side: number;
      stride: number;
      group: number;
      /** To 0..6. */
      isClipped: boolean;
    }
  | { kind: 'add'; from: [number, number] };

export const detectorSide = 300;

/** The header as JSON after its length, then bias, scales and weights of every convolution. */
export const detectorNetwork = (bytes: Buffer): Buffer => {
  const start = 4 + bytes.readUInt32LE(0);
  const { steps, outputs } = JSON.parse(bytes.toString('utf8', 4, start)) as {
    steps: DetectorStep[];
    outputs: number[];
  };
  let at = start;
  const floats = (count: number): Float32Array => {
    const read = new Float32Array(count);
    for (let n = 0; n < count; n += 1) read[n] = bytes.readFloatLE(at + n * 4);
    at += count * 4;
    return read;
  };
  const nodes: OnnxNode[] = [];
  const tensors: OnnxTensor[] = [
    { name: 'low', dims: [], data: Float32Array.of(0) },
    { name: 'high', dims: [], data: Float32Array.of(6) },
  ];
  const nameOf = (place: number) => (place < 0 ? 'picture' : `step ${place}`);
  for (const [n, step] of steps.entries()) {
    const name = nameOf(n);
    if (step.kind === 'add') {
      nodes.push({ operator: 'Add', inputs: step.from.map(nameOf), output: name });
      continue;
    }
    const { channels, inputs, side, stride, group, isClipped } = step;
    const each = inputs * side * side;
    const bias = floats(channels);
    const scales = floats(channels);
    const levels = new Int8Array(bytes.buffer, bytes.byteOffset + at, channels * each);
    at += levels.length;
    const weights = new Float32Array(levels.length);
    for (let channel = 0, i = 0; channel < channels; channel += 1)
      for (const end = i + each; i < end; i += 1) weights[i] = levels[i]! * scales[channel]!;
    tensors.push({ name: `${name} weights`, dims: [channels, inputs, side, side], data: weights });
    tensors.push({ name: `${name} bias`, dims: [channels], data: bias });
    const plain = isClipped ? `${name} plain` : name;
    nodes.push({
      operator: 'Conv',
      inputs: [nameOf(step.from), `${name} weights`, `${name} bias`],
      output: plain,
      attributes: { auto_pad: 'SAME_UPPER', strides: [stride, stride], group },
    });
    if (isClipped) nodes.push({ operator: 'Clip', inputs: [plain, 'low', 'high'], output: name });
  }
  for (const [n, place] of outputs.entries())
    nodes.push({
      operator: 'Transpose',
      inputs: [nameOf(place)],
      output: `output-${n}`,
      attributes: { perm: [0, 2, 3, 1] },
    });
  return writeOnnx({
    nodes,
    tensors,
    input: { name: 'picture', dims: [1, 3, detectorSide, detectorSide] },
    outputs: outputs.map((_, n) => `output-${n}`),
  });
};
