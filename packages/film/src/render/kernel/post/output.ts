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

/** Luma of four pixels, 32 bits each. */
@inline function luma4(pixels: v128): v128 {
  const byte = i32x4.splat(255);
  const red = v128.and(pixels, byte), green = v128.and(i32x4.shr_u(pixels, 8), byte), blue = v128.and(i32x4.shr_u(pixels, 16), byte);
  // Pairs of 16 bits: green is halved, for its share does not fit.
  const sum = i32x4.add(
    i32x4.dot_i16x8_s(v128.or(red, i32x4.shl(green, 16)), i32x4.splat(Y_RED | ((Y_GREEN >> 1) << 16))),
    i32x4.dot_i16x8_s(v128.or(blue, i32x4.shl(green, 16)), i32x4.splat(Y_BLUE | ((Y_GREEN >> 1) << 16))),
  );
  return i32x4.shr_u(i32x4.add(sum, i32x4.splat((16 << 16) + 32768)), 16);
}

/** Sums of the pairs of pixels of two rows: red, green, blue of four blocks of 2x2 in 16 bits; each vector holds two blocks. */
@inline function blockSums(upper: v128, lower: v128): v128 {
  const low = i16x8.add(i16x8.extend_low_i8x16_u(upper), i16x8.extend_low_i8x16_u(lower));
  const high = i16x8.add(i16x8.extend_high_i8x16_u(upper), i16x8.extend_high_i8x16_u(lower));
  return i16x8.add(i64x2.shuffle(low, high, 0, 2), i64x2.shuffle(low, high, 1, 3));
}

/** Chroma of four blocks given as sums of four pixels each. */
@inline function chroma4(left: v128, right: v128, red: i32, green: i32, blue: i32): v128 {
  const shares = i16x8(i16(red), i16(green), i16(blue), 0, i16(red), i16(green), i16(blue), 0);
  const a = i32x4.dot_i16x8_s(left, shares), b = i32x4.dot_i16x8_s(right, shares);
  const sum = i32x4.add(i32x4.shuffle(a, b, 0, 2, 4, 6), i32x4.shuffle(a, b, 1, 3, 5, 7));
  return i32x4.shr_s(i32x4.add(sum, i32x4.splat((128 << 18) + (1 << 17))), 18);
}

@inline function bytes8(low: v128, high: v128): v128 {
  const words = i16x8.narrow_i32x4_s(low, high);
  return i8x16.narrow_i16x8_u(words, words);
}

/** YUV420P: a plane of luma, then two of chroma at half size, each the mean of 2x2 pixels. Even sizes. */
export function writeYuv(from: usize, to: usize, stride: i32, width: i32, height: i32): void {
  const blueDifference = to + usize(width * height), redDifference = blueDifference + usize((width >> 1) * (height >> 1));
  let chroma: usize = 0;
  for (let y = 0; y < height; y += 2) {
    let upper = from + (usize(y * stride) << 2), lower = upper + (usize(stride) << 2);
    let out = to + usize(y * width);
    let x = 0;
    for (; x <= width - 8; x += 8, upper += 32, lower += 32, out += 8, chroma += 4) {
      const a = v128.load(upper), b = v128.load(upper, 16), c = v128.load(lower), d = v128.load(lower, 16);
      v128.store64_lane(out, bytes8(luma4(a), luma4(b)), 0);
      v128.store64_lane(out + width, bytes8(luma4(c), luma4(d)), 0);
      const left = blockSums(a, c), right = blockSums(b, d);
      const blue = chroma4(left, right, CB_RED, CB_GREEN, CB_BLUE), red = chroma4(left, right, CR_RED, CR_GREEN, CR_BLUE);
      v128.store32_lane(blueDifference + chroma, bytes8(blue, blue), 0);
      v128.store32_lane(redDifference + chroma, bytes8(red, red), 0);
    }
    for (; x < width; x += 2, upper += 8, lower += 8, out += 2, chroma++) {
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
