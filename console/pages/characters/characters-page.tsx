import { PageHeader } from '../../parts/page-header.tsx';

export const Page = () => (
  <div class="page">
    <PageHeader title="Characters" />
  </div>
);
