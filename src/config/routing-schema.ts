/** `upstreams`, `routes` and `sceneWriter` of the config file. */
import { type Static, Type } from 'typebox';
import { speechFormats, voices } from '../domain/models.ts';
import { upstreamTypes } from '../domain/route.ts';
import type { RouteLimits } from '../domain/upstream/route-limits.ts';
import {
  anyObject,
  byName,
  integer,
  listOf,
  number,
  objectOf,
  oneOf,
  optional,
  text,
  textWhere,
} from './values.ts';

const baseUrl = textWhere('a URL', (value) => {
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '')
    return 'an http or https URL without a query';
  return (url.username === '' && url.password === '') || 'a URL without credentials: give keyEnv or keyFile';
});

const ownHeaders = new Set(['content-length', 'content-type', 'transfer-encoding', 'connection']);
const headers = Type.Unsafe<Record<string, string>>({
  type: 'object',
  propertyNames: textWhere('a name that HTTP can carry', (name) =>
    ownHeaders.has(name.toLowerCase())
      ? 'another header: this one is set for each request'
      : /^[!#$%&'*+.^_`|~0-9a-z-]+$/i.test(name),
  ),
  additionalProperties: textWhere('a value that HTTP can carry', (value) => /^[\t\x20-\x7e]*$/.test(value)),
  expected: 'an object of texts',
});

const access = { keyEnv: optional(text), keyFile: optional(text), pollSeconds: optional(number(0.01, 60)) };
const server = objectOf({
  type: oneOf(['openai-compatible', 'kinora', 'comfyui']),
  baseUrl,
  headers: optional(headers),
  ...access,
});
const packageName = /^(@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*$/;
const aiSdk = objectOf({
  type: oneOf(['ai-sdk']),
  package: textWhere('the name of an npm package', (value) => packageName.test(value)),
  settings: optional(anyObject),
  baseUrl: optional(baseUrl),
  ...access,
});
const upstream = Type.Unsafe<Static<typeof server> | Static<typeof aiSdk>>({
  type: 'object',
  required: ['type'],
  properties: { type: oneOf(upstreamTypes) },
  discriminator: { propertyName: 'type' },
  oneOf: [server, aiSdk],
  expected: 'an object',
});

const upstreamName = textWhere(
  'a name of letters, digits, dots and dashes, and not "local"',
  (name) => /^[A-Za-z0-9][A-Za-z0-9._-]{0,60}$/.test(name) && name !== 'local',
);

const sizes = listOf(
  textWhere('a size such as 1280x720', (value) => /^[1-9]\d{1,4}x[1-9]\d{1,4}$/.test(value)),
  'a list of sizes such as 1280x720',
  1,
);
const limits = {
  maxSeconds: optional(number(0.1, 86_400)),
  sizes: optional(sizes),
  maxCharacters: optional(integer(1, 10_000_000)),
  maxUploadBytes: optional(integer(1, 1e12)),
  requestsPerMinute: optional(integer(1, 1_000_000)),
} satisfies Record<keyof RouteLimits, unknown>;

const route = objectOf({
  engine: optional(oneOf(['local'])),
  upstream: optional(text),
  model: optional(text),
  weight: optional(number(0.001, 1000)),
  concurrency: optional(integer(1, 10_000)),
  price: optional(number(0, 1e6)),
  limits: optional(objectOf(limits)),
  timeoutSeconds: optional(number(0.01, 86_400)),
  options: optional(anyObject),
  makes: optional(
    objectOf({
      seconds: optional(listOf(number(0.1, 3600), 'a list of numbers from 0.1 to 3600', 1)),
      sizes: optional(sizes),
    }),
  ),
  voices: optional(byName(voices, Type.String({ expected: 'a string' }), 'voice')),
  formats: optional(listOf(oneOf(speechFormats), `a list of ${speechFormats.join(', ')}`, 1)),
  speed: optional(oneOf(['send', 'stretch'])),
  audio: optional(oneOf(['send', 'transcribe'])),
  translator: optional(text),
  workflow: optional(
    Type.Unsafe<string | Record<string, unknown>>({
      type: ['string', 'object'],
      expected: 'the path of a workflow file, or the workflow itself',
    }),
  ),
});

const sceneWriter = objectOf({
  upstream: { ...text, expected: 'a name in upstreams' },
  model: { ...text, expected: "the upstream's name of the model" },
  timeoutSeconds: optional(number(0.01, 600)),
  options: optional(anyObject),
});

const record = <T>(options: object) =>
  Type.Optional(Type.Unsafe<Record<string, T>>({ type: 'object', expected: 'an object', ...options }));

export type GivenUpstream = Static<typeof upstream>;
export type GivenRoute = Static<typeof route>;
export const routingFields = {
  upstreams: record<GivenUpstream>({ propertyNames: upstreamName, additionalProperties: upstream }),
  routes: record<GivenRoute[]>({
    additionalProperties: listOf(route, 'a list of at least one route', 1),
  }),
  sceneWriter: Type.Optional(sceneWriter),
};
export type GivenRouting = {
  [K in keyof typeof routingFields]?: Static<(typeof routingFields)[K]> | undefined;
};
