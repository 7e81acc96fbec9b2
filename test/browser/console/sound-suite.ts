/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ApiError } from '../../../src/domain/errors.ts';
import { leave, type Rig } from '../../support/console/browser.ts';
import { makeAudio } from '../../support/media-fixtures.ts';
import { waitFor } from '../../support/wait-for.ts';
import { findViolations } from './accessibility-suite.ts';

/** How many pieces of recordings are in the browser's private file system. */
const countPieces = async (): Promise<number> => {
  const count = async (folder: FileSystemDirectoryHandle): Promise<number> => {
    let sum = 0;
    for await (const [name, entry] of folder.entries()) {
      if (entry.kind === 'directory') sum += await count(entry as FileSystemDirectoryHandle);
      else if (name.startsWith('piece-')) sum += 1;
    }
    return sum;
  };
  return count(await navigator.storage.getDirectory());
};

/** A file over what is transcribed, by its path: bytes would pass through the browser's protocol as text. */
export const makeTooLarge = (folder: string): string => {
  const path = join(folder, 'long.wav');
  writeFileSync(path, '');
  truncateSync(path, 25 * 1024 * 1024 + 1);
  return path;
};

export const soundSuite = (rig: () => Rig): void => {
  test('a recording whose tab was killed is offered again and becomes text', async () => {
    const { engines } = rig();
    const visit = await rig().open({ path: 'listen' });
    const { page } = visit;
    await page.getByRole('button', { name: 'Record', exact: true }).click();
    await waitFor(async () => (await page.evaluate(countPieces)) >= 3, { everyMs: 200 });
    const other = await visit.newPage();
    await other.goto(rig().url('listen'));
    await other.getByText('No recordings yet').waitFor();
    assert.equal(await other.getByText('was interrupted').count(), 0, 'a running recording is not offered');
    await other.close();
    await page.close();

    const next = await visit.newPage();
    await next.goto(rig().url('listen'));
    await next.getByText('was interrupted').waitFor();
    await next.getByRole('button', { name: 'Transcribe it' }).click();
    await next.getByText('How are you?').waitFor();
    const heard = engines.transcription.jobs.at(-1)!;
    assert.ok(heard.pcmSeconds > 1.5, `${heard.pcmSeconds} s were kept`);

    await next.getByRole('button', { name: 'Correct' }).click();
    await next.getByLabel('Text from 0:00').first().fill('Hello there, everyone.');
    await next.getByRole('button', { name: 'Done' }).click();
    const [download] = await Promise.all([
      next.waitForEvent('download'),
      next.getByRole('button', { name: 'Download as srt' }).click(),
    ]);
    const subtitles = readFileSync(await download.path(), 'utf8');
    assert.match(subtitles, /1\n00:00:00,000 --> 00:00:00,500\nHello there, everyone\.\n\n2\n/);
    await next.reload();
    await next.getByText('Hello there, everyone.').waitFor();
    await next.getByRole('button', { name: 'Translate to English' }).click();
    await next.locator('.transcript .segmented').getByText('English').waitFor();
    assert.deepEqual(await findViolations(next), [], 'a transcript');
    await leave(visit);
  });

  test('a recording that was stopped at once is said to be too short, and is not kept', async () => {
    const visit = await rig().open({ path: 'listen' });
    const { page } = visit;
    await page.getByRole('button', { name: 'Record', exact: true }).click();
    // A click by the script, in the moment the button is there: a person's takes longer than the shortest recording.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const stop = () => {
            const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
              textContent.includes('Stop and transcribe'),
            );
            if (!button) return void requestAnimationFrame(stop);
            button.click();
            resolve();
          };
          stop();
        }),
    );
    await page.getByText('That was too short').waitFor();
    await page.getByText('No recordings yet').waitFor();
    assert.equal(await page.evaluate(countPieces), 0);
    await leave(visit);
  });

  test('a file that is not a recording and one that is too large are refused with the reason', async () => {
    const visit = await rig().open({ path: 'listen' });
    const { page } = visit;
    const send = (name: string, mimeType: string, buffer: Buffer) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
    await send(
      'letter.mp3',
      'audio/mpeg',
      Buffer.from('Dear Sir or Madam, this is not a recording. '.repeat(50)),
    );
    await page.getByText('Invalid file format').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Try again' }).count(), 0);
    await page.reload();
    await page.getByText('Invalid file format').waitFor();
    await page.locator('input[type=file]').setInputFiles(makeTooLarge(rig().service.dataDir));
    await page.getByText('files of up to 25 MB').waitFor();
    await leave(visit, [/400/]);
  });

  test('files in a row; one that fails is kept and tried again', async () => {
    const { engines, service } = rig();
    const visit = await rig().open({ path: 'listen' });
    const { page } = visit;
    const buffer = readFileSync(makeAudio(service.dataDir, 'wav', { seconds: 2 }));
    engines.transcription.failWith(() => new ApiError('upstream_error'));
    await page
      .locator('input[type=file]')
      .setInputFiles(['first.wav', 'second.wav'].map((name) => ({ name, mimeType: 'audio/wav', buffer })));
    await page.getByText('The recording is kept.').waitFor();
    await page.waitForFunction(() => document.body.textContent!.match(/Failed/g)?.length === 2);
    engines.transcription.failWith(undefined);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('How are you?').waitFor();
    await page.locator('[data-start]', { hasText: 'How' }).click();
    await page.waitForFunction(
      () => !document.querySelector('audio')!.paused || document.querySelector('audio')!.currentTime >= 0.5,
    );
    await leave(visit, [/50\d/]);
  });

  test('a text to speak: an error goes when it is mended, and too long a text says so', async () => {
    const visit = await rig().open({ path: 'speak' });
    const { page } = visit;
    const text = page.getByLabel('Text', { exact: true });
    await page.getByRole('button', { name: 'Speak', exact: true }).click();
    await page.getByText('Enter a text to speak.').waitFor();
    await text.pressSequentially('H');
    await page.getByText('Enter a text to speak.').waitFor({ state: 'detached' });
    await text.fill('x'.repeat(4200));
    await page.locator('.field.invalid').getByText('104 too many').waitFor();
    assert.equal(await page.getByRole('button', { name: /^Speak/ }).isDisabled(), true);
    await leave(visit);
  });

  test('speech plays while it is made and can be heard again after a reload', async () => {
    const { engines } = rig();
    const visit = await rig().open({ path: 'speak' });
    const { page } = visit;
    await page.getByRole('button', { name: 'Speak' }).click();
    await page.getByText('Enter a text to speak.').waitFor();
    await page.getByRole('textbox', { name: 'Text' }).fill('Good morning. The coffee is ready.');
    await page.getByRole('button', { name: 'Hear Nova' }).click();
    await page.locator('.voice.playing').getByText('Nova').waitFor();
    assert.equal(engines.speech.jobs.at(-1)!.voice, 'nova', 'the sample');
    assert.equal(await page.getByRole('radio', { name: /Nova/ }).isChecked(), false, 'heard, not chosen');
    await page.getByText('Nova').click();
    await page.getByRole('button', { name: /Speak 0\.00051 credits/ }).click();
    await page.locator('.recent-list').getByText('Good morning').waitFor();
    await page.waitForFunction(
      () => (document.querySelector<HTMLAudioElement>('.sound audio')?.duration ?? 0) > 0.3,
    );
    assert.deepEqual(await findViolations(page), [], 'a sound');
    // The same bar as under a video, by keyboard too.
    const player = page.getByRole('region', { name: 'What was spoken' });
    await player.getByRole('button', { name: 'Play' }).waitFor();
    await player.getByRole('slider', { name: 'Time' }).focus();
    await page.keyboard.press('Home');
    await page.waitForFunction(
      () => document.querySelector<HTMLAudioElement>('.sound audio')!.currentTime === 0,
    );
    assert.equal(engines.speech.jobs.at(-1)!.voice, 'nova');
    await page.reload();
    await page.locator('.recent-list').getByRole('button', { name: 'Play' }).click();
    await page.locator('.recent-list').getByText('Good morning').waitFor();
    await leave(visit);
  });
};
