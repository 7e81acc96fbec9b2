/** `kinora console`: links, tokens, and the end of all sessions, while the service runs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UsageError } from '../../../src/cli/arguments.ts';
import { signIn } from '../../support/console/client.ts';
import { expectError } from '../../support/expect-error.ts';
import { runCommand } from '../../support/run-command.ts';
import { startTestService } from '../../support/service.ts';

test('kinora console', async (t) => {
  const service = await startTestService(t);
  const run = (...words: string[]) => runCommand(service, ['console', ...words]);
  const json = async (...words: string[]) => JSON.parse(await run(...words, '--json'));

  const printed = await run('link', '--role', 'viewer');
  // The port was chosen at the start: server.json of the data folder has it, the settings do not.
  assert.ok(printed.startsWith(`${service.url}/console/`), printed);
  const link = /#link=(\S+)\n$/.exec(printed)![1]!;
  const viewer = await signIn(service, { link });
  assert.equal((await viewer.get('session')).role, 'viewer');

  const { id, token } = await json('tokens', 'add', '--name', 'desk', '--expires', '1d');
  const operator = await signIn(service, { token });
  assert.equal((await operator.get('session')).role, 'operator');
  const listed = await json('tokens', 'list');
  assert.deepEqual(
    listed.map((row: { id: string; name: string; role: string }) => [row.id, row.name, row.role]),
    [[id, 'desk', 'operator']],
  );
  assert.ok(!JSON.stringify(listed).includes(token));
  await run('tokens', 'revoke', id);
  await expectError(await operator.request('session'), 'invalid_session');

  await assert.rejects(run('sign-out'), UsageError);
  assert.deepEqual(await json('sign-out', '--all'), { ended: 2 });
  await expectError(await viewer.request('session'), 'invalid_session');
  await assert.rejects(run('link', '--role', 'king'), UsageError);

  const trail = await service.store.auditLog.list({}, { limit: 10 });
  assert.deepEqual(
    trail.filter(({ actor }) => actor === 'command line').map(({ action }) => action),
    ['sessions.end', 'token.revoke', 'token.create'],
  );
});
