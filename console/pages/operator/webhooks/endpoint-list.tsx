/** Endpoints: added, tested, given a new secret and removed. */
import { useState } from 'preact/hooks';
import {
  type Endpoint,
  readEndpoints,
  removeEndpoint,
  rotateSecret,
  testEndpoint,
} from '../../../api/models-and-webhooks.ts';
import { mayChange } from '../../../api/session.ts';
import { Confirm } from '../../../parts/controls/confirm.tsx';
import { Icon } from '../../../parts/controls/icon.tsx';
import { Empty, ErrorNote, Loading } from '../../../parts/controls/note.tsx';
import { SecretDialog } from '../../../parts/controls/secret-dialog.tsx';
import { Table, unseen } from '../../../parts/controls/table.tsx';
import { toast } from '../../../parts/controls/toast.tsx';
import { useLoad } from '../../../parts/data/use-load.ts';
import { messageOf } from '../../../parts/text/error-text.ts';
import { say, sayList } from '../../../parts/text/say.ts';
import { eventName } from './event-name.ts';
import { NewEndpointDialog } from './new-endpoint-dialog.tsx';

type Asked = { endpoint: Endpoint; action: 'rotate' | 'remove' };

const Row = ({
  endpoint,
  onTest,
  onAsk,
}: {
  endpoint: Endpoint;
  onTest: () => void;
  onAsk: (action: Asked['action']) => void;
}) => (
  <tr>
    <th scope="row" class="cell-words">
      <span class="wrap-anywhere">{endpoint.url}</span>
      <code class="key-hint">{endpoint.id}</code>
    </th>
    <td class="cell-name" title={endpoint.account}>
      {endpoint.account}
    </td>
    <td class="cell-words">{sayList(endpoint.events.map(eventName))}</td>
    <td class="nowrap">
      <span class={endpoint.ended_at === null ? 'chip good' : 'chip bad'}>
        {say(endpoint.ended_at === null ? 'In use' : 'Gone')}
      </span>
    </td>
    <td class="align-end nowrap check-cell">
      {mayChange.value && (
        <>
          <button type="button" class="button small" onClick={onTest}>
            {say('Test')}
          </button>
          <button type="button" class="button small" onClick={() => onAsk('rotate')}>
            {say('New secret')}
          </button>
          <button type="button" class="button small danger" onClick={() => onAsk('remove')}>
            {say('Remove')}
          </button>
        </>
      )}
    </td>
  </tr>
);

export const EndpointList = () => {
  const { data, error, reload } = useLoad(readEndpoints, []);
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const test = async ({ id }: Endpoint) => {
    try {
      const { delivered, status, error: reason } = await testEndpoint(id);
      toast(
        delivered
          ? say('Delivered: status {status}.', { status: status ?? '' })
          : (reason ?? say('Not delivered.')),
        delivered ? 'good' : 'bad',
      );
    } catch (failure) {
      toast(messageOf(failure), 'bad');
    }
  };
  const act = async ({ endpoint, action }: Asked) => {
    if (action === 'remove') await removeEndpoint(endpoint.id);
    else setSecret((await rotateSecret(endpoint.id)).secret);
    reload();
  };
  return (
    <div class="stack">
      <ErrorNote error={error} retry={reload} />
      {!data && !error && <Loading />}
      {data && mayChange.value && (
        <div class="filters">
          <button type="button" class="button primary" onClick={() => setAdding(true)}>
            <Icon name="plus" />
            {say('Add endpoint')}
          </button>
        </div>
      )}
      {data && (
        <section class="card" aria-label={say('Endpoints')}>
          {data.data.length === 0 ? (
            <Empty icon="webhook" title={say('No endpoints yet')}>
              <p>
                {say(
                  'Add one to be told when a video is ready or fails, and when spending or failures reach their alerts.',
                )}
              </p>
            </Empty>
          ) : (
            <Table
              columns={[say('URL'), say('Account'), say('Events'), say('State'), unseen(say('Actions'))]}
            >
              {data.data.map((endpoint) => (
                <Row
                  key={endpoint.id}
                  endpoint={endpoint}
                  onTest={() => void test(endpoint)}
                  onAsk={(action) => setAsked({ endpoint, action })}
                />
              ))}
            </Table>
          )}
        </section>
      )}
      {isAdding && data && (
        <NewEndpointDialog
          eventTypes={data.event_types}
          onClose={() => setAdding(false)}
          onAdded={(made) => {
            setAdding(false);
            setSecret(made);
            reload();
          }}
        />
      )}
      {asked && (
        <Confirm
          title={say(asked.action === 'remove' ? 'Remove the endpoint?' : 'Give it a new secret?')}
          text={
            asked.action === 'remove'
              ? say('It is not called again, and what waits for it is given up.')
              : say('For 24 hours both secrets sign what is sent, so that the receiver can change over.')
          }
          action={say(asked.action === 'remove' ? 'Remove' : 'New secret')}
          isHarmless={asked.action === 'rotate'}
          onConfirm={() => act(asked)}
          onClose={() => setAsked(null)}
        />
      )}
      {secret !== null && (
        <SecretDialog title={say('Signing secret')} secret={secret} isKept onClose={() => setSecret(null)} />
      )}
    </div>
  );
};
