/** The account's own requests. */
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { RequestList } from '../../parts/requests/request-list.tsx';
import { say } from '../../parts/text/say.ts';

export const Page = () => (
  <div class="page">
    <PageHeader
      title={say('Requests')}
      lead={say('What was sent with the keys of this account, how it ended and what it cost.')}
    />
    <RequestList source="requests" />
  </div>
);
