/** Larger recognisers, voices and language models: installed, checked and removed. */
import { useState } from 'preact/hooks';
import {
  changeModel,
  type InstallableModel,
  readInstallableModels,
  removeModel,
} from '../../../api/models-and-webhooks.ts';
import { mayChange } from '../../../api/session.ts';
import { Confirm } from '../../../parts/controls/confirm.tsx';
import { ErrorNote, Loading } from '../../../parts/controls/note.tsx';
import { figure, Table, unseen } from '../../../parts/controls/table.tsx';
import { toast } from '../../../parts/controls/toast.tsx';
import { usePoll } from '../../../parts/data/use-poll.ts';
import { PageHeader } from '../../../parts/layout/page-header.tsx';

const pollMs = 1500;
const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(2)} GB`;
const kinds = { hearing: 'Transcription', chat: 'Audio chat', speech: 'Speech' } as const;
const states = { installed: 'Installed', 'in packages': 'In the packages', available: 'Available' } as const;

const JobState = ({ job }: { job: NonNullable<InstallableModel['job']> }) => {
  if (job.status === 'failed') return <p class="field-error">{job.error}</p>;
  if (job.status === 'done') return job.kind === 'verify' ? <p class="hint">Every byte is right.</p> : null;
  if (job.kind === 'verify') return <p class="hint">Checking…</p>;
  const share = job.total_bytes === null || job.total_bytes === 0 ? null : job.bytes / job.total_bytes;
  return (
    <div class="model-progress">
      <progress
        aria-label={`Downloading ${job.file ?? ''}`}
        max={1}
        {...(share !== null && { value: share })}
      />
      <p class="hint">
        {job.file === null
          ? 'Asking the hub…'
          : `${job.file}: ${gigabytes(job.bytes)}${job.total_bytes === null ? '' : ` of ${gigabytes(job.total_bytes)}`}`}
        {job.seconds_left !== null && `, ${job.seconds_left} s left`}
      </p>
    </div>
  );
};

const Row = ({
  model,
  act,
  onRemove,
}: {
  model: InstallableModel;
  act: (action: 'pull' | 'stop' | 'verify') => void;
  onRemove: () => void;
}) => {
  const isRunning = model.job?.status === 'running';
  const isInstalled = model.state === 'installed';
  const button = (label: string, onClick: () => void, kind = '') => (
    <button
      type="button"
      class={`button small ${kind}`}
      aria-label={`${label} ${model.name}`}
      onClick={onClick}
    >
      {label}
    </button>
  );
  return (
    <tr>
      <th scope="row">
        {model.name}
        <span class="key-hint">{kinds[model.kind]}</span>
      </th>
      <td class="cell-words">
        {model.improves}
        {model.job && <JobState job={model.job} />}
      </td>
      <td class="align-end nowrap">{gigabytes(model.size_bytes)}</td>
      <td class="align-end nowrap">{gigabytes(model.memory_bytes)}</td>
      <td class="nowrap">{model.licence}</td>
      <td class="nowrap">
        <span class={model.state === 'available' ? 'chip' : 'chip good'}>{states[model.state]}</span>
      </td>
      <td class="align-end nowrap check-cell">
        {mayChange.value && (
          <>
            {isRunning && model.job?.kind === 'pull' && button('Stop', () => act('stop'))}
            {!isRunning && model.state === 'available' && button('Install', () => act('pull'), 'primary')}
            {!isRunning && isInstalled && button('Check', () => act('verify'))}
            {!isRunning && isInstalled && button('Remove', onRemove, 'danger')}
          </>
        )}
      </td>
    </tr>
  );
};

export const Page = () => {
  const { data, error, reload, set } = usePoll(readInstallableModels, [], pollMs);
  const [removing, setRemoving] = useState<string | null>(null);
  const act = async (name: string, action: 'pull' | 'stop' | 'verify') => {
    try {
      set(await changeModel(name, action));
    } catch (failure) {
      toast((failure as Error).message, 'bad');
    }
  };
  return (
    <div class="page">
      <PageHeader
        title="Models"
        lead="Weights on the machine that answers. A running service uses a new model from the next request on; nothing is downloaded unasked."
      />
      <ErrorNote error={error} retry={reload} />
      {!data && !error && <Loading />}
      {data && (
        <section class="card" aria-label="Models">
          <Table
            columns={[
              'Model',
              'Improves',
              figure('Size'),
              figure('Memory'),
              'Licence',
              'State',
              unseen('Actions'),
            ]}
          >
            {data.data.map((model) => (
              <Row
                key={model.name}
                model={model}
                act={(action) => void act(model.name, action)}
                onRemove={() => setRemoving(model.name)}
              />
            ))}
          </Table>
        </section>
      )}
      {removing && (
        <Confirm
          title={`Remove ${removing}?`}
          text="Its files are deleted. The service goes on with what comes with the packages."
          action="Remove"
          onConfirm={async () => set(await removeModel(removing))}
          onClose={() => setRemoving(null)}
        />
      )}
    </div>
  );
};
