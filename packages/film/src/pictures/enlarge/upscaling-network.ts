/** The upscaling network as an ONNX model: eighteen convolutions with PReLU between them, then a pixel shuffle. */

import { readFileSync } from 'node:fs';
import { type OnnxGraph, type OnnxNode, type OnnxTensor, writeOnnx } from '../see/networks/write-onnx.ts';

export const scale = 4;
const channels = 64;
const middleConvolutions = 16;
const kernel = 3;
/** Marks weights of 16 bits. */
const halfFloatTag = 0x01306b47;

const fromHalf = (half: number): number => {
  const sign = half >> 15 ? -1 : 1;
  const exponent = (half >> 10) & 31;
  const fraction = half & 1023;
  return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
};

const createReader = (bytes: Buffer) => {
  let at = 0;
  return {
    halves(count: number): Float32Array {
      if (bytes.readUInt32LE(at) !== halfFloatTag) throw new Error('The upscaling weights are damaged.');
      const start = at + 4;
      at = start + Math.ceil((count * 2) / 4) * 4;
      return Float32Array.from({ length: count }, (_, i) => fromHalf(bytes.readUInt16LE(start + i * 2)));
    },
    floats(count: number): Float32Array {
      const start = at;
      at += count * 4;
      return Float32Array.from({ length: count }, (_, i) => bytes.readFloatLE(start + i * 4));
    },
  };
};

/** For planes of red, green and blue of `side` pixels each way; what comes out is added to the enlarged input. */
export const upscalingNetwork = (side: number): Buffer => {
  const reader = createReader(readFileSync(new URL('weights.bin', import.meta.url)));
  const nodes: OnnxNode[] = [];
  const tensors: OnnxTensor[] = [];
  const tensor = (name: string, dims: number[], data: Float32Array): string => {
    tensors.push({ name, dims, data });
    return name;
  };
  const convolve = (input: string, name: string, from: number, to: number): string => {
    const weights = tensor(
      `${name} weights`,
      [to, from, kernel, kernel],
      reader.halves(to * from * kernel ** 2),
    );
    const bias = tensor(`${name} bias`, [to], reader.floats(to));
    const attributes = { kernel_shape: [kernel, kernel], pads: [1, 1, 1, 1] };
    nodes.push({ operator: 'Conv', inputs: [input, weights, bias], output: name, attributes });
    return name;
  };
  let value = 'picture';
  for (let layer = 0; layer <= middleConvolutions; layer += 1) {
    value = convolve(value, `layer ${layer}`, layer === 0 ? 3 : channels, channels);
    const slope = tensor(`slope ${layer}`, [channels, 1, 1], reader.floats(channels));
    nodes.push({ operator: 'PRelu', inputs: [value, slope], output: `active ${layer}` });
    value = `active ${layer}`;
  }
  value = convolve(value, 'last', channels, 3 * scale ** 2);
  nodes.push({
    operator: 'DepthToSpace',
    inputs: [value],
    output: 'change',
    attributes: { blocksize: scale, mode: 'CRD' },
  });
  const graph: OnnxGraph = {
    nodes,
    tensors,
    input: { name: 'picture', dims: [1, 3, side, side] },
    outputs: ['change'],
  };
  return writeOnnx(graph);
};
