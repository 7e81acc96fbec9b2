/** An account's keys with their limits. */

import type { OperatorKey } from '../../../api/operator.ts';
import { mayChange } from '../../../api/session.ts';
import { Empty } from '../../../parts/controls/note.tsx';
import { figure, Table, unseen } from '../../../parts/controls/table.tsx';
import { ago, amount, dateTime } from '../../../parts/data/format.ts';

const limitsOf = (key: OperatorKey): string =>
  [
    key.quota != null && `${amount(key.quota_used)} of ${amount(key.quota)} credits`,
    key.requests_per_minute === 0
      ? 'no rate limit'
      : key.requests_per_minute != null && `${key.requests_per_minute} requests a minute`,
    key.models && (key.models.length > 3 ? `${key.models.length} models` : key.models.join(', ')),
    key.ips?.join(', '),
    key.expires_at != null && `until ${dateTime(key.expires_at)}`,
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
  if (keys.length === 0) return <Empty icon="key" title="No keys" />;
  return (
    <Table columns={['Key', 'Limits', figure('Used'), 'Made', unseen('Actions')]}>
      {keys
        .toSorted((one, other) => Number(one.revoked_at != null) - Number(other.revoked_at != null))
        .map((key) => (
          <tr key={key.id} class={key.revoked_at == null ? undefined : 'ended'}>
            <th scope="row">
              <span class="key-name">{key.name ?? 'Unnamed'}</span>
              <code class="key-hint">
                {key.hint} · {key.id}
              </code>
            </th>
            <td class="muted cell-words">{limitsOf(key) || 'None of its own'}</td>
            <td class="align-end">{amount(key.quota_used)}</td>
            <td class="muted nowrap">{ago(key.created_at)}</td>
            <td class="align-end nowrap check-cell">
              {key.revoked_at != null ? (
                <span class="chip bad">Revoked</span>
              ) : (
                key.expires_at != null &&
                key.expires_at <= Date.now() / 1000 && <span class="chip bad">Expired</span>
              )}
              {key.revoked_at == null && mayChange.value && (
                <>
                  <button type="button" class="button small" onClick={() => onEdit(key)}>
                    Limits
                  </button>
                  <button type="button" class="button small danger" onClick={() => onRevoke(key)}>
                    Revoke
                  </button>
                </>
              )}
            </td>
          </tr>
        ))}
    </Table>
  );
};
