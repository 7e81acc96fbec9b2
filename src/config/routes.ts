/** `upstreams` and `routes` of the config file -> Routing, every mistake named by its place. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import {
  createModelCatalogue,
  type Model,
  type SpeechFormat,
  speechFormats,
  voices as voiceNames,
} from '../domain/models.ts';
import {
  type Placeholder,
  placeholders,
  placeholdersIn,
  type Route,
  type RouteTerms,
  type Routing,
  type Upstream,
  type UpstreamRoute,
} from '../domain/route.ts';
import type { SupportedFormats } from '../domain/video-format.ts';
import { createReader, type Fields, isObject, type Reader } from './fields.ts';
import { readMakes, readTerms } from './route-terms.ts';
import { readSceneWriter } from './scene-writer.ts';
import { type KeySources, readUpstream } from './upstreams.ts';

export type RoutingSources = KeySources & {
  upstreams: unknown;
  routes: unknown;
  sceneWriter?: unknown;
};

const defaultTimeoutSeconds: Record<Model['kind'], number> = {
  video: 1800,
  transcription: 300,
  speech: 60,
  chat: 300,
};

export const readRouting = (sources: RoutingSources): { routing: Routing; mistakes: string[] } => {
  const mistakes: string[] = [];
  const entries = (name: 'upstreams' | 'routes'): [string, unknown][] => {
    const value = sources[name] ?? {};
    if (isObject(value)) return Object.entries(value);
    mistakes.push(`${name}: expected an object`);
    return [];
  };

  const upstreams: Record<string, Upstream> = {};
  for (const [name, value] of entries('upstreams')) {
    const place = `upstreams.${name}`;
    if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,60}$/.test(name) || name === 'local')
      mistakes.push(`${place}: the name must be letters, digits, dots and dashes, and not "local"`);
    if (!isObject(value)) {
      mistakes.push(`${place}: expected an object`);
      continue;
    }
    const reader = createReader(place, value, mistakes);
    const upstream = readUpstream(reader, sources);
    reader.finish();
    if (upstream) upstreams[name] = upstream;
  }

  const routes: Record<string, Route[]> = {};
  const catalogue = createModelCatalogue();
  for (const [id, value] of entries('routes')) {
    const model = catalogue.find(id);
    const place = `routes.${id}`;
    if (!model) mistakes.push(`${place}: no such model`);
    else if (!Array.isArray(value) || value.length === 0)
      mistakes.push(`${place}: expected a list of at least one route`);
    else
      routes[id] = value.flatMap((item, index) => {
        const at = `${place}[${index}]`;
        if (!isObject(item)) {
          mistakes.push(`${at}: expected an object`);
          return [];
        }
        const reader = createReader(at, item, mistakes);
        const terms = readTerms(reader, model, at, mistakes);
        const named = Object.keys(sources.upstreams ?? {});
        const makes = readMakes(reader, model, at, mistakes);
        const route = readRoute(reader, model, terms, makes, upstreams, sources, named);
        reader.finish();
        return route ? [route] : [];
      });
    const names = (routes[id] ?? []).map((route) => route.name);
    for (const name of new Set(names.filter((other, index) => names.indexOf(other) !== index)))
      mistakes.push(`${place}: the route ${name} is there twice`);
  }
  const named = Object.keys(isObject(sources.upstreams) ? sources.upstreams : {});
  const sceneWriter = readSceneWriter(sources.sceneWriter, upstreams, named, mistakes);
  return { routing: { upstreams, routes, ...(sceneWriter && { sceneWriter }) }, mistakes };
};

/** Fields of a route that mean something for one kind of model only. */
const fieldsOfKind = {
  voices: 'speech',
  formats: 'speech',
  speed: 'speech',
  audio: 'chat',
  workflow: 'video',
  translator: 'transcription',
} as const;
const ourVoices: readonly string[] = voiceNames;

