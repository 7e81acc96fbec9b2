/** How many shots a film has, how long each is, and what size and move each has. */

import type { Scene, Shot as ShotSize } from '../scene/scene.ts';

export type ShotPlan = {
  size: ShotSize;
  azimuthShift: number;
  move: Scene['camera']['move'];
  onDetail: boolean;
  /** On an act that would be too small in a view of everything. */
  isNear?: boolean;
  /** Times the usual distance. */
  distance?: number;
};

type Wanted = {
  scene: Scene;
  seconds: number;
  isDetailEnough: boolean;
  /** The subject is as large as a house. */
  isLarge: boolean;
  hasNearView: boolean;
  /** Numbers of shots that show the scene too badly: the shot before them lasts on. */
  dropped?: ReadonlySet<number>;
};

/** Share of a short film after which it is seen from near: who is where has been seen by then. */
const cutToNear = 0.34;
/** A cut goes far enough round to be seen as one, and everybody named stays in the picture. */
const otherSide = { azimuthShift: 0.52, distance: 0.9 };

/** One shot for a short film; two or three with continuity for longer ones, unless the prompt asks for one. */
export const planShots = ({
  scene,
  seconds,
  isDetailEnough,
  isLarge,
  hasNearView,
  dropped,
}: Wanted): { plan: ShotPlan; length: number }[] => {
  const { camera } = scene;
  const isAsked = camera.move !== 'auto' || camera.isTimelapse;
  const main: ShotPlan = {
    size: camera.shot,
    azimuthShift: 0,
    move: camera.move,
    onDetail: ['close_up', 'extreme_close_up'].includes(camera.shot) && isDetailEnough,
  };
  const nearPlan: ShotPlan | null = hasNearView
    ? { size: 'medium', azimuthShift: 0, move: 'auto', onDetail: false, isNear: true }
    : null;
  if (isAsked || (seconds < 7 && !nearPlan)) return [{ plan: main, length: seconds }];
  if (seconds < 7)
    return [
      { plan: main, length: seconds * cutToNear },
      { plan: nearPlan!, length: seconds * (1 - cutToNear) },
    ];
  const count = seconds < 12 ? 2 : seconds < 18 ? 3 : Math.ceil(seconds / 6);
  const wide: ShotPlan = {
    size: camera.shot === 'auto' ? 'wide' : camera.shot,
    azimuthShift: -0.12,
    move: 'auto',
    onDetail: main.onDetail,
  };
  const close: ShotPlan =
    nearPlan ??
    (isLarge
      ? { size: 'medium', azimuthShift: 0.3, move: 'dolly_in', onDetail: false }
      : { size: camera.shot, move: 'auto', onDetail: main.onDetail, ...otherSide });
  const cycle =
    camera.shot === 'auto'
      ? [main, close, wide]
      : [main, { ...main, azimuthShift: 0.25 }, { ...main, azimuthShift: -0.25 }];
  const shots = Array.from({ length: count }, (_, n) => ({
    plan: cycle[n % cycle.length]!,
    length: seconds / count,
    isDropped: n > 0 && dropped?.has(n),
  }));
  return shots.flatMap(({ plan, length, isDropped }, n) => {
    if (isDropped) return [];
    const next = shots.findIndex((shot, later) => later > n && !shot.isDropped);
    return { plan, length: length * ((next < 0 ? count : next) - n) };
  });
};
