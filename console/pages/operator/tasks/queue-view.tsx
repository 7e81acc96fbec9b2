/** The fair queue: a row for each account, its tasks by their turns. The lowest turn is served first. */
import { type Line, readLine } from '../../../api/operator.ts';
import { Empty, ErrorNote, Loading, Note } from '../../../parts/controls/note.tsx';
import { ago } from '../../../parts/data/format.ts';
import { usePoll } from '../../../parts/data/use-poll.ts';
import { say, sayCount } from '../../../parts/text/say.ts';

const everyMs = 3000;

const AccountTasks = ({ line, account }: { line: Line; account: Line['accounts'][number] }) => {
  const tasks = line.front.filter((task) => task.account === account.account);
  const isSuspended = tasks.some(({ suspended }) => suspended);
  return (
    <li class="account-tasks">
      <div class="account-tasks-name">
        <strong>{account.account}</strong>
        <span>
          {account.processing > 0 && `${say('{count} being made', { count: account.processing })}, `}
          {sayCount(account.pending, '1 waits', '{count} wait')}
          {account.pending > 0 && `, ${say('the oldest since {time}', { time: ago(account.oldest_at) })}`}
          {isSuspended && ` ${say('(suspended)')}`}
        </span>
      </div>
      <div class="account-tasks-list">
        {tasks.map((task) => (
          <a
            key={task.id}
            class={`account-tasks-task ${task.status} ${task.suspended ? 'suspended' : ''}`}
            href={`operator/tasks/${encodeURIComponent(task.id)}`}
            title={`${task.model}, ${ago(task.created_at)}`}
          >
            {task.status === 'processing' ? say('Making') : `${line.front.indexOf(task) + 1}.`}
            <small>{say('turn {turn}', { turn: task.turn })}</small>
          </a>
        ))}
        {tasks.length < account.pending + account.processing && (
          <span class="muted">
            {say('and {count} further back', { count: account.pending + account.processing - tasks.length })}
          </span>
        )}
      </div>
    </li>
  );
};

export const QueueView = () => {
  const { data, error, reload } = usePoll(readLine, [], everyMs);
  return (
    <div class="stack">
      <Note>
        {say(
          'Accounts take turns. The next task of an account gets the turn after its last one, or the turn that is being served if that is later; the lowest turn goes first, and within a turn the oldest. So a thousand tasks of one account wait behind the first of another.',
        )}
      </Note>
      <ErrorNote error={error} retry={reload} />
      {!data && !error && <Loading />}
      {data && (
        <section class="card" aria-label={say('Queue')}>
          <div class="card-head">
            <h2>{say('Queue by account')}</h2>
            {data.accounts.length > 0 && (
              <span class="hint">{say('Turn {turn} is being served', { turn: data.served_turn })}</span>
            )}
          </div>
          {data.accounts.length === 0 ? (
            <Empty icon="tasks" title={say('Nothing waits')} />
          ) : (
            <ul>
              {data.accounts.map((account) => (
                <AccountTasks key={account.account} line={data} account={account} />
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  );
};
