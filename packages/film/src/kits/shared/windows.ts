/** Window panes that mirror the sky by day and glow by night. */

import type { MeshBuilder } from '../../geometry/mesh-builder.ts';
import { fromHex } from '../../math/colour.ts';
import { scale, type Vec3 } from '../../math/vector.ts';

export const paneColour = fromHex('#2a3743');
export const lampLight: Vec3 = [1.7, 1.05, 0.45];
/** How dark it must be for windows and headlights to be lit. */
export const lightsOn = 0.35;

/** Adds the pane to `body` and, when it is to be lit at night, a glowing one just outside it to `lit`. */
export const addPane = (
  body: MeshBuilder,
  lit: MeshBuilder | null,
  centre: Vec3,
  size: Vec3,
  light: Vec3 = lampLight,
) => {
  body.paint(paneColour, 'glass').box(centre, size);
  lit?.paint(light, 'glow').box(centre, [size[0] * 1.001 + 0.012, size[1], size[2] * 1.001 + 0.012]);
};

/** A pane in a frame with bars, in a wall that faces +z. */
export const addWindow = (
  body: MeshBuilder,
  lit: MeshBuilder | null,
  {
    at: [x, y, z],
    width,
    height,
    frame,
    bars = true,
    brightness = 1,
    bevel = 0.02,
  }: {
    at: Vec3;
    width: number;
    height: number;
    frame: Vec3;
    bars?: boolean;
    brightness?: number;
    bevel?: number;
  },
) => {
  body.paint(frame, 'satin').box([x, y, z], [width + 0.16, height + 0.16, 0.1], bevel, 1);
  body.box([x, y - height / 2 - 0.1, z + 0.06], [width + 0.3, 0.08, 0.2], bevel, 1);
  addPane(body, lit, [x, y, z + 0.03], [width, height, 0.06], scale(lampLight, brightness));
  if (!bars) return;
  body.paint(frame, 'satin').box([x, y, z + 0.07], [0.05, height, 0.04]);
  body.box([x, y + height * 0.15, z + 0.07], [width, 0.05, 0.04]);
};
