import type { PoseInput } from '../../src/kits/model.ts';

/** A moment of somebody who stands, for tests of poses. */
export const moment = (change: Partial<PoseInput> = {}): PoseInput => ({
  time: 0.4,
  action: 'stand',
  actionTime: 0.4,
  actionSeconds: 4,
  speed: 0,
  travelled: 0,
  turnRate: 0,
  phase: 0,
  wind: 1,
  darkness: 0,
  ...change,
});
