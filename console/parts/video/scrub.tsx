/** The timeline of what plays, and where it is. */

import type { ComponentProps } from 'preact';
import { clockTime } from '../data/format.ts';
import { Timeline } from './timeline.tsx';

export const Scrub = (props: ComponentProps<typeof Timeline>) => (
  <div class="player-scrub">
    <Timeline {...props} />
    <span class="player-time number">
      {clockTime(props.time)} / {clockTime(props.length)}
    </span>
  </div>
);
