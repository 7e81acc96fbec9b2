import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { graphRevision } from '../../../../src/engines/local/onnx/graph-revision.ts';

/** The sources that decide which nodes and numbers a graph has. */
const sources = [
  'onnx/{edit-graph,graph-links,model-parts,protobuf,read-weights,write-model,write-nodes}.ts',
  'kokoro/model/{fourier-convolution,fuse-normalisation,integer-product,prepare-model}.ts',
  'kokoro/model/{quantise-convolutions,upsampling-product,window-indices}.ts',
  'whisper/{decoder-graph,encoder-graph,layers}.ts',
];

test('graphs that other sources saved are not used', () => {
  const folder = fileURLToPath(new URL('../../../../src/engines/local/', import.meta.url));
  const hash = createHash('sha256');
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: folder })).sort();
  assert.equal(files.length, 17);
  for (const file of files) hash.update(readFileSync(`${folder}${file}`));
  assert.equal(graphRevision, hash.digest('hex').slice(0, 12), 'put this hash into graph-revision.ts');
});
