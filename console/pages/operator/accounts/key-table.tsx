/** An account's keys with their limits. */
import type { OperatorKey } from '../../../api/operator.ts';
import { mayChange } from '../../../api/session.ts';
import { ago, amount, date } from '../../../parts/format.ts';
import { Empty } from '../../../parts/note.tsx';

const limitsOf = (key: OperatorKey): string =>
  [
    key.quota != null && `${amount(key.quota_used)} of ${amount(key.quota)} credits`,
    key.requests_per_minute === 0
      ? 'no rate limit'
      : key.requests_per_minute != null && `${key.requests_per_minute} requests a minute`,
    key.models && (key.models.length > 3 ? `${key.models.length} models` : key.models.join(', ')),
    key.ips?.join(', '),
    key.expires_at != null && `until ${date(key.expires_at)}`,
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
    <div class="table-wrap">
      <table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Limits</th>
            <th scope="col" class="align-end">
              Used
            </th>
            <th scope="col">Made</th>
            <th scope="col">
              <span class="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
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
                <td class="muted">{limitsOf(key) || 'None of its own'}</td>
                <td class="align-end">{amount(key.quota_used)}</td>
                <td class="muted nowrap">{ago(key.created_at)}</td>
                <td class="align-end nowrap check-cell">
                  {key.revoked_at != null && <span class="chip bad">Revoked</span>}
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
        </tbody>
      </table>
    </div>
  );
};
