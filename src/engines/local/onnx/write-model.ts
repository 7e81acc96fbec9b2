/** Writes an ONNX model node by node. */
import {
  type AttributeValue,
  attribute,
  graphField,
  modelField,
  runtimeDomain,
  type Tensor,
  writeNode,
  writeTensor,
} from './model-parts.ts';
import { bytesField, textField, varintField } from './protobuf.ts';

const irVersion = 8;
const operatorSetVersion = 17;

export const createModelWriter = () => {
  const nodes: Buffer[] = [];
  const tensors: Buffer[] = [];
  const inputs: Buffer[] = [];
  const outputs: Buffer[] = [];
  let count = 0;

  return {
    input(name: string, type: number, dims: (number | string)[]): string {
      inputs.push(...bytesField(graphField.input, ...valueInfo(name, type, dims)));
      return name;
    },

    output(name: string, type: number, dims: (number | string)[]): void {
      outputs.push(...bytesField(graphField.output, ...valueInfo(name, type, dims)));
    },

    tensor(tensor: Tensor, name = `weight_${count++}`): string {
      tensors.push(...writeTensor({ ...tensor, name }));
      return name;
    },

    /** The first output's name. `isRuntime`: an operator of ONNX Runtime, not of the standard. */
    node(
      operator: string,
      from: string[],
      options: {
        to?: [string, ...string[]];
        attributes?: Record<string, AttributeValue>;
        isRuntime?: true;
      } = {},
    ): string {
      const outputNames = options.to ?? [`value_${count++}`];
      nodes.push(
        ...writeNode({
          operator,
          name: `${operator}_${count++}`,
          inputs: from,
          outputs: outputNames,
          attributes: Object.entries(options.attributes ?? {}).map(([name, value]) => attribute(name, value)),
          domain: options.isRuntime && runtimeDomain,
        }),
      );
      return outputNames[0]!;
    },

    finish(): Buffer {
      const name = textField(graphField.name, 'graph');
      return Buffer.concat([
        varintField(modelField.irVersion, irVersion),
        ...bytesField(modelField.operatorSet, ...textField(1, ''), varintField(2, operatorSetVersion)),
        ...bytesField(modelField.operatorSet, ...textField(1, runtimeDomain), varintField(2, 1)),
        ...bytesField(modelField.graph, ...nodes, ...name, ...tensors, ...inputs, ...outputs),
      ]);
    },
  };
};

export type ModelWriter = ReturnType<typeof createModelWriter>;

const valueInfo = (name: string, type: number, dims: (number | string)[]): Buffer[] => {
  const shape = dims.flatMap((dim) =>
    bytesField(1, ...(typeof dim === 'number' ? [varintField(1, dim)] : textField(2, dim))),
  );
  return [
    ...textField(1, name),
    ...bytesField(2, ...bytesField(1, varintField(1, type), ...bytesField(2, ...shape))),
  ];
};
