/** One row of a kind of place: its names, the place it belongs to, its room, and what stands in it. */

import type { Finish, RoomSize } from '../../../scene/place-look.ts';
import type { Place } from '../../../scene/scene.ts';

/**
 * `names`: nouns, divided by commas. `room`: size and finish of the room that is built for it; null: the set of the
 * place stays. `fittings`: spot, colon, count and noun of a kit; spots are divided by semicolons.
 */
export type FittedRow = [names: string, place: Place, room: `${RoomSize} ${Finish}` | null, fittings: string];
