/** The cost of last week's work at the new prices. */

import { useEffect, useRef } from 'preact/hooks';
import type { PricePreview } from '../../../api/operator.ts';
import { Empty } from '../../../parts/controls/note.tsx';
import { figure, Table } from '../../../parts/controls/table.tsx';
import { modelLabel } from '../../../parts/data/charges-by-day.ts';
import { count, date, exactAmount } from '../../../parts/data/format.ts';

const difference = (charged: number, wouldBe: number | null): string => {
  if (wouldBe === null) return 'Not known: it was free';
  if (wouldBe === charged) return '–';
  return `${wouldBe > charged ? '+' : ''}${exactAmount(wouldBe - charged)}`;
};

export const PreviewTable = ({ preview }: { preview: PricePreview }) => {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current!.scrollIntoView({ block: 'nearest' }), [preview]);
  return (
    <section ref={section} class="card" aria-label="Last week at these prices">
      <div class="card-head">
        <h2>Last week at these prices</h2>
        <span class="hint">
          Since {date(preview.from)}. Charges times new price by today's price; routes with prices of their
          own count as if they had none.
        </span>
      </div>
      {preview.data.length === 0 ? (
        <Empty icon="money" title="Nothing was charged last week" />
      ) : (
        <Table
          columns={[
            'Model',
            figure('Charges'),
            figure('Was charged'),
            figure('Would be'),
            figure('Difference'),
          ]}
        >
          {preview.data.map((row) => (
            <tr key={row.model}>
              <th scope="row">{modelLabel(row.model)}</th>
              <td class="align-end">{count(row.requests)}</td>
              <td class="align-end">{exactAmount(row.charged)}</td>
              <td class="align-end">{row.would_be === null ? '–' : exactAmount(row.would_be)}</td>
              <td class="align-end">{difference(row.charged, row.would_be)}</td>
            </tr>
          ))}
        </Table>
      )}
    </section>
  );
};
