/** What a route of the config file costs, takes and shares. */

import type { Model } from '../domain/models.ts';
import { microPerCredit } from '../domain/money.ts';
import type { RouteTerms } from '../domain/route.ts';
import { limitsOfKind, noLimits, type RouteLimits } from '../domain/route-limits.ts';
import type { SupportedFormats } from '../domain/video-format.ts';
import { createReader, type Reader } from './fields.ts';

const size = /^[1-9]\d{1,4}x[1-9]\d{1,4}$/;
const isSize = (text: string): boolean => size.test(text);
const sizesExpected = 'a list of sizes such as 1280x720';

export const readTerms = (reader: Reader, { kind }: Model, place: string, mistakes: string[]): RouteTerms => {
  const credits = reader.number('price', 0, 1e6, null);
  const fields = createReader(`${place}.limits`, reader.object('limits'), mistakes);
  const limits: RouteLimits = {
    ...noLimits,
    maxSeconds: fields.number('maxSeconds', 0.1, 86_400, null),
    sizes: fields.list('sizes', isSize, sizesExpected),
    maxCharacters: fields.whole('maxCharacters', 1, 10_000_000, null),
    maxUploadBytes: fields.whole('maxUploadBytes', 1, 1e12, null),
    requestsPerMinute: fields.whole('requestsPerMinute', 1, 1_000_000, null),
  };
  for (const name of Object.keys(limits) as (keyof RouteLimits)[])
    if (fields.has(name) && !limitsOfKind[kind].includes(name))
      fields.wrong(name, `one of ${limitsOfKind[kind].join(', ')} for a ${kind} model`);
  fields.finish();
  return {
    weight: reader.number('weight', 0.001, 1000, null),
    concurrency: reader.whole('concurrency', 1, 10_000, null),
    price: credits === null ? null : Math.round(credits * microPerCredit),
    limits,
  };
};

/** The lengths and sizes of videos that an upstream makes. */
export const readMakes = (
  reader: Reader,
  { kind }: Model,
  place: string,
  mistakes: string[],
): SupportedFormats => {
  const fields = createReader(`${place}.makes`, reader.object('makes'), mistakes);
  if (reader.has('makes') && (kind !== 'video' || !reader.has('upstream')))
    reader.wrong('makes', 'none: only videos from an upstream have it');
  const makes = {
    seconds: fields.numbers('seconds', 0.1, 3600),
    sizes: fields.list('sizes', isSize, sizesExpected),
  };
  fields.finish();
  return makes;
};
