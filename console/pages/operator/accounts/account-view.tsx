/** One account: its money, status, keys and changes. */
import { useState } from 'preact/hooks';
import {
  type AccountDetails,
  changeAccount,
  createKey,
  type OperatorKey,
  readAccount,
  revokeKey,
} from '../../../api/operator.ts';
import { mayChange } from '../../../api/session.ts';
import { Confirm } from '../../../parts/controls/confirm.tsx';
import { Icon } from '../../../parts/controls/icon.tsx';
import { Empty, ErrorNote, Loading, messageOf } from '../../../parts/controls/note.tsx';
import { toast } from '../../../parts/controls/toast.tsx';
import { credits, date } from '../../../parts/data/format.ts';
import { useLoad } from '../../../parts/data/use-load.ts';
import { NewKeyDialog } from '../../../parts/keys/new-key-dialog.tsx';
import { PageHeader } from '../../../parts/layout/page-header.tsx';
import { place } from '../../../parts/layout/router.ts';
import { AuditTable } from './audit-list.tsx';
import { CreditDialog } from './credit-dialog.tsx';
import { KeyLimitsDialog } from './key-limits-dialog.tsx';
import { KeyTable } from './key-table.tsx';
import { PeriodDialog } from './period-dialog.tsx';

type Dialog = 'credit' | 'suspend' | 'period' | 'key' | { revoke: OperatorKey } | { edit: OperatorKey };

const Actions = ({ account, open }: { account: AccountDetails; open: (dialog: Dialog) => void }) => {
  if (!mayChange.value) return null;
  return (
    <>
      {account.balance !== null && (
        <button type="button" class="button" onClick={() => open('credit')}>
          Give credit
        </button>
      )}
      {account.billing === 'subscription' && (
        <button type="button" class="button" onClick={() => open('period')}>
          Renew
        </button>
      )}
      <button
        type="button"
        class={account.suspended ? 'button' : 'button danger'}
        onClick={() => open('suspend')}
      >
        {account.suspended ? 'Resume' : 'Suspend'}
      </button>
    </>
  );
};

const Facts = ({ account, reload }: { account: AccountDetails; reload: () => void }) => {
  const setPayment = async (failed: boolean) => {
    try {
      await changeAccount(account.name, { payment_failed: failed });
      toast(failed ? 'Marked as not paid.' : 'Marked as paid.');
    } catch (error) {
      toast(messageOf(error), 'bad');
    }
    reload();
  };
  return (
    <section class="card" aria-label="Money">
      <div class="card-body stack">
        <dl class="figures">
          <div>
            <dt>Balance</dt>
            <dd>{account.balance === null ? 'Unlimited' : credits(account.balance)}</dd>
          </div>
          <div>
            <dt>Held</dt>
            <dd>{credits(account.held)}</dd>
          </div>
          <div>
            <dt>Spent</dt>
            <dd>{credits(account.spent)}</dd>
          </div>
          <div>
            <dt>Billing</dt>
            <dd>
              {account.billing === 'payg' ? 'Pay as you go' : 'Subscription'}
              {account.period_ends_at !== null && ` until ${date(account.period_ends_at)}`}
            </dd>
          </div>
        </dl>
        <div class="row">
          {account.suspended && <span class="chip bad">Suspended</span>}
          <label class="switch">
            <input
              type="checkbox"
              checked={account.payment_failed}
              disabled={!mayChange.value}
              onChange={(event) => void setPayment(event.currentTarget.checked)}
            />
            The last payment failed
          </label>
          <span class="row push">
            <a href={`operator/tasks?account=${encodeURIComponent(account.name)}`}>Tasks</a>
            <a href={`operator/money?account=${encodeURIComponent(account.name)}`}>Ledger</a>
          </span>
        </div>
      </div>
    </section>
  );
};

const Dialogs = ({
  account,
  dialog,
  close,
}: {
  account: AccountDetails;
  dialog: Dialog | null;
  close: () => void;
}) => {
  if (dialog === null) return null;
  if (dialog === 'credit') return <CreditDialog account={account.name} onClose={close} />;
  if (dialog === 'period') return <PeriodDialog account={account} onClose={close} />;
  if (dialog === 'key')
    return (
      <NewKeyDialog
        title={`New key for ${account.name}`}
        secretTitle={`A key for ${account.name}`}
        create={(key) => createKey(account.name, key)}
        onClose={close}
      />
    );
  if (dialog === 'suspend')
    return (
      <Confirm
        title={account.suspended ? `Resume ${account.name}?` : `Suspend ${account.name}?`}
        text={
          account.suspended
            ? 'Its requests are accepted again, and its queued videos continue.'
            : 'Its requests are refused within seconds. Running videos are finished and charged; queued ones wait.'
        }
        action={account.suspended ? 'Resume' : 'Suspend'}
        isHarmless={account.suspended}
        onConfirm={async () => {
          await changeAccount(account.name, { suspended: !account.suspended });
          toast(account.suspended ? 'The account was resumed.' : 'The account was suspended.');
        }}
        onClose={close}
      />
    );
  if ('edit' in dialog) return <KeyLimitsDialog apiKey={dialog.edit} onClose={close} />;
  return (
    <Confirm
      title={`Revoke ${dialog.revoke.name ?? dialog.revoke.hint ?? dialog.revoke.id}?`}
      text="Programs that use it are refused within seconds, and sessions opened with it end. A revoked key does not come back."
      action="Revoke"
      onConfirm={async () => {
        await revokeKey(dialog.revoke.id);
        toast('The key was revoked.');
      }}
      onClose={close}
    />
  );
};

export const AccountView = ({ name }: { name: string }) => {
  const { data, error, reload } = useLoad((signal) => readAccount(name, signal), [name]);
  const [dialog, setDialog] = useState<Dialog | null>(place.value.query.has('new') ? 'key' : null);
  const close = () => {
    setDialog(null);
    reload();
  };
  return (
    <div class="page">
      <nav aria-label="Back">
        <a href="operator/accounts">All accounts</a>
      </nav>
      <PageHeader title={name}>{data && <Actions account={data} open={setDialog} />}</PageHeader>
      <ErrorNote error={error} retry={reload} />
      {!data && !error && <Loading />}
      {data && (
        <>
          <Facts account={data} reload={reload} />
          <section class="card" aria-label="Keys">
            <div class="card-head">
              <h2>Keys</h2>
              {mayChange.value && (
                <button type="button" class="button small" onClick={() => setDialog('key')}>
                  <Icon name="plus" />
                  New key
                </button>
              )}
            </div>
            <KeyTable
              keys={data.keys}
              onEdit={(edit) => setDialog({ edit })}
              onRevoke={(revoke) => setDialog({ revoke })}
            />
          </section>
          <section class="card" aria-label="Changes">
            <div class="card-head">
              <h2>Changes</h2>
            </div>
            {data.audit.length === 0 ? (
              <Empty icon="clock" title="No changes recorded" />
            ) : (
              <AuditTable entries={data.audit} showsSubject={false} />
            )}
          </section>
          <Dialogs account={data} dialog={dialog} close={close} />
        </>
      )}
    </div>
  );
};
