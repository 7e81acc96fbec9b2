/** Giant creatures of tales that carry a village or a city on their backs. */

import { type Matrix, positionOf, scaling, translation } from '../../../math/matrix.ts';
import { type Kit, type KitOptions, type Locomotion, plainOptions } from '../../kit.ts';
import type { Model, Particle, PoseInput } from '../../model.ts';
import { combineModels, type Member } from '../../shared/combine-models.ts';
import { elephants } from '../quadrupeds/savanna.ts';
import { tortoises } from '../reptiles/walkers.ts';
import { seaTurtle } from '../sea/sea-turtle.ts';
import { whales } from '../sea/whales.ts';
import { buildIsland } from './village-island.ts';

type Bearer = {
  kit: Kit;
  noun: string;
  /** Times its true size. */
  scale: number;
  /** The land in shares of the creature's width, height and length: half width, half length, height of its edge and place along it. */
  wide: number;
  long: number;
  edge: number;
  along: number;
  rise: number;
  /** Share of its height that is under water. */
  sunk?: number;
};

const tortoise: Bearer = {
  kit: tortoises,
  noun: 'giant tortoise',
  scale: 34,
  wide: 0.46,
  long: 0.25,
  edge: 0.93,
  along: -0.02,
  rise: 0.2,
};
const swimmingTurtle: Bearer = {
  kit: seaTurtle,
  noun: 'sea turtle',
  scale: 14,
  wide: 0.22,
  long: 0.31,
  edge: 0.8,
  along: -0.02,
  rise: 0.3,
  sunk: 0.55,
};
const whale: Bearer = {
  kit: whales,
  noun: 'whale',
  scale: 1.4,
  wide: 0.55,
  long: 0.3,
  edge: 0.84,
  along: 0.06,
  rise: 0.18,
  sunk: 0.45,
};
const elephant: Bearer = {
  kit: elephants,
  noun: 'elephant',
  scale: 4,
  wide: 0.74,
  long: 0.32,
  edge: 0.88,
  along: -0.06,
  rise: 0.14,
};

const smokeOver = (at: Matrix, size: number, time: number): Particle[] => {
  const [x, y, z] = positionOf(at);
  return [-0.4, 0.1, 0.5].flatMap((side, k) =>
    Array.from({ length: 9 }, (_, n) => {
      const age = (time * 0.25 + n / 9 + k * 0.31) % 1;
      return {
        position: [x + side * size + age * 0.2 * size, y + (0.55 + age * 0.6) * size, z + side * 0.5 * size],
        size: size * (0.03 + 0.09 * age),
        colour: [0.88, 0.88, 0.88],
        opacity: 0.3 * (1 - age),
        wisp: n * 1.7 + k,
      } as Particle;
    }),
  );
};

const build =
  (bearer: Bearer) =>
  (options: KitOptions): Model => {
    const creature = bearer.kit.build(
      plainOptions(bearer.noun, { seed: options.seed, colour: options.colour, detail: 1 }),
    );
    const s = bearer.scale;
    const [wide, tall, long] = creature.size;
    const land = {
      wide: bearer.wide * wide * s,
      long: bearer.long * long * s,
      rise: bearer.rise * tall * s,
      depth: 0.16 * tall * s,
      isCity: options.traits.includes('city'),
      seed: options.seed,
    };
    const own = (input: PoseInput): PoseInput => ({
      ...input,
      speed: input.speed > 0.05 ? Math.max(input.speed / s, 0.16) : 0,
      travelled: input.travelled / s,
    });
    const rest = creature.anchors.top ?? [0, tall, 0];
    // The land goes up and down with the back.
    const landAt = (input: PoseInput): Matrix => {
      const top = creature.pose?.(own(input)).anchors.top;
      const [dx, dy, dz] = top ? positionOf(top).map((value, axis) => (value - rest[axis]!) * s) : [0, 0, 0];
      return translation(dx!, bearer.edge * tall * s + dy!, bearer.along * long * s + dz!);
    };
    const members: Member[] = [
      { model: creature, act: (input) => ({ at: scaling(s), input: own(input) }) },
      {
        model: { size: [1, 1, 1], anchors: {}, parts: [{ name: 'land', mesh: buildIsland(land) }] },
        act: (input) => ({ at: landAt(input), input }),
      },
    ];
    const high = bearer.edge * tall * s + land.rise + (land.isCity ? land.wide * 0.75 : land.wide * 0.5);
    const model = combineModels(
      members,
      { size: [Math.max(wide * s, land.wide * 2), high, long * s], anchors: { top: [0, high, 0] } },
      (input) => (land.isCity ? [] : smokeOver(landAt(input), land.wide, input.time)),
    );
    return bearer.sunk === undefined ? model : { ...model, waterline: bearer.sunk * tall * s };
  };

const carrier = (name: string, bearer: Bearer, locomotion: Locomotion, slow: number): Kit => ({
  name,
  nouns: [name],
  locomotion,
  speeds: { slow, fast: slow * 2 },
  build: build(bearer),
});

export const carriedVillages: readonly Kit[] = [
  carrier('tortoise with a village', tortoise, 'walks', 2.2),
  carrier('elephant with a village', elephant, 'walks', 2.6),
  carrier('swimming turtle with a village', swimmingTurtle, 'floats', 1.5),
  carrier('whale with a village', whale, 'floats', 1.5),
  carrier('flying whale with a village', whale, 'flies', 2),
];
