/** Writes an ONNX model node by node. */
import { graphField, modelField, runtimeDomain } from './model-parts.ts';
import { bytesField, textField, varintField } from './protobuf.ts';
import { createNodeWriter } from './write-nodes.ts';

const irVersion = 8;
const operatorSetVersion = 17;

export const createModelWriter = () => {
  const writer = createNodeWriter();
  const interfaceFields: Buffer[] = [];

  return {
    ...writer,

    input(name: string, type: number, dims: (number | string)[]): string {
      interfaceFields.push(...bytesField(graphField.input, ...valueInfo(name, type, dims)));
      return name;
    },

    output(name: string, type: number, dims: (number | string)[]): void {
      interfaceFields.push(...bytesField(graphField.output, ...valueInfo(name, type, dims)));
    },

    finish(): Buffer {
      const name = textField(graphField.name, 'graph');
      return Buffer.concat([
        varintField(modelField.irVersion, irVersion),
        ...bytesField(modelField.operatorSet, ...textField(1, ''), varintField(2, operatorSetVersion)),
        ...bytesField(modelField.operatorSet, ...textField(1, runtimeDomain), varintField(2, 1)),
        ...bytesField(modelField.graph, ...writer.fields, ...name, ...interfaceFields),
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
