/** Deliveries, newest first; one that ended can be sent again. */
import { useState } from 'preact/hooks';
import { type Delivery, readDeliveries, redeliver } from '../../../api/models-and-webhooks.ts';
import { mayChange } from '../../../api/session.ts';
import { Empty, ErrorNote, Loading } from '../../../parts/controls/note.tsx';
import { figure, Table, unseen } from '../../../parts/controls/table.tsx';
import { toast } from '../../../parts/controls/toast.tsx';
import { dateTime } from '../../../parts/data/format.ts';
import { usePoll } from '../../../parts/data/use-poll.ts';
import { messageOf } from '../../../parts/text/error-text.ts';
import { say } from '../../../parts/text/say.ts';
import { eventName } from './event-name.ts';

const pollMs = 5000;
const states = { pending: 'Waiting', delivered: 'Delivered', failed: 'Failed' } as const;
const chips = { pending: 'chip', delivered: 'chip good', failed: 'chip bad' } as const;

const Row = ({ delivery, onSend }: { delivery: Delivery; onSend: () => void }) => (
  <tr>
    <td class="nowrap">{dateTime(delivery.created_at)}</td>
    <td class="cell-name" title={delivery.account}>
      {delivery.account}
    </td>
    <td>{eventName(delivery.type)}</td>
    <td class="cell-name" title={delivery.url}>
      {delivery.url}
    </td>
    <td class="cell-words">
      <span class={chips[delivery.status]}>{say(states[delivery.status])}</span>
      {delivery.error && <p class="hint">{delivery.error}</p>}
      {delivery.next_at !== null && delivery.attempts > 0 && (
        <p class="hint">{say('Tried again {time}', { time: dateTime(delivery.next_at) })}</p>
      )}
    </td>
    <td class="align-end">{delivery.attempts}</td>
    <td class="align-end nowrap">
      {mayChange.value && delivery.status !== 'pending' && (
        <button type="button" class="button small" onClick={onSend}>
          {say('Send again')}
        </button>
      )}
    </td>
  </tr>
);

export const DeliveryList = () => {
  const [status, setStatus] = useState('');
  const { data, error, reload } = usePoll(
    (signal) => readDeliveries({ status: status || undefined }, signal),
    [status],
    pollMs,
  );
  const send = async (id: string) => {
    try {
      await redeliver(id);
      toast(say('It is sent again now.'));
      reload();
    } catch (failure) {
      toast(messageOf(failure), 'bad');
    }
  };
  return (
    <div class="stack">
      <div class="filters">
        <select
          class="input filter-model"
          aria-label={say('Status')}
          value={status}
          onChange={(event) => setStatus(event.currentTarget.value)}
        >
          <option value="">{say('All')}</option>
          {Object.entries(states).map(([name, label]) => (
            <option key={name} value={name}>
              {say(label)}
            </option>
          ))}
        </select>
      </div>
      <ErrorNote error={error} retry={reload} />
      {!data && !error && <Loading />}
      {data && (
        <section class="card" aria-label={say('Deliveries')}>
          {data.data.length === 0 ? (
            <Empty icon="webhook" title={say('Nothing was sent yet')} />
          ) : (
            <Table
              columns={[
                say('When'),
                say('Account'),
                say('Event'),
                say('To'),
                say('State'),
                figure(say('Attempts')),
                unseen(say('Actions')),
              ]}
            >
              {data.data.map((delivery) => (
                <Row key={delivery.id} delivery={delivery} onSend={() => void send(delivery.id)} />
              ))}
            </Table>
          )}
        </section>
      )}
    </div>
  );
};
