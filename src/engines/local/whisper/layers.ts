/** The layers that encoder and decoder have in common, with weights from a published ONNX export. */
import { floatTensor, type Tensor, tensorType } from '../onnx/model-parts.ts';
import type { OnnxWeights } from '../onnx/read-weights.ts';
import type { ModelWriter } from '../onnx/write-model.ts';

/** `layers`: of the decoder. */
export type WhisperShape = {
  width: number;
  heads: number;
  layers: number;
  encoderLayers: number;
  melBands: number;
};

export const headWidth = 64;

/** The names of a tensor of 8-bit numbers, of its scale and of its zero. */
type Quantized = { values: string; scale: string; zeroPoint: string };

export const createLayers = (writer: ModelWriter, source: OnnxWeights, shape: WhisperShape) => {
  /** Merged decoder exports add a suffix to each name. */
  const weight = (name: string): Tensor => {
    const tensor = source.tensors.get(name) ?? source.tensors.get(`${name}_merged_0`);
    if (tensor === undefined) throw new Error(`The ONNX export has no tensor ${name}.`);
    return tensor;
  };

  const quantized = (operation: string): Quantized => {
    const product = source.operations.get(`/${operation}/MatMul_quant`);
    const name = product?.inputs[1]?.replace(/_quantized$/, '');
    if (name === undefined) throw new Error(`The ONNX export has no operation ${operation}.`);
    return {
      values: writer.tensor(weight(`${name}_quantized`)),
      scale: writer.tensor(weight(`${name}_scale`)),
      zeroPoint: writer.tensor(weight(`${name}_zero_point`)),
    };
  };

  const layers = {
    weight,

    /** Activations as 8-bit numbers with their own scale; computed once where several projections read them. */
    quantize(value: string): Quantized {
      const name = `${value}_u8`;
      writer.node('DynamicQuantizeLinear', [value], { to: [name, `${name}_scale`, `${name}_zero`] });
      return { values: name, scale: `${name}_scale`, zeroPoint: `${name}_zero` };
    },

    /** `path` is the module's path in the original model, such as `layers.0/self_attn/q_proj`. */
    linear(path: string, from: Quantized, bias: boolean): string {
      const matrix = quantized(path);
      const inputs = [from.values, matrix.values, from.scale, matrix.scale, from.zeroPoint, matrix.zeroPoint];
      if (bias) inputs.push(writer.tensor(weight(`${path.replaceAll('/', '.')}.bias`)));
      return writer.node('MatMulIntegerToFloat', inputs, { isRuntime: true });
    },

    norm(path: string, from: string): string {
      const name = path.replaceAll('/', '.');
      return writer.node(
        'LayerNormalization',
        [from, writer.tensor(weight(`${name}.weight`)), writer.tensor(weight(`${name}.bias`))],
        { attributes: { axis: -1, epsilon: { float: 1e-5 } } },
      );
    },

    /** Names of the query, key and value that self-attention reads. */
    attentionInputs(path: string, from: string): [query: string, key: string, value: string] {
      const normed = layers.quantize(layers.norm(`${path}/self_attn_layer_norm`, from));
      return [
        layers.linear(`${path}/self_attn/q_proj`, normed, true),
        layers.linear(`${path}/self_attn/k_proj`, normed, false),
        layers.linear(`${path}/self_attn/v_proj`, normed, true),
      ];
    },

    /** Projects what an attention found and adds it to its input. */
    addAttended(path: string, from: string, attended: string): string {
      return writer.node('Add', [from, layers.linear(`${path}/out_proj`, layers.quantize(attended), true)]);
    },

    feedForward(path: string, from: string): string {
      const normed = layers.quantize(layers.norm(`${path}/final_layer_norm`, from));
      const hidden = writer.node('Gelu', [layers.linear(`${path}/fc1`, normed, true)], { isRuntime: true });
      return writer.node('Add', [from, layers.linear(`${path}/fc2`, layers.quantize(hidden), true)]);
    },

    /** [1, length, width] to [1, heads, length, 64]. */
    splitHeads(from: string, to: string): void {
      const dims = writer.integers(1, -1, shape.heads, headWidth);
      const split = writer.node('Reshape', [from, dims]);
      writer.node('Transpose', [split], { to: [to], attributes: { perm: [0, 2, 1, 3] } });
    },
  };
  return layers;
};

const floatOf = (tensor: Tensor): number => tensor.data.readFloatLE(0);

/** 8-bit weights with one scale back to 32-bit floats. */
export const dequantize = (values: Tensor, scale: Tensor, zeroPoint: Tensor): Tensor => {
  const factor = floatOf(scale);
  const signed = values.type !== tensorType.uint8;
  const at = (bytes: Uint8Array, index: number) =>
    signed ? ((bytes[index] ?? 0) << 24) >> 24 : (bytes[index] ?? 0);
  const zero = at(zeroPoint.data, 0);
  const floats = new Float32Array(values.data.length);
  for (let index = 0; index < floats.length; index++)
    floats[index] = (at(values.data, index) - zero) * factor;
  return floatTensor(values.dims, floats);
};
