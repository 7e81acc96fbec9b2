import assert from 'node:assert/strict';
import test from 'node:test';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { fourierConvolutions } from '../../../../src/engines/local/kokoro/model/fourier-convolution.ts';
import { fuseNormalisation } from '../../../../src/engines/local/kokoro/model/fuse-normalisation.ts';
import { upsamplingProducts } from '../../../../src/engines/local/kokoro/model/upsampling-product.ts';
import { editGraph } from '../../../../src/engines/local/onnx/edit-graph.ts';
import { neededNodes, type Replacement } from '../../../../src/engines/local/onnx/graph-links.ts';
import { floatTensor, tensorType, writeTensor } from '../../../../src/engines/local/onnx/model-parts.ts';
import { type OnnxWeights, readOnnxWeights } from '../../../../src/engines/local/onnx/read-weights.ts';
import { createModelWriter, type ModelWriter } from '../../../../src/engines/local/onnx/write-model.ts';

const channels = 4;
const frames = 50;

const floats = (length: number, scale = 1): Float32Array =>
  Float32Array.from({ length }, (_, index) => scale * Math.sin(index * 12.9898 + index * index * 0.137));

const constant = (model: ModelWriter, dims: number[], scale = 1): string =>
  model.tensor(
    floatTensor(
      dims,
      floats(
        dims.reduce((product, size) => product * size, 1),
        scale,
      ),
    ),
  );

/** From `x` with these dimensions to `y`. */
const modelOf = (dims: number[], body: (model: ModelWriter) => string): Buffer => {
  const model = createModelWriter();
  model.input('x', tensorType.float, dims);
  model.node('Identity', [body(model)], { to: ['y'] });
  model.output('y', tensorType.float, []);
  return model.finish();
};

const run = async (model: Buffer, dims: number[], input: Float32Array) => {
  const session = await InferenceSession.create(model, { intraOpNumThreads: 1, logSeverityLevel: 3 });
  const { y } = await session.run({ x: new Tensor('float32', input, dims) });
  await session.release();
  return { dims: y!.dims, values: [...(y!.data as Float32Array)] };
};

const operatorsOf = (model: Buffer): string[] =>
  [...readOnnxWeights(model).operations.values()].map(({ operator }) => operator);

const replaceNodes = (
  model: Buffer,
  weights: OnnxWeights,
  replacements: Map<string, Replacement>,
  factors = new Map<string, Float32Array>(),
): Buffer => {
  const needed = neededNodes(weights, replacements, ['y']);
  return editGraph(model, {
    replaceNode: (node) => (needed.has(node.name) ? replacements.get(node.name)?.fields : []),
    replaceTensor: (tensor) => {
      const own = factors.get(tensor.name);
      if (!own) return undefined;
      const taps = tensor.dims[2]!;
      const scaled = Float32Array.from(
        { length: tensor.data.length / 4 },
        (_, index) => tensor.data.readFloatLE(4 * index) * own[Math.floor(index / taps) % channels]!,
      );
      return writeTensor({ ...floatTensor(tensor.dims, scaled), name: tensor.name });
    },
    extraOutputs: [],
  });
};

const assertClose = (actual: number[], expected: number[]) => {
  assert.equal(actual.length, expected.length);
  for (const [index, value] of expected.entries())
    assert.ok(Math.abs(actual[index]! - value) < 1e-4, `${index}: ${actual[index]} instead of ${value}`);
};

const normalise = (model: ModelWriter): string => {
  const mean = (value: string) => model.node('ReduceMean', [value], { attributes: { axes: [2] } });
  const scale = model.node('Add', [
    constant(model, [1, channels, 1], 0.5),
    model.tensor(floatTensor([], Float32Array.of(1))),
  ]);
  const centred = model.node('Sub', ['x', mean('x')]);
  const variance = mean(model.node('Mul', [centred, centred]));
  const epsilon = model.tensor(floatTensor([], Float32Array.of(1e-5)));
  const deviation = model.node('Sqrt', [model.node('Add', [variance, epsilon])]);
  const scaled = model.node('Mul', [scale, model.node('Div', [centred, deviation])]);
  return model.node('Add', [scaled, constant(model, [1, channels, 1], 0.3)]);
};

const soundDims = [1, channels, frames];

test('a normalisation is one node with the same result', async () => {
  const model = modelOf(soundDims, (writer) => writer.node('LeakyRelu', [normalise(writer)]));
  const weights = readOnnxWeights(model);
  const { replacements, factors } = fuseNormalisation(weights);
  assert.equal(factors.size, 0);
  const edited = replaceNodes(model, weights, replacements);
  assert.ok(!operatorsOf(edited).includes('ReduceMean'));
  assert.equal(operatorsOf(edited).filter((operator) => operator === 'InstanceNormalization').length, 1);
  const input = floats(channels * frames, 3);
  assertClose((await run(edited, soundDims, input)).values, (await run(model, soundDims, input)).values);
});

