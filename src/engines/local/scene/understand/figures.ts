/** People are drawn whole and in the act: "a man walking" is the walking man, not a portrait of one. */

import type { Action, Size, Subject } from './scene-spec.ts';

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
  const pose = poses[action] ?? standing;
  // Their hair is drawn as a portrait only: who walks needs legs more.
  const build = builds[poses[action] ? art.replace(/-200d-1f9b[0-3]$/, '') : art];
  if (!build) return null;
  const own = build.sex && pose[build.sex];
  const posed =
    own ?? (build.sex && !pose.man ? `${pose.neutral}-200d-${signs[build.sex]}-fe0f` : pose.neutral);
  return { art: posed, size: build.size };
};

/** Sports, pastimes and gestures that have a picture of their own, by the stem of the verb. */
const pastimes: Record<string, string> = {
  surf: '1f3c4',
  row: '1f6a3',
  paddle: '1f6a3',
  cycle: '1f6b4',
  bike: '1f6b4',
  pedal: '1f6b4',
  juggle: '1f939',
  meditate: '1f9d8',
  golf: '1f3cc-fe0f',
  wrestle: '1f93c',
  cartwheel: '1f938',
  dribble: '26f9-fe0f',
  kneel: '1f9ce',
  bow: '1f647',
  shrug: '1f937',
  facepalm: '1f926',
  frown: '1f64d',
  pout: '1f64e',
  sulk: '1f64e',
};
/** These are drawn the same for everybody. */
const sexless: Record<string, string> = {
  ski: '26f7-fe0f',
  snowboard: '1f3c2',
  ride: '1f3c7',
  bathe: '1f6c0',
};

/** What somebody rides or drives who is best drawn together with it. */
const mounts: Record<string, string> = { '1f6b2': '1f6b4', '1f6f6': '1f6a3', '1f40e': '1f3c7' };

const sexed = (neutral: string, art: string) => {
  const sex = builds[art]?.sex;
  return sex ? `${neutral}-200d-${signs[sex]}-fe0f` : neutral;
};

/** The picture of a person at this pastime; undefined when there is none or the picture is not of just any person. */
export const pastimeFor = (art: string, stems: string[]): string | undefined => {
  if (!builds[art]) return undefined;
  const common = stems.map((stem) => sexless[stem]).find(Boolean);
  const own = stems.map((stem) => pastimes[stem]).find(Boolean);
  return common ?? (own && sexed(own, art));
};

/** Rider and mount in one picture. */
export const riderOf = (art: string, mount: string): string | undefined => {
  const neutral = mounts[mount.replaceAll('-fe0f', '')];
  if (!neutral || !builds[art]) return undefined;
  return Object.values(sexless).includes(neutral) ? neutral : sexed(neutral, art);
};

/** Whether the mount is in the rider's picture, so that it is not drawn again. */
export const bringsMount = ({ art, relation }: Pick<Subject, 'art' | 'relation'>): boolean =>
  relation?.kind === 'riding' && Object.values(mounts).some((rider) => art?.startsWith(rider));
