/** A triangle on the screen as edge functions, for passes that look at single samples. */

@unmanaged
export class ScreenTriangle {
  x0: i32;
  y0: i32;
  x1: i32;
  y1: i32;
  /** Barycentric weights of corners b and c divided by depth, and 1 / depth: a plane each. */
  bx: f32;
  by: f32;
  b0: f32;
  cx: f32;
  cy: f32;
  c0: f32;
  zx: f32;
  zy: f32;
  z0: f32;
}

export const screenTriangle: ScreenTriangle = changetype<ScreenTriangle>(memory.data(64, 16));

/** False if it is behind the eye or off the screen. Triangles that cross the eye's plane are left out. */
export function setUpTriangle(a: usize, b: usize, c: usize, width: i32, height: i32): bool {
  const t = screenTriangle;
  if (load<f32>(a, 8) < 0.05 || load<f32>(b, 8) < 0.05 || load<f32>(c, 8) < 0.05) return false;
  const ax = load<f32>(a), ay = load<f32>(a, 4), bx = load<f32>(b), by = load<f32>(b, 4), cx = load<f32>(c), cy = load<f32>(c, 4);
  const lowX = min<f32>(ax, min<f32>(bx, cx)), highX = max<f32>(ax, max<f32>(bx, cx)), lowY = min<f32>(ay, min<f32>(by, cy)), highY = max<f32>(ay, max<f32>(by, cy));
  if (highX < 0 || lowX > f32(width) || highY < 0 || lowY > f32(height)) return false;
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (area == 0) return false;
  const k = f32(1) / area;
  t.x0 = i32(max<f32>(0, floor<f32>(lowX)));
  t.y0 = i32(max<f32>(0, floor<f32>(lowY)));
  t.x1 = i32(min<f32>(f32(width - 1), ceil<f32>(highX)));
  t.y1 = i32(min<f32>(f32(height - 1), ceil<f32>(highY)));
  t.bx = (cy - ay) * k;
  t.by = (ax - cx) * k;
  t.b0 = -(t.bx * ax + t.by * ay);
  t.cx = (ay - by) * k;
  t.cy = (bx - ax) * k;
  t.c0 = -(t.cx * ax + t.cy * ay);
  const az = load<f32>(a, 12), bz = load<f32>(b, 12), cz = load<f32>(c, 12);
  t.zx = (bz - az) * t.bx + (cz - az) * t.cx;
  t.zy = (bz - az) * t.by + (cz - az) * t.cy;
  t.z0 = az + (bz - az) * t.b0 + (cz - az) * t.c0;
  return t.x1 >= t.x0 && t.y1 >= t.y0;
}

@inline export function depthAt(x: f32, y: f32): f32 { return screenTriangle.z0 + screenTriangle.zx * x + screenTriangle.zy * y; }
@inline export function weightB(x: f32, y: f32): f32 { return screenTriangle.b0 + screenTriangle.bx * x + screenTriangle.by * y; }
@inline export function weightC(x: f32, y: f32): f32 { return screenTriangle.c0 + screenTriangle.cx * x + screenTriangle.cy * y; }
