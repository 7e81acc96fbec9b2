/** Fills `surface` from four work items: barycentric coordinates, then attributes of the triangles' corners. */

import { buffer, uniform, uniform4 } from '../buffers';
import {
  ATTRIBUTES, CAMERA_FORWARD, CAMERA_POSITION, CAMERA_RIGHT, CAMERA_UP, CENTRE_X, CENTRE_Y, FOCAL_LENGTH, INDEXES, MIRROR_NORMAL, MIRROR_OFFSET, OCCLUSION,
  POSITIONS, SHADE_FACETS,
} from '../layout';
import { add4, div4, dot4, highHalves, interleaveHigh, interleaveLow, inverseSqrt4, lowHalves, madd4, mul4, scale4, splat, sub4, toFloat4, toInt4 } from '../simd';
import { Surface, batch, surface } from './surface';

@inline function corner(attributes: usize, vertex: usize): usize { return attributes + vertex * 48; }
@inline function blend(a: usize, b: usize, c: usize, offset: usize, p: v128, q: v128, r: v128): v128 {
  return madd4(v128.load(a + offset), p, madd4(v128.load(b + offset), q, mul4(v128.load(c + offset), r)));
}

/** A pixel's middle may lie outside the sliver it shows: far outside, weights would explode, and with no area they are no numbers. */
@inline function bounded(weight: v128): v128 { return f32x4.pmin(splat(1.5), f32x4.pmax(splat(-0.5), weight)); }

