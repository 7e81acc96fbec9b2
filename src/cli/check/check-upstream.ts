/**
 * Sends an upstream a small request of the route's kind: a word to speak, a second to transcribe, a short chat; never a
 * video.
 */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Model } from '../../domain/models.ts';
import { wavHeader } from '../../engines/media/wav.ts';
import type { RouteEngine } from '../../engines/upstream/route-engine.ts';

type Probe = (engine: RouteEngine, model: string, signal: AbortSignal) => Promise<string>;

const notOffered = new Error('not offered');
const secondBytes = 48_000;
/** A second of silence: its transcript does not matter. */
const recording = (): Buffer => Buffer.concat([wavHeader(secondBytes), Buffer.alloc(secondBytes)]);

export const upstreamProbes: Record<Exclude<Model['kind'], 'video'>, Probe> = {
  async speech({ speech }, model, signal) {
    if (!speech) throw notOffered;
    const job = { model, input: 'Hello.', voice: 'alloy', speed: 1, instructions: null };
    let sizeBytes = 0;
    for await (const samples of speech.speak(job, { signal })) sizeBytes += samples.length;
    return `ok: ${(sizeBytes / secondBytes).toFixed(1)} s of speech`;
  },
  async transcription({ transcription }, model, signal) {
    if (!transcription) throw notOffered;
    const asked = { language: 'en', prompt: null, temperature: 0, wordTimestamps: false };
    const folder = await mkdtemp(join(tmpdir(), 'kinora-check-'));
    try {
      const audioPath = join(folder, 'silence.wav');
      await writeFile(audioPath, recording());
      const { text } = await transcription.transcribe(
        { ...asked, audioPath, pcmPath: null, durationSeconds: 1, model, task: 'transcribe' },
        { signal },
      );
      return `ok: transcript of 1 s of silence: "${text.slice(0, 60)}"`;
    } finally {
      await rm(folder, { recursive: true });
    }
  },
  async chat({ chat }, model, signal) {
    if (!chat) throw notOffered;
    const messages = [{ role: 'user', parts: [{ type: 'text' as const, text: 'Say hello.' }] }];
    const { text } = await chat.reply(
      { model, messages, temperature: null, topP: null, maxTokens: 16, stop: [] },
      { signal },
    );
    return `ok: "${text.replaceAll(/\s+/g, ' ').trim().slice(0, 60)}"`;
  },
};
