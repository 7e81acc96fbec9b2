/**
 * Undici's index loads all it has (fetch, WebSocket, caches, mocks): a quarter of what a command that sends one request
 * takes. In the bundle each export is loaded when it is first read.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

const required = /^const (\w+|\{[\w, ]+\}) = (require\('[^']+'\)(?:\.\w+)?)$/;

/** Each use of a name that is not one of a property or a part of a path. */
const usesOf = (name: string) => new RegExp(String.raw`(?<![\w$.'/])${name}(?![\w$'])(?!\s*:)`, 'g');

export const withLazyExports = (index: string): string => {
  const lines = index.split('\n');
  const sources = new Map<string, string>();
  const rest = lines.filter((line) => {
    const [, names = '', source = ''] = required.exec(line) ?? [];
    for (const name of names.match(/\w+/g) ?? [])
      sources.set(name, `(${names.startsWith('{') ? `${source}.${name}` : source})`);
    return names === '';
  });
  return rest
    .map((line) => {
      let text = line;
      for (const [name, source] of sources) text = text.replaceAll(usesOf(name), source);
      return text
        .replace(/^ {2}(\w+): (require\('[^']+'\))(,?)$/, '  get $1 () { return $2 }$3')
        .replace(
          /^module\.exports\.(\w+) = (.*require\(.*[^{])$/,
          "Object.defineProperty(module.exports, '$1', { enumerable: true, get: () => $2 })",
        );
    })
    .join('\n');
};

export const lazyUndici: Plugin = {
  name: 'lazy-undici',
  setup({ onLoad }) {
    onLoad({ filter: /\/undici\/index\.js$/ }, ({ path }) => ({
      contents: withLazyExports(readFileSync(path, 'utf8')),
      loader: 'js',
    }));
  },
};
