/** Videos as lines for people: a list that fits the terminal, and one with its cost, seed and times. */
import type { ApiClient } from '../client/api-client.ts';
import { type Shaped, UnexpectedResponse } from '../client/response-shape.ts';
import { detailedVideo, type ListedVideo, video } from '../client/responses.ts';
import { videoPath } from '../client/watch-video.ts';
import { cutToWidth } from '../display-width.ts';
import { CommandError, exitCodes } from '../exit-codes.ts';
import { fieldLines, localTime, show } from '../output.ts';

type ShownVideo = Shaped<typeof video> &
  Omit<Partial<Shaped<typeof detailedVideo>>, 'model' | 'size' | 'status'>;

const usualColumns = 80;
const wideColumns = 120;
const gap = '  ';
/** With less room a prompt has a line of its own. */
const leastPrompt = 24;

/** The status view, with the details that only this service has. */
export const readVideo = async (api: ApiClient, id: string): Promise<ShownVideo> => {
  const shown = await api.json(videoPath(id), video);
  try {
    return { ...shown, ...(await api.json(videoPath(id, '/details'), detailedVideo)) };
  } catch (error) {
    // Another server, or an earlier release.
    if (error instanceof CommandError && (error.exitCode === exitCodes.notFound || isOtherShape(error)))
      return shown;
    throw error;
  }
};

const isOtherShape = ({ cause }: CommandError): boolean => cause instanceof UnexpectedResponse;

/** Cut to the width of the terminal; a pipe has 80 columns. */
export const listLines = (videos: ListedVideo[], columns = usualColumns): string => {
  if (videos.length === 0) return 'None.\n';
  const isWide = columns >= wideColumns;
  const rows = videos.map((listed) => [
    show(listed.id),
    statusText(listed),
    localTime(listed.created_at)!,
    ...(isWide ? [lengthText(listed), show(listed.size)] : []),
  ]);
  const names = ['id', 'status', 'created', ...(isWide ? ['length', 'size'] : [])];
  const widths = names.map((name, index) => Math.max(name.length, ...rows.map((row) => row[index]!.length)));
  const room = columns - widths.reduce((sum, width) => sum + width + gap.length, 0);
  const lines = [names, ...rows].flatMap((row, index) => {
    const prompt = index === 0 ? 'prompt' : promptText(videos[index - 1]!);
    const cells = row.map((cell, place) => cell.padEnd(widths[place]!)).join(gap);
    return room < leastPrompt ? [cells, `${gap}${prompt}`] : [`${cells}${gap}${prompt}`];
  });
  return `${lines.map((line) => cutToWidth(line, columns).trimEnd()).join('\n')}\n`;
};

const promptText = ({ prompt, enhanced_prompt }: ListedVideo): string =>
  show((enhanced_prompt ?? prompt ?? '').replaceAll(/\s+/g, ' '));

const lengthText = ({ seconds }: ListedVideo): string => (seconds === undefined ? '-' : `${show(seconds)} s`);

const statusText = ({ status, progress }: ListedVideo): string =>
  status === 'processing' || status === 'in_progress' ? `${progress ?? 0} %` : show(status);

/** Told first, under names of their own; everything else follows as the server names it. */
const told = new Set([
  ...['id', 'object', 'status', 'progress', 'prompt', 'model', 'seconds', 'size', 'seed', 'price'],
  ...['created_at', 'started_at', 'completed_at', 'status_update_time', 'enhanced_prompt', 'error'],
  ...['receipt', 'request', 'parameters', 'remixed_from'],
]);

export const detailLines = (shown: ShownVideo & { enhanced_prompt?: unknown }): string => {
  const { started_at: startedAt, completed_at: completedAt, prompt, price } = shown;
  const enhanced = shown.enhanced_prompt;
  const isEnded = shown.status === 'completed' || shown.status === 'failed';
  const fields: Record<string, unknown> = {
    id: shown.id,
    status: isEnded ? shown.status : `${shown.status}, ${shown.progress ?? 0} %`,
    ...(shown.error && { error: shown.error.message }),
    prompt: prompt ?? enhanced,
    ...(prompt !== undefined && enhanced !== prompt && { 'enhanced prompt': enhanced }),
    model: shown.model,
    length: shown.seconds === undefined ? undefined : `${show(shown.seconds)} s`,
    size: shown.size,
    seed: shown.seed,
    ...(typeof price === 'number' && { [isEnded ? 'cost' : 'held']: `${price} credits` }),
    ...(shown.remixed_from && { 'remix of': shown.remixed_from }),
    created: localTime(shown.created_at),
    started: localTime(startedAt),
    ended: localTime(completedAt),
    ...(typeof startedAt === 'number' &&
      typeof completedAt === 'number' && { 'made in': `${completedAt - startedAt} s` }),
  };
  const rest = Object.entries(shown).filter(([name]) => !told.has(name));
  const known = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return fieldLines(Object.fromEntries([...known, ...rest]));
};
