/** Every account's tasks, and the queue. */

import { readModels } from '../../../api/models.ts';
import {
  type OperatorTask,
  readAccounts,
  readTasks,
  type TaskFilter,
  taskFile,
} from '../../../api/operator.ts';
import { Empty } from '../../../parts/controls/note.tsx';
import { SearchField } from '../../../parts/controls/search-field.tsx';
import { StatusChip, waitText } from '../../../parts/controls/status.tsx';
import { figure, Table, unseen } from '../../../parts/controls/table.tsx';
import { Tabs } from '../../../parts/controls/tabs.tsx';
import { ago, amount } from '../../../parts/data/format.ts';
import { MorePages } from '../../../parts/data/more-pages.tsx';
import { useLoad } from '../../../parts/data/use-load.ts';
import { PageHeader } from '../../../parts/layout/page-header.tsx';
import { navigate, place } from '../../../parts/layout/router.ts';
import { say } from '../../../parts/text/say.ts';
import { QueueView } from './queue-view.tsx';
import { TaskView } from './task-view.tsx';

const statuses = [
  ['', 'All'],
  ['pending', 'Queued'],
  ['processing', 'Making'],
  ['completed', 'Ready'],
  ['failed', 'Failed'],
] as const;

const hrefOf = (id: string): string => `operator/tasks/${encodeURIComponent(id)}`;

const Row = ({ task }: { task: OperatorTask }) => (
  <tr>
    <td>
      {task.status === 'completed' ? (
        <img class="task-thumb" src={taskFile(task.id, 'thumbnail')} alt="" loading="lazy" />
      ) : (
        <div class="task-thumb" />
      )}
    </td>
    <th scope="row">
      <a class="row-link task-prompt" dir="auto" href={hrefOf(task.id)}>
        {task.prompt}
      </a>
      <code class="key-hint">{task.id}</code>
    </th>
    <td>
      <StatusChip status={task.status} />
      {task.error && <div class="hint">{task.error.code}</div>}
      {(task.status === 'pending' || task.status === 'processing') && (
        <div class="hint task-wait">{waitText(task)}</div>
      )}
    </td>
    <td>{task.account}</td>
    <td>
      <span class="model-id">{task.model}</span>
      {task.route && <div class="hint">{say('on {name}', { name: task.route })}</div>}
    </td>
    <td class="align-end">{amount(task.price ?? 0)}</td>
    <td class="muted nowrap">{ago(task.created_at)}</td>
  </tr>
);

const filterOf = (query: URLSearchParams): TaskFilter =>
  Object.fromEntries(
    ['search', 'status', 'model', 'account'].map((name) => [name, query.get(name) ?? undefined]),
  );

const TaskList = () => {
  const filter = filterOf(place.value.query);
  const { data: models } = useLoad(readModels, []);
  const { data: accounts } = useLoad(readAccounts, []);
  const set = (change: TaskFilter) => {
    const filled = Object.entries({ ...filter, ...change }).filter(([, value]) => value);
    navigate(`operator/tasks?${new URLSearchParams(filled as [string, string][])}`, { replace: true });
  };
  const select = (label: string, name: 'account' | 'model', options: string[]) => (
    <select
      class="input filter-model"
      aria-label={label}
      value={filter[name] ?? ''}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
    >
      <option value="">{say(name === 'account' ? 'All accounts' : 'All models')}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
  return (
    <div class="stack">
      <div class="filters">
        <SearchField
          label={say('Search prompts')}
          placeholder={say('Search prompts, then Enter')}
          value={filter.search ?? ''}
          onChange={(search) => set({ search })}
        />
        <fieldset class="segmented">
          <legend class="sr-only">{say('Status')}</legend>
          {statuses.map(([value, label]) => (
            <label key={value}>
              <input
                type="radio"
                name="task-status"
                checked={(filter.status ?? '') === value}
                onChange={() => set({ status: value })}
              />
              {say(label)}
            </label>
          ))}
        </fieldset>
        {select(say('Account'), 'account', accounts?.data.map(({ name }) => name) ?? [])}
        {select(
          say('Model'),
          'model',
          models?.filter(({ kind }) => kind === 'video').map(({ id }) => id) ?? [],
        )}
      </div>
      <section class="card" aria-label={say('Tasks')}>
        <MorePages
          load={(cursor, signal) => readTasks(filter, cursor, signal)}
          inputs={[JSON.stringify(filter)]}
          empty={<Empty icon="tasks" title={say('No task matches')} />}
        >
          {(tasks) => (
            <Table
              columns={[
                unseen(say('Picture')),
                say('Prompt'),
                say('Status'),
                say('Account'),
                say('Model'),
                figure(say('Credits')),
                say('Made'),
              ]}
              kind="task-table"
            >
              {tasks.map((task) => (
                <Row key={task.id} task={task} />
              ))}
            </Table>
          )}
        </MorePages>
      </section>
    </div>
  );
};

export const Page = ({ rest }: { rest: string }) =>
  rest === '' ? (
    <div class="page">
      <PageHeader title={say('Tasks')} lead={say('The video tasks of all accounts.')} />
      <Tabs
        label={say('Tasks and queue')}
        tabs={[
          { name: say('Tasks'), content: () => <TaskList /> },
          { name: say('Queue'), content: () => <QueueView /> },
        ]}
      />
    </div>
  ) : (
    <TaskView id={rest} />
  );
