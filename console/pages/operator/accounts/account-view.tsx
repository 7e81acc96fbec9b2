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
import { Empty, ErrorNote, Loading } from '../../../parts/controls/note.tsx';
import { toast } from '../../../parts/controls/toast.tsx';
import { credits, date } from '../../../parts/data/format.ts';
import { useLoad } from '../../../parts/data/use-load.ts';
import { NewKeyDialog } from '../../../parts/keys/new-key-dialog.tsx';
import { PageHeader } from '../../../parts/layout/page-header.tsx';
import { place } from '../../../parts/layout/router.ts';
import { messageOf } from '../../../parts/text/error-text.ts';
import { say } from '../../../parts/text/say.ts';
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
          {say('Give credit')}
        </button>
      )}
      {account.billing === 'subscription' && (
        <button type="button" class="button" onClick={() => open('period')}>
          {say('Renew')}
        </button>
      )}
      <button
        type="button"
        class={account.suspended ? 'button' : 'button danger'}
        onClick={() => open('suspend')}
      >
        {say(account.suspended ? 'Resume' : 'Suspend')}
      </button>
    </>
  );
};

const Facts = ({ account, reload }: { account: AccountDetails; reload: () => void }) => {
  const setPayment = async (failed: boolean) => {
    try {
      await changeAccount(account.name, { payment_failed: failed });
      toast(say(failed ? 'Marked as not paid.' : 'Marked as paid.'));
    } catch (error) {
      toast(messageOf(error), 'bad');
    }
    reload();
  };
  return (
    <section class="card" aria-label={say('Money')}>
      <div class="card-body stack">
        <dl class="figures">
          <div>
            <dt>{say('Balance')}</dt>
            <dd>{account.balance === null ? say('Unlimited') : credits(account.balance)}</dd>
          </div>
          <div>
            <dt>{say('Held')}</dt>
            <dd>{credits(account.held)}</dd>
          </div>
          <div>
            <dt>{say('Spent')}</dt>
            <dd>{credits(account.spent)}</dd>
          </div>
          <div>
            <dt>{say('Billing')}</dt>
            <dd>
              {say(account.billing === 'payg' ? 'Pay as you go' : 'Subscription')}
              {account.period_ends_at !== null &&
                ` ${say('until {time}', { time: date(account.period_ends_at) })}`}
            </dd>
          </div>
        </dl>
        <div class="row">
          {account.suspended && <span class="chip bad">{say('Suspended')}</span>}
          <label class="switch">
            <input
              type="checkbox"
              checked={account.payment_failed}
              disabled={!mayChange.value}
              onChange={(event) => void setPayment(event.currentTarget.checked)}
            />
            {say('The last payment failed')}
          </label>
          <span class="row push">
            <a href={`operator/tasks?account=${encodeURIComponent(account.name)}`}>{say('Tasks')}</a>
            <a href={`operator/money?account=${encodeURIComponent(account.name)}`}>{say('Ledger')}</a>
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
        title={say('New key for {name}', { name: account.name })}
        secretTitle={say('A key for {name}', { name: account.name })}
        create={(key) => createKey(account.name, key)}
        onClose={close}
      />
    );
  if (dialog === 'suspend')
    return (
      <Confirm
        title={say(account.suspended ? 'Resume {name}?' : 'Suspend {name}?', { name: account.name })}
        text={
          account.suspended
            ? say('Its requests are accepted again, and its queued videos continue.')
            : say(
                'Its requests are refused within seconds. Running videos are finished and charged; queued ones wait.',
              )
        }
        action={say(account.suspended ? 'Resume' : 'Suspend')}
        isHarmless={account.suspended}
        onConfirm={async () => {
          await changeAccount(account.name, { suspended: !account.suspended });
          toast(say(account.suspended ? 'The account was resumed.' : 'The account was suspended.'));
        }}
        onClose={close}
      />
    );
  if ('edit' in dialog) return <KeyLimitsDialog apiKey={dialog.edit} onClose={close} />;
  return (
    <Confirm
      title={say('Revoke {name}?', { name: dialog.revoke.name ?? dialog.revoke.hint ?? dialog.revoke.id })}
      text={say(
        'Programs that use it are refused within seconds, and sessions opened with it end. A revoked key does not come back.',
      )}
      action={say('Revoke')}
      onConfirm={async () => {
        await revokeKey(dialog.revoke.id);
        toast(say('The key was revoked.'));
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
      <nav aria-label={say('Back')}>
        <a href="operator/accounts">{say('All accounts')}</a>
      </nav>
      <PageHeader title={name}>{data && <Actions account={data} open={setDialog} />}</PageHeader>
      <ErrorNote error={error} retry={reload} />
      {!data && !error && <Loading />}
      {data && (
        <>
          <Facts account={data} reload={reload} />
          <section class="card" aria-label={say('Keys')}>
            <div class="card-head">
              <h2>{say('Keys')}</h2>
              {mayChange.value && (
                <button type="button" class="button small" onClick={() => setDialog('key')}>
                  <Icon name="plus" />
                  {say('New key')}
                </button>
              )}
            </div>
            <KeyTable
              keys={data.keys}
              onEdit={(edit) => setDialog({ edit })}
              onRevoke={(revoke) => setDialog({ revoke })}
            />
          </section>
          <section class="card" aria-label={say('Changes')}>
            <div class="card-head">
              <h2>{say('Changes')}</h2>
            </div>
            {data.audit.length === 0 ? (
              <Empty icon="clock" title={say('No changes recorded')} />
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
