/** Accounts and keys, and who changed them. */

import { useState } from 'preact/hooks';
import { readAccounts } from '../../../api/operator.ts';
import { mayChange } from '../../../api/session.ts';
import { Icon } from '../../../parts/controls/icon.tsx';
import { Empty, ErrorNote, Loading } from '../../../parts/controls/note.tsx';
import { SearchField } from '../../../parts/controls/search-field.tsx';
import { figure, Table } from '../../../parts/controls/table.tsx';
import { Tabs } from '../../../parts/controls/tabs.tsx';
import { ago, amount, count } from '../../../parts/data/format.ts';
import { useLoad } from '../../../parts/data/use-load.ts';
import { PageHeader } from '../../../parts/layout/page-header.tsx';
import { say } from '../../../parts/text/say.ts';
import { AccountView } from './account-view.tsx';
import { AuditList } from './audit-list.tsx';
import { NewAccountDialog } from './new-account-dialog.tsx';

const AccountList = () => {
  const { data, error, reload } = useLoad(readAccounts, []);
  const [search, setSearch] = useState('');
  const [isMaking, setMaking] = useState(false);
  const rows = (data?.data ?? []).filter(({ name }) =>
    name.toLowerCase().includes(search.trim().toLowerCase()),
  );
  return (
    <div class="stack">
      <div class="filters">
        <SearchField label={say('Search accounts')} value={search} onInput={setSearch} />
        {mayChange.value && (
          <button type="button" class="button primary" onClick={() => setMaking(true)}>
            <Icon name="plus" />
            {say('New account')}
          </button>
        )}
      </div>
      <ErrorNote error={error} retry={reload} />
      {!data && !error && <Loading />}
      {data && (
        <section class="card" aria-label={say('Accounts')}>
          {rows.length === 0 ? (
            <Empty icon="accounts" title={say('No account matches')} />
          ) : (
            <Table
              columns={[
                say('Account'),
                say('State'),
                figure(say('Balance')),
                figure(say('Held')),
                figure(say('Spent')),
                figure(say('Keys')),
                say('Since'),
              ]}
            >
              {rows.map((account) => (
                <tr key={account.id}>
                  <th scope="row">
                    <a class="row-link" href={`operator/accounts/${encodeURIComponent(account.name)}`}>
                      {account.name}
                    </a>
                  </th>
                  <td>
                    {account.suspended ? (
                      <span class="chip bad">{say('Suspended')}</span>
                    ) : account.payment_failed ? (
                      <span class="chip warn">{say('Payment failed')}</span>
                    ) : (
                      <span class="chip good">{say('Active')}</span>
                    )}
                  </td>
                  <td class="align-end">
                    {account.balance === null ? (
                      <span class="muted">{say('Unlimited')}</span>
                    ) : (
                      amount(account.balance)
                    )}
                  </td>
                  <td class="align-end">{amount(account.held)}</td>
                  <td class="align-end">{amount(account.spent)}</td>
                  <td class="align-end">{count(account.keys)}</td>
                  <td class="muted nowrap">{ago(account.created_at)}</td>
                </tr>
              ))}
            </Table>
          )}
        </section>
      )}
      {isMaking && <NewAccountDialog onClose={() => setMaking(false)} />}
    </div>
  );
};

export const Page = ({ rest }: { rest: string }) =>
  rest === '' ? (
    <div class="page">
      <PageHeader
        title={say('Accounts')}
        lead={say('Who may use the service, what they may spend, and who changed it.')}
      />
      <Tabs
        label={say('Accounts and changes')}
        tabs={[
          { name: say('Accounts'), content: () => <AccountList /> },
          { name: say('Audit trail'), content: () => <AuditList /> },
        ]}
      />
    </div>
  ) : (
    <AccountView name={rest} />
  );
