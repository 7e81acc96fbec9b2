/** Starts the console: the session first, then the page for the address. */

import { effect, signal, useSignal } from '@preact/signals';
import { type ComponentType, render } from 'preact';
import { useEffect } from 'preact/hooks';
import { reachable, returns, root } from './api/client.ts';
import { listChanges, startLive } from './api/live.ts';
import { hasStudio, loadSession, seesOperator, session } from './api/session.ts';
import { invitation } from './pages/invitation.ts';
import { operatorRoutes } from './pages/operator/routes.ts';
import { studioRoutes } from './pages/routes.ts';
import { oneTimeLink, SignInPage } from './pages/sign-in-page.tsx';
import { Empty, Loading, Note } from './parts/controls/note.tsx';
import { isOnlyOf } from './parts/data/one-account.ts';
import { loadPage } from './parts/layout/load-page.ts';
import { PageHeader } from './parts/layout/page-header.tsx';
import type { Route } from './parts/layout/route.ts';
import { navigate, place, startRouter } from './parts/layout/router.ts';
import { Shell } from './parts/layout/shell.tsx';
import { loadWords, say, sayWord } from './parts/text/say.ts';
import './parts/layout/theme.ts';

const routes = [...studioRoutes, ...operatorRoutes];

/** The page with the longest path that the current address begins with. */
const routeOf = (path: string): Route | undefined =>
  routes
    .filter((route) => path === route.path || path.startsWith(`${route.path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0];

const firstPage = (): string => (hasStudio.value ? studioRoutes : operatorRoutes)[0]?.path ?? 'keys';

const CurrentPage = () => {
  const loaded = useSignal<{ route: Route; Page: ComponentType<{ rest: string }> } | null>(null);
  const failed = useSignal<Route | null>(null);
  const route = routeOf(place.value.path);
  useEffect(() => {
    if (place.value.path === '' || place.value.path === 'sign-in') navigate(firstPage(), { replace: true });
  });
  const cameBack = returns.value;
  useEffect(() => {
    if (!route || loaded.value?.route === route) return;
    let left = false;
    failed.value = null;
    loadPage(route).then(
      ({ Page }) => {
        if (!left) loaded.value = { route, Page };
      },
      () => {
        if (!left) failed.value = route;
      },
    );
    return () => {
      left = true;
    };
  }, [route, cameBack]);
  if (!route)
    return place.value.path === '' ? null : (
      <div class="page">
        <PageHeader title={say('Not found')} />
        <Empty icon="search" title={say('There is no such page')}>
          <a class="button" href="./">
            {say('Go to the first page')}
          </a>
        </Empty>
      </div>
    );
  const isForOthers = operatorRoutes.includes(route) ? !seesOperator.value : !hasStudio.value;
  if (isForOthers)
    return (
      <div class="page">
        <PageHeader title={sayWord(route.title)} />
        <Empty
          icon={route.icon}
          title={say(hasStudio.value ? 'This page is for operators' : 'This page needs an account')}
        >
          <p>
            {say(
              hasStudio.value
                ? 'You are signed in with a key of an account.'
                : 'You are signed in without one: sign in with an API key to make videos.',
            )}
          </p>
          <a class="button" href="./">
            {say('Go to your first page')}
          </a>
        </Empty>
      </div>
    );
  if (failed.value === route && reachable.value)
    return (
      <div class="page">
        <Note kind="bad">
          {say('This page could not be loaded. The service may have been updated.')}{' '}
          <button type="button" class="link-button" onClick={() => window.location.reload()}>
            {say('Load the console again')}
          </button>
        </Note>
      </div>
    );
  if (loaded.value?.route !== route) return <Loading />;
  const { Page } = loaded.value;
  return <Page rest={decodeURIComponent(place.value.path.slice(route.path.length + 1))} />;
};

/** A video's last event arrives shortly before its charge can be read. */
const balanceMs = 1500;
const start = () => loadSession().catch(() => {});

const isLoadedAgain = signal(false);
effect(() => {
  const account = session.value?.account?.id;
  if (account === undefined || isOnlyOf(account)) return;
  isLoadedAgain.value = true;
  window.location.reload();
});

const App = () => {
  if (isLoadedAgain.value) return <Loading />;
  if (session.value === undefined)
    return reachable.value ? (
      <Loading />
    ) : (
      <main class="sign-in">
        <Note kind="warn">{say('Kinora cannot be reached. Trying again…')}</Note>
      </main>
    );
  if (session.value === null && invitation.value !== null) return <SignUp />;
  if (session.value === null || oneTimeLink.value !== null) return <SignInPage />;
  return <SignedIn />;
};

/** Loaded where somebody is invited. */
const SignUp = () => {
  const page = useSignal<ComponentType | null>(null);
  useEffect(() => {
    import('./pages/sign-up-page.tsx').then(
      ({ Page }) => {
        page.value = Page;
      },
      // Without its code there is still the sign-in.
      () => {
        invitation.value = null;
      },
    );
  }, []);
  const Page = page.value;
  return Page ? <Page /> : <Loading />;
};

/** Its page stays reachable by its address, and says how to turn it on. */
const isOffered = ({ path }: Route): boolean =>
  path !== 'operator/invitations' || session.value!.offers_invitations;

const SignedIn = () => {
  const isLive = hasStudio.value;
  useEffect(() => (isLive ? startLive() : undefined), [isLive]);
  const changes = listChanges.value;
  // Charges and refunds change the balance.
  useEffect(() => {
    if (changes === 0 || session.value?.account?.balance == null) return;
    const timer = setTimeout(start, balanceMs);
    return () => clearTimeout(timer);
  }, [changes]);
  return (
    <Shell studio={studioRoutes} operator={seesOperator.value ? operatorRoutes.filter(isOffered) : []}>
      <CurrentPage />
    </Shell>
  );
};

// Makes relative addresses work on pages at any depth.
document.querySelector('base')!.href = root.href;
startRouter();
// Without its table the console speaks English.
await loadWords().catch(() => {});
render(<App />, document.querySelector('#app')!);
// The page's code is loaded while the session is requested, so that it is ready after sign-in.
routeOf(place.value.path || 'make')
  ?.load()
  .catch(() => {});
returns.subscribe((times) => {
  if (times > 0 && session.value === undefined) start();
});
start();
