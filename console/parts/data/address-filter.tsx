/** Filters of a list that are in the address: a change replaces it, and a link to it shows the same list. */
import { navigate, place } from '../layout/router.ts';
import { say } from '../text/say.ts';

export const useAddressFilter = (path: string) => {
  const { query } = place.value;
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    if (value === '') next.delete(name);
    else next.set(name, value);
    navigate(`${path}?${next}`, { replace: true });
  };
  return { query, set };
};
export type AddressFilter = ReturnType<typeof useAddressFilter>;

const startOfDay = (day: string | null, laterDays: number): number | undefined =>
  day ? Math.floor(Date.parse(`${day}T00:00:00Z`) / 1000) + laterDays * 86_400 : undefined;

/** The chosen days of UTC in Unix seconds; `to` includes its whole day. */
export const chosenDays = (query: URLSearchParams) => ({
  from: startOfDay(query.get('from'), 0),
  to: startOfDay(query.get('to'), 1),
});

const Day = ({
  filter: { query, set },
  label,
  name,
}: {
  filter: AddressFilter;
  label: string;
  name: string;
}) => (
  <label class="date-field" title={say('Days of UTC')}>
    {label}
    <input
      class="input filter-model"
      type="date"
      value={query.get(name) ?? ''}
      onChange={(event) => set(name, event.currentTarget.value)}
    />
  </label>
);

export const DayFields = ({ filter }: { filter: AddressFilter }) => (
  <div class="date-fields">
    <Day filter={filter} label={say('From')} name="from" />
    <Day filter={filter} label={say('To')} name="to" />
  </div>
);

export const FilterSelect = ({
  filter: { query, set },
  label,
  name,
  all,
  options,
}: {
  filter: AddressFilter;
  label: string;
  name: string;
  /** The choice that filters nothing. */
  all: string;
  options: (readonly [value: string, label: string])[];
}) => (
  <select
    class="input filter-model"
    aria-label={label}
    value={query.get(name) ?? ''}
    onChange={(event) => set(name, event.currentTarget.value)}
  >
    <option value="">{all}</option>
    {options.map(([value, text]) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))}
  </select>
);

export const AccountSelect = ({ filter, accounts }: { filter: AddressFilter; accounts: string[] }) => (
  <FilterSelect
    filter={filter}
    label={say('Account')}
    name="account"
    all={say('All accounts')}
    options={accounts.map((name) => [name, name])}
  />
);
