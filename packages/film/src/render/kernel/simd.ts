/** Short names for four floats at once. `madd4(a, b, c)` is a * b + c, rounded twice on every processor alike. */

@inline export function splat(x: f32): v128 { return f32x4.splat(x); }
@inline export function add4(a: v128, b: v128): v128 { return f32x4.add(a, b); }
@inline export function sub4(a: v128, b: v128): v128 { return f32x4.sub(a, b); }
@inline export function mul4(a: v128, b: v128): v128 { return f32x4.mul(a, b); }
@inline export function div4(a: v128, b: v128): v128 { return f32x4.div(a, b); }
@inline export function madd4(a: v128, b: v128, c: v128): v128 { return f32x4.add(f32x4.mul(a, b), c); }
@inline export function scale4(a: v128, b: f32): v128 { return f32x4.mul(a, f32x4.splat(b)); }
@inline export function mix4(a: v128, b: v128, t: v128): v128 { return madd4(sub4(b, a), t, a); }
/** The forms that are one instruction of the processor; of what is no number and a number they give the first. */
@inline export function min4(a: v128, b: v128): v128 { return f32x4.pmin(a, b); }
@inline export function max4(a: v128, b: v128): v128 { return f32x4.pmax(a, b); }
/** a where the mask is set, else b. */
@inline export function select4(mask: v128, a: v128, b: v128): v128 { return v128.bitselect(a, b, mask); }
@inline export function clamp4(x: v128): v128 { return min4(max4(x, splat(0)), splat(1)); }
@inline export function floor4(x: v128): v128 { return f32x4.floor(x); }
@inline export function fraction4(x: v128): v128 { return sub4(x, f32x4.floor(x)); }
@inline export function abs4(x: v128): v128 { return f32x4.abs(x); }
@inline export function sqrt4(x: v128): v128 { return f32x4.sqrt(x); }
@inline export function inverseSqrt4(x: v128): v128 { return f32x4.div(splat(1), f32x4.sqrt(x)); }
@inline export function dot4(ax: v128, ay: v128, az: v128, bx: v128, by: v128, bz: v128): v128 {
  return madd4(ax, bx, madd4(ay, by, mul4(az, bz)));
}
@inline export function smoothstep4(from: f32, to: f32, x: v128): v128 {
  const t = clamp4(mul4(sub4(x, splat(from)), splat(f32(1) / (to - from))));
  return mul4(mul4(t, t), sub4(splat(3), add4(t, t)));
}
@inline export function toInt4(x: v128): v128 { return i32x4.trunc_sat_f32x4_s(x); }
/** The low 22 bits of whole numbers between -2^22 and 2^22; others hold rubbish. Much cheaper than a conversion that saturates. */
@inline export function wholeBits4(x: v128): v128 { return f32x4.add(x, f32x4.splat(12582912)); }
@inline export function toFloat4(x: v128): v128 { return f32x4.convert_i32x4_s(x); }
@inline export function power2(x: v128): v128 { return mul4(x, x); }

/** e^x for x in -80..80, error 2e-5. */
@inline export function exp4(x: v128): v128 {
  const y = max4(mul4(x, splat(1.44269504)), splat(-120));
  const n = f32x4.floor(y);
  const f = sub4(y, n);
  const p = madd4(madd4(madd4(madd4(splat(0.01353416), f, splat(0.05201146)), f, splat(0.24144275)), f, splat(0.69300383)), f, splat(1.0000026));
  return mul4(p, i32x4.shl(i32x4.add(wholeBits4(n), i32x4.splat(127)), 23));
}

/** ln x for x in 0.5..1. */
@inline export function logNearOne4(x: v128): v128 {
  const y = div4(sub4(x, splat(1)), add4(x, splat(1)));
  const z = mul4(y, y);
  return mul4(mul4(y, splat(2)), madd4(madd4(madd4(splat(0.142857), z, splat(0.2)), z, splat(0.333333)), z, splat(1)));
}

/** Four hashes of 0..1 from pairs of integers. */
@inline export function hash4(a: v128, b: v128): v128 {
  let h = i32x4.mul(i32x4.add(i32x4.mul(a, i32x4.splat(7919)), i32x4.mul(b, i32x4.splat(104729))), i32x4.splat(0x9e3779b1));
  h = v128.xor(h, i32x4.shr_u(h, 15));
  h = i32x4.mul(h, i32x4.splat(0x85ebca6b));
  return mul4(toFloat4(v128.and(i32x4.shr_u(h, 8), i32x4.splat(0xffff))), splat(1.0 / 65535));
}

/** Transposing four vectors: halves first, then pairs of halves. */
@inline export function interleaveLow(a: v128, b: v128): v128 {
  return i8x16.shuffle(a, b, 0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23);
}
@inline export function interleaveHigh(a: v128, b: v128): v128 {
  return i8x16.shuffle(a, b, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31);
}
@inline export function lowHalves(a: v128, b: v128): v128 { return i64x2.shuffle(a, b, 0, 2); }
@inline export function highHalves(a: v128, b: v128): v128 { return i64x2.shuffle(a, b, 1, 3); }

/** Stores four pixels of RGBA given as planes. */
@inline export function storePixels4(at: usize, r: v128, g: v128, b: v128, a: v128): void {
  const rgLow = interleaveLow(r, g);
  const rgHigh = interleaveHigh(r, g);
  const baLow = interleaveLow(b, a);
  const baHigh = interleaveHigh(b, a);
  v128.store(at, lowHalves(rgLow, baLow));
  v128.store(at, highHalves(rgLow, baLow), 16);
  v128.store(at, lowHalves(rgHigh, baHigh), 32);
  v128.store(at, highHalves(rgHigh, baHigh), 48);
}
