/** A kit for a thing that does not move by itself. */

import { MeshBuilder } from '../../geometry/mesh-builder.ts';
import type { Vec3 } from '../../math/vector.ts';
import type { Kit, KitOptions } from '../kit.ts';
import type { AnchorName } from '../model.ts';
import { assembleModel } from './assemble-model.ts';
import { SharpMeshBuilder } from './sharp-mesh-builder.ts';

type Anchors = Partial<Record<AnchorName, Vec3>>;

/** The first noun names the kit. What `add` leaves out: `top` is the highest point over the middle. */
export const staticKit = (
  nouns: string[],
  add: (b: MeshBuilder, options: KitOptions) => Anchors | undefined,
): Kit => ({
  name: nouns[0]!,
  nouns,
  locomotion: 'none',
  build: (options) => {
    const body = options.detail === 0 ? new MeshBuilder() : new SharpMeshBuilder();
    const anchors = add(body, options) ?? {};
    const model = assembleModel({ body });
    return { ...model, anchors: { top: [0, model.size[1], 0], ...anchors } };
  },
});
