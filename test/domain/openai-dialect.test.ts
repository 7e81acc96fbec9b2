import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  openAiVideoView,
  pollAfterMs,
  speaksOpenAi,
  withOpenAiDefaults,
} from '../../src/domain/openai-dialect.ts';
import {
  createdVideoView,
  remixView,
  taskStatusView,
  videoStatusView,
} from '../../src/domain/video-views.ts';
import { sampleTask } from '../support/sample-rows.ts';

const task = sampleTask({
  id: 'beta-2:abc',
  prompt: 'a kite',
  enhancedPrompt: 'a kite, soft light',
  size: '720x1280',
  createdMs: 1_700_000_000_500,
  statusUpdateTime: 1_700_000_001,
});
const context = {
  linkTo: (key: string) => `https://k.example/files/${key}`,
  linkToPage: (path: string) => `https://k.example${path}`,
  expiresAt: (completedAt: number) => completedAt + 60,
};

test('their clients are known by a header', () => {
  assert.equal(speaksOpenAi({ 'x-stainless-lang': 'python' }), true);
  assert.equal(speaksOpenAi({ 'user-agent': 'curl' }), false);
});

test('when to ask again: at its turn, or at its end by the pace so far; 0.5 to 10 seconds', () => {
  const nowMs = 1_700_000_100_000;
  const pending = { status: 'pending', progress: 0, startedAt: null } as const;
  assert.equal(pollAfterMs(pending, 3, nowMs), 3000);
  assert.equal(pollAfterMs(pending, 0, nowMs), 500);
  assert.equal(pollAfterMs(pending, 3600, nowMs), 10_000);
  const running = (progress: number, seconds: number) =>
    pollAfterMs({ status: 'processing', progress, startedAt: 1_700_000_100 - seconds }, undefined, nowMs);
  assert.equal(running(75, 6), 2000);
  assert.equal(running(99, 6), 500);
  assert.equal(running(1, 60), 10_000);
  assert.equal(running(0, 60), 1000);
  for (const status of ['completed', 'failed'] as const)
    assert.equal(pollAfterMs({ status, progress: 100, startedAt: 1 }, undefined, nowMs), null);
});

test('model, seconds and size have their defaults; numbers become text', () => {
  assert.deepEqual(withOpenAiDefaults({ prompt: 'x', size: null }), {
    prompt: 'x',
    model: 'beta-2',
    seconds: '4',
    size: '720x1280',
  });
  const given = withOpenAiDefaults({ model: 'beta-2-pro', seconds: 8, size: '1280x720' });
  assert.deepEqual(given, { model: 'beta-2-pro', seconds: '8', size: '1280x720' });
});

test('each status by their name, with the fields they look for on top of ours', () => {
  for (const [status, theirs] of [
    ['pending', 'queued'],
    ['processing', 'in_progress'],
    ['failed', 'failed'],
  ] as const)
    assert.equal(openAiVideoView({ ...task, status }, context).status, theirs);
  const done = openAiVideoView(
    { ...task, status: 'completed', progress: 100, completedAt: 1_700_000_010, remixOf: 'beta-2:source' },
    context,
  );
  assert.deepEqual(done, {
    id: 'beta-2:abc',
    object: 'video',
    model: 'beta-2',
    status: 'completed',
    progress: 100,
    created_at: 1_700_000_000,
    completed_at: 1_700_000_010,
    expires_at: 1_700_000_070,
    seconds: '4',
    size: '720x1280',
    prompt: 'a kite',
    remixed_from_video_id: 'beta-2:source',
    error: null,
    video_url: 'https://k.example/files/videos/beta-2:abc/video.mp4',
    enhanced_prompt: 'a kite, soft light',
    status_update_time: 1_700_000_001,
  });
});

test('our own views: a link only when completed, extras only when they mean something', () => {
  assert.equal(createdVideoView({ ...task, family: 'alpha' }).status, 'queued');
  assert.equal(createdVideoView(task).status, 'pending');
  assert.deepEqual(remixView(task), { id: task.id, object: 'video', status: 'pending', progress: 0 });
  assert.equal(taskStatusView({ ...task, status: 'processing' }, context).video_url, null);
  const failed = videoStatusView(
    {
      ...task,
      status: 'failed',
      error: { code: 'timeout', message: 'late' },
      options: { ...task.options, metadata: { a: 1 } },
    },
    { ...context, queueEstimate: { position: 3, secondsLeft: 45 } },
  );
  assert.deepEqual(failed, {
    id: task.id,
    status: 'failed',
    progress: 0,
    video_url: null,
    model: 'beta-2',
    seconds: 4,
    size: '720x1280',
    error: { code: 'timeout', message: 'late' },
    metadata: { a: 1 },
    queue_position: 3,
    estimated_seconds_left: 45,
  });
});

test('a finished video is shown without a look at its private scene', () => {
  const finished = {
    ...task,
    status: 'completed' as const,
    completedAt: 1_700_000_002,
    resultNotes: { notDrawn: ['zorble'], actualSeconds: 3.5 },
    get scene(): string {
      throw new Error('the scene was read');
    },
  };
  const shown = [taskStatusView, videoStatusView, openAiVideoView].map((view) => view(finished, context));
  for (const answer of shown as { not_drawn?: string[]; actual_seconds?: number }[]) {
    assert.deepEqual(answer.not_drawn, ['zorble']);
    assert.equal(answer.actual_seconds, 3.5);
  }
});
