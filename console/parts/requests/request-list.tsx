/** The request log with its filters, which are in the address, and its download. */
import { type RequestFilter, type RequestSource, readRequests, requestsFile } from '../../api/requests.ts';
import { Icon } from '../controls/icon.tsx';
import { Empty } from '../controls/note.tsx';
import { SearchField } from '../controls/search-field.tsx';
import { MorePages } from '../data/more-pages.tsx';
import { navigate, place } from '../layout/router.ts';
import { RequestTable } from './request-table.tsx';

const secondsOf = (day: string | null, days: number): number | undefined =>
  day ? Math.floor(Date.parse(`${day}T00:00:00Z`) / 1000) + days * 86_400 : undefined;

const filterOf = (query: URLSearchParams): RequestFilter => ({
  account: query.get('account') ?? undefined,
  model: query.get('model') ?? undefined,
  error: query.get('error') ?? undefined,
  outcome: query.get('outcome') ?? undefined,
  from: secondsOf(query.get('from'), 0),
  to: secondsOf(query.get('to'), 1),
});

export const RequestList = ({
  source,
  accounts,
}: {
  source: RequestSource;
  accounts?: string[] | undefined;
}) => {
  const { query } = place.value;
  const filter = filterOf(query);
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    if (value === '') next.delete(name);
    else next.set(name, value);
    navigate(`${source}?${next}`, { replace: true });
  };
  const search = (label: string, name: 'model' | 'error') => (
    <SearchField
      label={label}
      placeholder={label}
      value={filter[name] ?? ''}
      onChange={(text) => set(name, text.trim())}
    />
  );
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
        {accounts && (
          <select
            class="input filter-model"
            aria-label="Account"
            value={filter.account ?? ''}
            onChange={(event) => set('account', event.currentTarget.value)}
          >
            <option value="">All accounts</option>
            {accounts.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        )}
        {search('Model', 'model')}
        {search('Error code', 'error')}
        <label class="switch">
          <input
            type="checkbox"
            checked={filter.outcome === 'failed'}
            onChange={(event) => set('outcome', event.currentTarget.checked ? 'failed' : '')}
          />
          Only failed
        </label>
        <div class="date-fields">
          {day('From', 'from')}
          {day('To', 'to')}
        </div>
        <a class="button" href={requestsFile(source, filter)} download="requests.csv">
          <Icon name="download" />
          CSV
        </a>
      </div>
      <section class="card" aria-label="Requests">
        <MorePages
          load={(cursor, signal) => readRequests(source, filter, cursor, signal)}
          inputs={[source, JSON.stringify(filter)]}
          empty={<Empty icon="tasks" title="No request matches" />}
        >
          {(requests) => <RequestTable requests={requests} showsAccount={accounts !== undefined} />}
        </MorePages>
      </section>
    </div>
  );
};
