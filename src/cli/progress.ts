/** Progress on stderr: one redrawn line on a terminal, one line per step otherwise. */
import { clamp } from '../lib/clamp.ts';
import { printable, writeText } from './printable.ts';
import { createTerminalPicture, type PictureProtocol } from './terminal-picture.ts';

type ProgressState = {
  label: string;
  /** 0 to 1; null: unknown. */
  fraction: number | null;
  /** Such as the time left. */
  note?: string;
};

export type Progress = ReturnType<typeof createProgress>;

type Stream = { write(text: string): unknown; isTTY?: boolean; columns?: number; rows?: number };

const barWidth = 24;
const redrawMs = 100;
/** Without a terminal a line is written at every tenth. */
const plainSteps = 10;
const eraseLine = '\r\u001b[K';

export const createProgress = (
  stream: Stream,
  { isQuiet = false, protocol = null }: { isQuiet?: boolean; protocol?: PictureProtocol | null } = {},
) => {
  const isDrawn = stream.isTTY === true && !isQuiet;
  const picture = createTerminalPicture(stream, isQuiet ? null : protocol);
  let state: ProgressState | undefined;
  let lastPlain = '';
  let startedMs = performance.now();
  let timer: NodeJS.Timeout | undefined;

  const draw = () => {
    if (!state) return;
    const text = `${state.label} ${bar(state.fraction)}${noteOf(state, startedMs)}`;
    stream.write(`${eraseLine}${printable(text).slice(0, Math.max(20, (stream.columns || 80) - 1))}`);
  };

  const plain = (next: ProgressState) => {
    const step = next.fraction === null ? '' : Math.floor(next.fraction * plainSteps);
    if (lastPlain === `${next.label} ${step}`) return;
    lastPlain = `${next.label} ${step}`;
    const percent = next.fraction === null ? '' : ` ${Math.floor(next.fraction * 100)} %`;
    stream.write(`${next.label}${percent}${next.note ? `, ${next.note}` : ''}\n`);
  };

  const clear = () => {
    clearInterval(timer);
    timer = undefined;
    if (state && isDrawn) stream.write(eraseLine);
    picture.clear();
    state = undefined;
  };

  return {
    update(next: ProgressState): void {
      if (isQuiet) return;
      if (!isDrawn) {
        plain(next);
        return;
      }
      if (next.label !== state?.label) startedMs = performance.now();
      state = next;
      // A timer, so that the seconds advance between updates.
      if (timer === undefined) {
        timer = setInterval(draw, redrawMs);
        timer.unref();
        draw();
      }
    },
    /** A permanent line. */
    say(line: string): void {
      if (isQuiet) return;
      if (state && isDrawn) stream.write(eraseLine);
      picture.clear();
      writeText(stream, `${line}\n`);
    },
    clear,
    /** Whether `show` would draw something. */
    showsPictures: picture.isAble,
    /** A PNG above the bar, while there is one. */
    show(png: Buffer): void {
      if (!state) return;
      picture.show(png);
      draw();
    },
  };
};

const bar = (fraction: number | null): string => {
  if (fraction === null) return '';
  const filled = Math.round(clamp(fraction, 0, 1) * barWidth);
  const percent = `${Math.floor(fraction * 100)} %`.padStart(5);
  return `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)}${percent}`;
};

const noteOf = ({ fraction, note }: ProgressState, startedMs: number): string => {
  const elapsed = Math.floor((performance.now() - startedMs) / 1000);
  if (note) return `  ${note}`;
  return fraction === null ? `${elapsed} s` : `  ${elapsed} s`;
};
