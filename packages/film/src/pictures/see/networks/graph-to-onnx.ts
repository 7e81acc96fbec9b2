/**
 * A TensorFlow.js graph as an ONNX model. TensorFlow keeps channels last, ONNX Runtime wants them second: pictures are
 * carried with channels second throughout and turned back only before they are reshaped and at the outputs.
 */

import type { GraphModel, GraphNode, Weight } from './graph-model.ts';
import { type OnnxGraph, type OnnxNode, writeOnnx } from './write-onnx.ts';

export type Cut = {
  /** The node whose result the caller provides, and its shape with channels second. */
  input: { node: string; dims: readonly number[] };
  /** The nodes whose results are wanted, in this order. */
  outputs: readonly string[];
};

const toChannelsFirst = [0, 3, 1, 2];
const toChannelsLast = [0, 2, 3, 1];
/** Where an axis of a picture with channels last is found in one with channels second. */
const axisOf = (axis: number) => [0, 2, 3, 1][axis < 0 ? axis + 4 : axis]!;

type Graph = Pick<OnnxGraph, 'nodes' | 'tensors'> & { model: GraphModel; pictures: Set<string> };

const weightOf = ({ model }: Graph, name: string): Weight | undefined => {
  const node = model.nodes.get(name);
  return node?.op === 'Identity' ? model.weights.get(node.inputs[0]!) : model.weights.get(name);
};

const neededWeight = (graph: Graph, name: string): Weight => {
  const weight = weightOf(graph, name);
  if (!weight) throw new Error(`${name} is not among the weights`);
  return weight;
};

const addNode = (
  graph: Graph,
  operator: string,
  inputs: readonly string[],
  output: string,
  attributes?: OnnxNode['attributes'],
): string => {
  graph.nodes.push({ operator, inputs, output, ...(attributes && { attributes }) });
  return output;
};

const addFloats = (graph: Graph, name: string, dims: readonly number[], data: Float32Array): string => {
  if (!graph.tensors.some((tensor) => tensor.name === name)) graph.tensors.push({ name, dims, data });
  return name;
};

const addIntegers = (graph: Graph, name: string, values: readonly number[]): string => {
  graph.tensors.push({ name, dims: [values.length], data: BigInt64Array.from(values.map(BigInt)) });
  return name;
};

/** [height, width, in, out] to [out, in, height, width]; of a depthwise filter to [in * times, 1, height, width]. */
const filterOf = ({ dims, values }: Weight, isDepthwise: boolean): { dims: number[]; data: Float32Array } => {
  const [height, width, inputs, outputs] = dims as [number, number, number, number];
  const data = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let i = 0; i < inputs; i += 1)
        for (let o = 0; o < outputs; o += 1) {
          const place = isDepthwise ? i * outputs + o : o * inputs + i;
          data[(place * height + y) * width + x] = values[((y * width + x) * inputs + i) * outputs + o]!;
        }
  return {
    dims: isDepthwise ? [inputs * outputs, 1, height, width] : [outputs, inputs, height, width],
    data,
  };
};

/** An operand of a picture: a constant for each channel, or another picture. */
const operandOf = (graph: Graph, name: string, isBesidePicture: boolean): string => {
  const weight = weightOf(graph, name);
  if (!weight) return name;
  const { dims, values } = weight;
  const data = Float32Array.from(values);
  if (!isBesidePicture) return addFloats(graph, name, dims, data);
  const channels = dims.at(-1) ?? 1;
  if (channels !== data.length) throw new Error(`constant ${name} is not one value a channel`);
  return addFloats(graph, `${name}/channels`, [1, channels, 1, 1], data);
};

const activate = (graph: Graph, node: GraphNode, from: string, name: string): void => {
  const [kind] = node.texts('fused_ops').filter((one) => one !== 'BiasAdd');
  if (kind === 'Relu') addNode(graph, 'Relu', [from], name);
  else if (kind === 'Relu6') clip(graph, from, name);
  else if (kind === 'Prelu') prelu(graph, from, node.inputs[3]!, name);
  else throw new Error(`no activation ${kind}`);
};

const clip = (graph: Graph, from: string, name: string) => {
  const [low, high] = [
    addFloats(graph, 'clip/0', [], Float32Array.of(0)),
    addFloats(graph, 'clip/6', [], Float32Array.of(6)),
  ];
  addNode(graph, 'Clip', [from, low, high], name);
};

const prelu = (graph: Graph, from: string, slope: string, name: string) => {
  const { values } = neededWeight(graph, slope);
  const channels = addFloats(graph, `${slope}/slope`, [values.length, 1, 1], Float32Array.from(values));
  addNode(graph, 'PRelu', [from, channels], name);
};

const padding = (node: GraphNode): string => (node.text('padding') === 'SAME' ? 'SAME_UPPER' : 'VALID');

const convolve = (graph: Graph, node: GraphNode): void => {
  const isDepthwise = node.op.includes('Depthwise');
  const filter = filterOf(neededWeight(graph, node.inputs[1]!), isDepthwise);
  const weights = addFloats(graph, `${node.name}/filter`, filter.dims, filter.data);
  const fused = node.texts('fused_ops');
  const inputs = [node.inputs[0]!, weights];
  if (fused.includes('BiasAdd')) {
    const { values } = neededWeight(graph, node.inputs[2]!);
    inputs.push(addFloats(graph, `${node.inputs[2]!}/bias`, [values.length], Float32Array.from(values)));
  }
  const isActivated = fused.some((one) => one !== 'BiasAdd');
  const [, strideY, strideX] = node.integers('strides');
  const [, dilationY = 1, dilationX = 1] = node.integers('dilations');
  const plain = isActivated ? `${node.name}/plain` : node.name;
  addNode(graph, 'Conv', inputs, plain, {
    auto_pad: padding(node),
    strides: [strideY!, strideX!],
    dilations: [dilationY, dilationX],
    group: isDepthwise ? filter.dims[0]! / Math.max(1, neededWeight(graph, node.inputs[1]!).dims[3]!) : 1,
  });
  if (isActivated) activate(graph, node, plain, node.name);
  graph.pictures.add(node.name);
};

