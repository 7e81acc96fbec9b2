/** A kit for a simple vehicle: a body on axles that roll by the way travelled. */

import { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import type { Vec3 } from '../../../math/vector.ts';
import type { Kit, KitOptions, Locomotion } from '../../kit.ts';
import type { AnchorName } from '../../model.ts';
import { assembleModel } from '../../shared/assemble-model.ts';
import { springs } from './driving.ts';
import { type AxleSpec, createAxles } from './wheels.ts';

type Drawn = { axles: AxleSpec[]; anchors: Partial<Record<AnchorName, Vec3>>; springiness?: number };

export const rollingKit = (
  nouns: string[],
  speeds: { slow: number; fast: number },
  draw: (body: MeshBuilder, options: KitOptions) => Drawn,
  locomotion: Locomotion = 'rolls',
): Kit => ({
  name: nouns[0]!,
  nouns,
  locomotion,
  speeds,
  build: (options) => {
    const body = new MeshBuilder();
    const { axles: specs, anchors, springiness = 0.6 } = draw(body, options);
    const axles = createAxles(specs.map((spec) => ({ segments: [24, 16, 9][options.detail]!, ...spec })));
    // Axles are modelled about the origin; measuring them there would make a tall thing taller.
    const { size } = assembleModel({ body });
    const lowest = Math.max(0, ...specs.map(({ radius }) => radius * 2));
    return assembleModel(
      { body, ...axles.builders },
      {
        size: [
          Math.max(size[0], ...specs.map(({ track, width }) => track * 2 + width)),
          Math.max(size[1], lowest),
          size[2],
        ],
        anchors: { top: [0, size[1], 0], ...anchors },
        pose: (input) => ({
          parts: { body: springs(input, springiness), ...axles.pose(input.travelled) },
          anchors: {},
        }),
      },
    );
  },
});
