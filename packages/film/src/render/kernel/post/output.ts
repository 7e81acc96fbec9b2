/** The finished bytes in the form asked for. `stride`: pixels of a row of the source, which may be wider than the picture. */

/** 3 bytes a pixel. */
export function writeRgb(from: usize, to: usize, stride: i32, width: i32, height: i32): void {
  for (let y = 0; y < height; y++) {
    let source = from + (usize(y * stride) << 2);
    for (let x = 0; x < width; x++, source += 4, to += 3) {
      store<u8>(to, load<u8>(source));
      store<u8>(to, load<u8>(source, 1), 1);
      store<u8>(to, load<u8>(source, 2), 2);
    }
  }
}

// BT.709 in limited range, in 1/65536: Y = 16 + 219 * (0.2126 R + 0.7152 G + 0.0722 B) / 255, and so on.
const Y_RED = 11966, Y_GREEN = 40254, Y_BLUE = 4064;
const CB_RED = -6596, CB_GREEN = -22189, CB_BLUE = 28785;
const CR_RED = 28785, CR_GREEN = -26146, CR_BLUE = -2639;

@inline function luma(pixel: u32): u8 {
  return u8((Y_RED * i32(pixel & 255) + Y_GREEN * i32((pixel >> 8) & 255) + Y_BLUE * i32((pixel >> 16) & 255) + (16 << 16) + 32768) >> 16);
}

/** YUV420P: a plane of luma, then two of chroma at half size, each the mean of 2x2 pixels. Even sizes. */
export function writeYuv(from: usize, to: usize, stride: i32, width: i32, height: i32): void {
  const blueDifference = to + usize(width * height), redDifference = blueDifference + usize((width >> 1) * (height >> 1));
  let chroma: usize = 0;
  for (let y = 0; y < height; y += 2) {
    let upper = from + (usize(y * stride) << 2), lower = upper + (usize(stride) << 2);
    let out = to + usize(y * width);
    for (let x = 0; x < width; x += 2, upper += 8, lower += 8, out += 2, chroma++) {
      const a = load<u32>(upper), b = load<u32>(upper, 4), c = load<u32>(lower), d = load<u32>(lower, 4);
      store<u8>(out, luma(a));
      store<u8>(out, luma(b), 1);
      store<u8>(out + width, luma(c));
      store<u8>(out + width, luma(d), 1);
      const red = i32((a & 255) + (b & 255) + (c & 255) + (d & 255));
      const green = i32(((a >> 8) & 255) + ((b >> 8) & 255) + ((c >> 8) & 255) + ((d >> 8) & 255));
      const blue = i32(((a >> 16) & 255) + ((b >> 16) & 255) + ((c >> 16) & 255) + ((d >> 16) & 255));
      store<u8>(blueDifference + chroma, u8((CB_RED * red + CB_GREEN * green + CB_BLUE * blue + (128 << 18) + (1 << 17)) >> 18));
      store<u8>(redDifference + chroma, u8((CR_RED * red + CR_GREEN * green + CR_BLUE * blue + (128 << 18) + (1 << 17)) >> 18));
    }
  }
}
