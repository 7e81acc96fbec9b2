/** Webhooks: the endpoints of all accounts with their secrets, and what was sent to them. */
import { Tabs } from '../../../parts/controls/tabs.tsx';
import { PageHeader } from '../../../parts/layout/page-header.tsx';
import { say } from '../../../parts/text/say.ts';
import { DeliveryList } from './delivery-list.tsx';
import { EndpointList } from './endpoint-list.tsx';

export const Page = () => (
  <div class="page">
    <PageHeader
      title={say('Webhooks')}
      lead={say(
        'Endpoints that are called when a video of their account is completed or failed, and what was sent to them.',
      )}
    />
    <Tabs
      label={say('Webhooks')}
      tabs={[
        { name: say('Endpoints'), content: () => <EndpointList /> },
        { name: say('Deliveries'), content: () => <DeliveryList /> },
      ]}
    />
  </div>
);
