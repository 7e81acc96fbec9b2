/** Upstreams with where they come from; those of the console can be tested, changed and removed. */
import { useState } from 'preact/hooks';
import { probeUpstream, type Routing, removeUpstream, type Upstream } from '../../../api/routing.ts';
import { mayChange } from '../../../api/session.ts';
import { Confirm } from '../../../parts/controls/confirm.tsx';
import { Empty } from '../../../parts/controls/note.tsx';
import { ChangeButton } from '../../../parts/controls/row-button.tsx';
import { Table, unseen } from '../../../parts/controls/table.tsx';
import { messageOf, sayMessage } from '../../../parts/text/error-text.ts';
import { say } from '../../../parts/text/say.ts';
import { SourceChip } from './source-chip.tsx';
import { upstreamTypes } from './upstream-types.ts';

type Result = { message: string; ok: boolean } | 'asking';

const keys = { none: 'No key', set: 'Key stored', unreadable: 'Key unreadable' } as const;

const Row = ({
  upstream,
  onEdit,
  onRemove,
}: {
  upstream: Upstream;
  onEdit: () => void;
  onRemove: () => void;
}) => {
  const [result, setResult] = useState<Result | null>(null);
  const { name } = upstream;
  const test = async () => {
    setResult('asking');
    setResult(await probeUpstream({ name }).catch((error) => ({ message: messageOf(error), ok: false })));
  };
  const isOwn = upstream.source === 'console';
  return (
    <tr>
      <th scope="row">
        {name}
        <div class="hint">{upstreamTypes[upstream.type] ?? upstream.type}</div>
      </th>
      <td class="cell-words">
        <span class="wrap-anywhere">{upstream.address}</span>
        {result && result !== 'asking' && (
          <p class={result.ok ? 'probe-result' : 'probe-result tile-bad'} role="status">
            {name} {sayMessage(result.message)}
          </p>
        )}
      </td>
      <td class="nowrap">
        <span class={upstream.key === 'unreadable' ? 'chip bad' : 'chip'}>{say(keys[upstream.key])}</span>
      </td>
      <td class="nowrap">
        <SourceChip source={upstream.source} isInForce={upstream.in_force} />
      </td>
      <td class="muted route-models">{upstream.used_by.join(', ') || say('No route yet')}</td>
      <td class="align-end nowrap check-cell">
        {mayChange.value && (
          <button
            type="button"
            class="button small"
            disabled={result === 'asking'}
            aria-label={say('Test {name}', { name })}
            onClick={() => void test()}
          >
            {say('Test')}
          </button>
        )}
        {mayChange.value && isOwn && (
          <>
            <ChangeButton name={name} onClick={onEdit} />
            <button
              type="button"
              class="button small danger"
              aria-label={say('Remove {name}', { name })}
              onClick={onRemove}
            >
              {say('Remove')}
            </button>
          </>
        )}
      </td>
    </tr>
  );
};

export const UpstreamList = ({
  upstreams,
  onEdit,
  onChanged,
}: {
  upstreams: Upstream[];
  onEdit: (upstream: Upstream) => void;
  onChanged: (changed: Routing) => void;
}) => {
  const [removing, setRemoving] = useState<string | null>(null);
  return (
    <section class="card" aria-label={say('Upstreams')}>
      {upstreams.length === 0 ? (
        <Empty icon="upstream" title={say('No upstreams yet')}>
          <p class="muted">
            {say(
              'All models are served by the engines of this machine. Add a server to send some of them there.',
            )}
          </p>
        </Empty>
      ) : (
        <Table
          columns={[
            say('Name'),
            say('Address'),
            say('Key'),
            say('Source'),
            say('Serves'),
            unseen(say('Actions')),
          ]}
        >
          {upstreams.map((upstream) => (
            <Row
              key={`${upstream.source} ${upstream.name}`}
              upstream={upstream}
              onEdit={() => onEdit(upstream)}
              onRemove={() => setRemoving(upstream.name)}
            />
          ))}
        </Table>
      )}
      {removing && (
        <Confirm
          title={say('Remove {name}?', { name: removing })}
          text={say('Its address and key are deleted. Routes to it have to be removed first.')}
          action={say('Remove')}
          refusal={say('Cancel')}
          onConfirm={async () => onChanged(await removeUpstream(removing))}
          onClose={() => setRemoving(null)}
        />
      )}
    </section>
  );
};
