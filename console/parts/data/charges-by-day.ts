/** Charges of each day and model as series of a chart. */
import { language } from '../text/language.ts';
import { say } from '../text/say.ts';
import type { Series } from './chart.tsx';

export type Charge = { day: number; model: string | null; credits: number };

export const daySeconds = 86_400;
const mostSeries = 5;
export const formatDay = (time: number): string =>
  new Intl.DateTimeFormat(language.value, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    time * 1000,
  );

/** Null: the ledger names no model. */
export const modelLabel = (model: string | null): string => model ?? say('Not named');

/** Every day from `from` to `to`, also those without a charge; models beyond the most used ones are summed. */
export const chargesByDay = (
  charges: Charge[],
  from: number,
  to: number,
): { times: number[]; series: Series[] } => {
  const first = Math.floor(from / daySeconds) * daySeconds;
  const times = Array.from(
    { length: Math.ceil((to - first) / daySeconds) },
    (_, day) => first + day * daySeconds,
  );
  const sums = new Map<string | null, number>();
  for (const { model, credits } of charges) sums.set(model, (sums.get(model) ?? 0) + credits);
  const models = [...sums.keys()].toSorted((one, other) => sums.get(other)! - sums.get(one)!);
  const shown = models.slice(0, models.length > mostSeries + 1 ? mostSeries : mostSeries + 1);
  const valuesOf = (isIn: (model: string | null) => boolean) => {
    const byTime = new Map<number, number>();
    for (const { day, model, credits } of charges)
      if (isIn(model)) byTime.set(day, (byTime.get(day) ?? 0) + credits);
    return times.map((time) => byTime.get(time) ?? 0);
  };
  const series = shown.map((shownModel) => ({
    label: modelLabel(shownModel),
    values: valuesOf((model) => model === shownModel),
  }));
  if (shown.length < models.length)
    series.push({ label: say('Others'), values: valuesOf((model) => !shown.includes(model)) });
  return { times, series };
};
