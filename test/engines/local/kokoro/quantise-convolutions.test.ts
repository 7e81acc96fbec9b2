import assert from 'node:assert/strict';
import test from 'node:test';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { quantiseConvolutions } from '../../../../src/engines/local/kokoro/model/quantise-convolutions.ts';
import { editGraph } from '../../../../src/engines/local/onnx/edit-graph.ts';
import {
  attribute,
  tensorType,
  writeNode,
  writeTensor,
} from '../../../../src/engines/local/onnx/model-parts.ts';
import { bytesField, textField, varintField } from '../../../../src/engines/local/onnx/protobuf.ts';
import { readOnnxWeights } from '../../../../src/engines/local/onnx/read-weights.ts';

const channels = 16;
const frames = 200;

const floats = (length: number, scale: (index: number) => number): Float32Array =>
  Float32Array.from(
    { length },
    (_, index) => scale(index) * Math.sin(index * 12.9898 + index * index * 0.137),
  );

const asBytes = (values: Float32Array): Buffer => Buffer.from(values.buffer);

const valueInfo = (field: number, name: string): Buffer[] =>
  bytesField(
    field,
    ...textField(1, name),
    ...bytesField(2, ...bytesField(1, varintField(1, tensorType.float))),
  );

const convolutionModel = (taps: number, dilation: number): Buffer => {
  const pad = ((taps - 1) * dilation) / 2;
  const weight = floats(channels * channels * taps, (index) => 0.1 + (index % 7) * 0.05);
  return Buffer.concat([
    varintField(1, 9),
    ...bytesField(
      7,
      ...writeNode({
        operator: 'Conv',
        name: 'heavy/Conv',
        inputs: ['x', 'weight', 'bias'],
        outputs: ['y'],
        attributes: [
          attribute('dilations', [dilation]),
          attribute('kernel_shape', [taps]),
          attribute('pads', [pad, pad]),
          attribute('strides', [1]),
        ],
      }),
      ...textField(2, 'graph'),
      ...writeTensor({
        name: 'weight',
        type: tensorType.float,
        dims: [channels, channels, taps],
        data: asBytes(weight),
      }),
      ...writeTensor({
        name: 'bias',
        type: tensorType.float,
        dims: [channels],
        data: asBytes(floats(channels, () => 1)),
      }),
      ...valueInfo(11, 'x'),
      ...valueInfo(12, 'y'),
    ),
    ...bytesField(8, ...textField(1, ''), varintField(2, 20)),
  ]);
};

const run = async (model: Buffer, input: Float32Array): Promise<Float32Array> => {
  const session = await InferenceSession.create(model, { intraOpNumThreads: 1 });
  const { y } = await session.run({ x: new Tensor('float32', input, [1, channels, frames]) });
  assert.deepEqual(y?.dims, [1, channels, frames]);
  await session.release();
  return y.data as Float32Array;
};

const noiseDb = (exact: Float32Array, rounded: Float32Array): number => {
  const error = exact.reduce((sum, value, index) => sum + (value - rounded[index]!) ** 2, 0);
  return 10 * Math.log10(error / exact.reduce((sum, value) => sum + value ** 2, 0));
};

for (const [taps, dilation] of [
  [3, 1],
  [7, 3],
  [11, 5],
] as const) {
  test(`an 8-bit convolution of ${taps} taps ${dilation} apart stays close to the float one`, async () => {
    const model = convolutionModel(taps, dilation);
    // Channels of very different size are what a single scale for all of them would spoil.
    const input = floats(channels * frames, (index) => 10 ** (Math.floor(index / frames) % 3));
    const exact = await run(model, input);
    for (const kind of ['unsigned', 'signed'] as const) {
      const edited = editGraph(model, {
        ...quantiseConvolutions(readOnnxWeights(model), () => true, kind),
        extraOutputs: [],
      });
      const noise = noiseDb(exact, await run(edited, input));
      assert.ok(noise < -35, `${kind}: noise at ${noise.toFixed(1)} dB`);
      assert.ok(noise > -120, 'nothing was rounded at all');
    }
  });
}

test('a convolution that is not wanted stays as it is', async () => {
  const model = convolutionModel(3, 1);
  const edited = editGraph(model, {
    ...quantiseConvolutions(readOnnxWeights(model), () => false, 'unsigned'),
    extraOutputs: [],
  });
  const input = floats(channels * frames, () => 1);
  assert.deepEqual(await run(edited, input), await run(model, input));
});
