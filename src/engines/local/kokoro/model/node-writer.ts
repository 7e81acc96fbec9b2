/** Nodes and constants that replace one node; their names begin with its name. */
import { floatTensor, integerTensor, type Tensor, writeNode, writeTensor } from '../../onnx/model-parts.ts';

type NodeOptions = { attributes?: Buffer[]; domain?: string; output?: string };

export const createNodeWriter = (base: string) => {
  const fields: Buffer[] = [];

  const tensor = (part: string, value: Tensor): string => {
    const name = `${base}/${part}`;
    fields.push(...writeTensor({ ...value, name }));
    return name;
  };

  return {
    fields,

    integers: (name: string, values: (number | bigint)[]): string =>
      tensor(name, integerTensor([values.length], values)),

    floats: (name: string, dims: number[], values: Float32Array): string =>
      tensor(name, floatTensor(dims, values)),

    /** `count` equal bytes; a single one when there is no count. */
    bytes: (name: string, type: number, value: number, count?: number): string =>
      tensor(name, { type, dims: count === undefined ? [] : [count], data: Buffer.alloc(count ?? 1, value) }),

    /** The output's name. */
    node: (operator: string, inputs: string[], name: string, options: NodeOptions = {}): string => {
      const output = options.output ?? `${base}/${name}`;
      const { attributes = [], domain } = options;
      fields.push(
        ...writeNode({
          operator,
          name: `${base}/${name}/node`,
          inputs,
          outputs: [output],
          attributes,
          domain,
        }),
      );
      return output;
    },
  };
};

export type NodeWriter = ReturnType<typeof createNodeWriter>;
