/** Four points on surfaces while they are shaded, each field one value a point. */

@unmanaged
export class Surface {
  /** i32. */
  triangle: v128;
  /** i32. */
  pixelX: v128;
  /** i32. */
  pixelY: v128;
  /** Place in the target's samples. */
  sampleX: v128;
  sampleY: v128;
  /** Along the camera's axis, metres. */
  depth: v128;
  /** From the eye to the point. */
  viewX: v128;
  viewY: v128;
  viewZ: v128;
  x: v128;
  y: v128;
  z: v128;
  normalX: v128;
  normalY: v128;
  normalZ: v128;
  red: v128;
  green: v128;
  blue: v128;
  /** Position at rest. */
  restX: v128;
  restY: v128;
  restZ: v128;
  /** 1 open, 0 hidden from the sky. */
  open: v128;
  /** Cosine between normal and view. */
  facing: v128;
  /** Share of the sun. */
  sun: v128;
  /** How much of the mirrored picture is seen. */
  mirror: v128;
  /** i32, 0..15. */
  turn: v128;
  /** Of blended materials. */
  opacity: v128;
  outRed: v128;
  outGreen: v128;
  outBlue: v128;
}

export const surface: Surface = changetype<Surface>(memory.data(16 * 32, 16));

/** What the whole batch has in common. */
@unmanaged
export class Batch {
  pattern: i32;
  specular: f32;
  gloss: f32;
  rim: f32;
  translucency: f32;
  grain: f32;
  grainScale: f32;
  opacity: f32;
  shading: i32;
  /** The mirrored picture itself is being shaded. */
  isMirror: bool;
  /** Samples a pixel of the target, one way. */
  scale: f32;
  /** Of the target in pixels. */
  width: i32;
  projected: usize;
}

export const batch: Batch = changetype<Batch>(memory.data(64, 16));
