/**
 * Whisper's text decoder as one graph for prompts and single tokens alike. The published export turns the whole
 * vocabulary table back into floats on every token; here the table stays 8-bit.
 */

import { createLayers, headWidth, type WhisperShape } from './layers.ts';
import { float32Type, int64Type, type OnnxFile, type OnnxTensor } from './onnx-reader.ts';
import { createOnnxWriter } from './onnx-writer.ts';

/** `alignmentLayers`: layers whose cross-attention scores can be fetched as `scores.<layer>`, for timing words. */
export const buildDecoder = (
  source: OnnxFile,
  shape: WhisperShape,
  alignmentLayers: number[],
): Uint8Array => {
  const writer = createOnnxWriter();
  const layers = createLayers(writer, source, shape);
  const attributes = { num_heads: shape.heads };

  const ids = writer.input('ids', int64Type, [1, 'tokens']);
  const positions = writer.input('positions', int64Type, ['tokens']);
  /** The places whose next-token scores are wanted: the vocabulary projection is the most expensive part of a step. */
  const wanted = writer.input('wanted', int64Type, ['wanted']);

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
    const pastKey = writer.input(`past_key.${layer}`, float32Type, pastDims);
    const pastValue = writer.input(`past_value.${layer}`, float32Type, pastDims);
    const normed = layers.quantize(layers.norm(`${path}/self_attn_layer_norm`, hidden));
    const query = layers.linear(`${path}/self_attn/q_proj`, normed, true);
    const key = layers.linear(`${path}/self_attn/k_proj`, normed, false);
    const value = layers.linear(`${path}/self_attn/v_proj`, normed, true);
    const attended = writer.node('MultiHeadAttention', [query, key, value, '', '', '', pastKey, pastValue], {
      contrib: true,
      attributes: { ...attributes, unidirectional: 1 },
      to: [`attended.${layer}`, `present_key.${layer}`, `present_value.${layer}`],
    });
    writer.output(`present_key.${layer}`, float32Type, [1, shape.heads, 'present', headWidth]);
    writer.output(`present_value.${layer}`, float32Type, [1, shape.heads, 'present', headWidth]);
    const projected = layers.linear(`${path}/self_attn/out_proj`, layers.quantize(attended), true);
    hidden = writer.node('Add', [hidden, projected]);

    const crossDims = [1, shape.heads, 'frames', headWidth];
    const crossKey = writer.input(`cross_key.${layer}`, float32Type, crossDims);
    const crossValue = writer.input(`cross_value.${layer}`, float32Type, crossDims);
    const crossNormed = layers.quantize(layers.norm(`${path}/encoder_attn_layer_norm`, hidden));
    const crossQuery = layers.linear(`${path}/encoder_attn/q_proj`, crossNormed, true);
    const aligning = alignmentLayers.includes(layer);
    const crossAttended = writer.node('MultiHeadAttention', [crossQuery, crossKey, crossValue], {
      contrib: true,
      attributes,
      to: aligning ? [`cross.${layer}`, '', '', `scores.${layer}`] : [`cross.${layer}`],
    });
    if (aligning) writer.output(`scores.${layer}`, float32Type, [1, shape.heads, 'tokens', 'frames']);
    const crossProjected = layers.linear(
      `${path}/encoder_attn/out_proj`,
      layers.quantize(crossAttended),
      true,
    );
    hidden = layers.feedForward(path, writer.node('Add', [hidden, crossProjected]));
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
    { contrib: true, to: ['logits'] },
  );
  writer.output('logits', float32Type, [1, 'wanted', table.dims[0] ?? 0]);
  return writer.finish();
};

const transpose = (matrix: OnnxTensor): OnnxTensor => {
  const [rows = 0, columns = 0] = matrix.dims;
  const bytes = new Uint8Array(matrix.bytes.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      bytes[column * rows + row] = matrix.bytes[row * columns + column] ?? 0;
    }
  }
  return { dataType: matrix.dataType, dims: [columns, rows], bytes };
};
