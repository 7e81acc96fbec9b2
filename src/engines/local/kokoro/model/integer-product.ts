/** One convolution as an 8-bit matrix product: the input of each tap side by side, times the weights. */
import {
  attribute,
  type GraphNode,
  type NamedTensor,
  readIntegersAttribute,
  runtimeDomain,
  tensorType,
} from '../../onnx/model-parts.ts';
import { createNodeWriter, type NodeWriter } from './node-writer.ts';

export type Convolution = { node: GraphNode; weight: NamedTensor };

/** x86 multiplies unsigned by signed bytes; ARM is slightly faster when both are unsigned. */
export type WeightBytes = 'signed' | 'unsigned';

const inputZero = 128;
const int64Max = 2n ** 63n - 1n;
const flat = [attribute('keepdims', 0)];
const swapAxes = [attribute('perm', [0, 2, 1])];

type Sizes = { outputs: number; inputs: number; taps: number };

const createConstants = (writer: NodeWriter) => ({
  tiny: writer.floats('tiny', [1], Float32Array.of(1e-9)),
  step: writer.floats('step', [1], Float32Array.of(1 / 127)),
  one: writer.floats('one', [], Float32Array.of(1)),
  zero: writer.bytes('zero', tensorType.uint8, inputZero),
});

type Constants = ReturnType<typeof createConstants>;

/** Each input channel has its own scale, computed for every run: a common scale would lose the quiet channels. */
const quantiseInput = (writer: NodeWriter, constants: Constants, input: string, { inputs }: Sizes) => {
  const time = writer.integers('time', [0, 2]);
  const most = writer.node('ReduceMax', [input, time], 'most', { attributes: flat });
  const least = writer.node('ReduceMin', [input, time], 'least', { attributes: flat });
  const depth = writer.node('Neg', [least], 'depth');
  const peak = writer.node('Max', [most, depth, constants.tiny], 'peak');
  const scale = writer.node('Mul', [peak, constants.step], 'input-scale');
  const zeros = writer.bytes('input-zeros', tensorType.uint8, inputZero, inputs);
  const attributes = [attribute('axis', 1)];
  return { scale, bytes: writer.node('QuantizeLinear', [input, scale, zeros], 'bytes', { attributes }) };
};

/** The input scales are multiplied into the weights before these are rounded, so the product does not need them. */
const quantiseWeight = (
  writer: NodeWriter,
  constants: Constants,
  matrix: string,
  inputScale: string,
  { outputs, inputs, taps }: Sizes,
  kind: WeightBytes,
) => {
  const column = writer.node(
    'Reshape',
    [inputScale, writer.integers('column-shape', [1, inputs, 1])],
    'scale-column',
  );
  const scaled = writer.node('Mul', [matrix, column], 'scaled-weight');
  const flatShape = writer.integers('matrix-shape', [taps * inputs, outputs]);
  const weight = writer.node('Reshape', [scaled, flatShape], 'weight');
  const absolute = writer.node('Abs', [weight], 'absolute');
  const peak = writer.node('ReduceMax', [absolute, writer.integers('rows', [0])], 'weight-peak', {
    attributes: flat,
  });
  const safePeak = writer.node('Max', [peak, constants.tiny], 'weight-peak-safe');
  const scale = writer.node('Mul', [safePeak, constants.step], 'weight-scale');
  const unit = writer.node('Div', [weight, scale], 'unit-weight');
  const [type, zero] = kind === 'signed' ? [tensorType.int8, 0] : [tensorType.uint8, 128];
  const bytes = writer.node(
    'QuantizeLinear',
    [unit, constants.one, writer.bytes('weight-zero', type, zero)],
    'weight-bytes',
  );
  return { scale, bytes, zeros: writer.bytes('weight-zeros', type, zero, outputs) };
};

const layTapsSideBySide = (
  writer: NodeWriter,
  constants: Constants,
  bytes: string,
  { node, weight }: Convolution,
) => {
  const [dilation] = readIntegersAttribute(node, 'dilations') as [number];
  const [before, behind] = readIntegersAttribute(node, 'pads') as [number, number];
  const taps = weight.dims[2]!;
  const frames = writer.node('Transpose', [bytes], 'frames', { attributes: swapAxes });
  const padding = writer.integers('padding', [0, before, 0, 0, behind, 0]);
  const padded = writer.node('Pad', [frames, padding, constants.zero], 'padded');
  const axis = writer.integers('axis', [1]);
  const shifted = Array.from({ length: taps }, (_, tap) => {
    const start = writer.integers(`start${tap}`, [tap * dilation]);
    const end = writer.integers(`end${tap}`, [tap === taps - 1 ? int64Max : -(taps - 1 - tap) * dilation]);
    return writer.node('Slice', [padded, start, end, axis], `shifted${tap}`);
  });
  return writer.node('Concat', shifted, 'columns', { attributes: [attribute('axis', 2)] });
};

/** The fields that replace the convolution; `matrix` names its weights as [tap, input, output]. */
export const integerProduct = (convolution: Convolution, matrix: string, kind: WeightBytes): Buffer[] => {
  const { node, weight } = convolution;
  const [outputs, inputs, taps] = weight.dims as [number, number, number];
  const sizes = { outputs, inputs, taps };
  const writer = createNodeWriter(node.name);
  const constants = createConstants(writer);
  const input = quantiseInput(writer, constants, node.inputs[0]!, sizes);
  const weights = quantiseWeight(writer, constants, matrix, input.scale, sizes, kind);
  const columns = layTapsSideBySide(writer, constants, input.bytes, convolution);
  const product = writer.node(
    'MatMulIntegerToFloat',
    [columns, weights.bytes, constants.one, weights.scale, constants.zero, weights.zeros, node.inputs[2]!],
    'product',
    { domain: runtimeDomain },
  );
  writer.node('Transpose', [product], 'back', { attributes: swapAxes, output: node.outputs[0]! });
  return writer.fields;
};