const elementwise: Record<string, string> = {
  Add: 'Add',
  AddV2: 'Add',
  Sub: 'Sub',
  Mul: 'Mul',
};

const isPicture = (graph: Graph, name: string) => graph.pictures.has(name);

const convert = (graph: Graph, node: GraphNode): void => {
  const { name, op, inputs } = node;
  const [first, second] = inputs as [string, string];
  const keepsLayout = () => isPicture(graph, first) && graph.pictures.add(name);
  if (/Conv2[dD]/.test(op)) convolve(graph, node);
  else if (op in elementwise) {
    const beside = inputs.some((one) => isPicture(graph, one));
    addNode(
      graph,
      elementwise[op]!,
      inputs.map((one) => operandOf(graph, one, beside)),
      name,
    );
    if (beside) graph.pictures.add(name);
  } else if (op === 'Relu' || op === 'Sigmoid' || op === 'Identity') {
    addNode(graph, op, [first], name);
    keepsLayout();
  } else if (op === 'Relu6') {
    clip(graph, first, name);
    keepsLayout();
  } else if (op === 'Prelu') {
    prelu(graph, first, second, name);
    keepsLayout();
  } else convertShape(graph, node);
};

const convertShape = (graph: Graph, node: GraphNode): void => {
  const { name, op, inputs } = node;
  const [first, second] = inputs as [string, string];
  if (op === 'MaxPool') {
    const sides = (attribute: string) => node.integers(attribute).slice(1, 3);
    addNode(graph, 'MaxPool', [first], name, {
      auto_pad: padding(node),
      kernel_shape: sides('ksize'),
      strides: sides('strides'),
    });
    graph.pictures.add(name);
  } else if (op === 'Pad') {
    const { values } = neededWeight(graph, second);
    const sides = [0, 1].flatMap((end) => toChannelsFirst.map((axis) => values[axis * 2 + end]!));
    addNode(graph, 'Pad', [first, addIntegers(graph, `${name}/pads`, sides)], name, { mode: 'constant' });
    graph.pictures.add(name);
  } else if (op === 'ConcatV2') {
    const axis = neededWeight(graph, inputs.at(-1)!).values[0]!;
    const parts = inputs.slice(0, -1);
    const beside = parts.some((one) => isPicture(graph, one));
    addNode(graph, 'Concat', parts, name, { axis: beside ? axisOf(axis) : axis });
    if (beside) graph.pictures.add(name);
  } else if (op === 'Mean') {
    const axes = [...neededWeight(graph, second).values].map(axisOf);
    addNode(graph, 'ReduceMean', [first, addIntegers(graph, `${name}/axes`, axes)], name, { keepdims: 1 });
    graph.pictures.add(name);
  } else if (op === 'ResizeBilinear') {
    const sizes = addIntegers(graph, `${name}/sizes`, [...neededWeight(graph, second).values]);
    const mode = node.isSet('half_pixel_centers')
      ? 'half_pixel'
      : node.isSet('align_corners')
        ? 'align_corners'
        : 'asymmetric';
    addNode(graph, 'Resize', [first, '', '', sizes], name, {
      mode: 'linear',
      coordinate_transformation_mode: mode,
      axes: [2, 3],
    });
    graph.pictures.add(name);
  } else if (op === 'Reshape') {
    const shape = addIntegers(graph, `${name}/shape`, [...neededWeight(graph, second).values]);
    addNode(graph, 'Reshape', [channelsLast(graph, first), shape], name);
  } else throw new Error(`no conversion of ${op}`);
};

const channelsLast = (graph: Graph, name: string): string => {
  if (!isPicture(graph, name)) return name;
  const turned = `${name}/last`;
  if (graph.nodes.some(({ output }) => output === turned)) return turned;
  return addNode(graph, 'Transpose', [name], turned, { perm: toChannelsLast });
};

/** Nodes that the outputs need, each after those it reads. */
const inOrder = (model: GraphModel, { input, outputs }: Cut): GraphNode[] => {
  const ordered: GraphNode[] = [];
  const seen = new Set([input.node]);
  const visit = (name: string) => {
    if (seen.has(name) || model.weights.has(name)) return;
    seen.add(name);
    const node = model.nodes.get(name);
    if (!node) throw new Error(`no node ${name}`);
    for (const one of node.inputs) visit(one);
    ordered.push(node);
  };
  for (const name of outputs) visit(name);
  return ordered;
};

/** Outputs are called `output-0`, `output-1` ..., pictures among them with channels last. */
export const graphToOnnx = (model: GraphModel, cut: Cut): Buffer => {
  const graph: Graph = { model, nodes: [], tensors: [], pictures: new Set([cut.input.node]) };
  for (const node of inOrder(model, cut)) convert(graph, node);
  const outputs = cut.outputs.map((name, n) =>
    addNode(graph, 'Identity', [channelsLast(graph, name)], `output-${n}`),
  );
  return writeOnnx({
    nodes: graph.nodes,
    tensors: graph.tensors,
    input: { name: cut.input.node, dims: cut.input.dims },
    outputs,
  });
};
