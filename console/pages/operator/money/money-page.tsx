/** Money: totals, the ledger, and prices. */
import { useState } from 'preact/hooks';
import { Tabs } from '../../../parts/controls/tabs.tsx';
import { PageHeader } from '../../../parts/layout/page-header.tsx';
import { place } from '../../../parts/layout/router.ts';
import { say } from '../../../parts/text/say.ts';
import { LedgerView } from './ledger-view.tsx';
import { PriceEditor } from './price-editor.tsx';
import { TotalsView } from './totals-view.tsx';

export const Page = () => {
  const totals = { name: say('Totals'), content: () => <TotalsView /> };
  const ledger = { name: say('Ledger'), content: () => <LedgerView /> };
  const prices = { name: say('Prices'), content: () => <PriceEditor /> };
  // A link to an account's rows opens the ledger; a filter set later does not change the tab.
  const [asksForRows] = useState(() =>
    ['account', 'reference', 'kind', 'model'].some((name) => place.value.query.has(name)),
  );
  return (
    <div class="page">
      <PageHeader title={say('Money')} lead={say("Every number here is a sum of the ledger's rows.")} />
      <Tabs label={say('Money')} tabs={asksForRows ? [ledger, totals, prices] : [totals, ledger, prices]} />
    </div>
  );
};
