/** Whether a scene that names no place is in a room or under the sky: by what is said, and by the work that is done. */

import type { Facts } from '../../facts/facts.ts';
import type { Scene } from '../../scene/scene.ts';
import { findNoun } from '../../understand/nouns/find-noun.ts';
import { indoorWork } from '../../world/homes.ts';
import { isIndoors } from '../../world/indoors.ts';

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

const outside = new Set(['outdoor', 'outdoors', 'open-air', 'alfresco']);
const inside = new Set(['indoor', 'indoors']);

/** "An outdoor birthday party", "an indoor fire pit", "dances outdoors". */
export const keepSaidSide = ({ setting }: Scene, { entities, events }: Facts): void => {
  const said = [
    ...entities.flatMap(({ attributes }) => attributes.map(({ value }) => value)),
    ...events.flatMap(({ manner }) => manner),
  ];
  if (setting.isStated) return;
  if (said.some((word) => outside.has(word)) && isIndoors(setting.place)) setting.place = 'garden';
  else if (said.some((word) => inside.has(word)) && !isIndoors(setting.place)) setting.place = 'living_room';
};
