/** A fetch for provider packages, which read whole answers of any size into memory, and follow them anywhere. */
import { TransportError } from '../../../lib/http/http-client.ts';
import { createValueLimit } from '../../../lib/http/json-values.ts';
import type { ProviderFetch } from './load-provider.ts';

/** A video of 90 MB in base64, or twice what the longest text takes as sound. */
const maxAnswerBytes = 128 * 1024 * 1024;

/** Anything else may be parsed as JSON. */
const isMedia = /^(audio|video|image)\/|^application\/octet-stream|^text\/event-stream/i;

const maxRedirects = 5;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);
/** With these the request is the same one again. */
const repeatStatuses = new Set([307, 308]);

/**
 * On the same server alone: elsewhere, also on a private network, the key, for which each package has a header of its own,
 * and what users send would come to a server that nobody has named. What packages follow by themselves they check.
 */
const followOwn =
  (fetch: ProviderFetch): ProviderFetch =>
  async (input, init = {}) => {
    if (init.redirect !== undefined && init.redirect !== 'follow') return fetch(input, init);
    let target = input instanceof Request ? input.url : String(input);
    let response = await fetch(input, { ...init, redirect: 'manual' });
    for (let hops = 1; redirectStatuses.has(response.status); hops += 1) {
      const next = URL.parse(response.headers.get('location') ?? '', target);
      const isOwn = next?.origin === URL.parse(target)?.origin;
      const isRepeatable =
        !(input instanceof Request) &&
        (init.body == null || repeatStatuses.has(response.status)) &&
        !(init.body instanceof ReadableStream);
      await response.body?.cancel();
      if (!next || !isOwn || !isRepeatable || hops > maxRedirects)
        throw new TransportError('connection', 'redirects');
      target = next.href;
      response = await fetch(target, { ...init, redirect: 'manual' });
    }
    return response;
  };

export const limitFetch =
  (fetch: ProviderFetch): ProviderFetch =>
  async (input, init) => {
    const response = await followOwn(fetch)(input, init);
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
