/** The cost of last week's work at the new prices. */

import { useEffect, useRef } from 'preact/hooks';
import type { PricePreview } from '../../../api/operator.ts';
import { Empty } from '../../../parts/controls/note.tsx';
import { figure, Table } from '../../../parts/controls/table.tsx';
import { modelLabel } from '../../../parts/data/charges-by-day.ts';
import { count, date, exactAmount } from '../../../parts/data/format.ts';
import { say } from '../../../parts/text/say.ts';

const difference = (charged: number, wouldBe: number | null): string => {
  if (wouldBe === null) return say('Not known: it was free');
  if (wouldBe === charged) return '–';
  return `${wouldBe > charged ? '+' : ''}${exactAmount(wouldBe - charged)}`;
};

export const PreviewTable = ({ preview }: { preview: PricePreview }) => {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current!.scrollIntoView({ block: 'nearest' }), [preview]);
  return (
    <section ref={section} class="card" aria-label={say('Last week at these prices')}>
      <div class="card-head">
        <h2>{say('Last week at these prices')}</h2>
        <span class="hint">
          {say(
            "Since {date}. Charges times new price by today's price; routes with prices of their own count as if they had none.",
            { date: date(preview.from) },
          )}
        </span>
      </div>
      {preview.data.length === 0 ? (
        <Empty icon="money" title={say('Nothing was charged last week')} />
      ) : (
        <Table
          columns={[
            say('Model'),
            figure(say('Charges')),
            figure(say('Was charged')),
            figure(say('Would be')),
            figure(say('Difference')),
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
