/** The imports between files of a folder of TypeScript, and whether a file imports itself by way of others. Also used by the service's test of its own tree. */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

export type Source = { path: string; text: string };
export type Import = { from: string; specifier: string; typeOnly: boolean };

const withSlashes = (path: string) => path.split(sep).join('/');

/** Paths are relative to the folder. */
export const readSources = (folder: string): Source[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return { path: withSlashes(relative(folder, path)), text: readFileSync(path, 'utf8') };
    });

export const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const onlyTypes = (clause: string): boolean => {
  if (/^type\b/.test(clause)) return true;
  const names = /^\{([\s\S]*)\}\s*$/.exec(clause)?.[1];
  if (names === undefined) return false;
  const listed = names.split(',').map((name) => name.trim());
  return listed.filter((name) => name !== '').every((name) => name.startsWith('type '));
};

/** `calls`: functions that load a module by its name, beside import statements. */
export const importsOf = ({ path, text }: Source, calls: readonly string[] = ['import']): Import[] => {
  const code = withoutComments(text);
  const statements = code.matchAll(/^(?:import|export)\s+([^'";]*?)\s*from\s*'([^']+)'/gm);
  const bare = code.matchAll(/^import\s*'([^']+)'/gm);
  const dynamic = code.matchAll(
    new RegExp(`(?<!typeof )\\b(?:${calls.join('|')})\\(\\s*'([^']+)'\\s*\\)`, 'g'),
  );
  return [
    ...Array.from(statements, ([, clause, specifier]) => ({
      from: path,
      specifier: specifier!,
      typeOnly: onlyTypes(clause!.trim()),
    })),
    ...[...bare, ...dynamic].map(([, specifier]) => ({
      from: path,
      specifier: specifier!,
      typeOnly: false,
    })),
  ];
};

/** Imports of files of the same tree, with the file each leads to. */
export const innerImports = (imports: readonly Import[]) =>
  imports
    .filter(({ specifier }) => specifier.startsWith('.'))
    .map((found) => ({ ...found, to: withSlashes(join(dirname(found.from), found.specifier)) }));

export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

export const edgesBetween = (found: readonly { from: string; to: string }[]): Map<string, Set<string>> => {
  const edges = new Map<string, Set<string>>();
  for (const { from, to } of found) if (from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to));
  return edges;
};

/** The first way found that leads back to where it began, empty if there is none. */
export const findCycle = (edges: Map<string, Set<string>>): string[] => {
  const finished = new Set<string>();
  const visit = (node: string, path: string[]): string[] => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (finished.has(node)) return [];
    for (const next of edges.get(node) ?? []) {
      const cycle = visit(next, [...path, node]);
      if (cycle.length > 0) return cycle;
    }
    finished.add(node);
    return [];
  };
  for (const node of edges.keys()) {
    const cycle = visit(node, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
};

/** Parts whose values, and parts whose types a part may import. */
export type ImportRules = Record<string, { values?: string[]; types?: string[] }>;

/** Between parts that no rule allows, as they are told. */
export const forbiddenImports = (
  inner: ReturnType<typeof innerImports>,
  rules: ImportRules,
  partOf: (path: string) => string,
): string[] =>
  inner
    .filter(({ from, to, typeOnly }) => {
      if (partOf(from) === partOf(to)) return false;
      const { values = [], types = [] } = rules[partOf(from)] ?? {};
      return !values.includes(partOf(to)) && !(typeOnly && types.includes(partOf(to)));
    })
    .map(({ from, to, typeOnly }) => `${from} -> ${to}${typeOnly ? ' (types)' : ''}`);
