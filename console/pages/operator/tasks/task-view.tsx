/** One task of any account: its video, details, why it waits, its money; can be cancelled or repeated. */

import { useState } from 'preact/hooks';
import { cancelTask, readTask, retryTask, type TaskDetails, taskFile } from '../../../api/operator.ts';
import { mayChange } from '../../../api/session.ts';
import { Confirm } from '../../../parts/controls/confirm.tsx';
import { ErrorNote, Loading, Note } from '../../../parts/controls/note.tsx';
import { StatusChip } from '../../../parts/controls/status.tsx';
import { figure, Table } from '../../../parts/controls/table.tsx';
import { toast } from '../../../parts/controls/toast.tsx';
import { credits, dateTime, duration, labelOf, valueText } from '../../../parts/data/format.ts';
import { receiptNames } from '../../../parts/data/receipt-names.ts';
import { usePoll } from '../../../parts/data/use-poll.ts';
import { PageHeader } from '../../../parts/layout/page-header.tsx';
import { messageOf, sayError, sayMessage } from '../../../parts/text/error-text.ts';
import { say, sayWord } from '../../../parts/text/say.ts';
import { makingSeconds } from '../../../parts/video/making-time.ts';
import { Player } from '../../../parts/video/player.tsx';
import { titleOf } from '../../../parts/video/video-title.ts';

const everyMs = 3000;
const isOpen = ({ status }: TaskDetails): boolean => status === 'pending' || status === 'processing';

const Facts = ({ task }: { task: TaskDetails }) => {
  const tookSeconds = makingSeconds(task);
  const facts: [string, string | null][] = [
    [say('Account'), task.account],
    [say('Key'), task.key],
    [say('Request'), task.request_id],
    [say('Model'), task.model],
    [say('Route'), task.route],
    [say('Job there'), task.upstream_operation],
    [
      say('Attempts'),
      task.losses === 0
        ? String(task.attempts)
        : say('{count}, and {lost} lost', { count: task.attempts, lost: task.losses }),
    ],
    [say('Created'), dateTime(task.created_at)],
    [say('Waited'), task.started_at == null ? null : duration(task.started_at - task.created_at)],
    [say('Took'), tookSeconds === null ? null : duration(tookSeconds)],
    [say('Held'), isOpen(task) ? credits(task.held) : null],
    [say('Charged'), credits(task.charged)],
    ...Object.entries(task.parameters)
      .filter(([name]) => name !== 'model')
      .map(([name, value]): [string, string] => [sayWord(labelOf(name)), valueText(value)]),
  ];
  return (
    <dl class="task-facts">
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </>
        ))}
    </dl>
  );
};

const Booked = ({ task }: { task: TaskDetails }) => (
  <Table columns={[say('When'), say('What'), figure(say('Credits'))]}>
    {task.receipt.map((line, index) => (
      <tr key={`${line.kind}-${index}`}>
        <td class="nowrap">{dateTime(line.at)}</td>
        <td>
          {sayWord(receiptNames[line.kind] ?? labelOf(line.kind))}
          {line.note && <span class="muted"> {sayMessage(line.note)}</span>}
        </td>
        <td class="align-end">{line.amount == null ? '' : credits(line.amount)}</td>
      </tr>
    ))}
  </Table>
);

const Actions = ({ task, reload }: { task: TaskDetails; reload: () => void }) => {
  const [isAsking, setAsking] = useState(false);
  if (!mayChange.value) return null;
  const retry = async () => {
    try {
      await retryTask(task.id);
      toast(say('It is queued again.'));
    } catch (error) {
      toast(messageOf(error), 'bad');
    }
    reload();
  };
  return (
    <>
      {isOpen(task) && (
        <button type="button" class="button danger" onClick={() => setAsking(true)}>
          {say('Cancel')}
        </button>
      )}
      {task.status === 'failed' && (
        <button type="button" class="button" onClick={() => void retry()}>
          {say('Make it again')}
        </button>
      )}
      {isAsking && (
        <Confirm
          title={say('Cancel this video?')}
          text={say('It is stopped and fails, and the account gets back what was held.')}
          action={say('Cancel the video')}
          refusal={say('Keep it')}
          onConfirm={async () => {
            await cancelTask(task.id);
            toast(say('The video was cancelled.'));
            reload();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};

export const TaskView = ({ id }: { id: string }) => {
  const { data: task, error, reload } = usePoll((signal) => readTask(id, signal), [id], everyMs);
  return (
    <div class="page">
      <nav aria-label={say('Back')}>
        <a href="operator/tasks">{say('All tasks')}</a>
      </nav>
      <PageHeader title={task ? titleOf(task) : say('Task')} lead={<code class="wrap-anywhere">{id}</code>}>
        {task && <Actions task={task} reload={reload} />}
      </PageHeader>
      <ErrorNote error={error} retry={reload} />
      {!task && !error && <Loading />}
      {task && (
        <>
          <div class="row">
            <StatusChip status={task.status} />
            {isOpen(task) && <progress max={100} value={task.progress} aria-label={say('Progress')} />}
          </div>
          {task.error && (
            <Note kind="bad">
              {sayError(task.error)} <code>{task.error.code}</code>
            </Note>
          )}
          {task.why.length > 0 && (
            <section class="card" aria-label={say('Why it waits')}>
              <div class="card-head">
                <h2>{say(task.status === 'pending' ? 'Why it waits' : 'Where it is')}</h2>
              </div>
              <ul class="card-body why">
                {task.why.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </section>
          )}
          {task.status === 'completed' && (
            <div class="task-player">
              <Player
                src={taskFile(id, 'video')}
                poster={taskFile(id, 'thumbnail')}
                spritesheet={taskFile(id, 'spritesheet')}
                label={task.prompt}
              />
            </div>
          )}
          <section class="card" aria-label={say('Details')}>
            <div class="card-head">
              <h2>{say('Details')}</h2>
            </div>
            <div class="card-body">
              <Facts task={task} />
            </div>
          </section>
          <section class="card" aria-label={say('Receipt')}>
            <div class="card-head">
              <h2>{say('Receipt')}</h2>
            </div>
            <Booked task={task} />
          </section>
        </>
      )}
    </div>
  );
};
