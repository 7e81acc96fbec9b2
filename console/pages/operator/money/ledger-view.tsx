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
import { dateTime, exactAmount } from '../../../parts/data/format.ts';
import { MorePages } from '../../../parts/data/more-pages.tsx';
import { useLoad } from '../../../parts/data/use-load.ts';
import { navigate, place } from '../../../parts/layout/router.ts';

const kinds = { charge: 'Charged', hold: 'Held', release: 'Hold released', credit: 'Credit' } as const;

/** The days of the filter in local time; `to` includes its whole day. */
const secondsOf = (day: string | null, days: number): number | undefined =>
  day ? Math.floor(Date.parse(`${day}T00:00:00Z`) / 1000) + days * 86_400 : undefined;

const filterOf = (query: URLSearchParams): LedgerFilter => ({
  account: query.get('account') ?? undefined,
  kind: query.get('kind') ?? undefined,
  model: query.get('model') ?? undefined,
  reference: query.get('reference') ?? undefined,
  from: secondsOf(query.get('from'), 0),
  to: secondsOf(query.get('to'), 1),
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
        {kinds[row.kind]}
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
        <span class="muted">{row.reference}</span>
      )}
    </td>
  </tr>
);

export const LedgerView = () => {
  const { query } = place.value;
  const filter = filterOf(query);
  const { data: accounts } = useLoad(readAccounts, []);
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    if (value === '') next.delete(name);
    else next.set(name, value);
    navigate(`operator/money?${next}`, { replace: true });
  };
  const day = (label: string, name: 'from' | 'to') => (
    <label class="date-field" title="Days of UTC">
      {label}
      <input
        class="input filter-model"
        type="date"
        value={query.get(name) ?? ''}
        onChange={(event) => set(name, event.currentTarget.value)}
      />
    </label>
  );
  return (
    <div class="stack">
      <div class="filters">
        <select
          class="input filter-model"
          aria-label="Account"
          value={filter.account ?? ''}
          onChange={(event) => set('account', event.currentTarget.value)}
        >
          <option value="">All accounts</option>
          {accounts?.data.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
        <select
          class="input filter-model"
          aria-label="Kind"
          value={filter.kind ?? ''}
          onChange={(event) => set('kind', event.currentTarget.value)}
        >
          <option value="">All kinds</option>
          {Object.entries(kinds).map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </select>
        <div class="date-fields">
          {day('From', 'from')}
          {day('To', 'to')}
        </div>
        <SearchField
          label="Task or request"
          placeholder="Task or request id"
          value={filter.reference ?? ''}
          onChange={(text) => set('reference', text.trim())}
        />
        <a class="button" href={ledgerFile(filter)} download="ledger.csv">
          <Icon name="download" />
          CSV
        </a>
      </div>
      <section class="card" aria-label="Ledger">
        <MorePages
          load={(cursor, signal) => readLedger(filter, cursor, signal)}
          inputs={[JSON.stringify(filter)]}
          empty={<Empty icon="money" title="No movement matches" />}
        >
          {(rows) => (
            <Table columns={['When', 'Account', 'What', figure('Credits'), 'Model', 'For']}>
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