/** `item`: four of 16 bytes: triangle, x, y, pixel << 3 | weight. */
export function loadSurface(item: usize): void {
  const indexes = buffer(INDEXES), attributes = buffer(ATTRIBUTES), projected = batch.projected;
  const item0 = v128.load(item), item1 = v128.load(item, 16), item2 = v128.load(item, 32), item3 = v128.load(item, 48);
  const low01 = interleaveLow(item0, item1), low23 = interleaveLow(item2, item3);
  const high01 = interleaveHigh(item0, item1), high23 = interleaveHigh(item2, item3);
  const triangle = lowHalves(low01, low23);
  const x = highHalves(low01, low23), y = lowHalves(high01, high23);
  const pixel = i32x4.shr_u(highHalves(high01, high23), 3);
  surface.triangle = triangle;
  surface.sampleX = x;
  surface.sampleY = y;
  const pixelY = toInt4(scale4(add4(toFloat4(pixel), splat(0.5)), f32(1) / f32(batch.width)));
  const pixelX = i32x4.sub(pixel, i32x4.mul(pixelY, i32x4.splat(batch.width)));
  surface.pixelX = pixelX;
  surface.pixelY = pixelY;

  const i0 = indexes + usize(i32x4.extract_lane(triangle, 0)) * 12, i1 = indexes + usize(i32x4.extract_lane(triangle, 1)) * 12;
  const i2 = indexes + usize(i32x4.extract_lane(triangle, 2)) * 12, i3 = indexes + usize(i32x4.extract_lane(triangle, 3)) * 12;
  const a0 = usize(load<u32>(i0)), b0 = usize(load<u32>(i0, 4)), c0 = usize(load<u32>(i0, 8));
  const a1 = usize(load<u32>(i1)), b1 = usize(load<u32>(i1, 4)), c1 = usize(load<u32>(i1, 8));
  const a2 = usize(load<u32>(i2)), b2 = usize(load<u32>(i2, 4)), c2 = usize(load<u32>(i2, 8));
  const a3 = usize(load<u32>(i3)), b3 = usize(load<u32>(i3, 4)), c3 = usize(load<u32>(i3, 8));

  // Corners relative to the sample, homogeneous: cross products of these are the barycentric coordinates.
  let p0 = v128.load(projected + (a0 << 4)), p1 = v128.load(projected + (a1 << 4)), p2 = v128.load(projected + (a2 << 4)), p3 = v128.load(projected + (a3 << 4));
  let l01 = interleaveLow(p0, p1), l23 = interleaveLow(p2, p3);
  const wa = lowHalves(interleaveHigh(p0, p1), interleaveHigh(p2, p3));
  const xa = mul4(sub4(lowHalves(l01, l23), x), wa), ya = mul4(sub4(highHalves(l01, l23), y), wa);
  p0 = v128.load(projected + (b0 << 4)); p1 = v128.load(projected + (b1 << 4)); p2 = v128.load(projected + (b2 << 4)); p3 = v128.load(projected + (b3 << 4));
  l01 = interleaveLow(p0, p1); l23 = interleaveLow(p2, p3);
  const wb = lowHalves(interleaveHigh(p0, p1), interleaveHigh(p2, p3));
  const xb = mul4(sub4(lowHalves(l01, l23), x), wb), yb = mul4(sub4(highHalves(l01, l23), y), wb);
  p0 = v128.load(projected + (c0 << 4)); p1 = v128.load(projected + (c1 << 4)); p2 = v128.load(projected + (c2 << 4)); p3 = v128.load(projected + (c3 << 4));
  l01 = interleaveLow(p0, p1); l23 = interleaveLow(p2, p3);
  const wc = lowHalves(interleaveHigh(p0, p1), interleaveHigh(p2, p3));
  const xc = mul4(sub4(lowHalves(l01, l23), x), wc), yc = mul4(sub4(highHalves(l01, l23), y), wc);
  let wA = sub4(mul4(xb, yc), mul4(xc, yb)), wB = sub4(mul4(xc, ya), mul4(xa, yc)), wC = sub4(mul4(xa, yb), mul4(xb, ya));
  const inverse = div4(splat(1), add4(wA, add4(wB, wC)));
  wA = bounded(mul4(wA, inverse));
  wB = bounded(mul4(wB, inverse));
  wC = bounded(mul4(wC, inverse));
  const depth = madd4(wA, wa, madd4(wB, wb, mul4(wC, wc)));
  surface.depth = depth;
  loadView(x, y, depth);

  if (batch.shading == SHADE_FACETS) { wA = splat(1.0 / 3); wB = wA; wC = wA; }
  const A0 = corner(attributes, a0), B0 = corner(attributes, b0), C0 = corner(attributes, c0);
  const A1 = corner(attributes, a1), B1 = corner(attributes, b1), C1 = corner(attributes, c1);
  const A2 = corner(attributes, a2), B2 = corner(attributes, b2), C2 = corner(attributes, c2);
  const A3 = corner(attributes, a3), B3 = corner(attributes, b3), C3 = corner(attributes, c3);
  const pa = splat(f32x4.extract_lane(wA, 0)), pb = splat(f32x4.extract_lane(wB, 0)), pc = splat(f32x4.extract_lane(wC, 0));
  const qa = splat(f32x4.extract_lane(wA, 1)), qb = splat(f32x4.extract_lane(wB, 1)), qc = splat(f32x4.extract_lane(wC, 1));
  const ra = splat(f32x4.extract_lane(wA, 2)), rb = splat(f32x4.extract_lane(wB, 2)), rc = splat(f32x4.extract_lane(wC, 2));
  const sa = splat(f32x4.extract_lane(wA, 3)), sb = splat(f32x4.extract_lane(wB, 3)), sc = splat(f32x4.extract_lane(wC, 3));
  // Normals and occlusion.
  let v0 = blend(A0, B0, C0, 0, pa, pb, pc), v1 = blend(A1, B1, C1, 0, qa, qb, qc), v2 = blend(A2, B2, C2, 0, ra, rb, rc), v3 = blend(A3, B3, C3, 0, sa, sb, sc);
  let lowA = interleaveLow(v0, v1), lowB = interleaveLow(v2, v3), highA = interleaveHigh(v0, v1), highB = interleaveHigh(v2, v3);
  surface.normalX = lowHalves(lowA, lowB);
  surface.normalY = highHalves(lowA, lowB);
  surface.normalZ = lowHalves(highA, highB);
  surface.open = highHalves(highA, highB);
  // Colours.
  v0 = blend(A0, B0, C0, 16, pa, pb, pc); v1 = blend(A1, B1, C1, 16, qa, qb, qc); v2 = blend(A2, B2, C2, 16, ra, rb, rc); v3 = blend(A3, B3, C3, 16, sa, sb, sc);
  lowA = interleaveLow(v0, v1); lowB = interleaveLow(v2, v3);
  surface.red = lowHalves(lowA, lowB);
  surface.green = highHalves(lowA, lowB);
  surface.blue = lowHalves(interleaveHigh(v0, v1), interleaveHigh(v2, v3));
  // Positions at rest.
  v0 = blend(A0, B0, C0, 32, pa, pb, pc); v1 = blend(A1, B1, C1, 32, qa, qb, qc); v2 = blend(A2, B2, C2, 32, ra, rb, rc); v3 = blend(A3, B3, C3, 32, sa, sb, sc);
  lowA = interleaveLow(v0, v1); lowB = interleaveLow(v2, v3);
  surface.restX = lowHalves(lowA, lowB);
  surface.restY = highHalves(lowA, lowB);
  surface.restZ = lowHalves(interleaveHigh(v0, v1), interleaveHigh(v2, v3));
  if (batch.shading == SHADE_FACETS) loadFacetNormals(i0, i1, i2, i3);
  loadOcclusion(pixelX, pixelY);
}

