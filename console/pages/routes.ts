/** The studio's pages, in the order of the menu. */
import type { Route } from '../parts/layout/route.ts';

export const studioRoutes: Route[] = [
  { path: 'make', title: 'Make', icon: 'make', tab: true, load: () => import('./make/make-page.tsx') },
  {
    path: 'library',
    title: 'Library',
    icon: 'library',
    tab: true,
    load: () => import('./library/library-page.tsx'),
  },
  {
    path: 'videos',
    title: 'Video',
    icon: 'library',
    hidden: true,
    load: () => import('./video/video-page.tsx'),
  },
  {
    path: 'characters',
    title: 'Characters',
    icon: 'characters',
    load: () => import('./characters/characters-page.tsx'),
  },
  {
    path: 'listen',
    title: 'Listen',
    icon: 'listen',
    tab: true,
    load: () => import('./listen/listen-page.tsx'),
  },
  { path: 'speak', title: 'Speak', icon: 'speak', tab: true, load: () => import('./speak/speak-page.tsx') },
  { path: 'talk', title: 'Talk', icon: 'talk', tab: true, load: () => import('./talk/talk-page.tsx') },
  { path: 'keys', title: 'Keys and usage', icon: 'key', load: () => import('./keys/keys-page.tsx') },
  {
    path: 'requests',
    title: 'Requests',
    icon: 'requests',
    load: () => import('./requests/requests-page.tsx'),
  },
];
