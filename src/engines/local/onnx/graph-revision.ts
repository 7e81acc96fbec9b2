/**
 * A hash of the sources that build graphs (`test/engines/local/onnx/graph-revision.test.ts` says which and computes it):
 * graphs that were saved by other sources are not used.
 */
export const graphRevision = '20ebe72b25bf';
