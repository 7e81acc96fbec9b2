/** Cars lose their roof where the driver is named. */

import { findKit } from '../../kits/find-kit.ts';
import type { Thing } from '../../scene/scene.ts';

const nounOf = (thing: Thing) => thing.kit ?? thing.name;

/** Their roof, or what is on it, tells what they are. */
const toldByRoof = /taxi|cab$|police|patrol|limousine|rally/;

/** A driver who is named is to be seen: the car is open. */
export const openCars = (thing: Thing, things: Thing[]) => {
  for (const { kind, to } of thing.ties) {
    const car = things[to];
    const noun = car && nounOf(car);
    if (kind !== 'driving' || !noun || toldByRoof.test(noun)) continue;
    const isPlain = /^(?:automobile|vehicle)$/.test(noun);
    if (isPlain || findKit(noun)?.name === 'car') car.traits = [...car.traits, 'open top'];
  }
};
