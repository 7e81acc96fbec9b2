/** The ledger, newest first, and its download. */

import {
  type LedgerFilter,
  type LedgerRow,
  ledgerFile,
  readAccounts,
  readLedger,
} from '../../../api/operator.ts';
import { Icon } from '../../../parts/controls/icon.tsx';
import { Empty } from '../../../parts/controls/note.tsx';
import { SearchField } from '../../../parts/controls/search-field.tsx';
import { figure, Table } from '../../../parts/controls/table.tsx';
import {
  AccountSelect,
  chosenDays,
  DayFields,
  FilterSelect,
  useAddressFilter,
} from '../../../parts/data/address-filter.tsx';
import { dateTime, exactAmount } from '../../../parts/data/format.ts';
import { MorePages } from '../../../parts/data/more-pages.tsx';
import { useLoad } from '../../../parts/data/use-load.ts';
import { say, sayWord } from '../../../parts/text/say.ts';

const kinds = { charge: 'Charged', hold: 'Held', release: 'Hold released', credit: 'Credit' } as const;

const filterOf = (query: URLSearchParams): LedgerFilter => ({
  account: query.get('account') ?? undefined,
  kind: query.get('kind') ?? undefined,
  model: query.get('model') ?? undefined,
  reference: query.get('reference') ?? undefined,
  ...chosenDays(query),
});

const isTask = (reference: string): boolean => /:|^video_/.test(reference);

const Row = ({ row }: { row: LedgerRow }) => (
  <tr>
    <td class="nowrap">{dateTime(row.at)}</td>
    <td class="cell-name" title={row.account}>
      {row.account}
    </td>
    <td>
      <span class={row.kind === 'charge' ? 'chip accent' : row.kind === 'credit' ? 'chip good' : 'chip'}>
        {say(kinds[row.kind])}
      </span>
    </td>
    <td class={`align-end ${row.credits < 0 ? '' : 'amount-plus'}`}>
      {row.credits > 0 ? '+' : ''}
      {exactAmount(row.credits)}
    </td>
    <td class="model-id nowrap">{row.model ?? '–'}</td>
    <td class="cell-name" title={row.reference ?? undefined}>
      {row.reference && isTask(row.reference) ? (
        <a href={`operator/tasks/${encodeURIComponent(row.reference)}`}>{row.reference}</a>
      ) : (
        <span class="muted">{row.reference && sayWord(row.reference)}</span>
      )}
    </td>
  </tr>
);

export const LedgerView = () => {
  const address = useAddressFilter('operator/money');
  const filter = filterOf(address.query);
  const { data: accounts } = useLoad(readAccounts, []);
  return (
    <div class="stack">
      <div class="filters">
        <AccountSelect filter={address} accounts={accounts?.data.map(({ name }) => name) ?? []} />
        <FilterSelect
          filter={address}
          label={say('Kind')}
          name="kind"
          all={say('All kinds')}
          options={Object.entries(kinds).map(([kind, name]) => [kind, say(name)])}
        />
        <DayFields filter={address} />
        <SearchField
          label={say('Task or request')}
          placeholder={say('Task or request id')}
          value={filter.reference ?? ''}
          onChange={(text) => address.set('reference', text.trim())}
        />
        <a class="button" href={ledgerFile(filter)} download="ledger.csv">
          <Icon name="download" />
          {say('CSV')}
        </a>
      </div>
      <section class="card" aria-label={say('Ledger')}>
        <MorePages
          load={(cursor, signal) => readLedger(filter, cursor, signal)}
          inputs={[JSON.stringify(filter)]}
          empty={<Empty icon="money" title={say('No movement matches')} />}
        >
          {(rows) => (
            <Table
              columns={[
                say('When'),
                say('Account'),
                say('What'),
                figure(say('Credits')),
                say('Model'),
                say('For'),
              ]}
            >
              {rows.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </Table>
          )}
        </MorePages>
      </section>
    </div>
  );
};
