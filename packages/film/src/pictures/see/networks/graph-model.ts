/** Reads a TensorFlow.js graph model: its nodes and its weights as numbers. */

export type GraphNode = {
  name: string;
  op: string;
  inputs: string[];
  text: (attribute: string) => string;
  texts: (attribute: string) => string[];
  integers: (attribute: string) => number[];
  isSet: (attribute: string) => boolean;
};
export type Weight = { dims: number[]; values: Float32Array | Int32Array };
export type GraphModel = { nodes: Map<string, GraphNode>; weights: Map<string, Weight> };

type RawAttribute = { s?: string; b?: boolean; list?: { s?: string[]; i?: string[] } };
type RawNode = { name: string; op: string; input?: string[]; attr?: Record<string, RawAttribute> };
type RawWeight = {
  name: string;
  shape: number[];
  dtype: string;
  quantization?: { dtype: string; scale?: number; min?: number };
};
type RawModel = {
  modelTopology: { node: RawNode[] };
  weightsManifest: { weights: RawWeight[] }[];
};

const decode = (text: string | undefined) => Buffer.from(text ?? '', 'base64').toString();

const readNode = ({ name, op, input = [], attr = {} }: RawNode): GraphNode => ({
  name,
  op,
  // `name:0` is the first output; a name after `^` only orders the run.
  inputs: input.filter((one) => !one.startsWith('^')).map((one) => one.replace(/:0$/, '')),
  text: (attribute) => decode(attr[attribute]?.s),
  texts: (attribute) => (attr[attribute]?.list?.s ?? []).map(decode),
  integers: (attribute) => (attr[attribute]?.list?.i ?? []).map(Number),
  isSet: (attribute) => attr[attribute]?.b === true,
});

/** Of every exponent of a half: raising to a power takes longer than all the rest, for millions of weights. */
const halfScales = Float32Array.from({ length: 31 }, (_, exponent) => 2 ** (exponent - 15));

const halfToFloat = (half: number): number => {
  const sign = half & 0x8000 ? -1 : 1;
  const exponent = (half >> 10) & 31;
  const fraction = half & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
  return sign * (1 + fraction / 1024) * halfScales[exponent]!;
};

const bytesEach = (weight: RawWeight): number => {
  const stored = weight.quantization?.dtype ?? weight.dtype;
  const bytes = { float32: 4, int32: 4, float16: 2, uint16: 2, uint8: 1, bool: 1 }[stored];
  if (!bytes) throw new Error(`weights of type ${stored} cannot be read`);
  return bytes;
};

const readWeight = (weight: RawWeight, bytes: Buffer): Weight => {
  const { shape: dims, dtype, quantization } = weight;
  const each = bytesEach(weight);
  const count = bytes.length / each;
  if (dtype === 'int32')
    return { dims, values: Int32Array.from({ length: count }, (_, n) => bytes.readInt32LE(n * 4)) };
  const values = new Float32Array(count);
  for (let n = 0; n < count; n += 1) {
    if (!quantization) values[n] = each === 4 ? bytes.readFloatLE(n * 4) : bytes[n]!;
    else if (quantization.dtype === 'float16') values[n] = halfToFloat(bytes.readUInt16LE(n * 2));
    else {
      const level = each === 2 ? bytes.readUInt16LE(n * 2) : bytes[n]!;
      values[n] = level * (quantization.scale ?? 1) + (quantization.min ?? 0);
    }
  }
  return { dims, values };
};

export const readGraphModel = (json: string, binary: Buffer): GraphModel => {
  const { modelTopology, weightsManifest } = JSON.parse(json) as RawModel;
  const weights = new Map<string, Weight>();
  let at = 0;
  for (const weight of weightsManifest.flatMap((group) => group.weights)) {
    const size = weight.shape.reduce((product, side) => product * side, 1) * bytesEach(weight);
    weights.set(weight.name, readWeight(weight, binary.subarray(at, at + size)));
    at += size;
  }
  return {
    nodes: new Map(modelTopology.node.map((node) => [node.name, readNode(node)])),
    weights,
  };
};
