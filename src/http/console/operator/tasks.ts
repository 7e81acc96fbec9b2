/** Every account's tasks, the queue, and the operator's actions on them. */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { ApiError } from '../../../domain/errors.ts';
import { toCredits } from '../../../domain/money.ts';
import { createRequestOf, parametersOf } from '../../../domain/original-request.ts';
import {
  type ChangedTask,
  changedTask,
  type OperatorTask,
  operatorTasks,
  type QueueResponse,
  queue,
  type TaskDetails,
  taskDetails,
} from '../../../domain/responses/operator-responses.ts';
import { isFinished, type ListedTask, taskFiles } from '../../../domain/video-task.ts';
import { queueFields } from '../../../domain/video-views.ts';
import { unixSeconds } from '../../../lib/clock.ts';
import type { AppDeps } from '../../app-deps.ts';
import { consoleOperation } from '../../operation.ts';
import { text } from '../../schemas/common.ts';
import { contentQuery } from '../../schemas/video.ts';
import { sendBlob } from '../../send-blob.ts';
import { createValidator, queryFields } from '../../validate.ts';
import { pageFields, taskPageOf, taskPageView } from '../page-query.ts';
import { taskFilterFields } from '../studio/library.ts';
import { listedTaskView, receiptLineView } from '../task-view.ts';

const tasksQuery = Type.Object({
  ...pageFields,
  ...taskFilterFields,
  account: Type.Optional(text('The name of an account', { maxLength: 64 })),
});

const operatorTaskView = (task: ListedTask, accountName: string): OperatorTask => ({
  ...listedTaskView(task),
  account: accountName,
  key: task.keyId,
  route: task.route,
  attempts: task.attempts,
  losses: task.lostAttempts,
  held: toCredits(isFinished(task) ? 0 : task.held),
  charged: toCredits(task.charged),
  turn: task.queueTurn,
  waits_for: task.waitsFor,
  files_bytes: task.filesBytes,
});

export const registerTaskRoutes = (app: FastifyInstance, deps: AppDeps): void => {
  const { accountAdmin, library, taskAdmin } = deps;
  const validate = createValidator(tasksQuery);
  const validateContent = createValidator(contentQuery);

  app.get('/tasks', consoleOperation('The tasks of all accounts', operatorTasks), async (request) => {
    const { cursor, limit, account, ...filter } = validate(queryFields(request));
    const accountId = account === undefined ? undefined : (await accountAdmin.showAccount(account)).id;
    const found = await library.list({ ...filter, accountId }, taskPageOf({ cursor, limit }));
    const names = await accountAdmin.accountNames();
    return {
      data: found.tasks.map((task) => operatorTaskView(task, names.get(task.accountId) ?? task.accountId)),
      ...taskPageView(found),
    };
  });

  app.get<{ Params: { id: string } }>(
    '/tasks/:id',
    consoleOperation('A task, and why it waits', taskDetails),
    async (request): Promise<TaskDetails> => {
      const { task, account, queueEstimate, why } = await taskAdmin.describe(request.params.id);
      const receipt = await library.receiptOf(task);
      return {
        ...operatorTaskView(task, account?.name ?? task.accountId),
        ...queueFields(queueEstimate),
        prompt: task.prompt,
        enhanced_prompt: task.enhancedPrompt,
        request_id: task.options.requestId ?? null,
        upstream_operation: task.upstreamJobId || null,
        why,
        parameters: parametersOf(task),
        request: createRequestOf(task),
        receipt: receipt.map(receiptLineView),
      };
    },
  );

  app.get<{ Params: { id: string } }>('/tasks/:id/content', async (request, reply) => {
    const { variant } = validateContent(queryFields(request));
    const { id } = await taskAdmin.find(request.params.id);
    return sendBlob(request, reply, deps, taskFiles(id)[variant ?? 'video'], {
      notFound: new ApiError('video_not_found'),
      acquire: () => deps.limits.acquireFrom(request.ip, 'downloads'),
    });
  });

  app.post<{ Params: { id: string } }>(
    '/tasks/:id/cancel',
    consoleOperation('Stop a task', changedTask),
    async ({ params, session }): Promise<ChangedTask> => {
      await taskAdmin.cancel(params.id, session.actor);
      return { id: params.id, status: 'failed' };
    },
  );

  app.post<{ Params: { id: string } }>(
    '/tasks/:id/retry',
    consoleOperation('Make a failed task again', changedTask),
    async ({ params, session }): Promise<ChangedTask> => {
      await taskAdmin.retry(params.id, session.actor);
      return { id: params.id, status: 'pending' };
    },
  );

  app.get('/queue', consoleOperation('The queue', queue), async (): Promise<QueueResponse> => {
    const { servedTurn, front, accounts } = await taskAdmin.readQueue();
    const names = await accountAdmin.accountNames();
    const nameOf = (id: string) => names.get(id) ?? id;
    return {
      served_turn: servedTurn,
      accounts: accounts.map(({ accountId, pending, processing, oldestMs }) => ({
        account: nameOf(accountId),
        pending,
        processing,
        oldest_at: unixSeconds(oldestMs),
      })),
      front: front.map((entry) => ({
        id: entry.id,
        account: nameOf(entry.accountId),
        model: entry.model,
        status: entry.status,
        turn: entry.queueTurn,
        created_at: unixSeconds(entry.createdMs),
        suspended: entry.isSuspended,
      })),
    };
  });
};
