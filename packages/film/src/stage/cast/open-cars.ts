/** Cars lose their roof where the driver is named. */

import { findKit } from '../../kits/find-kit.ts';
import type { Thing } from '../../scene/scene.ts';

const nounOf = (thing: Thing) => thing.kit ?? thing.name;

/** A figure that is named as the driver is to be seen: the car is open. */
export const openCars = (thing: Thing, things: Thing[]) => {
  for (const { kind, to } of thing.ties) {
    const car = things[to];
    if (kind !== 'driving' || !car) continue;
    const isPlain = /^(?:car|automobile|vehicle|sedan|jeep|4x4)$/.test(nounOf(car));
    // An animal at the wheel is what is looked for.
    const isByAnimal =
      findKit(thing.kit ?? '')?.character !== undefined &&
      findKit(nounOf(car))?.name === 'car' &&
      !/taxi|cab$|police|patrol|limousine/.test(nounOf(car));
    if (isPlain || isByAnimal) car.traits = [...car.traits, 'open top'];
  }
};
