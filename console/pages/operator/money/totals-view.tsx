/** Charges by day, account and model. */

import { useMemo, useState } from 'preact/hooks';
import { readTotals, type Total } from '../../../api/operator.ts';
import { figure, Table } from '../../../parts/controls/table.tsx';
import { daySeconds, modelLabel } from '../../../parts/data/charges-by-day.ts';
import { ChargesCard } from '../../../parts/data/charges-card.tsx';
import { count, exactAmount, exactCredits } from '../../../parts/data/format.ts';
import { useLoad } from '../../../parts/data/use-load.ts';
import { say } from '../../../parts/text/say.ts';

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
  const shown = useMemo(() => {
    if (!data) return undefined;
    const charges = chargesOf(data.byDay.data).map(({ start = 0, model = null, ...rest }) => ({
      ...rest,
      day: start,
      model,
    }));
    return { charges, from: data.byDay.from, to: data.byDay.to };
  }, [data]);
  const byModel = useMemo(() => {
    const sums = new Map<string | null, { name: string; credits: number; rows: number }>();
    for (const { model, credits: spent, rows } of shown?.charges ?? []) {
      const known = sums.get(model) ?? { name: modelLabel(model), credits: 0, rows: 0 };
      sums.set(model, { ...known, credits: known.credits + spent, rows: known.rows + rows });
    }
    return [...sums.values()];
  }, [shown]);
  const kindSum = (kind: Total['kind']) =>
    data?.byAccount.data
      .filter((total) => total.kind === kind)
      .reduce((sum, total) => sum + total.credits, 0) ?? 0;
  return (
    <div class="stack">
      <ChargesCard
        title={say('Charged')}
        chartTitle={say('Credits charged per day and model')}
        icon="money"
        spans={[7, 30, 90, 365]}
        days={days}
        onDays={setDays}
        figures={[
          [say('Charged'), data && exactCredits(-kindSum('charge'))],
          [say('Credit given'), data && exactCredits(kindSum('credit'))],
          [say('Still held'), data && exactCredits(Math.max(0, -(kindSum('hold') + kindSum('release'))))],
        ]}
        shown={shown}
        format={exactAmount}
        error={error}
        retry={reload}
      />
      {data && byModel.length > 0 && (
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
    </div>
  );
};
