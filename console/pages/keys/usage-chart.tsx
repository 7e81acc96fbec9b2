/** Credits per day and model. */

import { useMemo, useState } from 'preact/hooks';
import { readUsage } from '../../api/keys.ts';
import { session } from '../../api/session.ts';
import type { UsageRow } from '../../api/types.ts';
import { Empty, ErrorNote } from '../../parts/controls/note.tsx';
import { chargesByDay, daySeconds, formatDay } from '../../parts/data/charges-by-day.ts';
import { Chart } from '../../parts/data/chart.tsx';
import { amount, credits } from '../../parts/data/format.ts';
import { useLoad } from '../../parts/data/use-load.ts';
import { say, sayCount } from '../../parts/text/say.ts';

const spans = [7, 30, 90];
const unixOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000;

const arrange = (rows: UsageRow[], days: number) => {
  const tomorrow = (Math.floor(Date.now() / 1000 / daySeconds) + 1) * daySeconds;
  const charges = rows.map((row) => ({ ...row, day: unixOf(row.day) }));
  return chargesByDay(charges, tomorrow - days * daySeconds, tomorrow);
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
    <section class="card" aria-label={say('Usage')}>
      <div class="card-head">
        <h2>{say('Usage')}</h2>
        <fieldset class="segmented small">
          <legend class="sr-only">{say('Days')}</legend>
          {spans.map((span) => (
            <label key={span}>
              <input type="radio" name="usage-days" checked={days === span} onChange={() => setDays(span)} />
              {say('{count} days', { count: span })}
            </label>
          ))}
        </fieldset>
      </div>
      <div class="card-body stack">
        <ErrorNote error={error} retry={reload} />
        <dl class="figures">
          <div>
            <dt>{say('Spent')}</dt>
            <dd>{data ? credits(data.total) : '…'}</dd>
          </div>
          <div>
            <dt>{say('Charges')}</dt>
            <dd>{data ? sayCount(requests, '1 charge', '{count} charges') : '…'}</dd>
          </div>
          <div>
            <dt>{say('Balance')}</dt>
            <dd>{account?.balance == null ? say('Unlimited') : credits(account.balance)}</dd>
          </div>
        </dl>
        <div class="usage-chart">
          {arranged && arranged.series.length > 0 && (
            <Chart
              title={say('Credits per day and model')}
              kind="bars"
              times={arranged.times}
              series={arranged.series}
              format={amount}
              formatTime={formatDay}
            />
          )}
          {arranged?.series.length === 0 && (
            <Empty icon="overview" title={say('Nothing was charged in this time')} />
          )}
        </div>
      </div>
    </section>
  );
};
