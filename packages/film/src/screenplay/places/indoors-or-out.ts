/** Whether a scene that names no place is in a room or under the sky: by what is said, and by the work that is done. */

import type { Facts } from '../../facts/facts.ts';
import type { Scene } from '../../scene/scene.ts';
import { findNoun } from '../../understand/nouns/find-noun.ts';
import { indoorWork, placeOfAction } from '../../world/homes.ts';
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

/** What falls on those who are under the sky. */
const skyLight = new Set(['sun', 'sunshine', 'sunlight', 'moonlight', 'starlight', 'rain', 'breeze', 'wind']);

/** "Lies in the sun", "sits in the moonlight": where no window lets it in. */
const isUnderSky = ({ entities, events, relations }: Facts): boolean =>
  !entities.some(({ head }) => head === 'window' || head === 'windowsill') &&
  [...relations, ...events.flatMap(({ at }) => at)].some(
    (one) =>
      one.kind === 'in' &&
      ('objects' in one ? one.objects : one.entities).some((index) => skyLight.has(entities[index]!.noun)),
  );

/** "An outdoor birthday party", "an indoor fire pit", "dances outdoors". */
export const keepSaidSide = ({ setting, things }: Scene, facts: Facts): void => {
  const { entities, events } = facts;
  const said = [
    ...entities.flatMap(({ attributes }) => attributes.map(({ value }) => value)),
    ...events.flatMap(({ manner }) => manner),
  ];
  if (setting.isStated) return;
  // While one lies in the sun, another may cook in the kitchen.
  const isWorkIndoors = things.some(({ acts }) =>
    acts.some(({ action }) => isIndoors(placeOfAction[action] ?? 'park')),
  );
  const isOutside = said.some((word) => outside.has(word)) || (isUnderSky(facts) && !isWorkIndoors);
  if (isOutside && isIndoors(setting.place)) setting.place = 'garden';
  else if (said.some((word) => inside.has(word)) && !isIndoors(setting.place)) setting.place = 'living_room';
};
