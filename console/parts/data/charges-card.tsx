/** The charges: figures, and a chart by day and model, over a choice of days. */
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { IconName } from '../controls/icon.tsx';
import { Empty, ErrorNote } from '../controls/note.tsx';
import { say } from '../text/say.ts';
import { type Charge, chargesByDay, formatDay } from './charges-by-day.ts';
import { Chart } from './chart.tsx';

const DaysChoice = ({
  spans,
  days,
  onChange,
}: {
  spans: number[];
  days: number;
  onChange: (days: number) => void;
}) => (
  <fieldset class="segmented small">
    <legend class="sr-only">{say('Days')}</legend>
    {spans.map((span) => (
      <label key={span}>
        <input type="radio" name="days" checked={days === span} onChange={() => onChange(span)} />
        {say('{count} days', { count: span })}
      </label>
    ))}
  </fieldset>
);

/** `shown` is undefined while it is loaded: the card keeps the room of what follows. */
export const ChargesCard = ({
  title,
  chartTitle,
  icon,
  spans,
  days,
  onDays,
  figures,
  shown,
  format,
  error,
  retry,
}: {
  title: string;
  chartTitle: string;
  icon: IconName;
  spans: number[];
  days: number;
  onDays: (days: number) => void;
  figures: [name: string, value: ComponentChildren | undefined][];
  shown: { charges: Charge[]; from: number; to: number } | undefined;
  format: (value: number) => string;
  error: unknown;
  retry: () => void;
}) => {
  const arranged = useMemo(() => shown && chargesByDay(shown.charges, shown.from, shown.to), [shown]);
  return (
    <section class="card" aria-label={title}>
      <div class="card-head">
        <h2>{title}</h2>
        <DaysChoice spans={spans} days={days} onChange={onDays} />
      </div>
      <div class="card-body stack">
        <ErrorNote error={error} retry={retry} />
        <dl class="figures">
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value ?? '…'}</dd>
            </div>
          ))}
        </dl>
        <div class="usage-chart">
          {arranged && arranged.series.length > 0 && (
            <Chart
              title={chartTitle}
              kind="bars"
              times={arranged.times}
              series={arranged.series}
              format={format}
              formatTime={formatDay}
            />
          )}
          {arranged?.series.length === 0 && (
            <Empty icon={icon} title={say('Nothing was charged in this time')} />
          )}
        </div>
      </div>
    </section>
  );
};
