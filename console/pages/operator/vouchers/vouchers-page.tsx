/** Invitations that open accounts, and codes that add credits. */
import { useState } from 'preact/hooks';
import { invitationLink, readVouchers, revokeVoucher, type Voucher } from '../../../api/self-service.ts';
import { mayChange } from '../../../api/session.ts';
import { Confirm } from '../../../parts/controls/confirm.tsx';
import { Icon } from '../../../parts/controls/icon.tsx';
import { Empty, ErrorNote, Loading, Note } from '../../../parts/controls/note.tsx';
import { SecretDialog } from '../../../parts/controls/secret-dialog.tsx';
import { figure, Table, unseen } from '../../../parts/controls/table.tsx';
import { toast } from '../../../parts/controls/toast.tsx';
import { dateTime, exactAmount } from '../../../parts/data/format.ts';
import { useLoad } from '../../../parts/data/use-load.ts';
import { PageHeader } from '../../../parts/layout/page-header.tsx';
import { say } from '../../../parts/text/say.ts';
import { NewVoucherDialog } from './new-voucher-dialog.tsx';

const stateOf = ({ revoked_at, expires_at, uses, max_uses }: Voucher) => {
  if (revoked_at !== null) return 'Revoked';
  if (expires_at !== null && expires_at * 1000 < Date.now()) return 'Expired';
  return uses >= max_uses ? 'Used up' : 'Usable';
};

const Row = ({ voucher, onRevoke }: { voucher: Voucher; onRevoke: () => void }) => {
  const state = stateOf(voucher);
  return (
    <tr>
      <td class="nowrap">{dateTime(voucher.created_at)}</td>
      <td>{say(voucher.kind === 'invitation' ? 'Invitation' : 'Code')}</td>
      <td class="cell-name" title={voucher.name ?? undefined}>
        {voucher.name ?? '–'}
      </td>
      <td class="align-end">{exactAmount(voucher.credits)}</td>
      <td class="align-end nowrap">
        {say('{count} of {all}', { count: voucher.uses, all: voucher.max_uses })}
      </td>
      <td class="nowrap">{voucher.expires_at === null ? say('Never') : dateTime(voucher.expires_at)}</td>
      <td>
        <span class={state === 'Usable' ? 'chip good' : 'chip'}>{say(state)}</span>
      </td>
      <td class="align-end">
        {state === 'Usable' && mayChange.value && (
          <button type="button" class="button small" onClick={onRevoke}>
            {say('Revoke')}
          </button>
        )}
      </td>
    </tr>
  );
};

export const Page = () => {
  const { data, error, reload } = useLoad(readVouchers, []);
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<{ kind: Voucher['kind']; secret: string } | null>(null);
  const [revoking, setRevoking] = useState<Voucher | null>(null);
  const mayMake = mayChange.value && data?.is_offered;
  return (
    <div class="page">
      <PageHeader
        title={say('Invitations')}
        lead={say(
          'An invitation opens an account with an opening balance; a code adds credits to one. Each is shown once, when it is made.',
        )}
      >
        {mayMake && (
          <button type="button" class="button primary" onClick={() => setMaking(true)}>
            <Icon name="plus" />
            {say('New')}
          </button>
        )}
      </PageHeader>
      <ErrorNote error={error} retry={reload} />
      {!data && !error && <Loading />}
      {data && !data.is_offered && (
        <Note>{say('Self-service is off. Set KINORA_SELF_SERVICE=true and restart to offer it.')}</Note>
      )}
      {data?.is_offered && (
        <section class="card" aria-label={say('Invitations and codes')}>
          {data.data.length === 0 ? (
            <Empty icon="accounts" title={say('None were made yet')}>
              <p>{say('Send somebody a link that opens an account, or a code that adds credits to one.')}</p>
            </Empty>
          ) : (
            <Table
              columns={[
                say('Made'),
                say('Kind'),
                say('Note'),
                figure(say('Credits')),
                figure(say('Uses')),
                say('Expires'),
                say('State'),
                unseen(say('Actions')),
              ]}
            >
              {data.data.map((voucher) => (
                <Row key={voucher.id} voucher={voucher} onRevoke={() => setRevoking(voucher)} />
              ))}
            </Table>
          )}
        </section>
      )}
      {isMaking && (
        <NewVoucherDialog
          onClose={() => setMaking(false)}
          onMade={(voucher) => {
            setMaking(false);
            setMade(voucher);
            reload();
          }}
        />
      )}
      {revoking && (
        <Confirm
          title={say('Revoke it?')}
          text={say('It cannot be used any more. What it gave before stays.')}
          action={say('Revoke')}
          onConfirm={async () => {
            await revokeVoucher(revoking.id);
            toast(say('Revoked.'));
            reload();
          }}
          onClose={() => setRevoking(null)}
        />
      )}
      {made && (
        <SecretDialog
          title={say(made.kind === 'invitation' ? 'Invitation link' : 'Code')}
          secret={made.kind === 'invitation' ? invitationLink(made.secret) : made.secret}
          onClose={() => setMade(null)}
        />
      )}
    </div>
  );
};
