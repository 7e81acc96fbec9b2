/** Work at things of a household is done in a room where nothing tells of another place. */

import type { Scene } from '../../scene/scene.ts';
import { findNoun } from '../../understand/nouns/find-noun.ts';
import { indoorWork } from '../../world/homes.ts';

const ofHousehold = new Set(['prop', 'food', 'furniture']);

const isOfHousehold = ({ things }: Scene, index: number | null) => {
  const thing = things[index ?? -1];
  return thing !== undefined && ofHousehold.has(findNoun(thing.kit ?? thing.name)?.nature ?? '');
};

/** Where people are for want of anything better. */
const byDefault = 'park';

export const bringIndoors = (scene: Scene): void => {
  const { setting, things, weather } = scene;
  if (setting.isStated || setting.place !== byDefault || weather.some((one) => one !== 'clear')) return;
  const isWork = things.some(
    ({ acts, ties }) =>
      acts.some(({ action, object }) => indoorWork.has(action) && isOfHousehold(scene, object)) &&
      ties.every(({ kind }) => kind !== 'on' && kind !== 'riding'),
  );
  if (isWork) setting.place = 'room';
};
