import assert from 'node:assert/strict';
import test from 'node:test';
import { neutralProsody, readInstructions } from '../../../../src/engines/local/kokoro/instructions.ts';
import { planSpeech } from '../../../../src/engines/local/kokoro/speech-plan.ts';

const job = {
  model: 'omni-mini-tts-2025-12-15',
  input: 'The weather is fine today.',
  voice: 'alloy',
  speed: 1,
  instructions: null as string | null,
};

test('instructions change what they name', () => {
  assert.deepEqual(readInstructions(null), neutralProsody);
  assert.deepEqual(readInstructions('Sound like yourself.'), neutralProsody);
  assert.ok(readInstructions('Speak slowly.').pace < 0.9);
  assert.ok(readInstructions('Speak very slowly.').pace < readInstructions('Speak slowly.').pace);
  assert.ok(readInstructions('Talk fast!').pace > 1.1);
  assert.ok(readInstructions('Leave long pauses.').pauseFactor > 1.5);
  assert.ok(readInstructions('Speak loudly').gainDb > 0);
  assert.ok(readInstructions('Use a deep voice').semitones < -2);
  assert.ok(readInstructions('a high-pitched voice').semitones > 2);
  assert.deepEqual(readInstructions('Whisper it').soft, true);
  assert.equal(readInstructions('With a British accent, please').accent, 'en-gb');
});

test('what is denied is not done', () => {
  assert.equal(readInstructions("Don't whisper.").soft, false);
  assert.equal(readInstructions('Not too fast.').pace, 1);
});

test('piled-up instructions stay within what can be done', () => {
  const prosody = readInstructions(
    'very fast excited brisk loud angry cheerful high pitch squeaky childlike energetic',
  );
  assert.ok(prosody.pace <= 2 && prosody.gainDb <= 5 && prosody.semitones <= 5);
});

test('only the instructed model follows instructions', () => {
  const instructions = 'Very fast, with a British accent, whispering.';
  const followed = planSpeech({ ...job, instructions });
  const ignored = planSpeech({ ...job, model: 'tts-1', instructions });
  assert.ok(followed.speed > 1.2);
  assert.equal(followed.pieces[0]?.accent, 'en-gb');
  assert.ok('af_nicole' in followed.pieces[0].mix && 'bf_emma' in followed.pieces[0].mix);
  assert.deepEqual(ignored, planSpeech({ ...job, model: 'tts-1' }));
});

test('each voice has its own sound in every language, and shares add up to one', () => {
  for (const input of ['Good morning to you all.', 'Buenos días a todos, ¿cómo están?', 'नमस्ते दुनिया']) {
    const mixes = ['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer'].map((voice) => {
      const { mix } = planSpeech({ ...job, voice, input }).pieces[0]!;
      const total = Object.values(mix).reduce((sum, share) => sum + share, 0);
      assert.ok(Math.abs(total - 1) < 1e-9);
      return JSON.stringify(mix);
    });
    assert.equal(new Set(mixes).size, 6);
  }
});

test('an unknown voice is refused', () => {
  assert.throws(() => planSpeech({ ...job, voice: 'toString' }), {
    code: 'invalid_parameter',
    param: 'voice',
  });
});
