/** How large a room is: around the action and the camera. */

import type { ActionArea, SetRequest } from '../../set.ts';
import { SetBuilder } from '../shared/set-builder.ts';
import type { RoomStyle } from './room-style.ts';

export type Hole = { x: number; y: number; width: number; height: number };

export class RoomFrame extends SetBuilder {
  readonly style: RoomStyle;
  readonly left: number;
  readonly right: number;
  readonly back: number;
  readonly front: number;
  readonly top: number;
  readonly windows: Hole[] = [];
  readonly hasNamedWindow: boolean;
  /** The fireplace is what is looked at: it stands on the back wall between two windows. */
  readonly isAroundFireplace: boolean;

  constructor(request: SetRequest, area: ActionArea, style: RoomStyle) {
    super(request, area);
    this.style = style;
    const [cx, cy, cz] = area.cameraPosition;
    this.isAroundFireplace =
      (request.nouns?.includes('fireplace') ?? false) &&
      area.high[0] - area.low[0] < 2.2 &&
      area.high[2] - area.low[2] < 2;
    const aside = this.isAroundFireplace ? 3.4 : 1.2;
    this.left = Math.min(-style.width / 2, area.low[0] - aside, cx - 1);
    this.right = Math.max(style.width / 2, area.high[0] + aside, cx + 1);
    this.hasNamedWindow = request.nouns?.includes('window') ?? false;
    // A window that is named is near enough to be seen as one.
    this.back =
      area.low[2] -
      (request.nouns?.includes('fireplace') && area.high[2] - area.low[2] < 2
        ? 0.1
        : this.hasNamedWindow
          ? Math.min(style.depth, 1.3)
          : style.depth);
    this.front = Math.max(area.high[2] + 1.5, cz + 1.2);
    this.top = Math.max(style.height, area.high[1] * 1.25, cy + 0.5);
  }
}
