import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { floatTensor, tensorType } from '../../../../src/engines/local/onnx/model-parts.ts';
import { readOnnxWeights } from '../../../../src/engines/local/onnx/read-weights.ts';
import { createModelWriter } from '../../../../src/engines/local/onnx/write-model.ts';

const weights = Float32Array.of(1, 2, 3, 4, 5, 6);
const build = () => {
  const writer = createModelWriter();
  const input = writer.input('x', tensorType.float, [1, 'length', 2]);
  const matrix = writer.tensor(floatTensor([2, 3], weights), 'matrix');
  const product = writer.node('MatMul', [input, matrix]);
  writer.node('Transpose', [product], { attributes: { perm: [0, 2, 1] }, to: ['y'] });
  writer.output('y', tensorType.float, [1, 3, 'length']);
  return writer.finish();
};

describe('onnx files', () => {
  it('written here run in the runtime, at any length', async () => {
    const session = await InferenceSession.create(build(), { intraOpNumThreads: 1 });
    for (const length of [1, 2]) {
      const x = new Tensor('float32', Float32Array.of(1, 0, 0, 1).subarray(0, 2 * length), [1, length, 2]);
      const y = (await session.run({ x })).y as Tensor;
      assert.deepEqual([...(y.data as Float32Array)], length === 1 ? [1, 2, 3] : [1, 4, 2, 5, 3, 6]);
    }
    await session.release();
  });

  it('give their weights and the inputs of each operation back', () => {
    const read = readOnnxWeights(build());
    const matrix = read.tensors.get('matrix');
    assert.deepEqual(matrix?.dims, [2, 3]);
    assert.deepEqual(Buffer.from(matrix?.data ?? []), Buffer.from(weights.buffer));
    assert.deepEqual([...read.operations.values()][0]?.inputs, ['x', 'matrix']);
  });

  it('are refused when cut short or empty', () => {
    assert.throws(() => readOnnxWeights(build().subarray(0, 60)), /protobuf message/);
    assert.throws(() => readOnnxWeights(Buffer.alloc(0)), /no weights/);
  });
});
