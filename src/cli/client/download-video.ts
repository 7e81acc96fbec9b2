/** Downloads a finished video; an interrupted download is resumed. */
import { discard, headerOf, readBody, TransportError } from '../../lib/http/http-client.ts';
import { CommandError, exitCodes } from '../exit-codes.ts';
import type { ServerUse } from './use-server.ts';
import { videoPath } from './watch-video.ts';

const continuations = 5;

export const saveVideo = async function* (
  { api, progress, signal }: ServerUse,
  id: string,
): AsyncGenerator<Uint8Array> {
  let received = 0;
  let total: number | null = null;
  for (let attempt = 0; ; attempt++) {
    const response = await api.media(videoPath(id, '/content'), 'video', {
      headers: { accept: 'video/mp4', ...(received > 0 && { range: `bytes=${received}-` }) },
    });
    if (received > 0 && response.status !== 206) {
      discard(response);
      throw new CommandError(
        exitCodes.server,
        'The download was interrupted and the server cannot resume it.',
      );
    }
    total ??= Number(headerOf(response, 'content-length') ?? Number.NaN) || null;
    try {
      for await (const chunk of readBody(response, signal)) {
        received += chunk.length;
        progress.update({ label: 'Downloading', fraction: total === null ? null : received / total });
        yield chunk;
      }
      if (total !== null && received < total) throw new TransportError('connection');
      if (received === 0) throw new CommandError(exitCodes.server, 'The server sent an empty video.');
      return;
    } catch (error) {
      if (!(error instanceof TransportError)) throw error;
      if (attempt >= continuations)
        throw new CommandError(exitCodes.server, 'The download was interrupted too often.', {}, error);
    }
  }
};
