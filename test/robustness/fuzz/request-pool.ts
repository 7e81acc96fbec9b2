/**
 * Requests by schema, put together from parts that were drawn beforehand: method and path of one, headers of another and
 * the body of a third. To draw all of each anew costs the fuzzer more than the service needs for the answer.
 */
import fc from 'fast-check';
import type { FuzzRandom } from './mutate-bytes.ts';
import { type OddRequest, oddRequest, type Route } from './odd-requests.ts';

const most = 96;
const bodyHeaders = ['content-type', 'content-length'];

const split = (headers: Record<string, string>, isOfBody: boolean): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => bodyHeaders.includes(name) === isOfBody));

export const createRequestPool = (options: {
  routes: Route[];
  ids: string[];
  requests: number;
  seed: number;
  random: FuzzRandom;
}): (() => OddRequest) => {
  const { routes, ids, requests, seed, random } = options;
  const numRuns = Math.min(most, Math.max(4, Math.ceil(requests / routes.length)));
  const pools = routes.map((route, index) =>
    fc.sample(oddRequest(route, ids), { numRuns, seed: seed + index }),
  );
  return () => {
    const pool = random.pick(pools);
    const [target, sender, content] = [random.pick(pool), random.pick(pool), random.pick(pool)];
    return {
      method: target.method,
      path: target.path,
      headers: { ...split(sender.headers, false), ...split(content.headers, true) },
      ...(content.body && { body: content.body }),
    };
  };
};
