/** Writes an ONNX model node by node. */

import { bytesField, floatField, textField, varintField } from '../protobuf.ts';
import type { OnnxTensor } from './onnx-reader.ts';

type Attribute = number | number[] | { float: number };

const irVersion = 8;
const opsetVersion = 17;
const contribDomain = 'com.microsoft';

export const createOnnxWriter = () => {
  const nodes: Buffer[] = [];
  const initializers: Buffer[] = [];
  const inputs: Buffer[] = [];
  const outputs: Buffer[] = [];
  let count = 0;

  const writer = {
    input(name: string, dataType: number, dims: (number | string)[]): string {
      inputs.push(...bytesField(11, ...valueInfo(name, dataType, dims)));
      return name;
    },

    output(name: string, dataType: number, dims: (number | string)[]): void {
      outputs.push(...bytesField(12, ...valueInfo(name, dataType, dims)));
    },

    tensor(tensor: OnnxTensor, name = `weight_${count++}`): string {
      const message: Buffer[] = tensor.dims.map((dim) => varintField(1, dim));
      message.push(
        varintField(2, tensor.dataType),
        ...textField(8, name),
        ...bytesField(9, asBuffer(tensor.bytes)),
      );
      initializers.push(...bytesField(5, ...message));
      return name;
    },

    /** An operation of standard ONNX, or of ONNX Runtime's own set when `contrib`. An empty output name leaves it out. */
    node(
      operation: string,
      from: string[],
      options: { to?: string[]; attributes?: Record<string, Attribute>; contrib?: true } = {},
    ): string {
      const to = options.to ?? [`value_${count++}`];
      const message: Buffer[] = [
        ...from.flatMap((name) => textField(1, name)),
        ...to.flatMap((name) => textField(2, name)),
        ...textField(3, `${operation}_${count++}`),
        ...textField(4, operation),
        ...Object.entries(options.attributes ?? {}).flatMap(([name, value]) =>
          bytesField(5, ...attribute(name, value)),
        ),
      ];
      if (options.contrib) message.push(...textField(7, contribDomain));
      nodes.push(...bytesField(1, ...message));
      return to[0] ?? '';
    },

    finish(): Buffer {
      const graph: Buffer[] = [...nodes, ...textField(2, 'whisper'), ...initializers, ...inputs, ...outputs];
      return Buffer.concat([
        varintField(1, irVersion),
        ...bytesField(8, ...textField(1, ''), varintField(2, opsetVersion)),
        ...bytesField(8, ...textField(1, contribDomain), varintField(2, 1)),
        ...bytesField(7, ...graph),
      ]);
    },
  };
  return writer;
};

export type OnnxWriter = ReturnType<typeof createOnnxWriter>;

const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const attribute = (name: string, value: Attribute): Buffer[] => {
  if (Array.isArray(value)) {
    return [...textField(1, name), ...value.map((item) => varintField(8, item)), varintField(20, 7)];
  }
  return typeof value === 'number'
    ? [...textField(1, name), varintField(3, value), varintField(20, 2)]
    : [...textField(1, name), floatField(2, value.float), varintField(20, 1)];
};

const valueInfo = (name: string, dataType: number, dims: (number | string)[]): Buffer[] => {
  const shape = dims.flatMap((dim) =>
    bytesField(1, ...(typeof dim === 'number' ? [varintField(1, dim)] : textField(2, dim))),
  );
  const tensorType = bytesField(1, varintField(1, dataType), ...bytesField(2, ...shape));
  return [...textField(1, name), ...bytesField(2, ...tensorType)];
};
