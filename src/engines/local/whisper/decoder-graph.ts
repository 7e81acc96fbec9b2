/**
 * Whisper's text decoder as one graph for both prompts and single tokens. The published export converts the whole
 * vocabulary table to floats at every token; here the table stays 8-bit.
 */

import { type Tensor, tensorType } from '../onnx/model-parts.ts';
import type { OnnxWeights } from '../onnx/read-weights.ts';
import { createModelWriter } from '../onnx/write-model.ts';
import { createLayers, headWidth, type WhisperShape } from './layers.ts';

/** `alignmentLayers`: layers whose cross-attention scores can be fetched as `scores.<layer>`, for timing words. */
export const buildDecoder = (
  source: OnnxWeights,
  shape: WhisperShape,
  alignmentLayers: number[],
): Uint8Array => {
  const writer = createModelWriter();
  const layers = createLayers(writer, source, shape);
  const attributes = { num_heads: shape.heads };

  const ids = writer.input('ids', tensorType.int64, [1, 'tokens']);
  const positions = writer.input('positions', tensorType.int64, ['tokens']);
  /**
   * The positions whose next-token scores are needed: the vocabulary projection is the most expensive part of a step.
   */
  const wanted = writer.input('wanted', tensorType.int64, ['wanted']);

  const table = layers.weight('model.decoder.embed_tokens.weight_merged_0_quantized');
  const tableScale = writer.tensor(layers.weight('model.decoder.embed_tokens.weight_merged_0_scale'));
  const tableZero = writer.tensor(layers.weight('model.decoder.embed_tokens.weight_merged_0_zero_point'));
  const embedded = writer.node('DequantizeLinear', [
    writer.node('Gather', [writer.tensor(table), ids]),
    tableScale,
    tableZero,
  ]);
  const placed = writer.node('Gather', [
    writer.tensor(layers.weight('model.decoder.embed_positions.weight')),
    positions,
  ]);
  let hidden = writer.node('Add', [embedded, placed]);

  for (let layer = 0; layer < shape.layers; layer++) {
    const path = `model/decoder/layers.${layer}`;
    const pastDims = [1, shape.heads, 'past', headWidth];
    const pastKey = writer.input(`past_key.${layer}`, tensorType.float, pastDims);
    const pastValue = writer.input(`past_value.${layer}`, tensorType.float, pastDims);
    const inputs = [...layers.attentionInputs(path, hidden), '', '', '', pastKey, pastValue];
    const attended = writer.node('MultiHeadAttention', inputs, {
      isRuntime: true,
      attributes: { ...attributes, unidirectional: 1 },
      to: [`attended.${layer}`, `present_key.${layer}`, `present_value.${layer}`],
    });
    writer.output(`present_key.${layer}`, tensorType.float, [1, shape.heads, 'present', headWidth]);
    writer.output(`present_value.${layer}`, tensorType.float, [1, shape.heads, 'present', headWidth]);
    hidden = layers.addAttended(`${path}/self_attn`, hidden, attended);

    const crossDims = [1, shape.heads, 'frames', headWidth];
    const crossKey = writer.input(`cross_key.${layer}`, tensorType.float, crossDims);
    const crossValue = writer.input(`cross_value.${layer}`, tensorType.float, crossDims);
    const crossNormed = layers.quantize(layers.norm(`${path}/encoder_attn_layer_norm`, hidden));
    const crossQuery = layers.linear(`${path}/encoder_attn/q_proj`, crossNormed, true);
    const aligning = alignmentLayers.includes(layer);
    const crossAttended = writer.node('MultiHeadAttention', [crossQuery, crossKey, crossValue], {
      isRuntime: true,
      attributes,
      to: aligning ? [`cross.${layer}`, '', '', `scores.${layer}`] : [`cross.${layer}`],
    });
    if (aligning) writer.output(`scores.${layer}`, tensorType.float, [1, shape.heads, 'tokens', 'frames']);
    hidden = layers.feedForward(path, layers.addAttended(`${path}/encoder_attn`, hidden, crossAttended));
  }

  const last = writer.node('Gather', [layers.norm('model/decoder/layer_norm', hidden), wanted], {
    attributes: { axis: 1 },
  });
  const lastQuantized = layers.quantize(last);
  writer.node(
    'MatMulIntegerToFloat',
    [
      lastQuantized.values,
      writer.tensor(transpose(table)),
      lastQuantized.scale,
      tableScale,
      lastQuantized.zeroPoint,
      tableZero,
    ],
    { isRuntime: true, to: ['logits'] },
  );
  writer.output('logits', tensorType.float, [1, 'wanted', table.dims[0] ?? 0]);
  return writer.finish();
};

const transpose = (matrix: Tensor): Tensor => {
  const [rows = 0, columns = 0] = matrix.dims;
  const data = Buffer.alloc(matrix.data.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      data[column * rows + row] = matrix.data[row * columns + column] ?? 0;
    }
  }
  return { type: matrix.type, dims: [columns, rows], data };
};
