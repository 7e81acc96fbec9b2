/** RGB bytes to YUV420P, BT.709 in limited range, from the definition. For tests. */

export const toYuv420 = (rgb: Uint8Array, width: number, height: number): Uint8Array => {
  const yuv = new Uint8Array((width * height * 3) / 2);
  const channel = (x: number, y: number, k: number) => rgb[(y * width + x) * 3 + k]! / 255;
  const luma = (r: number, g: number, b: number) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const value = luma(channel(x, y, 0), channel(x, y, 1), channel(x, y, 2));
      yuv[y * width + x] = Math.round(16 + 219 * value);
    }
  }
  const chroma = width * height;
  const size = chroma / 4;
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const mean = (k: number) =>
        (channel(x, y, k) + channel(x + 1, y, k) + channel(x, y + 1, k) + channel(x + 1, y + 1, k)) / 4;
      const [r, g, b] = [mean(0), mean(1), mean(2)];
      const at = (y / 2) * (width / 2) + x / 2;
      yuv[chroma + at] = Math.round(128 + (224 * (b - luma(r, g, b))) / 1.8556);
      yuv[chroma + size + at] = Math.round(128 + (224 * (r - luma(r, g, b))) / 1.5748);
    }
  }
  return yuv;
};
