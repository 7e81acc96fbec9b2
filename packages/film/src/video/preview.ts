/** A small still of a drawn frame, to be looked at while the video is made. */

export type Still = { width: number; height: number /** RGBA. */; pixels: Uint8ClampedArray };

export const previewEveryMs = 1500;
/** Pixels of the longer side. */
const longestSide = 320;

const clamp = (value: number): number => Math.min(255, Math.max(0, value));

/** Takes every n-th pixel of a YUV420P picture in BT.709, limited range: 1 to 2 ms, where averaging would take ten. */
export const shrinkPicture = (yuv: Uint8Array, width: number, height: number): Still => {
  const scale = Math.max(1, Math.max(width, height) / longestSide);
  const size = {
    width: Math.max(1, Math.floor(width / scale)),
    height: Math.max(1, Math.floor(height / scale)),
  };
  const pixels = new Uint8ClampedArray(size.width * size.height * 4);
  const uAt = width * height;
  const vAt = uAt + (width * height) / 4;
  for (let row = 0; row < size.height; row += 1) {
    const y = Math.min(height - 1, Math.floor((row + 0.5) * scale));
    for (let column = 0; column < size.width; column += 1) {
      const x = Math.min(width - 1, Math.floor((column + 0.5) * scale));
      const chroma = (y >> 1) * (width >> 1) + (x >> 1);
      const light = (yuv[y * width + x]! - 16) * 1.1644;
      const u = yuv[uAt + chroma]! - 128;
      const v = yuv[vAt + chroma]! - 128;
      const at = (row * size.width + column) * 4;
      pixels[at] = clamp(light + 1.7927 * v);
      pixels[at + 1] = clamp(light - 0.2132 * u - 0.5329 * v);
      pixels[at + 2] = clamp(light + 2.1124 * u);
      pixels[at + 3] = 255;
    }
  }
  return { ...size, pixels };
};
