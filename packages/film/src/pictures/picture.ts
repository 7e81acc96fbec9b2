/** A picture in memory: four bytes a pixel, red first, alpha last, not premultiplied. */

export type Size = { width: number; height: number };
export type Picture = Size & { pixels: Uint8Array };

/** The same bytes as one number a pixel. */
export const wordsOf = ({ pixels }: Picture): Uint32Array =>
  new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.byteLength / 4);

/** The smallest part that holds everything visible. */
export const trimPicture = (picture: Picture): Picture => {
  const { width, height, pixels } = picture;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (pixels[(y * width + x) * 4 + 3]! < 24) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (right < left) return picture;
  const size = { width: right - left + 1, height: bottom - top + 1 };
  const trimmed = new Uint8Array(size.width * size.height * 4);
  for (let y = 0; y < size.height; y += 1) {
    const from = ((top + y) * width + left) * 4;
    trimmed.set(pixels.subarray(from, from + size.width * 4), y * size.width * 4);
  }
  return { ...size, pixels: trimmed };
};
