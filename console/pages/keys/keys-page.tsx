/** Keys and usage: the account's keys, its spending, and prices. */

import { PageHeader } from '../../parts/layout/page-header.tsx';
import { say } from '../../parts/text/say.ts';
import { KeyTable } from './key-table.tsx';
import { PriceList } from './price-list.tsx';
import { TopUpButtons } from './top-up.tsx';
import { UsageChart } from './usage-chart.tsx';

export const Page = () => (
  <div class="page">
    <PageHeader title={say('Keys and usage')}>
      <TopUpButtons />
    </PageHeader>
    <UsageChart />
    <KeyTable />
    <PriceList />
  </div>
);
