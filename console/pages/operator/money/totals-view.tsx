/** Charges by day, account and model. */

import { useMemo, useState } from 'preact/hooks';
import { readTotals, type Total } from '../../../api/operator.ts';
import { Empty, ErrorNote, Loading } from '../../../parts/controls/note.tsx';
import { figure, Table } from '../../../parts/controls/table.tsx';
import { chargesByDay, daySeconds, formatDay, modelLabel } from '../../../parts/data/charges-by-day.ts';
import { Chart } from '../../../parts/data/chart.tsx';
import { count, exactAmount, exactCredits } from '../../../parts/data/format.ts';
import { useLoad } from '../../../parts/data/use-load.ts';
import { say } from '../../../parts/text/say.ts';

const spans = [7, 30, 90, 365];

/** Charges are negative in the ledger: they leave the balance. */
const chargesOf = (totals: Total[]): Total[] =>
  totals.filter(({ kind }) => kind === 'charge').map((total) => ({ ...total, credits: -total.credits }));

const SumTable = ({
  title,
  column,
  rows,
}: {
  title: string;
  column: string;
  rows: { name: string; credits: number; rows: number; href?: string }[];
}) => (
  <section class="card" aria-label={title}>
    <div class="card-head">
      <h2>{title}</h2>
    </div>
    <Table columns={[column, figure(say('Charges')), figure(say('Credits'))]}>
      {rows
        .toSorted((one, other) => other.credits - one.credits)
        .map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.href ? <a href={row.href}>{row.name}</a> : row.name}</th>
            <td class="align-end">{count(row.rows)}</td>
            <td class="align-end">{exactAmount(row.credits)}</td>
          </tr>
        ))}
    </Table>
  </section>
);

export const TotalsView = () => {
  const [days, setDays] = useState(30);
  const { data, error, reload } = useLoad(
    async (signal) => {
      const from = (Math.floor(Date.now() / 1000 / daySeconds) - days + 1) * daySeconds;
      const [byDay, byAccount] = await Promise.all([
        readTotals('day,model', from, signal),
        readTotals('account', from, signal),
      ]);
      return { byDay, byAccount };
    },
    [days],
  );
  const charges = useMemo(
    () =>
      data &&
      chargesOf(data.byDay.data).map(({ start = 0, model = null, ...rest }) => ({
        ...rest,
        day: start,
        model,
      })),
    [data],
  );
  const arranged = useMemo(() => data && chargesByDay(charges!, data.byDay.from, data.byDay.to), [data]);
  const byModel = useMemo(() => {
    const sums = new Map<string | null, { name: string; credits: number; rows: number }>();
    for (const { model, credits: spent, rows } of charges ?? []) {
      const known = sums.get(model) ?? { name: modelLabel(model), credits: 0, rows: 0 };
      sums.set(model, { ...known, credits: known.credits + spent, rows: known.rows + rows });
    }
    return [...sums.values()];
  }, [charges]);
  const kindSum = (kind: Total['kind']) =>
    data?.byAccount.data
      .filter((total) => total.kind === kind)
      .reduce((sum, total) => sum + total.credits, 0) ?? 0;
  return (
    <div class="stack">
      <fieldset class="segmented small start">
        <legend class="sr-only">{say('Days')}</legend>
        {spans.map((span) => (
          <label key={span}>
            <input type="radio" name="totals-days" checked={days === span} onChange={() => setDays(span)} />
            {say('{count} days', { count: span })}
          </label>
        ))}
      </fieldset>
      <ErrorNote error={error} retry={reload} />
      {!data && !error && <Loading />}
      {data && arranged && (
        <>
          <section class="card" aria-label={say('Charged')}>
            <div class="card-body stack">
              <dl class="figures">
                <div>
                  <dt>{say('Charged')}</dt>
                  <dd>{exactCredits(-kindSum('charge'))}</dd>
                </div>
                <div>
                  <dt>{say('Credit given')}</dt>
                  <dd>{exactCredits(kindSum('credit'))}</dd>
                </div>
                <div>
                  <dt>{say('Still held')}</dt>
                  <dd>{exactCredits(Math.max(0, -(kindSum('hold') + kindSum('release'))))}</dd>
                </div>
              </dl>
              {arranged.series.length === 0 ? (
                <Empty icon="money" title={say('Nothing was charged in this time')} />
              ) : (
                <Chart
                  title={say('Credits charged per day and model')}
                  kind="bars"
                  times={arranged.times}
                  series={arranged.series}
                  format={exactAmount}
                  formatTime={formatDay}
                />
              )}
            </div>
          </section>
          {arranged.series.length > 0 && (
            <div class="chart-pair">
              <SumTable
                title={say('By account')}
                column={say('Account')}
                rows={chargesOf(data.byAccount.data).map(({ account = '', credits: spent, rows }) => ({
                  name: account,
                  credits: spent,
                  rows,
                  href: `operator/accounts/${encodeURIComponent(account)}`,
                }))}
              />
              <SumTable title={say('By model')} column={say('Model')} rows={byModel} />
            </div>
          )}
        </>
      )}
    </div>
  );
};
