/** A page of the console: its path, its name in the menu, and the code that is loaded when it is opened. */
import type { ComponentType } from 'preact';
import type { IconName } from '../controls/icon.tsx';

export type Route = {
  /** Under the console's root. A page is also shown for paths below its own: `videos` for `videos/ID`. */
  path: string;
  /** In English; looked up where it is shown. */
  title: string;
  icon: IconName;
  /** Reached from other pages only. */
  hidden?: true;
  /** Also in the bar at the bottom of a phone. */
  tab?: true;
  load: () => Promise<{ Page: ComponentType<{ rest: string }> }>;
};