/** The ray through the sample, and the point at that depth. */
function loadView(x: v128, y: v128, depth: v128): void {
  const scale = batch.scale;
  const inverse = f32(1) / (uniform(FOCAL_LENGTH) * scale);
  const across = scale4(sub4(x, splat(uniform(CENTRE_X) * scale)), inverse);
  const up = scale4(sub4(splat(uniform(CENTRE_Y) * scale), y), inverse);
  let vx = madd4(uniform4(CAMERA_RIGHT), across, madd4(uniform4(CAMERA_UP), up, uniform4(CAMERA_FORWARD)));
  let vy = madd4(uniform4(CAMERA_RIGHT + 1), across, madd4(uniform4(CAMERA_UP + 1), up, uniform4(CAMERA_FORWARD + 1)));
  let vz = madd4(uniform4(CAMERA_RIGHT + 2), across, madd4(uniform4(CAMERA_UP + 2), up, uniform4(CAMERA_FORWARD + 2)));
  surface.x = madd4(vx, depth, uniform4(CAMERA_POSITION));
  surface.y = madd4(vy, depth, uniform4(CAMERA_POSITION + 1));
  surface.z = madd4(vz, depth, uniform4(CAMERA_POSITION + 2));
  if (batch.isMirror) {
    const mx = uniform4(MIRROR_NORMAL), my = uniform4(MIRROR_NORMAL + 1), mz = uniform4(MIRROR_NORMAL + 2);
    const shift = scale4(sub4(dot4(surface.x, surface.y, surface.z, mx, my, mz), uniform4(MIRROR_OFFSET)), -2);
    surface.x = madd4(shift, mx, surface.x);
    surface.y = madd4(shift, my, surface.y);
    surface.z = madd4(shift, mz, surface.z);
    const turn = scale4(dot4(vx, vy, vz, mx, my, mz), -2);
    vx = madd4(turn, mx, vx);
    vy = madd4(turn, my, vy);
    vz = madd4(turn, mz, vz);
  }
  const length = inverseSqrt4(dot4(vx, vy, vz, vx, vy, vz));
  surface.viewX = mul4(vx, length);
  surface.viewY = mul4(vy, length);
  surface.viewZ = mul4(vz, length);
}

function loadOcclusion(pixelX: v128, pixelY: v128): void {
  if (batch.isMirror) {
    surface.turn = i32x4.splat(0);
    return;
  }
  const occlusion = buffer(OCCLUSION);
  const index = i32x4.shl(i32x4.add(i32x4.mul(i32x4.shr_u(pixelY, 1), i32x4.splat(batch.width >> 1)), i32x4.shr_u(pixelX, 1)), 2);
  const near = f32x4(
    load<f32>(occlusion + i32x4.extract_lane(index, 0)), load<f32>(occlusion + i32x4.extract_lane(index, 1)),
    load<f32>(occlusion + i32x4.extract_lane(index, 2)), load<f32>(occlusion + i32x4.extract_lane(index, 3)),
  );
  surface.open = mul4(surface.open, near);
  const mixed = i32x4.add(i32x4.add(i32x4.mul(pixelX, i32x4.splat(7)), i32x4.mul(pixelY, i32x4.splat(13))), i32x4.mul(i32x4.shr_s(pixelX, 2), i32x4.splat(5)));
  surface.turn = v128.and(mixed, i32x4.splat(15));
}

/** Normals of whole triangles, turned to the side of the smooth normal. */
function loadFacetNormals(i0: usize, i1: usize, i2: usize, i3: usize): void {
  facetNormal(i0, 0);
  facetNormal(i1, 4);
  facetNormal(i2, 8);
  facetNormal(i3, 12);
}

function facetNormal(index: usize, offset: usize): void {
  const positions = buffer(POSITIONS);
  const a = positions + usize(load<u32>(index)) * 12, b = positions + usize(load<u32>(index, 4)) * 12, c = positions + usize(load<u32>(index, 8)) * 12;
  const ux = load<f32>(b) - load<f32>(a), uy = load<f32>(b, 4) - load<f32>(a, 4), uz = load<f32>(b, 8) - load<f32>(a, 8);
  const vx = load<f32>(c) - load<f32>(a), vy = load<f32>(c, 4) - load<f32>(a, 4), vz = load<f32>(c, 8) - load<f32>(a, 8);
  let nx = uy * vz - uz * vy, ny = uz * vx - ux * vz, nz = ux * vy - uy * vx;
  const to = changetype<usize>(surface) + offset;
  const length = sqrt<f32>(nx * nx + ny * ny + nz * nz);
  if (length < 1e-12) return;
  const side = nx * load<f32>(to, offsetof<Surface>('normalX')) + ny * load<f32>(to, offsetof<Surface>('normalY')) + nz * load<f32>(to, offsetof<Surface>('normalZ'));
  const k = (side < 0 ? f32(-1) : f32(1)) / length;
  store<f32>(to, nx * k, offsetof<Surface>('normalX'));
  store<f32>(to, ny * k, offsetof<Surface>('normalY'));
  store<f32>(to, nz * k, offsetof<Surface>('normalZ'));
}
