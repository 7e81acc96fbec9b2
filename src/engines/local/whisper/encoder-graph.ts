/**
 * Whisper's audio encoder as one graph for windows of any length up to 30 s, ending in the keys and values the
 * decoder's cross-attention reads, so that neither hidden states nor attention maps leave the graph.
 */

import { tensorType } from '../onnx/model-parts.ts';
import type { OnnxWeights } from '../onnx/read-weights.ts';
import { createModelWriter } from '../onnx/write-model.ts';
import { createLayers, dequantize, headWidth, type WhisperShape } from './layers.ts';

export const buildEncoder = (encoder: OnnxWeights, decoder: OnnxWeights, shape: WhisperShape): Uint8Array => {
  const writer = createModelWriter();
  const layers = createLayers(writer, encoder, shape);
  const crossLayers = createLayers(writer, decoder, shape);

  /** Convolutions run on floats: the runtime's 8-bit convolution is slower and less exact. */
  const convolve = (name: string, from: string, stride: number): string => {
    const [values, scale, zeroPoint] = ['quantized', 'scale', 'zero_point'].map((part) =>
      layers.weight(`${name}.weight_${part}`),
    );
    if (values === undefined || scale === undefined || zeroPoint === undefined)
      throw new Error(`No weights for ${name}.`);
    const kernel = writer.tensor(dequantize(values, scale, zeroPoint));
    const convolved = writer.node('Conv', [from, kernel, writer.tensor(layers.weight(`${name}.bias`))], {
      attributes: { kernel_shape: [3], pads: [1, 1], strides: [stride] },
    });
    return writer.node('Gelu', [convolved], { isRuntime: true });
  };

  const mel = writer.input('mel', tensorType.float, [1, shape.melBands, 'mel_frames']);
  const convolved = convolve('conv2', convolve('conv1', mel, 1), 2);
  const frames = writer.node('Transpose', [convolved], { attributes: { perm: [0, 2, 1] } });
  const length = writer.node('Slice', [
    writer.node('Shape', [frames]),
    writer.integers(1),
    writer.integers(2),
  ]);
  const positions = writer.node('Slice', [
    writer.tensor(layers.weight('embed_positions.weight')),
    writer.integers(0),
    length,
    writer.integers(0),
  ]);
  let hidden = writer.node('Add', [frames, positions]);

  for (let layer = 0; layer < shape.encoderLayers; layer++) {
    const path = `layers.${layer}`;
    const attended = writer.node('MultiHeadAttention', layers.attentionInputs(path, hidden), {
      isRuntime: true,
      attributes: { num_heads: shape.heads },
    });
    hidden = layers.feedForward(path, layers.addAttended(`${path}/self_attn`, hidden, attended));
  }

  const encoded = crossLayers.quantize(layers.norm('layer_norm', hidden));
  for (let layer = 0; layer < shape.layers; layer++) {
    const path = `model/decoder/layers.${layer}/encoder_attn`;
    crossLayers.splitHeads(crossLayers.linear(`${path}/k_proj`, encoded, false), `cross_key.${layer}`);
    crossLayers.splitHeads(crossLayers.linear(`${path}/v_proj`, encoded, true), `cross_value.${layer}`);
    for (const part of ['key', 'value']) {
      writer.output(`cross_${part}.${layer}`, tensorType.float, [1, shape.heads, 'frames', headWidth]);
    }
  }
  return writer.finish();
};
