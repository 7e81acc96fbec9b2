/** A fetch whose answers end at a size: provider packages read whole answers of any size into memory. */
import { TransportError } from '../../../lib/http/http-client.ts';
import { createValueLimit } from '../../../lib/http/json-values.ts';
import type { ProviderFetch } from './load-provider.ts';

/** A video of 90 MB in base64, or twice what the longest text takes as sound. */
const maxAnswerBytes = 128 * 1024 * 1024;

/** Anything else may be parsed as JSON. */
const isMedia = /^(audio|video|image)\/|^application\/octet-stream|^text\/event-stream/i;

export const limitFetch =
  (fetch: ProviderFetch): ProviderFetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (response.body === null) return response;
    let bytes = 0;
    const isTooMuch = isMedia.test(response.headers.get('content-type') ?? '')
      ? () => false
      : createValueLimit();
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length;
        if (bytes > maxAnswerBytes || isTooMuch(chunk)) throw new TransportError('too_large');
        controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers, url } = response;
    const limited = new Response(response.body.pipeThrough(counter), { status, statusText, headers });
    return Object.defineProperty(limited, 'url', { value: url });
  };
