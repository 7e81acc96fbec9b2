/** The request log with its filters, which are in the address, and its download. */
import { type RequestFilter, type RequestSource, readRequests, requestsFile } from '../../api/requests.ts';
import { Icon } from '../controls/icon.tsx';
import { Empty } from '../controls/note.tsx';
import { SearchField } from '../controls/search-field.tsx';
import { AccountSelect, chosenDays, DayFields, useAddressFilter } from '../data/address-filter.tsx';
import { MorePages } from '../data/more-pages.tsx';
import { say } from '../text/say.ts';
import { RequestTable } from './request-table.tsx';

const filterOf = (query: URLSearchParams): RequestFilter => ({
  account: query.get('account') ?? undefined,
  model: query.get('model') ?? undefined,
  error: query.get('error') ?? undefined,
  outcome: query.get('outcome') ?? undefined,
  ...chosenDays(query),
});

export const RequestList = ({
  source,
  accounts,
}: {
  source: RequestSource;
  accounts?: string[] | undefined;
}) => {
  const address = useAddressFilter(source);
  const filter = filterOf(address.query);
  const isFiltered = Object.values(filter).some(Boolean);
  const search = (label: string, name: 'model' | 'error') => (
    <SearchField
      label={label}
      placeholder={label}
      value={filter[name] ?? ''}
      onChange={(text) => address.set(name, text.trim())}
    />
  );
  return (
    <div class="stack">
      <div class="filters">
        {accounts && <AccountSelect filter={address} accounts={accounts} />}
        {search(say('Model'), 'model')}
        {search(say('Error code'), 'error')}
        <label class="switch">
          <input
            type="checkbox"
            checked={filter.outcome === 'failed'}
            onChange={(event) => address.set('outcome', event.currentTarget.checked ? 'failed' : '')}
          />
          {say('Only failed')}
        </label>
        <DayFields filter={address} />
        <a class="button" href={requestsFile(source, filter)} download="requests.csv">
          <Icon name="download" />
          {say('CSV')}
        </a>
      </div>
      <section class="card" aria-label={say('Requests')}>
        <MorePages
          load={(cursor, signal) => readRequests(source, filter, cursor, signal)}
          inputs={[source, JSON.stringify(filter)]}
          empty={<Empty icon="tasks" title={say(isFiltered ? 'No request matches' : 'No requests yet')} />}
        >
          {(requests) => <RequestTable requests={requests} showsAccount={accounts !== undefined} />}
        </MorePages>
      </section>
    </div>
  );
};
