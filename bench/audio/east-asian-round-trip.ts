/**
 * Japanese and Chinese sentences spoken by our voices and transcribed by our own engine: the share of characters that
 * came back wrong. node bench/audio/east-asian-round-trip.ts [ja|zh] [--size base|small] [--every N]
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { voices } from '../../src/domain/models.ts';
import { transcriptionDefaults } from '../../src/engines/engine.ts';
import { resample } from '../../src/engines/local/kokoro/audio/shift-pitch.ts';
import { createKokoroEngine } from '../../src/engines/local/kokoro/kokoro.ts';
import { sayChineseNumbers } from '../../src/engines/local/kokoro/languages/chinese.ts';
import { sayJapaneseNumbers } from '../../src/engines/local/kokoro/languages/japanese-numbers.ts';
import type { WhisperSize } from '../../src/engines/local/whisper/weight-set.ts';
import { createWhisperEngine } from '../../src/engines/local/whisper/whisper-engine.ts';
import { createLogger } from '../../src/lib/logger.ts';
import { wordErrors } from './word-errors.ts';

const sentences = {
  ja: [
    '今日はとても天気がいいですね。',
    '明日の会議は三時に始まります。',
    '駅の前で友達を待っています。',
    'この電車は東京に行きますか。',
    '昨日、母と一緒に映画を見ました。',
    '朝ご飯にパンと卵を食べました。',
    '日本の春は桜がとてもきれいです。',
    'すみません、もう一度ゆっくり話してください。',
  ],
  zh: [
    '今天天气很好，我们去公园散步吧。',
    '请问火车站怎么走？',
    '我昨天晚上看了一部很有意思的电影。',
    '会议将在下午三点开始，请大家准时参加。',
    '他在北京大学学习中文。',
    '这家饭店的菜又便宜又好吃。',
    '我的朋友下个星期要来上海。',
    '请把门关上，外面太冷了。',
  ],
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { size: { type: 'string', default: 'small' }, every: { type: 'string', default: '1' } },
});
const folder = await mkdtemp(join(tmpdir(), 'kinora-bench-'));
const local = {
  modelsDir: folder,
  hubUrl: null,
  threads: 2,
  processes: 1,
  maxQueue: 1,
  logger: createLogger('warn'),
};
const speech = createKokoroEngine(local);
const whisper = createWhisperEngine({ ...local, models: { bench: values.size as WhisperSize } });
const { signal } = new AbortController();

/** Characters as words; numbers and marks do not count by how they are written. */
const characters = (text: string, language: 'ja' | 'zh'): string =>
  [
    ...(language === 'ja' ? sayJapaneseNumbers(text) : sayChineseNumbers(text)).replace(
      /[^\p{L}\p{N}ー]/gu,
      '',
    ),
  ].join(' ');

try {
  for (const language of ['ja', 'zh'] as const) {
    if (positionals[0] !== undefined && positionals[0] !== language) continue;
    let [errors, total] = [0, 0];
    for (const [index, input] of sentences[language].entries()) {
      if (index % Number(values.every) !== 0) continue;
      const voice = voices[index % voices.length]!;
      const chunks: Uint8Array[] = [];
      for await (const chunk of speech.speak(
        { model: 'tts-1', input, voice, speed: 1, instructions: null },
        { signal },
      ))
        chunks.push(chunk);
      const bytes = Buffer.concat(chunks);
      const samples = Float32Array.from(
        { length: bytes.length / 2 },
        (_, at) => bytes.readInt16LE(2 * at) / 32_768,
      );
      const heard = resample(samples, 1.5);
      const pcmPath = join(folder, 'clip.f32');
      await writeFile(pcmPath, new Uint8Array(heard.buffer));
      const job = { ...transcriptionDefaults, model: 'bench', language, audioPath: pcmPath, pcmPath };
      const { text } = await whisper.transcribe(
        { ...job, durationSeconds: heard.length / 16_000 },
        { signal },
      );
      const result = wordErrors(characters(input, language), characters(text, language));
      errors += result.errors;
      total += result.words;
      console.log(`${voice} ${result.errors}/${result.words} ${input} -> ${text}`);
    }
    console.log(`${language}: ${((100 * errors) / total).toFixed(1)} % of ${total} characters`);
  }
} finally {
  await Promise.all([speech.close(), whisper.close()]);
  await rm(folder, { recursive: true, force: true });
}
