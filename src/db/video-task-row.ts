/** A video task as a row and back. */
import type { ListedTask, VideoTask } from '../domain/video-task.ts';
import type { VideoTasksTable } from './schema.ts';

/** Columns that lists leave out because they may be large. */
const largeColumns = [
  'prompt',
  'enhanced_prompt',
  'options',
  'scene',
  'characters',
  'written_scene',
] as const;
type ListedRow = Omit<VideoTasksTable, (typeof largeColumns)[number]> & { prompt: string };

export const toListedTask = (row: ListedRow): ListedTask => ({
  id: row.id,
  accountId: row.account_id,
  keyId: row.api_key_id,
  family: row.family,
  model: row.model,
  status: row.status,
  progress: row.progress,
  prompt: row.prompt,
  seconds: row.seconds,
  size: row.size,
  width: row.width,
  height: row.height,
  remixOf: row.remix_of,
  waitsFor: row.waits_for,
  error: row.error_code === null ? null : { code: row.error_code, message: row.error_message ?? '' },
  held: row.held,
  charged: row.charged,
  queueTurn: row.queue_turn,
  attempts: row.attempts,
  lostAttempts: row.losses,
  engineLosses: row.engine_losses,
  createdMs: row.created_ms,
  startedAt: row.started_at,
  expectedEndMs: row.expected_end_ms,
  completedAt: row.completed_at,
  statusUpdateTime: row.status_update_time,
  filesBytes: row.files_bytes,
  route: row.route,
  upstreamJobId: row.upstream_operation,
  resultNotes: row.remarks === null ? null : JSON.parse(row.remarks),
  changedUs: row.changed_us,
});

export const toTask = (row: VideoTasksTable): VideoTask => ({
  ...toListedTask(row),
  enhancedPrompt: row.enhanced_prompt,
  options: JSON.parse(row.options),
  scene: row.scene,
  characters: row.characters === null ? [] : JSON.parse(row.characters),
  writtenScene: row.written_scene,
});

export const toRow = (task: VideoTask): VideoTasksTable => ({
  id: task.id,
  account_id: task.accountId,
  api_key_id: task.keyId,
  family: task.family,
  model: task.model,
  status: task.status,
  progress: task.progress,
  prompt: task.prompt,
  enhanced_prompt: task.enhancedPrompt,
  seconds: task.seconds,
  size: task.size,
  width: task.width,
  height: task.height,
  options: JSON.stringify(task.options),
  remix_of: task.remixOf,
  waits_for: task.waitsFor,
  scene: task.scene,
  characters: task.characters.length === 0 ? null : JSON.stringify(task.characters),
  error_code: task.error?.code ?? null,
  error_message: task.error?.message ?? null,
  held: task.held,
  charged: task.charged,
  queue_turn: task.queueTurn,
  attempts: task.attempts,
  losses: task.lostAttempts,
  engine_losses: task.engineLosses,
  lease_owner: null,
  lease_until_ms: 0,
  created_ms: task.createdMs,
  started_at: task.startedAt,
  expected_end_ms: task.expectedEndMs,
  completed_at: task.completedAt,
  status_update_time: task.statusUpdateTime,
  files_bytes: task.filesBytes,
  route: task.route,
  upstream_operation: task.upstreamJobId,
  written_scene: task.writtenScene,
  remarks: task.resultNotes === null ? null : JSON.stringify(task.resultNotes),
  changed_us: task.changedUs,
});

export const columns = Object.keys(
  toRow({ options: {}, characters: [] } as unknown as VideoTask),
) as (keyof VideoTasksTable)[];
export const listedColumns = columns.filter(
  (column): column is Exclude<keyof ListedRow, 'prompt'> =>
    !(largeColumns as readonly string[]).includes(column),
);
