/** Is this JSON a Scene? For scenes that were stored, and for those a language model wrote. */

import { findCircle } from './break-circles.ts';
import type { Scene } from './scene.ts';
import { type Schema, sceneSchema } from './scene-schema.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a value that is no object and no list must be; undefined when it is. */
const mistakeIn = (value: unknown, schema: Schema): string | undefined => {
  if ('enum' in schema)
    return schema.enum.some((one) => one === value) ? undefined : `one of ${schema.enum.join(', ')}`;
  if (!('type' in schema)) return undefined;
  if (schema.type === 'boolean') return typeof value === 'boolean' ? undefined : 'true or false';
  if (schema.type === 'number' || schema.type === 'integer') {
    const isNumber = schema.type === 'integer' ? Number.isInteger(value) : typeof value === 'number';
    const holds = isNumber && (value as number) >= schema.minimum && (value as number) <= schema.maximum;
    const kind = schema.type === 'integer' ? 'a whole number' : 'a number';
    return holds ? undefined : `${kind} from ${schema.minimum} to ${schema.maximum}`;
  }
  if (schema.type !== 'string') return undefined;
  if ('pattern' in schema) {
    const holds = typeof value === 'string' && new RegExp(schema.pattern).test(value);
    return holds ? undefined : `text like ${schema.pattern}`;
  }
  const length = typeof value === 'string' ? [...value].length : -1;
  const holds = length >= schema.minLength && length <= schema.maxLength;
  return holds ? undefined : `text of ${schema.minLength} to ${schema.maxLength} characters`;
};

const check = (value: unknown, schema: Schema, path: string, mistakes: string[]): void => {
  if ('anyOf' in schema) {
    if (value !== null) check(value, schema.anyOf[0], path, mistakes);
  } else if ('type' in schema && schema.type === 'object') {
    if (!isRecord(value)) return void mistakes.push(`${path || 'scene'} must be an object`);
    const prefix = path ? `${path}.` : '';
    for (const [name, field] of Object.entries(schema.properties))
      if (value[name] !== undefined || schema.required.includes(name))
        check(value[name], field, `${prefix}${name}`, mistakes);
    for (const name of Object.keys(value))
      if (!Object.hasOwn(schema.properties, name))
        mistakes.push(`${prefix}${name} is not a field of a scene`);
  } else if ('type' in schema && schema.type === 'array') {
    const { minItems, maxItems } = schema;
    if (!Array.isArray(value) || value.length < minItems || value.length > maxItems)
      return void mistakes.push(`${path} must be a list of ${minItems} to ${maxItems} entries`);
    for (const [index, entry] of value.entries()) check(entry, schema.items, `${path}[${index}]`, mistakes);
  } else {
    const expected = mistakeIn(value, schema);
    if (expected) mistakes.push(`${path} must be ${expected}`);
  }
};

const checkReferences = ({ things, camera }: Scene, mistakes: string[]) => {
  const isThing = (index: number | null) => index === null || index < things.length;
  for (const [index, { ties, acts, changes = [] }] of things.entries()) {
    const path = `things[${index}]`;
    for (const [at, { to }] of ties.entries())
      if (to === index || !isThing(to))
        mistakes.push(`${path}.ties[${at}].to must be the index of another thing`);
    for (const [at, { object, instrument, goal, source, begin = 0, end = 1 }] of acts.entries()) {
      if (!isThing(object) || !isThing(instrument))
        mistakes.push(`${path}.acts[${at}] must name things by their index`);
      for (const [name, tie] of Object.entries({ goal, source }))
        if (tie && (tie.to === index || !isThing(tie.to)))
          mistakes.push(`${path}.acts[${at}].${name}.to must be the index of another thing`);
      if (end <= begin) mistakes.push(`${path}.acts[${at}].end must be later than its begin`);
    }
    for (const [at, { begin, end }] of changes.entries())
      if (end < begin) mistakes.push(`${path}.changes[${at}].end must not be before its begin`);
  }
  if (!isThing(camera.subject)) mistakes.push('camera.subject must be the index of a thing');
  if (mistakes.length === 0 && findCircle(things) !== null)
    mistakes.push('things must not be tied to each other in a circle');
};

export const checkScene = (value: unknown): { scene: Scene } | { mistakes: string[] } => {
  const mistakes: string[] = [];
  check(value, sceneSchema, '', mistakes);
  if (mistakes.length === 0) checkReferences(value as Scene, mistakes);
  return mistakes.length === 0 ? { scene: value as Scene } : { mistakes };
};
