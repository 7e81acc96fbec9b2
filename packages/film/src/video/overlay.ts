/** A small picture stamped on finished frames, such as a watermark: no style or grade touches it. */

export type Overlay = {
  left: number;
  top: number;
  width: number;
  height: number;
  /** RGBA, premultiplied by its alpha, grey: red tells the brightness. */
  pixels: Uint8Array;
};

/** Blends the overlay into YUV420P frames of limited range, in place. */
export const createStamp = (overlay: Overlay, width: number, height: number) => {
  const luma: { at: number; keep: number; ink: number }[] = [];
  const chroma = new Map<number, number>();
  for (let y = Math.max(0, -overlay.top); y < overlay.height && overlay.top + y < height; y += 1) {
    for (let x = Math.max(0, -overlay.left); x < overlay.width && overlay.left + x < width; x += 1) {
      const from = (y * overlay.width + x) * 4;
      const alpha = overlay.pixels[from + 3]! / 255;
      if (alpha === 0) continue;
      const [column, row] = [overlay.left + x, overlay.top + y];
      luma.push({
        at: row * width + column,
        keep: 1 - alpha,
        ink: 16 * alpha + (overlay.pixels[from]! * 219) / 255,
      });
      const cell = (row >> 1) * (width >> 1) + (column >> 1);
      chroma.set(cell, (chroma.get(cell) ?? 0) + alpha / 4);
    }
  }
  const chromaSize = (width >> 1) * (height >> 1);
  const planes = [width * height, width * height + chromaSize];
  return (yuv: Uint8Array) => {
    for (const { at, keep, ink } of luma) yuv[at] = Math.round(yuv[at]! * keep + ink);
    for (const [cell, alpha] of chroma) {
      for (const plane of planes)
        yuv[plane + cell] = Math.round(yuv[plane + cell]! * (1 - alpha) + 128 * alpha);
    }
  };
};
