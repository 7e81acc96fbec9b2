/** What tells a famous city at a glance: the building at the end of its streets, its traffic, its signs. */

import { fromHex } from '../../../math/colour.ts';
import { type Matrix, multiply, rotationY, scaling, translation } from '../../../math/matrix.ts';
import type { PlaceDetail } from '../../../scene/place-details.ts';
import { findKit } from '../../find-kit.ts';
import { plainOptions } from '../../kit.ts';
import { type Model, poseAtRest } from '../../model.ts';
import type { TreeName } from '../../plants/tree-shapes.ts';
import type { SetRequest } from '../../set.ts';
import type { SetBuilder } from '../shared/set-builder.ts';
import { createThingPlacer } from '../shared/things.ts';
import { createTreePlanter } from '../shared/trees.ts';

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
  /** Along the pavements. */
  trees?: TreeName;
  /** Boards of shops over the pavement; letters may hang from a line, as those of Devanagari do. */
  boards?: { colours: string[]; isHanging?: boolean };
  /** From front to front over the street. */
  wires?: boolean;
};

const taxi: Vehicle = { noun: 'taxi', colour: '#f2b40c' };
const blackCab: Vehicle = { noun: 'taxi', colour: '#16171a' };

const marks: Partial<Record<PlaceDetail, CityMark>> = {
  asian_metropolis: {
    hasTowers: true,
    hasSigns: true,
    traffic: [{ noun: 'car', colour: '#e8e8e4' }, { noun: 'taxi', colour: '#2f8a4a' }, { noun: 'van' }],
  },
  mumbai: {
    landmark: { noun: 'gateway of india', share: 0.34, isWide: true },
    traffic: [
      { noun: 'auto rickshaw', colour: '#f0b418' },
      blackCab,
      { noun: 'auto rickshaw', colour: '#2f7a3a' },
      { noun: 'double decker bus', colour: '#c8242a' },
      { noun: 'scooter' },
    ],
    trees: 'palm',
    boards: { colours: ['#e8531f', '#f2b01e', '#1f7a4a', '#c2185b', '#1f4fa8', '#7a1fa0'], isHanging: true },
    wires: true,
  },
  johannesburg: {
    landmark: { noun: 'hillbrow tower', share: 0.34 },
    hasTowers: true,
    traffic: [
      { noun: 'van', colour: '#f4f4f0' },
      { noun: 'van', colour: '#f4f4f0' },
      { noun: 'car', colour: '#b8242a' },
    ],
    trees: 'jacaranda',
    boards: { colours: ['#0a7a4a', '#f2b01e', '#c8242a', '#1f4fa8', '#16171a'] },
  },
  berlin: {
    landmark: { noun: 'television tower', share: 0.36 },
    traffic: [
      { noun: 'tram', colour: '#f0c81e' },
      { noun: 'taxi', colour: '#e8dfc0' },
    ],
    trees: 'maple',
  },
  toronto: { landmark: { noun: 'cn tower', share: 0.36 }, hasTowers: true, trees: 'maple' },
  seattle: { landmark: { noun: 'space needle', share: 0.34 }, hasTowers: true, trees: 'maple' },
  sydney: {
    landmark: { noun: 'sydney opera house', share: 0.5, isWide: true },
    hasTowers: true,
    trees: 'palm',
  },
  kuala_lumpur: {
    landmark: { noun: 'petronas towers', share: 0.3 },
    hasTowers: true,
    traffic: [{ noun: 'taxi', colour: '#c8242a' }, { noun: 'scooter' }, { noun: 'car', colour: '#e8e8e4' }],
    trees: 'palm',
    boards: { colours: ['#c8242a', '#f2b01e', '#1f4fa8', '#0a7a4a'] },
  },
  balkan: {
    landmark: { noun: 'orthodox church', share: 0.34, isWide: true },
    traffic: [
      { noun: 'tram', colour: '#c8342a' },
      { noun: 'car', colour: '#d8d4c8' },
    ],
    boards: { colours: ['#8a2a22', '#2a5a3a', '#d8c8a0', '#24406a'] },
    trees: 'maple',
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

/** Boards, wires and trees of the city on both sides of a street whose fronts stand at x = -edge and x = edge. */
export const addCityDress = (
  set: SetBuilder,
  mark: CityMark,
  road: number,
  edge: number,
  far: number,
): void => {
  const start = set.area.cameraPosition[2] - 5;
  const end = -Math.min(far, 80);
  if (mark.boards) addBoards(set, mark.boards, edge, start, end);
  if (mark.wires)
    set.model(
      (b) => {
        b.paint(fromHex('#1a1a1c'), 'matte');
        for (let z = start - 6; z > end; z -= 7)
          for (const drop of [0.9, 1.3]) {
            const aside = (set.random() - 0.5) * 5;
            b.tube(
              [0, 0.25, 0.5, 0.75, 1].map((u): [number, number, number] => [
                -edge + 2 * edge * u,
                6.6 - drop * 4 * u * (1 - u),
                z + aside * u,
              ]),
              0.025,
              4,
            );
          }
      },
      { castsNoShadow: true },
    );
  if (!mark.trees || edge < road + 1) return;
  const plant = createTreePlanter(set);
  for (let z = start - 8; z > end; z -= 13)
    for (const side of [-1, 1]) {
      const [x, at] = [side * (road + 1.3), z - (side > 0 ? 5 : 0)];
      if (set.isClear(x, at, 0.6)) plant(mark.trees, x, at, mark.trees === 'palm' ? 0.75 : 0.62);
    }
};

const addBoards = (
  set: SetBuilder,
  { colours, isHanging = false }: NonNullable<CityMark['boards']>,
  edge: number,
  start: number,
  end: number,
): void => {
  const { random } = set;
  set.model(
    (b) => {
      let n = 0;
      for (let z = start - 2; z > end; z -= 3.2 + random() * 1.6)
        for (const side of [-1, 1]) {
          const ground = set.ground(side * edge, z);
          const paint = fromHex(colours[n % colours.length]!);
          n += 1;
          const [width, height] = [1.5 + random() * 0.9, 0.8 + random() * 0.7];
          const [x, y] = [side * (edge - 0.2 - width / 2), ground + 3.3 + random() * 2.2];
          // It stands out from the wall and is read along the street.
          b.paint(paint, 'satin').box([x, y, z], [width, height, 0.12], 0.02);
          b.paint(fromHex('#f6f0e0'), 'matte');
          const line = y + (isHanging ? height * 0.2 : 0);
          if (isHanging) b.box([x, line, z + 0.07], [width * 0.84, height * 0.08, 0.02]);
          const letters = 5 + Math.floor(random() * 3);
          for (let k = 0; k < letters; k += 1) {
            const at = x + ((k + 0.5) / letters - 0.5) * width * 0.8;
            const tall = height * (0.26 + 0.16 * random());
            b.box([at, isHanging ? line - tall / 2 : y, z + 0.07], [width * 0.045, tall, 0.02]);
            if (k % 2)
              b.box(
                [at - width * 0.035, isHanging ? line - tall : y, z + 0.07],
                [width * 0.08, height * 0.07, 0.02],
              );
          }
        }
    },
    { castsNoShadow: true },
  );
};
