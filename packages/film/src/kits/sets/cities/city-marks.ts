/** What tells a famous city at a glance: the building at the end of its streets, its traffic, its signs. */

import { fromHex } from '../../../math/colour.ts';
import { type Matrix, multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import type { PlaceDetail } from '../../../scene/place-details.ts';
import { findKit } from '../../find-kit.ts';
import { plainOptions } from '../../kit.ts';
import { type Model, poseAtRest } from '../../model.ts';
import type { SetRequest } from '../../set.ts';
import type { SetBuilder } from '../shared/set-builder.ts';
import { createThingPlacer } from '../shared/things.ts';

type Vehicle = { noun: string; colour?: string };

export type CityMark = {
  /** Stands where the street ends; `share` is its height, or its width if it is wide, as a share of the distance. */
  landmark?: {
    noun: string;
    share: number;
    isWide?: boolean;
    turn?: number;
    /** Share of the distance that its hill is high. */
    hill?: number;
  };
  /** Parked at both kerbs. */
  traffic?: Vehicle[];
  /** Streets between towers, not between old houses. */
  hasTowers?: boolean;
  /** Upright signs on all fronts, by day too. */
  hasSigns?: boolean;
  /** Stands on the pavement. */
  furniture?: string;
};

const taxi: Vehicle = { noun: 'taxi', colour: '#f2b40c' };
const blackCab: Vehicle = { noun: 'taxi', colour: '#16171a' };

const marks: Partial<Record<PlaceDetail, CityMark>> = {
  asian_metropolis: {
    hasTowers: true,
    hasSigns: true,
    traffic: [{ noun: 'car', colour: '#e8e8e4' }, { noun: 'taxi', colour: '#2f8a4a' }, { noun: 'van' }],
  },
  new_york: {
    landmark: { noun: 'empire state building', share: 0.24 },
    hasTowers: true,
    traffic: [taxi, { noun: 'car', colour: '#26282c' }, taxi, taxi],
  },
  london: {
    landmark: { noun: 'big ben', share: 0.28 },
    traffic: [{ noun: 'double decker bus', colour: '#c01418' }, blackCab, blackCab],
    furniture: 'phone booth',
  },
  paris: { landmark: { noun: 'eiffel tower', share: 0.27 } },
  rome: { landmark: { noun: 'colosseum', share: 0.5, isWide: true } },
  istanbul: { landmark: { noun: 'mosque', share: 0.42, isWide: true } },
  dubai: { landmark: { noun: 'burj khalifa', share: 0.28 }, hasTowers: true },
  rio: { landmark: { noun: 'christ the redeemer', share: 0.2, hill: 0.16 } },
  moscow: { landmark: { noun: 'saint basil cathedral', share: 0.4, isWide: true } },
  hill_castle: { landmark: { noun: 'castle', share: 0.3, isWide: true, hill: 0.05 } },
  kyoto: { landmark: { noun: 'pagoda', share: 0.22 } },
};

export const cityMarkOf = ({ details = [] }: SetRequest): CityMark | null => {
  for (const detail of details) {
    const mark = marks[detail];
    if (mark) return mark;
  }
  return null;
};

/** The street is shorter where something stands at its end. */
export const streetEnd = ({ landmark }: CityMark): number => (landmark ? (landmark.isWide ? 55 : 90) : 150);

export const addLandmark = (set: SetBuilder, { landmark }: CityMark, far: number): void => {
  const kit = landmark && findKit(landmark.noun);
  if (!kit || !landmark) return;
  const model = kit.build(plainOptions(landmark.noun, { detail: 1 }));
  const z = -far - (landmark.isWide ? 45 : 25);
  const distance = set.area.cameraPosition[2] - z;
  const size = (landmark.share * distance) / (landmark.isWide ? model.size[0] : model.size[1]);
  const base = distance * (landmark.hill ?? 0);
  if (base > 0)
    set.model(
      (b) =>
        b
          .paint((p) => (p[1] > base * 0.7 ? fromHex('#5d6a52') : fromHex('#3f6a3c')), 'rock')
          .at(translation(0, -2, z - 8), (k) =>
            k.lathe(
              [
                [distance * 0.42, 0],
                [distance * 0.2, base * 0.35],
                [distance * 0.1, base * 0.75],
                [distance * 0.03, base + 2],
                [0, base + 2.2],
              ],
              40,
            ),
          ),
      { castsNoShadow: true },
    );
  const at = multiply(translation(0, base, z), rotationY(landmark.turn ?? 0), scaling(size));
  addModel(set, model, at);
};

const addModel = (set: SetBuilder, model: Model, at: Matrix): void => {
  const pose = model.pose?.({ ...poseAtRest, darkness: set.request.darkness });
  for (const { name, mesh } of model.parts)
    if (pose?.parts[name] !== null) set.add(mesh, at, { castsNoShadow: true });
};

/** Stands before the towers of a skyline; `across` is -1 at the left edge of the picture, `share` as above. */
const addToSkyline = (
  set: SetBuilder,
  noun: string,
  across: number,
  distance: number,
  share: number,
): void => {
  const kit = findKit(noun);
  if (!kit || set.request.nouns?.includes(noun)) return;
  const model = kit.build(plainOptions(noun, { detail: 1 }));
  const [x, z] = set.atFrame(across, set.area.cameraDistance + distance);
  const size = (share * distance) / Math.max(model.size[1], model.size[0] * 0.8);
  addModel(set, model, multiply(translation(x, 0.5, z), scaling(size)));
  set.model(
    (b) =>
      b
        .paint(fromHex('#5a584c'), 'rock')
        .at(translation(x, -2, z), (k) =>
          k.cylinder(0, 2.5, model.size[0] * size, model.size[0] * size * 0.8, 24),
        ),
    { castsNoShadow: true },
  );
};

/** What the skyline of a famous city is known by. */
export const addSkylineMarks = (set: SetBuilder): boolean => {
  const landmark = cityMarkOf(set.request)?.landmark;
  if (!landmark || set.area.landmarks.length > 0) return false;
  addToSkyline(set, landmark.noun, -0.22, 300, landmark.isWide ? 0.42 : 0.5);
  if (landmark.noun === 'empire state building') addToSkyline(set, 'statue of liberty', 0.42, 120, 0.26);
  return true;
};

/** Cars of the city at both kerbs, where they hide nobody. */
export const addParkedTraffic = (set: SetBuilder, mark: CityMark, road: number, far: number): void => {
  const { traffic = [], furniture } = mark;
  const place = createThingPlacer(set);
  if (furniture)
    for (const [x, z] of [
      [-road - 1.2, -7],
      [road + 1.2, -16],
    ] as const)
      if (set.isClear(x, z, 0.8)) place(furniture, [x, set.ground(x, z), z]);
  let n = 0;
  for (let z = -9; z > -Math.min(far, 60) && traffic.length > 0; z -= 9.5) {
    for (const side of [-1, 1]) {
      const { noun, colour } = traffic[n % traffic.length]!;
      n += 1;
      const [x, at] = [side * (road - 1.35), z - (side > 0 ? 4 : 0)];
      if (!set.isClear(x, at, noun.includes('bus') ? 5 : 2.6)) continue;
      place(noun, [x, set.ground(x, at), at], side > 0 ? Math.PI : 0, {
        detail: at > -30 ? 1 : 2,
        ...(colour && { colour: fromHex(colour) }),
      });
    }
  }
};
