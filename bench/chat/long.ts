/**
 * Ten minutes of speech asked about over HTTP, with the real ears and the real model: seconds, memory of the service and
 * of its engines, and how true the transcript is. The recording is joined from a folder of recordings, each beside a .txt
 * with what is said in it, with pauses between them. node bench/chat/long.ts <folder> [minutes]
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { Agent, request } from 'undici';
import { loadConfig } from '../../src/config/config.ts';
import { createMedia } from '../../src/engines/media/media.ts';
import { startService } from '../../src/main.ts';
import { wordErrors } from '../audio/word-errors.ts';

const [folder, minutes = '10'] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name a folder of recordings.');
const key = 'bench-key-of-long-recordings';
const rate = 16_000;
const pauseSeconds = 0.7;

const questions: [string, Record<string, unknown>?][] = [
  ['How long is this recording?'],
  ['Transcribe this recording.'],
  ['How many words are said?'],
  ['How loud is it, and how many pauses are there?'],
  ['Summarise this recording in one sentence.', { max_tokens: 60, temperature: 0 }],
  ['What is the last word?', { modalities: ['text', 'audio'], audio: { voice: 'nova', format: 'mp3' } }],
];

/** The recording as WAV, and what is said in it. */
const join10 = async (workDir: string): Promise<{ wav: Buffer; text: string }> => {
  const media = createMedia({ processes: 1 });
  const names = (await readdir(folder)).toSorted();
  const parts: Int16Array[] = [];
  const texts: string[] = [];
  let samples = 0;
  for (let at = 0; samples < Number(minutes) * 60 * rate; at = (at + 1) % names.length) {
    const name = names[at]!;
    const textName = name.replace(/\.\w+$/, '.txt');
    if (extname(name) === '.txt' || !names.includes(textName)) continue;
    const pcmPath = join(workDir, 'pcm');
    await media.decodeAudio(join(folder, name), pcmPath, { maxSeconds: 600 });
    const bytes = await readFile(pcmPath);
    const floats = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
    parts.push(Int16Array.from(floats, (value) => Math.round(value * 32_767)));
    parts.push(new Int16Array(pauseSeconds * rate));
    samples += floats.length + pauseSeconds * rate;
    texts.push((await readFile(join(folder, textName), 'utf8')).trim());
  }
  async function* pcm() {
    for (const part of parts) yield new Uint8Array(part.buffer);
  }
  // The encoder takes 24 kHz: the header is put right afterwards.
  const encoded: Uint8Array[] = [];
  for await (const piece of media.encodeAudio('wav', pcm())) encoded.push(piece);
  await media.close();
  const wav = Buffer.concat(encoded);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate * 2, 28);
  await writeFile(join(workDir, 'long.wav'), wav);
  return { wav, text: texts.join(' ') };
};

/** Megabytes of this process and of all it started. */
const memoryMb = (): { own: number; engines: number } => {
  const rows = execFileSync('ps', ['-eo', 'pid,ppid,rss'], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const own = new Set([process.pid]);
  for (let grew = true; grew; ) {
    grew = false;
    for (const [pid, parent] of rows)
      if (own.has(parent!) && !own.has(pid!)) {
        own.add(pid!);
        grew = true;
      }
  }
  const sum = (isCounted: (pid: number) => boolean) =>
    rows.reduce((total, [pid, , rss]) => total + (isCounted(pid!) ? rss! / 1024 : 0), 0);
  return {
    own: Math.round(sum((pid) => pid === process.pid)),
    engines: Math.round(sum((pid) => own.has(pid) && pid !== process.pid)),
  };
};

const workDir = mkdtempSync(join(tmpdir(), 'kinora-long-'));
const service = await startService(
  loadConfig({
    KINORA_PORT: '0',
    KINORA_DATA_DIR: workDir,
    KINORA_LOG_LEVEL: 'warn',
    KINORA_BOOTSTRAP_KEY: key,
  }),
  'bench',
);
try {
  const { wav, text } = await join10(workDir);
  console.log(`${(wav.length / rate / 2 / 60).toFixed(1)} minutes, ${text.split(/\s+/).length} words`);
  const data = wav.toString('base64');
  const dispatcher = new Agent({ headersTimeout: 0, bodyTimeout: 0 });
  for (const [question, fields] of questions) {
    const peak = { own: 0, engines: 0 };
    const sampling = setInterval(() => {
      const now = memoryMb();
      peak.own = Math.max(peak.own, now.own);
      peak.engines = Math.max(peak.engines, now.engines);
    }, 2000);
    const content = [
      { type: 'text', text: question },
      { type: 'input_audio', input_audio: { format: 'wav', data } },
    ];
    const startMs = performance.now();
    const response = await request(`${service.url}/v1/chat/completions`, {
      method: 'POST',
      dispatcher,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'omni-audio-preview', messages: [{ role: 'user', content }], ...fields }),
    });
    const answer = (await response.body.json()) as {
      choices?: { message: { content: string; audio?: { data: string } } }[];
      usage?: { total_tokens: number };
    };
    const seconds = (performance.now() - startMs) / 1000;
    clearInterval(sampling);
    if (!answer.choices) throw new Error(JSON.stringify(answer));
    const { content: reply, audio } = answer.choices[0]!.message;
    const errors = question.startsWith('Transcribe') ? wordErrors(text, reply) : undefined;
    console.log(
      `${question} ${seconds.toFixed(1)} s, ${peak.own} MB and engines ${peak.engines} MB, ${answer.usage!.total_tokens} tokens${audio ? `, ${audio.data.length} characters of speech` : ''}`,
    );
    console.log(`  ${reply.slice(0, 200)}`);
    if (errors) console.log(`  word errors: ${JSON.stringify(errors)}`);
  }
} finally {
  await service.stop();
  rmSync(workDir, { recursive: true, force: true });
}
