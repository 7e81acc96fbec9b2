/** Writes an ONNX model node by node. */

import type { OnnxTensor } from './onnx-reader.ts';
import { bytesField, floatField, type Message, numberField, sizeOf, textField } from './protobuf.ts';

type Attribute = number | number[] | { float: number };

const irVersion = 8;
const opsetVersion = 17;
const contribDomain = 'com.microsoft';

export const createOnnxWriter = () => {
  const nodes: Message = [];
  const initializers: Message = [];
  const inputs: Message = [];
  const outputs: Message = [];
  let count = 0;

  const writer = {
    input(name: string, dataType: number, dims: (number | string)[]): string {
      inputs.push(...bytesField(11, valueInfo(name, dataType, dims)));
      return name;
    },

    output(name: string, dataType: number, dims: (number | string)[]): void {
      outputs.push(...bytesField(12, valueInfo(name, dataType, dims)));
    },

    tensor(tensor: OnnxTensor, name = `weight_${count++}`): string {
      const message: Message = tensor.dims.flatMap((dim) => numberField(1, dim));
      message.push(
        ...numberField(2, tensor.dataType),
        ...textField(8, name),
        ...bytesField(9, [tensor.bytes]),
      );
      initializers.push(...bytesField(5, message));
      return name;
    },

    /** An operation of standard ONNX, or of ONNX Runtime's own set when `contrib`. An empty output name leaves it out. */
    node(
      operation: string,
      from: string[],
      options: { to?: string[]; attributes?: Record<string, Attribute>; contrib?: true } = {},
    ): string {
      const to = options.to ?? [`value_${count++}`];
      const message: Message = [
        ...from.flatMap((name) => textField(1, name)),
        ...to.flatMap((name) => textField(2, name)),
        ...textField(3, `${operation}_${count++}`),
        ...textField(4, operation),
        ...Object.entries(options.attributes ?? {}).flatMap(([name, value]) =>
          bytesField(5, attribute(name, value)),
        ),
      ];
      if (options.contrib) message.push(...textField(7, contribDomain));
      nodes.push(...bytesField(1, message));
      return to[0] ?? '';
    },

    finish(): Uint8Array {
      const graph: Message = [...nodes, ...textField(2, 'whisper'), ...initializers, ...inputs, ...outputs];
      const model: Message = [
        ...numberField(1, irVersion),
        ...bytesField(8, [...textField(1, ''), ...numberField(2, opsetVersion)]),
        ...bytesField(8, [...textField(1, contribDomain), ...numberField(2, 1)]),
        ...bytesField(7, graph),
      ];
      const file = new Uint8Array(sizeOf(model));
      let at = 0;
      for (const chunk of model) {
        file.set(chunk, at);
        at += chunk.length;
      }
      return file;
    },
  };
  return writer;
};

export type OnnxWriter = ReturnType<typeof createOnnxWriter>;

const attribute = (name: string, value: Attribute): Message => {
  if (Array.isArray(value)) {
    return [...textField(1, name), ...value.flatMap((item) => numberField(8, item)), ...numberField(20, 7)];
  }
  return typeof value === 'number'
    ? [...textField(1, name), ...numberField(3, value), ...numberField(20, 2)]
    : [...textField(1, name), ...floatField(2, value.float), ...numberField(20, 1)];
};

const valueInfo = (name: string, dataType: number, dims: (number | string)[]): Message => {
  const shape = dims.flatMap((dim) =>
    bytesField(1, typeof dim === 'number' ? numberField(1, dim) : textField(2, dim)),
  );
  const tensorType = bytesField(1, [...numberField(1, dataType), ...bytesField(2, shape)]);
  return [...textField(1, name), ...bytesField(2, tensorType)];
};
