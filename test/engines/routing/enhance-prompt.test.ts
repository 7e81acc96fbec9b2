import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openAi, startRoutedService } from '../upstream/routed-service.ts';
import { sendJson, startUpstream } from '../upstream/upstream-server.ts';

test('enhance_prompt asks the language model that is routed, and falls back on the rules', async (t) => {
  const llm = await startUpstream(t, {
    'POST /v1/chat/completions': (_, response) =>
      sendJson(response, 200, {
        choices: [{ message: { content: ' "A golden boat drifts at dawn." ' }, finish_reason: 'stop' }],
      }),
  });
  const service = await startRoutedService(
    t,
    { llm: openAi(llm.url) },
    { 'omni-audio-preview': [{ upstream: 'llm', model: 'llama3' }] },
  );
  const enhanced = async () => {
    const response = await service.postJson('/v1/video/create', {
      model: 'alpha3.1',
      prompt: '一只船',
      enhance_prompt: true,
    });
    return ((await response.json()) as { enhanced_prompt: string }).enhanced_prompt;
  };
  assert.equal(await enhanced(), 'A golden boat drifts at dawn.');
  const { messages, model } = llm.received[0]!.json() as { messages: { content: string }[]; model: string };
  assert.deepEqual([model, messages[1]?.content], ['llama3', '一只船']);

  llm.answers['POST /v1/chat/completions'] = (_, response) => sendJson(response, 500, 'down');
  const byRules = await enhanced();
  assert.ok(byRules.length > 0 && byRules !== 'A golden boat drifts at dawn.');
  assert.doesNotMatch(service.logged(), /一只船/);
});
