/** How long and how hard a run is, of one process or of several. */
export type RunOptions = {
  seconds: number;
  seed: number;
  /** Videos that all accounts together have open at most. */
  openVideos?: number;
  /** Between one misfortune and the next, at least and at most. */
  pauseMs?: [number, number];
  onEvent?: (text: string) => void;
};
