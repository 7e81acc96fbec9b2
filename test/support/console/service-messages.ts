/** Every sentence of the service's sources that a client may be told, with a sample in place of each value. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = new URL('../../../src/', import.meta.url).pathname;
/** The code that stands before such a sentence. */
const markers: [kind: 'message' | 'reason', pattern: RegExp][] = [
  ['message', /\bnew ApiError\(\s*'\w+',\s*\{[^}]*?\bmessage:\s*/g],
  ['message', /\bcode: '\w+',\s*message:\s*/g],
  ['message', /\bnew AdminError\(\s*/g],
  ['reason', /\binvalidParameter\(\s*[\w.'[\]]+,\s*/g],
];

/** The literal that begins here; undefined where something else does. */
const literalAt = (text: string, from: number, sample: string): string | undefined => {
  const quote = text[from];
  if (quote !== "'" && quote !== '"' && quote !== '`') return undefined;
  let read = '';
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === quote) return read;
    if (text[at] === '\\') {
      at += 1;
      read += text[at];
    } else if (quote === '`' && text.startsWith('${', at)) {
      for (let depth = 0; ; at += 1) {
        if (text[at] === '{') depth += 1;
        if (text[at] === '}') depth -= 1;
        if (depth === 0 && text[at] === '}') break;
      }
      read += sample;
    } else read += text[at];
  }
  return undefined;
};

export const serviceMessages = (
  sample = '7',
): { kind: 'message' | 'reason'; text: string; file: string }[] => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    // The command line has no other language.
    (file) => file.endsWith('.ts') && !/^(cli|maintenance)\//.test(file),
  );
  return files.flatMap((file) => {
    const text = readFileSync(join(sources, file), 'utf8');
    return markers.flatMap(([kind, pattern]) =>
      [...text.matchAll(pattern)].flatMap((match) => {
        const said = literalAt(text, match.index + match[0].length, sample);
        return said === undefined ? [] : [{ kind, text: said, file }];
      }),
    );
  });
};
