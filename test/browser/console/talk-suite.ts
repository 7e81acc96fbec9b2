/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { afterTest } from '../../support/after-test.ts';
import { launchBrowser, leave, type Rig } from '../../support/console/browser.ts';
import { makeAudio } from '../../support/media-fixtures.ts';
import { waitFor } from '../../support/wait-for.ts';
import { findViolations, followLink } from './accessibility-suite.ts';

/** A recording of speech with quiet around it, as a WAV file for the microphone. */
const writeSpeech = async (page: Page, path: string): Promise<void> => {
  const flac = readFileSync(new URL('../../fixtures/amiable.flac', import.meta.url)).toString('base64');
  const samples = await page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const decoded = await new OfflineAudioContext(1, 1, 16_000).decodeAudioData(bytes.buffer);
    return [...decoded.getChannelData(0)].map((sample) => Math.round(sample * 32_767));
  }, flac);
  const quiet = (seconds: number) => new Array<number>(seconds * 16_000).fill(0);
  const pcm = Buffer.from(Int16Array.from([...quiet(2), ...samples, ...quiet(3)]).buffer);
  const header = Buffer.alloc(44);
  header.write('RIFF');
  header.writeUInt32LE(36 + pcm.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(16_000, 24);
  header.writeUInt32LE(32_000, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(pcm.length, 40);
  writeFileSync(path, Buffer.concat([header, pcm]));
};

/** The fake microphone beeps once a second. After two beeps the press is long enough to count. A bar is 50 ms. */
export const heardTwoBeeps = (page: Page) =>
  page.waitForFunction(() => {
    const bars = [...document.querySelectorAll<HTMLElement>('.level-meter span')];
    const loud = bars.map(({ style }) => Number(style.scale.split(' ')[1]) > 0.3);
    return loud.lastIndexOf(true) - loud.indexOf(true) >= 10;
  });

export const talkSuite = (rig: () => Rig): void => {
  test('a spoken question gets a spoken answer, with both written down', async () => {
    const { engines } = rig();
    const visit = await rig().open({ path: 'talk' });
    const { page } = visit;
    const button = page.getByRole('button', { name: 'Hold to talk' });
    await button.focus();
    await page.keyboard.down('Space');
    await page.getByText('Listening', { exact: true }).waitFor();
    await heardTwoBeeps(page);
    await page.keyboard.up('Space');
    await page.locator('.turn.kinora').getByText('It is a tone.').waitFor();
    await page.locator('.turn.you').getByText('How are you?').waitFor();
    assert.ok(engines.chat.jobs.length > 0);
    assert.deepEqual(await findViolations(page), [], 'a conversation');
    await leave(visit);
  });

  test('a long conversation scrolls in its box: the last answer and the buttons stay in view', async () => {
    const visit = await rig().open({ path: 'talk' });
    const { page } = visit;
    for (let asked = 1; asked <= 6; asked += 1) {
      await page.getByLabel('Your question').fill(`Question ${asked}?`);
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        (count) => document.querySelectorAll('.turn.kinora p').length === count,
        asked,
      );
    }
    const ends = () =>
      page.evaluate(() => {
        const bottom = (selector: string) =>
          [...document.querySelectorAll(selector)].at(-1)!.getBoundingClientRect().bottom;
        return {
          list: bottom('.turns'),
          last: bottom('.turn.kinora'),
          button: bottom('.talk-button'),
          window: window.innerHeight,
        };
      });
    await waitFor(async () => {
      const { last, list } = await ends();
      return last <= list;
    });
    const { button, window: height } = await ends();
    assert.ok(button <= height, `${button} of ${height}`);
    await leave(visit);
  });

  test('a weak answer says which model to install', async (t) => {
    const { engines } = rig();
    const hint =
      'The question was not answered from the recording: `kinora models pull chat-small` (1.1 GB).';
    engines.chat.answerWith('The recording does not say.', hint);
    afterTest(t, () => engines.chat.answerWith('It is a tone.'));
    const visit = await rig().open({ path: 'talk' });
    const { page } = visit;
    const askAndWait = async (question: string, answer: string) => {
      await page.getByLabel('Your question').fill(question);
      await page.keyboard.press('Enter');
      await page.locator('.turn.kinora').getByText(answer).waitFor();
    };
    await askAndWait('Who called?', 'The recording does not say.');
    assert.deepEqual(await page.locator('.turn-hint').allTextContents(), [hint]);
    engines.chat.answerWith('It is a tone.');
    await askAndWait('What is it?', 'It is a tone.');
    assert.equal(await page.locator('.turn-hint').count(), 1, 'the good answer has none');
    assert.deepEqual(await findViolations(page), [], 'a weak answer');
    await leave(visit);
  });

  test('without a language model, what it answers is said before anything is asked or paid', async (t) => {
    const { engines, service } = rig();
    engines.chat.knowOnlyRecordings(true);
    afterTest(t, () => engines.chat.knowOnlyRecordings(false));
    const visit = await rig().open({ path: 'talk' });
    const { page } = visit;
    await page.getByText('Only questions about recordings are answered here').waitFor();
    await page.getByText('a language model, which is not installed on this service').waitFor();
    assert.equal(await page.getByText('kinora models pull').count(), 0, 'users cannot install it');
    const asked = engines.chat.jobs.length;
    await page.getByLabel('Your question').fill('What is the capital of France?');
    await page.keyboard.press('Enter');
    await page.getByText('Nothing was sent.').waitFor();
    assert.equal(engines.chat.jobs.length, asked);
    assert.equal(await page.locator('.turn').count(), 0);
    assert.deepEqual(await findViolations(page), [], 'only recordings');
    // The question is kept for the recording.
    const [picker] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.locator('.empty').getByRole('button', { name: 'Attach a recording' }).click(),
    ]);
    await picker.setFiles(makeAudio(service.dataDir, 'wav'));
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await page.locator('.turn.kinora').getByText('It is a tone.').waitFor();

    await leave(visit);

    const operatorToken = { role: 'operator', name: 'talker', expiresAt: null } as const;
    const { secret } = await service.store.operatorTokens.add(operatorToken);
    const operator = await rig().open({ key: secret, path: 'talk' });
    await operator.page.getByText('install the language model chat-small (1.1 GB)').waitFor();
    await operator.page.getByText('kinora models pull chat-small').waitFor();
    assert.deepEqual(await findViolations(operator.page), [], 'what to install');
    // Meanwhile it is installed.
    engines.chat.knowOnlyRecordings(false);
    await followLink(operator.page, 'operator/models');
    await followLink(operator.page, 'talk');
    await operator.page.getByText('Say something').waitFor();
    assert.equal(await operator.page.getByText('Only questions about recordings').count(), 0);
    await leave(operator);
  });

  test('an answer that takes long can be stopped', async () => {
    const visit = await rig().open({ path: 'talk' });
    const { page } = visit;
    // Answered by nobody.
    await page.route('**/v1/chat/completions', () => {});
    await page.getByRole('button', { name: 'Hold to talk' }).focus();
    await page.keyboard.down('Space');
    await heardTwoBeeps(page);
    await page.keyboard.up('Space');
    // The place of the answer is shown, and what is done for it.
    await page.locator('.coming-answer').waitFor();
    await page.locator('.turn.you').getByText('How are you?').waitFor();
    await page.locator('.talk-phase', { hasText: 'Thinking' }).waitFor();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByText('Hold the button and speak').waitFor();
    assert.equal(await page.locator('.coming-answer').count(), 0);
    await leave(visit);
  });

  test('a press that is too short is said to be', async () => {
    const visit = await rig().open({ path: 'talk' });
    const { page } = visit;
    await page.getByRole('button', { name: 'Hold to talk' }).click();
    await page.getByText('That was too short.').waitFor();
    assert.equal(await page.locator('.level-meter').count(), 0);
    await leave(visit);
  });

  test('hands free: a voice is noticed and answered, and stops an answer that is being spoken', async (t) => {
    const { engines, service } = rig();
    const first = await rig().open({ path: 'talk' });
    const microphone = join(service.dataDir, 'microphone.wav');
    await writeSpeech(first.page, microphone);
    await leave(first);
    const within = await launchBrowser(microphone);
    afterTest(t, () => within.close());
    // A tenth of a second a word: the voice comes back before the answer is at its end.
    engines.chat.answerWith(Array.from({ length: 300 }, () => 'well').join(' '));
    afterTest(t, () => engines.chat.answerWith('It is a tone.'));
    const visit = await rig().open({ within, path: 'talk' });
    const { page } = visit;
    await page.evaluate(() => {
      const { pause } = HTMLMediaElement.prototype;
      HTMLMediaElement.prototype.pause = function () {
        // One that is interrupted before it is heard says nothing of where it was.
        if (!this.paused && this.currentTime > 0)
          document.body.dataset.stopped = `${this.currentTime} of ${this.duration}`;
        pause.call(this);
      };
    });
    await page.getByRole('button', { name: 'Hands free' }).click();
    await page.getByText('Speaking. Talk to interrupt').waitFor();
    await page.locator('.turn.you').getByText('How are you?').first().waitFor();
    await page.waitForFunction(() => document.body.dataset.stopped !== undefined);
    const [at, length] = (await page.evaluate(() => document.body.dataset.stopped!))
      .split(' of ')
      .map(Number);
    assert.ok(at! < length! - 1, `stopped at ${at} of ${length} s`);
    // The interruption is answered in its turn.
    await page.locator('.turn.kinora').nth(1).waitFor();
    await page.getByRole('button', { name: 'Stop listening' }).click();
    await page.getByRole('button', { name: 'Hold to talk' }).waitFor();
    const heard = engines.transcription.jobs.at(-1)!;
    assert.ok(heard.pcmSeconds > 1.5 && heard.pcmSeconds < 8, `${heard.pcmSeconds} s were sent`);
    await leave(visit);
  });

  test('a typed question is answered, with a recording that stays attached until it is taken away', async () => {
    const { engines, service } = rig();
    const visit = await rig().open({ path: 'talk' });
    const { page } = visit;
    const question = page.getByLabel('Your question');
    await question.fill('How are you?');
    await page.keyboard.press('Enter');
    await page.locator('.turn.you').getByText('How are you?').waitFor();
    await page.locator('.turn.kinora').getByText('It is a tone.').waitFor();
    const parts = () =>
      engines.chat.jobs
        .at(-1)!
        .messages.at(-1)!
        .parts.map(({ type }) => type);
    assert.deepEqual(parts(), ['text']);

    const file = page.locator('.typed-row input[type=file]');
    await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await page.getByText('notes.txt is not a WAV or MP3 recording.').waitFor();
    const sound = makeAudio(service.dataDir, 'wav');
    await file.setInputFiles(sound);
    await question.fill('What is heard?');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await page.locator('.turn.kinora').nth(1).waitFor();
    assert.deepEqual(parts(), ['audio', 'text']);
    await page
      .locator('.typed-question')
      .getByRole('button', { name: /^Remove/ })
      .click();
    assert.deepEqual(await findViolations(page), [], 'a typed conversation');
    await leave(visit);
  });

  test('a voice is heard before anything is asked', async () => {
    const visit = await rig().open({ path: 'talk' });
    const { page } = visit;
    const sample = page.waitForRequest(/\/voices\/[^/]+\/nova\?/);
    await page.getByRole('button', { name: 'Hear Nova' }).click();
    await sample;
    await page.getByRole('radio', { name: 'Nova' }).check();
    assert.equal(await page.locator('.turn').count(), 0);
    await leave(visit, [/voices/]);
  });
};