const activatedConvolution = (writer: ModelWriter): string => {
  const normalised = normalise(writer);
  const rates = Float32Array.of(0.2, 1.5, -0.7, 3);
  const rate = writer.tensor(floatTensor([1, channels, 1], rates));
  const inverse = writer.tensor(
    floatTensor(
      [1, channels, 1],
      rates.map((value) => 1 / value),
    ),
  );
  const sine = writer.node('Sin', [writer.node('Mul', [rate, normalised])]);
  const square = writer.node('Pow', [sine, writer.tensor(floatTensor([], Float32Array.of(2)))]);
  const active = writer.node('Add', [normalised, writer.node('Mul', [inverse, square])]);
  const weight = constant(writer, [2, channels, 3]);
  return writer.node('Conv', [active, weight, constant(writer, [2])], {
    attributes: { dilations: [1], kernel_shape: [3], pads: [1, 1], strides: [1] },
  });
};

test('the rate of an activation moves into the normalisation before it and the weights behind it', async () => {
  const model = modelOf(soundDims, activatedConvolution);
  const weights = readOnnxWeights(model);
  const { replacements, factors } = fuseNormalisation(weights);
  assert.equal(factors.size, 1);
  const edited = replaceNodes(model, weights, replacements, factors);
  assert.ok(!operatorsOf(edited).includes('Pow'));
  const input = floats(channels * frames, 3);
  assertClose((await run(edited, soundDims, input)).values, (await run(model, soundDims, input)).values);
});

test('an activation that two convolutions use keeps its rate', () => {
  const model = modelOf(soundDims, (writer) => {
    const first = activatedConvolution(writer);
    const active = [...readOnnxWeights(writer.finish()).operations.values()].find(
      ({ operator }) => operator === 'Conv',
    )!.inputs[0]!;
    return writer.node('Add', [first, writer.node('ReduceMean', [active], { attributes: { axes: [1, 2] } })]);
  });
  assert.equal(fuseNormalisation(readOnnxWeights(model)).factors.size, 0);
});

test('upsampling by a matrix product is the transposed convolution', async () => {
  const stride = 6;
  const model = modelOf(soundDims, (writer) =>
    writer.node('ConvTranspose', ['x', constant(writer, [channels, 3, 2 * stride]), constant(writer, [3])], {
      attributes: { kernel_shape: [2 * stride], pads: [stride / 2, stride / 2], strides: [stride] },
    }),
  );
  const weights = readOnnxWeights(model);
  const edited = replaceNodes(model, weights, upsamplingProducts(weights));
  assert.ok(!operatorsOf(edited).includes('ConvTranspose'));
  const input = floats(channels * frames);
  const expected = await run(model, soundDims, input);
  const actual = await run(edited, soundDims, input);
  assert.deepEqual(actual.dims, [1, 3, frames * stride]);
  assertClose(actual.values, expected.values);
});

const transformOf = (samples: number, step: number, signal: Float32Array) => {
  const window = Float32Array.from(
    { length: samples },
    (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / samples),
  );
  const scalar = (value: number) => ({
    type: tensorType.int64,
    dims: [],
    data: Buffer.from(BigInt64Array.of(BigInt(value)).buffer),
  });
  const dims = [1, signal.length];
  const model = modelOf(dims, (writer) =>
    writer.node(
      'STFT',
      [
        'x',
        writer.tensor(scalar(step)),
        writer.tensor(floatTensor([samples], window)),
        writer.tensor(scalar(samples)),
      ],
      { attributes: { onesided: 1 } },
    ),
  );
  const weights = readOnnxWeights(model);
  const edited = replaceNodes(model, weights, fourierConvolutions(weights));
  assert.ok(!operatorsOf(edited).includes('STFT'));
  return { expected: run(model, dims, signal), actual: run(edited, dims, signal) };
};

test('a Fourier transform by convolution is that of the runtime', async () => {
  const { expected, actual } = transformOf(20, 5, floats(200));
  assert.deepEqual((await actual).dims, (await expected).dims);
  assertClose((await actual).values, (await expected).values);
});

test('in silence and for a constant, no part of the transform gives a phase that is not a number', async () => {
  for (const level of [0, -0.25]) {
    const { values, dims } = await transformOf(20, 5, new Float32Array(100).fill(level)).actual;
    assert.equal(dims.at(-1), 2);
    for (let index = 0; index < values.length; index += 2)
      assert.ok(Number.isFinite(values[index + 1]! / values[index]!), `part ${index} of ${level}`);
    // The lowest frequency of a negative constant: half a turn, not minus half a turn.
    assert.ok(values[1]! > 0);
  }
});
