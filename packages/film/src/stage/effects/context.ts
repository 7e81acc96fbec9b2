/** What effects know of the moment they are drawn for. */

import type { Vec3 } from '../../math/vector.ts';
import type { Camera } from '../../render/frame-state.ts';
import type { Scene } from '../../scene/scene.ts';

export type EffectContext = {
  time: number;
  camera: Camera;
  /** What the film is about: its middle and its size. */
  centre: Vec3;
  size: number;
  groundAt: (x: number, z: number) => number;
  isIndoors: boolean;
  /** A city that is looked at across water is far away; snow may be heavy. */
  setting?: Scene['setting'];
  /** Height of still water that mirrors the sky; null where there is none. */
  mirrorHeight: number | null;
  darkness: number;
  /** Metres a second towards the camera's right. */
  wind: number;
};
