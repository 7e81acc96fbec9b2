/** The account's keys: create, show once, revoke. */

import { useState } from 'preact/hooks';
import { createKey, type OwnKeys, revokeKey } from '../../api/keys.ts';
import { mayChange } from '../../api/session.ts';
import type { ApiKey } from '../../api/types.ts';
import { Confirm } from '../../parts/controls/confirm.tsx';
import { Icon } from '../../parts/controls/icon.tsx';
import { ErrorNote, Loading, Note } from '../../parts/controls/note.tsx';
import { Table, unseen } from '../../parts/controls/table.tsx';
import { toast } from '../../parts/controls/toast.tsx';
import { ago, amount, credits, date } from '../../parts/data/format.ts';
import type { Loaded } from '../../parts/data/use-load.ts';
import { NewKeyDialog } from '../../parts/keys/new-key-dialog.tsx';
import { type Sentence, say } from '../../parts/text/say.ts';

const stateOf = ({ revoked_at, expires_at }: ApiKey): { label: Sentence; kind: string } => {
  if (revoked_at != null) return { label: 'Revoked', kind: 'bad' };
  if (expires_at != null && expires_at < Date.now() / 1000) return { label: 'Expired', kind: 'warn' };
  return { label: 'Active', kind: 'good' };
};

const limitsOf = (key: ApiKey): string =>
  [
    key.quota != null &&
      say('{part} of {whole}', { part: amount(key.quota_used ?? 0), whole: credits(key.quota) }),
    key.requests_per_minute === 0
      ? say('no rate limit')
      : key.requests_per_minute != null &&
        say('{count} requests a minute', { count: key.requests_per_minute }),
    key.models &&
      key.models.length > 0 &&
      (key.models.length > 2 ? say('{count} models', { count: key.models.length }) : key.models.join(', ')),
    key.ips && key.ips.length > 0 && key.ips.join(', '),
    key.expires_at != null && key.revoked_at == null && say('until {date}', { date: date(key.expires_at) }),
  ]
    .filter(Boolean)
    .join(' · ');

const KeyRow = ({
  apiKey,
  mayRevoke,
  onRevoke,
}: {
  apiKey: ApiKey;
  mayRevoke: boolean;
  onRevoke: () => void;
}) => {
  const { label, kind } = stateOf(apiKey);
  return (
    <tr class={apiKey.revoked_at == null ? undefined : 'ended'}>
      <th scope="row">
        <span class="key-name">{apiKey.name ?? say('Unnamed')}</span>
        {apiKey.is_current && <span class="chip accent">{say('This session')}</span>}
        <code class="key-hint">{apiKey.hint ?? apiKey.id}</code>
      </th>
      <td>
        <span class={`chip ${kind}`}>{say(label)}</span>
      </td>
      <td class="muted cell-words">{limitsOf(apiKey) || say('None')}</td>
      <td class="muted nowrap">{ago(apiKey.created_at)}</td>
      <td class="align-end">
        {apiKey.revoked_at == null && mayRevoke && (
          <button type="button" class="button small danger" onClick={onRevoke}>
            {say('Revoke')}
          </button>
        )}
      </td>
    </tr>
  );
};

export const KeyTable = ({ data, error, reload }: Loaded<OwnKeys>) => {
  const [isMaking, setMaking] = useState(false);
  const [asked, setAsked] = useState<ApiKey | null>(null);
  const mayManage = mayChange.value && data?.may_manage !== false;
  const keys = (data?.data ?? []).toSorted(
    (one, other) =>
      Number(one.revoked_at != null) - Number(other.revoked_at != null) || other.created_at - one.created_at,
  );
  return (
    <section class="card" aria-label={say('Keys')}>
      <div class="card-head">
        <h2>{say('API keys')}</h2>
        {mayManage && (
          <button type="button" class="button small" onClick={() => setMaking(true)}>
            <Icon name="plus" />
            {say('New key')}
          </button>
        )}
      </div>
      <ErrorNote error={error} retry={reload} />
      {!data && !error && <Loading />}
      {data?.may_manage === false && (
        <div class="card-body">
          <Note>
            {say('The key you signed in with has limits of its own, so it may not manage other keys.')}
          </Note>
        </div>
      )}
      {keys.length > 0 && (
        <Table columns={[say('Key'), say('State'), say('Limits'), say('Made'), unseen(say('Actions'))]}>
          {keys.map((key) => (
            <KeyRow
              key={key.id}
              apiKey={key}
              mayRevoke={mayManage || key.is_current === true}
              onRevoke={() => setAsked(key)}
            />
          ))}
        </Table>
      )}
      {isMaking && (
        <NewKeyDialog
          title={say('New key')}
          secretTitle={say('Your new key')}
          create={createKey}
          onClose={() => {
            setMaking(false);
            reload();
          }}
        />
      )}
      {asked && (
        <Confirm
          title={say('Revoke {name}?', { name: asked.name ?? asked.hint ?? asked.id })}
          text={
            asked.is_current
              ? say(
                  'This session was opened with it and ends too. Programs that use the key are refused within seconds.',
                )
              : say('Programs that use it are refused within seconds. A revoked key does not come back.')
          }
          action={say('Revoke')}
          onConfirm={async () => {
            await revokeKey(asked.id);
            toast(say('The key was revoked.'));
            reload();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
};
