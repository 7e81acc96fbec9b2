/** Every request of the API that changed something or failed. */
import { readAccounts } from '../../../api/operator.ts';
import { useLoad } from '../../../parts/data/use-load.ts';
import { PageHeader } from '../../../parts/layout/page-header.tsx';
import { RequestList } from '../../../parts/requests/request-list.tsx';
import { say } from '../../../parts/text/say.ts';

export const Page = () => {
  const { data } = useLoad(readAccounts, []);
  return (
    <div class="page">
      <PageHeader
        title={say('Requests')}
        lead={say(
          'Videos, audio and chat of all accounts, and everything that failed. Reads that succeed are counted in the overview only.',
        )}
      />
      <RequestList source="operator/requests" accounts={data?.data.map(({ name }) => name) ?? []} />
    </div>
  );
};
