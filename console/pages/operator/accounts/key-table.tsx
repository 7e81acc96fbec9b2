/** An account's keys with their limits. */

import type { OperatorKey } from '../../../api/operator.ts';
import { mayChange } from '../../../api/session.ts';
import { Empty } from '../../../parts/controls/note.tsx';
import { figure, Table, unseen } from '../../../parts/controls/table.tsx';
import { ago, amount, dateTime } from '../../../parts/data/format.ts';
import { say } from '../../../parts/text/say.ts';

const limitsOf = (key: OperatorKey): string =>
  [
    key.quota != null &&
      say('{used} of {all} credits', { used: amount(key.quota_used), all: amount(key.quota) }),
    key.requests_per_minute === 0
      ? say('no rate limit')
      : key.requests_per_minute != null &&
        say('{count} requests a minute', { count: key.requests_per_minute }),
    key.models &&
      (key.models.length > 3 ? say('{count} models', { count: key.models.length }) : key.models.join(', ')),
    key.ips?.join(', '),
    key.expires_at != null && say('until {time}', { time: dateTime(key.expires_at) }),
  ]
    .filter(Boolean)
    .join(' · ');

export const KeyTable = ({
  keys,
  onEdit,
  onRevoke,
}: {
  keys: OperatorKey[];
  onEdit: (key: OperatorKey) => void;
  onRevoke: (key: OperatorKey) => void;
}) => {
  if (keys.length === 0) return <Empty icon="key" title={say('No keys')} />;
  return (
    <Table columns={[say('Key'), say('Limits'), figure(say('Used')), say('Made'), unseen(say('Actions'))]}>
      {keys
        .toSorted((one, other) => Number(one.revoked_at != null) - Number(other.revoked_at != null))
        .map((key) => (
          <tr key={key.id} class={key.revoked_at == null ? undefined : 'ended'}>
            <th scope="row">
              <span class="key-name">{key.name ?? say('Unnamed')}</span>
              <code class="key-hint">
                {key.hint} · {key.id}
              </code>
            </th>
            <td class="muted cell-words">{limitsOf(key) || say('None of its own')}</td>
            <td class="align-end">{amount(key.quota_used)}</td>
            <td class="muted nowrap">{ago(key.created_at)}</td>
            <td class="align-end nowrap check-cell">
              {key.revoked_at != null ? (
                <span class="chip bad">{say('Revoked')}</span>
              ) : (
                key.expires_at != null &&
                key.expires_at <= Date.now() / 1000 && <span class="chip bad">{say('Expired')}</span>
              )}
              {key.revoked_at == null && mayChange.value && (
                <>
                  <button type="button" class="button small" onClick={() => onEdit(key)}>
                    {say('Limits')}
                  </button>
                  <button type="button" class="button small danger" onClick={() => onRevoke(key)}>
                    {say('Revoke')}
                  </button>
                </>
              )}
            </td>
          </tr>
        ))}
    </Table>
  );
};
