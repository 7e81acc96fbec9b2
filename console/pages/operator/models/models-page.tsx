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
import { duration } from '../../../parts/data/format.ts';
import { usePoll } from '../../../parts/data/use-poll.ts';
import { PageHeader } from '../../../parts/layout/page-header.tsx';
import { messageOf } from '../../../parts/text/error-text.ts';
import { type Sentence, say, sayWord } from '../../../parts/text/say.ts';

const pollMs = 1500;
const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(2)} GB`;
const kinds = { hearing: 'Transcription', chat: 'Audio chat', speech: 'Speech' } as const;
const states = { installed: 'Installed', 'in packages': 'In the packages', available: 'Available' } as const;

const JobState = ({ job }: { job: NonNullable<InstallableModel['job']> }) => {
  if (job.status === 'failed') return <p class="field-error">{job.error}</p>;
  if (job.status === 'done')
    return job.kind === 'verify' ? <p class="hint">{say('Every byte is right.')}</p> : null;
  if (job.kind === 'verify') return <p class="hint">{say('Checking…')}</p>;
  const share = job.total_bytes === null || job.total_bytes === 0 ? null : job.bytes / job.total_bytes;
  return (
    <div class="model-progress">
      <progress
        aria-label={say('Downloading {name}', { name: job.file ?? '' })}
        max={1}
        {...(share !== null && { value: share })}
      />
      <p class="hint">
        {job.file === null
          ? say('Asking the hub…')
          : `${job.file}: ${gigabytes(job.bytes)}${job.total_bytes === null ? '' : ` / ${gigabytes(job.total_bytes)}`}`}
        {job.seconds_left !== null && `, ${say('{time} left', { time: duration(job.seconds_left) })}`}
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
  const button = (label: Sentence, onClick: () => void, kind = '') => (
    <button
      type="button"
      class={`button small ${kind}`}
      aria-label={`${say(label)} ${model.name}`}
      onClick={onClick}
    >
      {say(label)}
    </button>
  );
  return (
    <tr>
      <th scope="row">
        {model.name}
        <span class="key-hint">{say(kinds[model.kind])}</span>
      </th>
      <td class="cell-words">
        {sayWord(model.improves)}
        {model.job && <JobState job={model.job} />}
      </td>
      <td class="align-end nowrap">{gigabytes(model.size_bytes)}</td>
      <td class="align-end nowrap">{gigabytes(model.memory_bytes)}</td>
      <td class="nowrap">{model.licence}</td>
      <td class="nowrap">
        <span class={model.state === 'available' ? 'chip' : 'chip good'}>{say(states[model.state])}</span>
      </td>
      <td class="align-end nowrap check-cell">
        {mayChange.value && (
          <>
            {isRunning && model.job?.kind === 'pull' && button('Stop', () => act('stop'))}
            {!isRunning && model.state === 'available' && button('Install', () => act('pull'))}
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
      toast(messageOf(failure), 'bad');
    }
  };
  return (
    <div class="page">
      <PageHeader
        title={say('Models')}
        lead={say(
          'Weights on the machine that answers. A running service uses a new model from the next request on; nothing is downloaded unasked.',
        )}
      />
      <ErrorNote error={error} retry={reload} />
      {!data && !error && <Loading />}
      {data && (
        <section class="card" aria-label={say('Models')}>
          <Table
            columns={[
              say('Model'),
              say('Improves'),
              figure(say('File size')),
              figure(say('Memory')),
              say('Licence'),
              say('State'),
              unseen(say('Actions')),
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
          title={say('Remove {name}?', { name: removing })}
          text={say('Its files are deleted. The service goes on with what comes with the packages.')}
          action={say('Remove')}
          onConfirm={async () => set(await removeModel(removing))}
          onClose={() => setRemoving(null)}
        />
      )}
    </div>
  );
};
