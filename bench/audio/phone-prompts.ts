/**
 * Makes a folder for transcription-accuracy.ts from Debian's telephone prompts, each read by a person at 8 kHz:
 * apt-get download asterisk-core-sounds-fr asterisk-core-sounds-fr-wav; dpkg -x each into a folder; then
 * node bench/audio/phone-prompts.ts <folder> <fr> <target> [--count 60] [--skip 0] [--as-written]
 * Prompts of fewer than four words and sounds that are no speech are left out; misspelled words of the lists are
 * corrected (misspelled-prompts.ts), unless --as-written.
 */
import { copyFile, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { correctSpelling } from './misspelled-prompts.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '60' },
    skip: { type: 'string', default: '0' },
    'as-written': { type: 'boolean', default: false },
  },
});
const [packages, language, target] = positionals;
if (packages === undefined || language === undefined || target === undefined)
  throw new Error('Name the folder of the unpacked packages, the language and the folder to make.');

const list = join(packages, `usr/share/doc/asterisk-core-sounds-${language}/core-sounds-${language}.txt.gz`);
const soundsFolder = join(packages, 'usr/share/asterisk/sounds');
const voice = (await readdir(soundsFolder)).find((name) => name.startsWith(`${language}_`));
if (voice === undefined) throw new Error(`There are no recordings of ${language} in ${soundsFolder}.`);

/** As they are written: how words are compared does not change which prompts are taken. */
const countWords = (text: string): number =>
  text.replaceAll(/['’]/g, '').match(/[\p{L}\p{N}\p{M}]+|[*#]/gu)?.length ?? 0;

const isFile = async (path: string): Promise<boolean> => (await stat(path).catch(() => null)) !== null;

const prompts: { path: string; text: string }[] = [];
for (const line of gunzipSync(await readFile(list))
  .toString('utf8')
  .split('\n')) {
  const [, name, text] = /^([\w/-]+):\s*(.+)$/.exec(line.trim()) ?? [];
  if (name === undefined || text === undefined || /[[(<;]/.test(text)) continue;
  const path = join(soundsFolder, voice, `${name}.wav`);
  if (countWords(text) >= 4 && (await isFile(path))) prompts.push({ path, text });
}

const step = Math.max(1, Math.floor(prompts.length / Number(values.count)));
const chosen = prompts
  .filter((_, index) => index % step === Number(values.skip) % step)
  .slice(0, Number(values.count));
await mkdir(target, { recursive: true });
for (const { path, text } of chosen) {
  const name = basename(path, '.wav');
  await copyFile(path, join(target, `${name}.wav`));
  const reference = values['as-written'] ? text : correctSpelling(text, language);
  await writeFile(join(target, `${name}.txt`), `${reference}\n`);
}
console.log(`${chosen.length} of ${prompts.length} prompts in ${target}`);
