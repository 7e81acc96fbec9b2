/** Keys and usage: the account's keys, its spending, and prices. */

import { readKeys } from '../../api/keys.ts';
import { readTopUp } from '../../api/self-service.ts';
import { Loading } from '../../parts/controls/note.tsx';
import { useLoad } from '../../parts/data/use-load.ts';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { say } from '../../parts/text/say.ts';
import { KeyTable } from './key-table.tsx';
import { PriceList } from './price-list.tsx';
import { TopUpButtons } from './top-up.tsx';
import { UsageChart } from './usage-chart.tsx';

export const Page = () => {
  const topUp = useLoad(readTopUp, []);
  const keys = useLoad(readKeys, []);
  // Changes of the page's height are known before the part below them is drawn.
  const isKnown = (topUp.data || topUp.error) && (keys.data || keys.error);
  return (
    <div class="page">
      <PageHeader title={say('Keys and usage')}>
        <TopUpButtons ways={topUp.data} />
      </PageHeader>
      {isKnown ? (
        <>
          <UsageChart />
          <KeyTable {...keys} />
          <PriceList />
        </>
      ) : (
        <Loading />
      )}
    </div>
  );
};
