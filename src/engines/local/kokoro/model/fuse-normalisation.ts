/**
 * The normalisations of Kokoro's graph (of every channel over time, then a scale and an offset that the style gives)
 * are nine nodes each, and the activation behind those of the vocoder is five more: x + sin²(ax) / a. Most of them go
 * once through a whole sound of 128 channels. InstanceNormalization does the first in one node; with a in its scale and
 * offset and 1/a in the weights of the convolution behind, three are left of the second: v + sin²(v).
 */
import { type GraphLinks, linkGraph, type Replacement } from '../../onnx/graph-links.ts';
import type { GraphNode, NamedTensor } from '../../onnx/model-parts.ts';
import type { OnnxWeights } from '../../onnx/read-weights.ts';
import { createNodeWriter, type NodeWriter } from '../../onnx/write-nodes.ts';

type Normalisation = { input: string; scale: string; offset: string; epsilon: number };

const floatsOf = ({ data }: NamedTensor): Float32Array =>
  new Float32Array(data.buffer.slice(data.byteOffset, data.byteOffset + data.length));

const readNormalisation = (
  { madeBy }: GraphLinks,
  { tensors }: OnnxWeights,
  node: GraphNode,
): Normalisation | undefined => {
  const [scaled, offset] = node.inputs;
  const [scale, unit] = madeBy(scaled, 'Mul')?.inputs ?? [];
  const [centred, deviation] = madeBy(unit, 'Div')?.inputs ?? [];
  const [input, mean] = madeBy(centred, 'Sub')?.inputs ?? [];
  const [variance, epsilon] = madeBy(madeBy(deviation, 'Sqrt')?.inputs[0], 'Add')?.inputs ?? [];
  const squares = madeBy(madeBy(variance, 'ReduceMean')?.inputs[0], 'Mul')?.inputs ?? [];
  const constant = tensors.get(epsilon ?? '');
  if (!input || !scale || !offset || !constant) return undefined;
  if (madeBy(mean, 'ReduceMean')?.inputs[0] !== input) return undefined;
  if (squares.some((square) => square !== centred)) return undefined;
  return { input, scale, offset, epsilon: floatsOf(constant)[0]! };
};

/** The nodes from a normalised value to the one convolution that uses x + sin²(ax) / a. */
const readActivation = ({ madeBy, usersOf }: GraphLinks, { tensors }: OnnxWeights, sum: GraphNode) => {
  const [normalised, wave] = sum.inputs;
  const [inverse, square] = madeBy(wave, 'Mul')?.inputs ?? [];
  const sine = madeBy(madeBy(square, 'Pow')?.inputs[0], 'Sin')?.inputs[0];
  const [rate, phase] = madeBy(sine, 'Mul')?.inputs ?? [];
  const factors = tensors.get(inverse ?? '');
  const [convolution, ...others] = usersOf(sum.outputs[0]!);
  const weight = convolution?.operator === 'Conv' ? tensors.get(convolution.inputs[1] ?? '') : undefined;
  if (phase !== normalised || !rate || !factors || !weight || others.length > 0) return undefined;
  if (usersOf(weight.name).length > 1) return undefined;
  const normalisation = madeBy(normalised, 'Add');
  return normalisation && { normalisation, rate, factors: floatsOf(factors), weight };
};

const writeNormalisation = (
  { node, integers }: NodeWriter,
  { input, scale, offset, epsilon }: Normalisation,
  to?: [string],
): string => {
  const flat = integers(-1);
  const inputs = [input, node('Reshape', [scale, flat]), node('Reshape', [offset, flat])];
  const attributes = { epsilon: { float: epsilon } };
  return node('InstanceNormalization', inputs, to ? { attributes, to } : { attributes });
};

const fusedNormalisation = (node: GraphNode, found: Normalisation): Replacement => {
  const writer = createNodeWriter(`${node.name}/`);
  writeNormalisation(writer, found, [node.outputs[0]!]);
  return { fields: writer.fields, inputs: [found.input, found.scale, found.offset] };
};

const fusedActivation = (node: GraphNode, found: Normalisation, rate: string): Replacement => {
  const writer = createNodeWriter(`${node.name}/`);
  const scale = writer.node('Mul', [found.scale, rate]);
  const offset = writer.node('Mul', [found.offset, rate]);
  const phase = writeNormalisation(writer, { ...found, scale, offset });
  const sine = writer.node('Sin', [phase]);
  writer.node('Add', [phase, writer.node('Mul', [sine, sine])], { to: [node.outputs[0]!] });
  return { fields: writer.fields, inputs: [found.input, found.scale, found.offset] };
};

/** `factors`: what the weights of a convolution are multiplied by, for each of its inputs. */
export const fuseNormalisation = (weights: OnnxWeights) => {
  const links = linkGraph(weights);
  const replacements = new Map<string, Replacement>();
  const factors = new Map<string, Float32Array>();
  for (const node of weights.operations.values()) {
    if (node.operator !== 'Add') continue;
    const normalisation = readNormalisation(links, weights, node);
    if (normalisation) replacements.set(node.name, fusedNormalisation(node, normalisation));
    const activation = readActivation(links, weights, node);
    const before = activation && readNormalisation(links, weights, activation.normalisation);
    if (!activation || !before) continue;
    replacements.set(node.name, fusedActivation(node, before, activation.rate));
    factors.set(activation.weight.name, activation.factors);
  }
  return { replacements, factors };
};
