/** Helpers for passes over the finished bytes, RGBX. */

@inline export function red(pixel: u32): f32 { return f32(pixel & 255); }
@inline export function green(pixel: u32): f32 { return f32((pixel >> 8) & 255); }
@inline export function blue(pixel: u32): f32 { return f32((pixel >> 16) & 255); }
@inline export function grey(pixel: u32): f32 { return red(pixel) * 0.2126 + green(pixel) * 0.7152 + blue(pixel) * 0.0722; }
@inline export function byte(x: f32): u32 { return u32(max<f32>(0, min<f32>(255, x + 0.5))); }
@inline export function pack(r: f32, g: f32, b: f32): u32 { return byte(r) | (byte(g) << 8) | (byte(b) << 16) | 0xff000000; }
@inline export function hash(x: i32, y: i32, seed: i32): f32 {
  let h: u32 = u32(x) * 374761393 + u32(y) * 668265263 + u32(seed) * 1274126177;
  h = (h ^ (h >> 13)) * 1274126177;
  return f32((h ^ (h >> 16)) & 0xffff) * (1.0 / 65535);
}

/** One value of the noise picture, period 512 pixels. */
@inline export function noiseByte(noise: usize, x: i32, y: i32): f32 { return f32(load<u8>(noise + (usize(((y & 511) << 9) | (x & 511)) << 2))); }
