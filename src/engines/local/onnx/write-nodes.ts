/** Writes nodes and constants of an ONNX graph; their names begin with `prefix`. */
import {
  type AttributeValue,
  attribute,
  runtimeDomain,
  type Tensor,
  tensorType,
  writeNode,
  writeTensor,
} from './model-parts.ts';

export const createNodeWriter = (prefix = '') => {
  const fields: Buffer[] = [];
  let count = 0;
  const newName = (kind: string): string => `${prefix}${kind}_${count++}`;

  const tensor = (value: Tensor, name = newName('weight')): string => {
    fields.push(...writeTensor({ ...value, name }));
    return name;
  };

  return {
    fields,
    tensor,

    integers: (...values: (number | bigint)[]): string =>
      tensor({
        type: tensorType.int64,
        dims: [values.length],
        data: Buffer.from(BigInt64Array.from(values, BigInt).buffer),
      }),

    /** The first output's name. `isRuntime`: an operator of ONNX Runtime, not of the standard. */
    node(
      operator: string,
      inputs: string[],
      options: {
        to?: [string, ...string[]];
        attributes?: Record<string, AttributeValue>;
        isRuntime?: true;
      } = {},
    ): string {
      const outputs = options.to ?? [newName('value')];
      const attributes = Object.entries(options.attributes ?? {}).map(([name, value]) =>
        attribute(name, value),
      );
      const domain = options.isRuntime && runtimeDomain;
      fields.push(...writeNode({ operator, name: newName(operator), inputs, outputs, attributes, domain }));
      return outputs[0]!;
    },
  };
};

export type NodeWriter = ReturnType<typeof createNodeWriter>;
