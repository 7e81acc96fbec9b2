/** The spending of the account. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { readUsage } from '../../api/keys.ts';
import { loadSession, session } from '../../api/session.ts';
import { daySeconds } from '../../parts/data/charges-by-day.ts';
import { ChargesCard } from '../../parts/data/charges-card.tsx';
import { amount, credits } from '../../parts/data/format.ts';
import { useLoad } from '../../parts/data/use-load.ts';
import { say, sayCount } from '../../parts/text/say.ts';

const unixOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000;

export const UsageChart = () => {
  const [days, setDays] = useState(30);
  const { data, error, reload } = useLoad(
    (signal) => readUsage(Date.now() / 1000 - days * daySeconds, Date.now() / 1000 + 1, signal),
    [days],
  );
  const shown = useMemo(() => {
    if (!data) return undefined;
    const to = (Math.floor(Date.now() / 1000 / daySeconds) + 1) * daySeconds;
    const charges = data.data.map((row) => ({ ...row, day: unixOf(row.day) }));
    return { charges, from: to - days * daySeconds, to };
  }, [data]);
  const requests = data?.data.reduce((sum, row) => sum + row.requests, 0) ?? 0;
  const { balance, held = 0 } = session.value?.account ?? {};
  // Held and spent since the page was loaded.
  useEffect(() => void loadSession().catch(() => {}), []);
  return (
    <ChargesCard
      title={say('Usage')}
      chartTitle={say('Credits per day and model')}
      icon="overview"
      spans={[7, 30, 90]}
      days={days}
      onDays={setDays}
      figures={[
        [say('Spent'), data && credits(data.total)],
        [say('Charges'), data && sayCount(requests, '1 charge', '{count} charges')],
        ...(held > 0 ? [[say('Held'), credits(held)] satisfies [string, string]] : []),
        [say('Balance'), balance == null ? say('Unlimited') : credits(balance)],
      ]}
      shown={shown}
      format={amount}
      error={error}
      retry={reload}
    />
  );
};
