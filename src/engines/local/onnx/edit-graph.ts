/** Changes nodes and tensors of an ONNX model; the rest is copied unchanged. */
import {
  type GraphNode,
  graphField,
  modelField,
  type NamedTensor,
  readNode,
  readTensor,
  runtimeDomain,
  tensorType,
} from './model-parts.ts';
import { bytesField, type Field, readFields, textField, varintField } from './protobuf.ts';

export type GraphEdit = {
  /** The fields that replace a node or tensor, or undefined to keep it. */
  replaceNode(node: GraphNode): Buffer[] | undefined;
  replaceTensor(tensor: NamedTensor): Buffer[] | undefined;
  /** Inner float values to add as outputs. */
  extraOutputs: string[];
};

const outputField = (name: string): Buffer[] =>
  bytesField(
    graphField.output,
    ...textField(1, name),
    ...bytesField(2, ...bytesField(1, varintField(1, tensorType.float))),
  );

export const editGraph = (model: Buffer, edit: GraphEdit): Buffer => {
  const editOf = (field: Field): Buffer[] | undefined => {
    if (field.number === graphField.node) return edit.replaceNode(readNode(field.bytes));
    if (field.number === graphField.tensor) return edit.replaceTensor(readTensor(field.bytes));
    return undefined;
  };
  const pieces: Buffer[] = [];
  for (const field of readFields(model)) {
    if (field.number !== modelField.graph) {
      pieces.push(field.raw);
      continue;
    }
    pieces.push(
      ...bytesField(
        modelField.graph,
        ...[...readFields(field.bytes)].flatMap((part) => editOf(part) ?? [part.raw]),
        ...edit.extraOutputs.flatMap(outputField),
      ),
    );
  }
  pieces.push(...bytesField(modelField.operatorSet, ...textField(1, runtimeDomain), varintField(2, 1)));
  return Buffer.concat(pieces);
};
