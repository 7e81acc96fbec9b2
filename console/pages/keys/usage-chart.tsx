/** Credits per day and model. */
import { useMemo, useState } from 'preact/hooks';
import { readUsage } from '../../api/keys.ts';
import { session } from '../../api/session.ts';
import type { UsageRow } from '../../api/types.ts';
import { Empty, ErrorNote } from '../../parts/controls/note.tsx';
import { Chart, type Series } from '../../parts/data/chart.tsx';
import { amount, credits, plural } from '../../parts/data/format.ts';
import { useLoad } from '../../parts/data/use-load.ts';

const daySeconds = 86_400;
const spans = [7, 30, 90];
const mostSeries = 5;
const dayFormat = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const formatDay = (time: number): string => dayFormat.format(time * 1000);
const unixOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000;

/** Every day of the range, also those without a charge; models beyond the most used ones are summed. */
const arrange = (rows: UsageRow[], days: number): { times: number[]; series: Series[] } => {
  const today = Math.floor(Date.now() / 1000 / daySeconds) * daySeconds;
  const times = Array.from({ length: days }, (_, index) => today - (days - 1 - index) * daySeconds);
  const totals = new Map<string, number>();
  for (const { model, credits: spent } of rows) totals.set(model, (totals.get(model) ?? 0) + spent);
  const names = [...totals.keys()].toSorted((one, other) => totals.get(other)! - totals.get(one)!);
  const shown = names.slice(0, names.length > mostSeries + 1 ? mostSeries : mostSeries + 1);
  const valuesOf = (isIn: (model: string) => boolean) => {
    const byTime = new Map<number, number>();
    for (const row of rows)
      if (isIn(row.model)) byTime.set(unixOf(row.day), (byTime.get(unixOf(row.day)) ?? 0) + row.credits);
    return times.map((time) => byTime.get(time) ?? 0);
  };
  const series = shown.map((name) => ({ label: name, values: valuesOf((model) => model === name) }));
  if (shown.length < names.length)
    series.push({ label: 'Others', values: valuesOf((model) => !shown.includes(model)) });
  return { times, series };
};

export const UsageChart = () => {
  const [days, setDays] = useState(30);
  const { data, error, reload } = useLoad(
    (signal) => readUsage(Date.now() / 1000 - days * daySeconds, Date.now() / 1000 + 1, signal),
    [days],
  );
  const arranged = useMemo(() => data && arrange(data.data, days), [data]);
  const account = session.value?.account;
  const requests = data?.data.reduce((sum, row) => sum + row.requests, 0) ?? 0;
  return (
    <section class="card" aria-label="Usage">
      <div class="card-head">
        <h2>Usage</h2>
        <fieldset class="segmented small">
          <legend class="sr-only">Days</legend>
          {spans.map((span) => (
            <label key={span}>
              <input type="radio" name="usage-days" checked={days === span} onChange={() => setDays(span)} />
              {span} days
            </label>
          ))}
        </fieldset>
      </div>
      <div class="card-body stack">
        <ErrorNote error={error} retry={reload} />
        <dl class="figures">
          <div>
            <dt>Spent</dt>
            <dd>{data ? credits(data.total) : '…'}</dd>
          </div>
          <div>
            <dt>Charges</dt>
            <dd>{data ? plural(requests, 'charge') : '…'}</dd>
          </div>
          <div>
            <dt>Balance</dt>
            <dd>{account?.balance == null ? 'Unlimited' : credits(account.balance)}</dd>
          </div>
        </dl>
        {arranged && arranged.series.length > 0 && (
          <Chart
            title="Credits per day and model"
            kind="bars"
            times={arranged.times}
            series={arranged.series}
            format={amount}
            formatTime={formatDay}
          />
        )}
        {arranged?.series.length === 0 && <Empty icon="overview" title="Nothing was charged in this time" />}
      </div>
    </section>
  );
};
