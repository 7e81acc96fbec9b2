/** A given picture behind or over a drawn frame, in the picture's own colours. */

export type PlateMode =
  /** The frame was drawn on black; the picture shows wherever nothing was drawn. */
  | 'background'
  /** The picture covers the frame, by its share. */
  | 'over';

/**
 * `coverage`: 255 where a model hides the picture, `models`: how much they are there. The picture's alpha is 0 where it shows
 * something that stands before them. Works on `rgb` in place.
 */
export const putBehind = (rgb: Uint8Array, coverage: Uint8Array, plate: Uint8Array, models = 1): void => {
  for (let pixel = 0, at = 0; pixel < coverage.length; pixel += 1, at += 3) {
    const share = (models * plate[pixel * 4 + 3]!) / 255;
    const open = 255 - coverage[pixel]! * share;
    if (open === 0) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      const light = rgb[at + channel]! * share;
      // The black of the frame is dithered; what is left of it would tint the picture.
      const drawn = open === 255 && light < 4 ? 0 : light;
      rgb[at + channel] = Math.min(255, drawn + (plate[pixel * 4 + channel]! * open) / 255);
    }
  }
};

export const mixOver = (rgb: Uint8Array, plate: Uint8Array, share: number): void => {
  for (let pixel = 0, at = 0; at < rgb.length; pixel += 1, at += 3) {
    for (let channel = 0; channel < 3; channel += 1) {
      rgb[at + channel] = rgb[at + channel]! + (plate[pixel * 4 + channel]! - rgb[at + channel]!) * share;
    }
  }
};

/** BT.709, limited range, 4:2:0. `stride`: bytes of a pixel, the first three of which are its colour. */
export const rgbToYuv = (
  rgb: Uint8Array,
  target: Uint8Array,
  width: number,
  height: number,
  stride = 3,
): void => {
  const [halfWidth, chroma] = [width / 2, width * height];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * stride;
      target[y * width + x] =
        16.5 + (rgb[at]! * 46.559 + rgb[at + 1]! * 156.629 + rgb[at + 2]! * 15.812) / 255;
    }
  }
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      let [red, green, blue] = [0, 0, 0];
      for (const at of [(y * width + x) * stride, ((y + 1) * width + x) * stride]) {
        red += rgb[at]! + rgb[at + stride]!;
        green += rgb[at + 1]! + rgb[at + stride + 1]!;
        blue += rgb[at + 2]! + rgb[at + stride + 2]!;
      }
      const to = chroma + (y / 2) * halfWidth + x / 2;
      target[to] = 128.5 + (-25.664 * red - 86.336 * green + 112 * blue) / 1020;
      target[to + chroma / 4] = 128.5 + (112 * red - 101.73 * green - 10.27 * blue) / 1020;
    }
  }
};
