/** A route that an operator pauses takes no new work, in this process and in others, and what runs there goes on. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ConsoleClient, signIn } from '../../support/console/client.ts';
import { expectError } from '../../support/expect-error.ts';
import { createFakeSpeechEngine } from '../../support/fake-audio-engines.ts';
import { createPostgresDatabase } from '../../support/postgres.ts';
import { startTestService, type TestService } from '../../support/service.ts';
import { waitFor } from '../../support/wait-for.ts';

const operatorOf = (service: TestService): Promise<ConsoleClient> =>
  signIn(service, { link: new URL(service.consoleLink).hash.replace('#link=', '') });
const pause = async (operator: ConsoleClient, server: string, paused: boolean): Promise<void> => {
  const response = await operator.send('POST', 'operator/routes/pause', { server, paused });
  assert.equal(response.status, 200, await response.clone().text());
};
const speech = { model: 'tts-1', voice: 'nova', input: 'Good morning.' };

test('videos of a paused route wait, the running one is finished, and all go on afterwards', async (t) => {
  const engines = { speech: createFakeSpeechEngine() };
  const service = await startTestService(t, { overrides: { engines } });
  const operator = await operatorOf(service);
  const statusOf = async (id: string): Promise<string> => {
    const read = await service.request(`/v1/videos/${encodeURIComponent(id)}`);
    return ((await read.json()) as { status: string }).status;
  };
  service.video.hold();
  const running = await service.createTask();
  await waitFor(() => service.video.jobs.length === 1);
  await pause(operator, 'local video', true);
  const waiting = await service.createTask();
  service.video.release();
  await waitFor(async () => (await statusOf(running)) === 'completed');
  assert.equal(await statusOf(waiting), 'pending');
  assert.equal(service.video.jobs.length, 1);
  type Overview = { routes: { server: string; paused: boolean }[] };
  const { routes } = await operator.get<Overview>('operator/overview');
  assert.deepEqual(
    [...new Set(routes.filter(({ paused }) => paused).map(({ server }) => server))],
    ['local video'],
  );
  // Another kind of engine is not paused with it.
  assert.equal((await service.postJson('/v1/audio/speech', speech)).status, 200);
  await pause(operator, 'local video', false);
  await waitFor(async () => (await statusOf(waiting)) === 'completed');

  await pause(operator, 'local speech', true);
  const refused = await service.postJson('/v1/audio/speech', speech);
  assert.ok(refused.status === 429 || refused.status === 503, String(refused.status));
  await pause(operator, 'local speech', false);
  assert.equal((await service.postJson('/v1/audio/speech', speech)).status, 200);
  await expectError(
    await operator.send('POST', 'operator/routes/pause', { server: 'nowhere', paused: true }),
    'invalid_parameter',
    'server',
  );
});

test('other processes follow, and a restart keeps it', async (t) => {
  const databaseUrl = await createPostgresDatabase();
  const start = () =>
    startTestService(t, {
      config: { databaseUrl },
      overrides: { engines: { speech: createFakeSpeechEngine() } },
    });
  const [one, other] = [await start(), await start()];
  const operator = await operatorOf(one);
  await pause(operator, 'local speech', true);
  const statusOn = async (service: TestService) =>
    (await service.postJson('/v1/audio/speech', speech)).status;
  await waitFor(async () => (await statusOn(other)) !== 200);
  const third = await start();
  assert.notEqual(await statusOn(third), 200);
  await pause(operator, 'local speech', false);
  await waitFor(async () => (await statusOn(third)) === 200);
});
