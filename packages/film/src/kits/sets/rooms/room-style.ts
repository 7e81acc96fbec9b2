/** Size, colours, floor and windows of a room. */

import type { MaterialName } from '../../../geometry/materials.ts';

export type FloorKind =
  | 'planks'
  | 'tiles'
  | 'checker'
  | 'stone'
  | 'carpet'
  | 'concrete'
  | 'parquet'
  | 'metal';

export type RoomStyle = {
  /** Metres at least; grows with the action. */
  width: number;
  height: number;
  /** Metres between the action and the back wall. */
  depth: number;
  wall: string;
  /** Lower third of the walls; null: as above. */
  panel: string | null;
  wallMaterial: MaterialName;
  floor: FloorKind;
  floorColours: [string, string];
  ceiling: string | null;
  /** `row`: as many as the back wall holds; `glass`: side by side, so that the wall is of glass. */
  windows: 'back' | 'sides' | 'both' | 'none' | 'row' | 'glass';
  windowSize: [number, number];
  curtains: string | null;
};

export const roomStyle = (values: Partial<RoomStyle> = {}): RoomStyle => ({
  width: 5.6,
  height: 2.8,
  depth: 1.7,
  wall: '#dccfb6',
  panel: null,
  wallMaterial: 'plaster',
  floor: 'planks',
  floorColours: ['#6b4a2e', '#8d6540'],
  ceiling: '#efe9dd',
  windows: 'back',
  windowSize: [1.5, 1.4],
  curtains: '#8c3f3a',
  ...values,
});
