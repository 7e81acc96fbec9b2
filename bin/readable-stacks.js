/**
 * Stacks of a bundle name the files and lines of the sources. Node's own --enable-source-maps reads every map at start:
 * half a second and 40 MB. Here a map is read when a stack from its file is first shown.
 */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

const folder = new URL('../dist/', import.meta.url).href;
const maps = new Map();

const mapOf = (url) => {
  if (!maps.has(url)) {
    let map;
    try {
      map = new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${url}.map`), 'utf8')));
    } catch {
      // The line of the bundle is shown instead.
    }
    maps.set(url, map);
  }
  return maps.get(url);
};

const shown = (site) => {
  const url = site.getFileName();
  if (typeof url !== 'string' || !url.startsWith(folder)) return String(site);
  const [line, column] = [site.getLineNumber(), site.getColumnNumber()];
  const entry = mapOf(url)?.findEntry(line - 1, column - 1);
  if (entry?.originalSource === undefined) return String(site);
  const place = `${new URL(entry.originalSource, url).href}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  return String(site).replace(`${url}:${line}:${column}`, () => place);
};

const headline = (error) => {
  try {
    return Error.prototype.toString.call(error);
  } catch {
    return 'Error';
  }
};

Error.prepareStackTrace = (error, sites) =>
  [headline(error), ...sites.map((site) => `    at ${shown(site)}`)].join('\n');
