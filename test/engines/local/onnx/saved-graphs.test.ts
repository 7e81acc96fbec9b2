import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { floatTensor, tensorType } from '../../../../src/engines/local/onnx/model-parts.ts';
import { openSession } from '../../../../src/engines/local/onnx/saved-graphs.ts';
import { createModelWriter } from '../../../../src/engines/local/onnx/write-model.ts';
import { waitFor } from '../../../support/wait-for.ts';

const size = 64;
const build = async (): Promise<Uint8Array> => {
  const writer = createModelWriter();
  const input = writer.input('x', tensorType.float, [1, size]);
  const values = Float32Array.from({ length: size * size }, (_, index) => (index % 7) - 3);
  const product = writer.node('MatMul', [input, writer.tensor(floatTensor([size, size], values))]);
  writer.node('Relu', [product], { to: ['y'] });
  writer.output('y', tensorType.float, [1, size]);
  return writer.finish();
};

describe('saved graphs', () => {
  let folder = '';
  let builds = 0;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kinora-graphs-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const graph = {
    part: 'whole',
    build: () => {
      builds++;
      return build();
    },
  };
  const place = (...folders: string[]) => ({ folders, name: 'tiny', weightsHash: 'one' });
  const open = async (saved = place(folder)) => {
    const session = await openSession(graph, saved, { intraOpNumThreads: 1 });
    // It is written while the session is used.
    await waitFor(() => !saved.folders.some((one) => globSync('*.partial', { cwd: one }).length > 0));
    return session;
  };
  const result = async (session: InferenceSession): Promise<number[]> => {
    const x = new Tensor('float32', Float32Array.from({ length: size }, Math.sin), [1, size]);
    const y = (await session.run({ x })).y as Tensor;
    await session.release();
    return [...(y.data as Float32Array)];
  };

  it('are built once and give the same numbers when they are read', async () => {
    const first = await result(await open());
    const second = await result(await open());
    assert.equal(builds, 1);
    assert.deepEqual(second, first);
  });

  it('that were cut short are built again', async () => {
    const expected = await result(await open());
    const [name] = await readdir(folder);
    await truncate(join(folder, name!, 'weights.bin'), 100);
    builds = 0;
    assert.deepEqual(await result(await open()), expected);
    assert.deepEqual(await result(await open()), expected);
    assert.equal(builds, 1);
  });

  it('of other weights take the place of older ones', async () => {
    await open();
    await open({ ...place(folder), weightsHash: 'two' });
    await waitFor(async () => (await readdir(folder)).length === 1);
  });

  it('go to the next folder where one cannot be written to, or nowhere', async () => {
    const notAFolder = join(folder, 'file');
    await writeFile(notAFolder, '');
    const other = join(folder, 'other');
    builds = 0;
    await open(place(join(notAFolder, 'graphs'), other));
    await open(place(join(notAFolder, 'graphs'), other));
    assert.equal(builds, 1);
    assert.equal((await result(await open(place(join(notAFolder, 'graphs'))))).length, size);
  });
});
