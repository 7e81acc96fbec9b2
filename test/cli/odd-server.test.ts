/** Commands on a server that answers nonsense: a plain sentence and an exit code, never a stack, and never success. */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { type TestContext, test } from 'node:test';
import { listVideos } from '../../src/cli/client/list-videos.ts';
import type { CommandContext } from '../../src/cli/command.ts';
import { CommandError, exitCodes } from '../../src/cli/exit-codes.ts';
import { runProgram } from '../../src/cli/program.ts';
import { afterTest } from '../support/after-test.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A title, a cleared screen, a second row, text turned around. */
const escapes = '\u001b]0;owned\u0007\u001b[2J\r\n\u202e\u2028';

const json =
  (value: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof value === 'string' ? value : JSON.stringify(value));
  };
const deep = `{"id":"x","status":"processing","data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
const anItem = { id: 'x', status: 'completed', username: 'x', created_at: 1 };
const page = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<html>Please sign in to the hotel</html>');
};
const events =
  (...lines: string[]): Answer =>
  (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(lines.map((line) => `data: ${line}\n\n`).join(''));
  };

const nonsense: Record<string, Answer> = {
  'an empty object': json({}),
  'a list': json([]),
  null: json('null'),
  'no JSON': json('{"data": [}'),
  'nothing at all': (_, response) => response.end(),
  'a page': (_, response) => page(response),
  'nulls inside': json({ data: [null], choices: [null], id: null, status: null }),
  'other types': json({
    data: { length: 1e9 },
    id: { a: 1 },
    status: 'completed',
    choices: 'x',
    error: 5,
    text: 7,
    deleted: 'yes',
    operations: 'all',
  }),
  'endless nesting': json(deep),
  'a list longer than any': json({ data: Array.from({ length: 10_001 }, () => ({ ...anItem })) }),
  'events of nonsense': events('{"choices":7,"delta":{"a":1}}'),
  'events that are none': events('7'),
  'no events': events(),
  'an error that is none': json({ error: { message: { a: 1 }, code: ['x'], param: 3 } }, 400),
  'an error without an error': json({ error: null }, 400),
  'a redirect': json({}, 302, { location: 'http://elsewhere.example/' }),
};

const startOddServer = async (t: TestContext) => {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-odd-'));
  let answer: Answer = json({});
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    request.resume().on('end', () => answer(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterTest(t, () => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  writeFileSync(join(folder, 'a.wav'), 'RIFF');

  /** Runs a command in this process; what it printed, and what it threw. */
  const run = async (words: string[], next: Answer, { isTerminal = false } = {}) => {
    answer = next;
    asked = 0;
    let printed = '';
    const stream = () => Object.assign(new PassThrough().resume(), { isTTY: isTerminal });
    const context = {
      version: '0.0.0-test',
      loadConfig: async () => assert.fail('no config is needed'),
      withStore: async () => assert.fail('no store is needed'),
      loadClientSettings: () => ({
        serverUrl: url,
        apiKey: 'secret',
        loginPath: join(folder, 'login.json'),
        terminal: {},
      }),
      print: (text: string) => {
        printed += text;
      },
      stdin: stream(),
      stdout: stream(),
      stderr: stream(),
      setExitCode: () => {},
    } as unknown as CommandContext;
    const error = await runProgram(context, words).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    return { error, printed, asked };
  };
  return { url, folder, run };
};

test('commands on a server that answers nonsense', async (t) => {
  // Repeats after nonsense need not be waited for.
  t.mock.method(Math, 'random', () => 4);
  const { url, folder, run } = await startOddServer(t);
  const [recording, file] = [join(folder, 'a.wav'), join(folder, 'out')];
  const commands: string[][] = [
    ['videos', 'list'],
    ['videos', 'show', 'x'],
    ['videos', 'show', 'x', '--json'],
    ['videos', 'watch', 'x'],
    ['videos', 'watch', 'x', '-o', file],
    ['videos', 'delete', 'x'],
    ['models'],
    ['characters', 'list'],
    ['characters', 'delete', 'x'],
    ['video', 'a cat', '-o', file],
    ['video', 'a cat', '--detach'],
    ['transcribe', recording],
    ['transcribe', recording, '-f', 'verbose_json'],
    ['ask', recording, 'what?'],
    ['ask', recording, 'what?', '--json'],
    ['ask', recording, 'what?', '-o', file],
    ['say', 'hello', '-o', file],
    ['login', url],
  ];
  for (const [name, answer] of Object.entries(nonsense))
    await t.test(name, async () => {
      for (const words of commands) {
        const { error, printed } = await run(words, answer);
        const told = `${words.join(' ')}: ${printed} ${error instanceof Error ? error.stack : error}`;
        assert.ok(error instanceof CommandError, told);
        assert.ok(error.exitCode === exitCodes.server || error.exitCode === exitCodes.refused, told);
        assert.match(error.message, /^The (server|download|connection) [^\n]+\.$/, told);
        assert.doesNotMatch(error.message, /object Object|undefined|NaN/, told);
        assert.ok(!existsSync(file) && !existsSync(join(folder, 'login.json')), told);
      }
    });

  await t.test('a status that nobody knows is not waited for', async () => {
    const { error, asked } = await run(['videos', 'watch', 'x'], json({ id: 'x', status: 'resting' }));
    assert.match((error as Error).message, /status is not one of pending/);
    assert.equal(asked, 1);
  });

  await t.test('a delete that was none is not reported as one', async () => {
    const { error } = await run(['videos', 'delete', 'x'], json({ id: 'x', deleted: false }));
    assert.ok(error instanceof CommandError);
  });

  await t.test('text of the server stays in its line and does nothing to a terminal', async () => {
    const odd = { id: `x${escapes}`, status: `done${escapes}`, created_at: 1e30, prompt: `p${escapes}` };
    const isPlain = (text: string) =>
      assert.doesNotMatch(text, /[^\P{Cc}\n]|[\u2028-\u202e]/u, JSON.stringify(text));
    const listed = await run(['videos', 'list'], json({ data: [odd], has_more: false }));
    isPlain(listed.printed);
    assert.equal(
      listed.printed.split('\n').length,
      5,
      'a head and a row, the prompts in lines of their own, and the end',
    );
    const shown = await run(['videos', 'show', 'x'], json(odd));
    isPlain(shown.printed);
    assert.equal(shown.printed.split('\n').length, 5);
    const refused = await run(['videos', 'show', 'x'], json({ error: { message: `no${escapes}` } }, 400));
    isPlain((refused.error as Error).message);
    assert.ok(!(refused.error as Error).message.includes('\n'));
    const named = { data: [{ ...anItem, username: `x${escapes}` }], id: 'x', deleted: true };
    const deleted = await run(['characters', 'delete', 'x'], json(named));
    assert.equal(deleted.error, undefined);
    isPlain(deleted.printed);
    assert.equal(deleted.printed.split('\n').length, 2);
  });

  await t.test('an id that would be more than a word of the command that is shown is refused', async () => {
    for (const id of ['x; rm -rf y', '$(x)', `x${escapes}`, 'x'.repeat(300)]) {
      const { error, printed } = await run(
        ['video', 'a cat', '--detach'],
        json({ id, status: 'pending', operations: ['video.create'] }),
      );
      assert.match((error as Error).message, /: id is not an id\.$/);
      assert.equal(printed, '');
    }
  });

  await t.test('pages without end are not read without end', async () => {
    let pages = 0;
    const read = async () => ({ data: [{ ...anItem, seconds: 4 }], has_more: true, last_id: `x${pages++}` });
    await assert.rejects(listVideos(read, { limit: 20, status: 'failed' }), CommandError);
    assert.equal(pages, 10_000);
  });

  await t.test('odd headers do not make it wait without end', async () => {
    for (const after of ['1e9', 'NaN']) {
      const { error, asked } = await run(['videos', 'list'], json({}, 429, { 'retry-after': after }));
      assert.equal((error as CommandError).exitCode, exitCodes.busy);
      assert.equal(asked, 4, after);
    }
  });
});
