/** People are drawn whole and in the act: "a man walking" is the walking man, not a portrait of one. */

import type { Action, Size } from './scene-spec.ts';

type Pose = { neutral: string; man?: string; woman?: string };
const standing: Pose = { neutral: '1f9cd' };
const poses: Partial<Record<Action, Pose>> = {
  walk: { neutral: '1f6b6' },
  run: { neutral: '1f3c3' },
  jump: { neutral: '1f938' },
  dance: { neutral: '1f483', man: '1f57a', woman: '1f483' },
  swim: { neutral: '1f3ca' },
  climb: { neutral: '1f9d7' },
  sit: { neutral: '1f9d8' },
  wave: { neutral: '1f64b' },
  sleep: { neutral: '1f6cc', man: '1f6cc', woman: '1f6cc' },
  float: { neutral: '1f574-fe0f', man: '1f574-fe0f', woman: '1f574-fe0f' },
};

const builds: Record<string, { sex: 'man' | 'woman' | null; size: Size }> = {
  '1f9d1': { sex: null, size: 'medium' },
  '1f468': { sex: 'man', size: 'medium' },
  '1f469': { sex: 'woman', size: 'medium' },
  '1f466': { sex: 'man', size: 'small' },
  '1f467': { sex: 'woman', size: 'small' },
  '1f9d2': { sex: null, size: 'small' },
};

const signs = { man: '2642', woman: '2640' };

/** The art for a person who acts, or null when the picture is not of just any person. */
export const figureFor = (art: string, action: Action): { art: string; size: Size } | null => {
  const build = builds[art];
  const pose = poses[action] ?? standing;
  if (!build) return null;
  const own = build.sex && pose[build.sex];
  const posed =
    own ?? (build.sex && !pose.man ? `${pose.neutral}-200d-${signs[build.sex]}-fe0f` : pose.neutral);
  return { art: posed, size: build.size };
};

/** Sports and pastimes that have a picture of their own. */
export const pastimes: Record<string, string> = {
  surf: '1f3c4',
  ski: '26f7-fe0f',
  snowboard: '1f3c2',
  row: '1f6a3',
  cycle: '1f6b4',
  bike: '1f6b4',
  pedal: '1f6b4',
  juggle: '1f939',
  meditate: '1f9d8',
  golf: '1f3cc-fe0f',
  ride: '1f3c7',
};