const readRoute = (
  reader: Reader,
  model: Model,
  terms: RouteTerms,
  makes: SupportedFormats,
  upstreams: Record<string, Upstream>,
  sources: RoutingSources,
  namedUpstreams: string[],
): Route | undefined => {
  const theirModel = reader.text('model');
  if (reader.has('engine')) {
    reader.choice('engine', ['local'], 'local');
    if (reader.has('upstream')) return reader.wrong('upstream', 'either engine or upstream');
    const other = theirModel === null ? undefined : createModelCatalogue().find(theirModel);
    if (theirModel !== null && other?.kind !== model.kind)
      return reader.wrong('model', `a ${model.kind} model of the catalogue`);
    return {
      kind: 'local',
      name: theirModel ? `local/${theirModel}` : 'local',
      model: theirModel,
      ...terms,
    };
  }
  const name = reader.text('upstream');
  if (name === null) return reader.wrong('engine', '"local", or an upstream');
  const timeoutMs = 1000 * reader.number('timeoutSeconds', 0.01, 86_400, defaultTimeoutSeconds[model.kind]);
  const options = reader.object('options');
  const voices = reader.texts('voices');
  const speech = readSpeech(reader);
  const translator = reader.text('translator');
  for (const [field, kind] of Object.entries(fieldsOfKind))
    if (reader.has(field) && model.kind !== kind) reader.wrong(field, `none: only ${kind} models have it`);
  const unknownVoices = Object.keys(voices).filter((voice) => !ourVoices.includes(voice));
  if (unknownVoices.length > 0)
    reader.wrong('voices', `names out of ${ourVoices.join(', ')}, not ${unknownVoices.join(', ')}`);
  const audio = reader.choice('audio', ['send', 'transcribe'], 'send');
  const workflow = readWorkflow(reader, sources);
  if (!namedUpstreams.includes(name)) return reader.wrong('upstream', `a name in upstreams, not "${name}"`);
  const upstream = upstreams[name];
  // It is there but has mistakes of its own, which are listed already.
  if (!upstream) return undefined;
  if (upstream.type === 'comfyui') {
    if (model.kind !== 'video')
      return reader.wrong('upstream', `one that serves ${model.kind}: comfyui does not`);
    if (workflow === null && !reader.has('workflow'))
      return reader.wrong('workflow', 'the path of a workflow file');
  } else {
    if (reader.has('workflow')) reader.wrong('workflow', 'none: only comfyui has it');
    if (theirModel === null) return reader.wrong('model', "the upstream's name of the model");
  }
  if (translator !== null && model.kind === 'transcription' && upstream.type !== 'ai-sdk')
    reader.wrong('translator', 'none: servers translate themselves');
  const shown = theirModel ?? 'workflow';
  return {
    kind: 'upstream',
    name: `${name}/${shown}`,
    upstream: name,
    model: shown,
    timeoutMs,
    options,
    voices,
    makes,
    ...speech,
    translator,
    audio,
    workflow,
    ...terms,
  };
};

const readSpeech = (reader: Reader): Pick<UpstreamRoute, 'formats' | 'speed'> => {
  const known: readonly string[] = speechFormats;
  const formats = reader.list('formats', (text) => known.includes(text), `a list of ${known.join(', ')}`);
  const speed = reader.choice('speed', ['send', 'stretch'], 'send');
  return { formats: formats as SpeechFormat[] | null, speed };
};

const readWorkflow = (reader: Reader, { configPath }: RoutingSources): Fields | null => {
  const path = reader.text('workflow');
  if (path === null) return null;
  try {
    const workflow: unknown = JSON.parse(readFileSync(resolve(dirname(configPath), path), 'utf8'));
    const isGraph =
      isObject(workflow) &&
      Object.values(workflow).every((node) => isObject(node) && typeof node.class_type === 'string');
    const unknown = placeholdersIn(workflow).filter((name) => !placeholders.includes(name as Placeholder));
    if (isGraph && unknown.length > 0)
      return (
        reader.wrong('workflow', `no placeholder but ${placeholders.join(', ')}: ${unknown.join(', ')}`) ??
        null
      );
    if (isGraph && !placeholdersIn(workflow).includes('prompt'))
      return reader.wrong('workflow', 'the placeholder {{prompt}} somewhere in it') ?? null;
    if (isGraph) return workflow;
  } catch {}
  return reader.wrong('workflow', 'a file with a ComfyUI workflow in API format') ?? null;
};
