/** The operator's pages, in the order of the menu. */
import type { Route } from '../../parts/layout/route.ts';

export const operatorRoutes: Route[] = [
  {
    path: 'operator/overview',
    title: 'Overview',
    icon: 'overview',
    load: () => import('./overview/overview-page.tsx'),
  },
  {
    path: 'operator/accounts',
    title: 'Accounts',
    icon: 'accounts',
    load: () => import('./accounts/accounts-page.tsx'),
  },
  {
    path: 'operator/invitations',
    title: 'Invitations',
    icon: 'invitation',
    load: () => import('./vouchers/vouchers-page.tsx'),
  },
  { path: 'operator/tasks', title: 'Tasks', icon: 'tasks', load: () => import('./tasks/tasks-page.tsx') },
  {
    path: 'operator/requests',
    title: 'Requests',
    icon: 'requests',
    load: () => import('./requests/requests-page.tsx'),
  },
  {
    path: 'operator/webhooks',
    title: 'Webhooks',
    icon: 'webhook',
    load: () => import('./webhooks/webhooks-page.tsx'),
  },
  {
    path: 'operator/models',
    title: 'Models',
    icon: 'models',
    load: () => import('./models/models-page.tsx'),
  },
  {
    path: 'operator/upstreams',
    title: 'Upstreams',
    icon: 'upstream',
    load: () => import('./upstreams/upstreams-page.tsx'),
  },
  { path: 'operator/money', title: 'Money', icon: 'money', load: () => import('./money/money-page.tsx') },
  {
    path: 'operator/settings',
    title: 'Settings',
    icon: 'settings',
    load: () => import('./settings/settings-page.tsx'),
  },
];
