/** The frame around every page: menu, account, notices. */

import { useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { reachable } from '../../api/client.ts';
import { hasStudio, seesOperator, session, signOut } from '../../api/session.ts';
import { Icon } from '../controls/icon.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { Toasts, toast } from '../controls/toast.tsx';
import { clockTime, credits } from '../data/format.ts';
import { recordedSeconds } from '../sound/recording-state.ts';
import { messageOf } from '../text/error-text.ts';
import { chooseLanguage, language } from '../text/language.ts';
import { type Sentence, say, sayWord } from '../text/say.ts';
import { FindButton, FinderOnDemand } from './finder-on-demand.tsx';
import type { Route } from './route.ts';
import { place } from './router.ts';
import { type Theme, theme } from './theme.ts';
import { Wordmark } from './wordmark.tsx';

const isCurrent = (route: Route): boolean => {
  const { path } = place.value;
  if (path === route.path || path.startsWith(`${route.path}/`)) return true;
  return route.path === 'library' && path.startsWith('videos/');
};

const NavLink = ({ route }: { route: Route }) => (
  <a class="nav-link" href={route.path} aria-current={isCurrent(route) ? 'page' : undefined}>
    <Icon name={route.icon} />
    <span>{sayWord(route.title)}</span>
  </a>
);

const themes: { value: Theme; label: Sentence; icon: 'screen' | 'sun' | 'moon' }[] = [
  { value: 'system', label: 'As the system', icon: 'screen' },
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
];

const ThemeSwitch = ({ name }: { name: string }) => (
  <fieldset class="segmented small">
    <legend class="sr-only">{say('Colours')}</legend>
    {themes.map(({ value, label, icon }) => (
      <label key={value} title={say(label)}>
        <input
          type="radio"
          name={name}
          checked={theme.value === value}
          onChange={() => {
            theme.value = value;
          }}
        />
        <Icon name={icon} />
        <span class="sr-only">{say(label)}</span>
      </label>
    ))}
  </fieldset>
);

/** Named in its own language, so that it is found by those who read no other. */
const LanguageSwitch = () => {
  const next = language.value === 'zh' ? 'en' : 'zh';
  return (
    <button
      type="button"
      class="button small ghost language-switch"
      lang={next}
      onClick={() => chooseLanguage(next)}
    >
      <Icon name="language" />
      {next === 'zh' ? '中文' : 'English'}
    </button>
  );
};

const roleNames = { operator: 'Operator', viewer: 'Viewer', account: 'Account' } as const;

const AccountBox = ({ name }: { name: string }) => {
  const { account, role, version } = session.value!;
  const leave = () => signOut().catch((error) => toast(messageOf(error), 'bad'));
  return (
    <div class="account-box">
      <div class="account-line">
        <span class="avatar" aria-hidden="true">
          {(account?.name ?? account?.id ?? role).slice(0, 1).toUpperCase()}
        </span>
        <div class="account-words">
          <strong>{account?.name ?? account?.id ?? say(roleNames[role])}</strong>
          <span>
            {account
              ? account.balance == null
                ? say('No spending limit')
                : say('{credits} left', { credits: credits(account.balance) })
              : `Kinora ${version}`}
          </span>
        </div>
        <IconButton icon="sign-out" label={say('Sign out')} onClick={leave} />
      </div>
      <div class="account-choices">
        <ThemeSwitch name={`theme-${name}`} />
        <LanguageSwitch />
      </div>
    </div>
  );
};

const Menu = ({ studio, operator }: { studio: Route[]; operator: Route[] }) => (
  <>
    {hasStudio.value && (
      <div class="nav-group">
        {seesOperator.value && <h2 class="nav-title">{say('Studio')}</h2>}
        {studio.map((route) => (
          <NavLink key={route.path} route={route} />
        ))}
      </div>
    )}
    {seesOperator.value && operator.length > 0 && (
      <div class="nav-group">
        <h2 class="nav-title">{say('Operator')}</h2>
        {operator.map((route) => (
          <NavLink key={route.path} route={route} />
        ))}
      </div>
    )}
  </>
);

/** A popover, so that it is visible over an open dialog. */
const UnreachableBanner = () => {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current!.showPopover(), []);
  return (
    <div ref={banner} class="banner" popover="manual" role="status">
      <span class="spinner" aria-hidden="true" />
      {say('Kinora cannot be reached. What you entered is kept, and everything goes on when it is back.')}
    </div>
  );
};

const tabCount = 5;

export const Shell = ({
  studio,
  operator,
  children,
}: {
  studio: Route[];
  operator: Route[];
  children: ComponentChildren;
}) => {
  const drawer = useRef<HTMLDialogElement>(null);
  const main = useRef<HTMLElement>(null);
  useSignalEffect(() => {
    if (place.value) drawer.current?.close();
  });
  // A log of all accounts has the own requests too.
  const inMenu = studio.filter(
    ({ hidden, path }) => !hidden && !(path === 'requests' && operator.length > 0),
  );
  const tabs = hasStudio.value ? inMenu.filter(({ tab }) => tab) : operator.slice(0, tabCount);
  return (
    <div class="shell">
      <button type="button" class="skip-link" onClick={() => main.current?.focus()}>
        {say('Skip to the page')}
      </button>
      <aside class="sidebar">
        <div class="row">
          <a class="brand" href="./" aria-label={say('Kinora, first page')}>
            <Wordmark />
          </a>
          <FindButton />
        </div>
        <nav class="nav" aria-label={say('Pages')}>
          <Menu studio={inMenu} operator={operator} />
        </nav>
        <AccountBox name="sidebar" />
      </aside>
      <header class="topbar">
        <a class="brand" href="./" aria-label={say('Kinora, first page')}>
          <Wordmark />
        </a>
        <FindButton />
        <button
          type="button"
          class="icon-button"
          aria-label={say('Menu')}
          aria-haspopup="dialog"
          onClick={() => drawer.current?.showModal()}
        >
          <Icon name="menu" />
        </button>
      </header>
      <dialog ref={drawer} class="drawer" aria-label={say('Menu')} closedby="any">
        <div class="drawer-body">
          <nav class="nav" aria-label={say('All pages')}>
            <Menu studio={inMenu} operator={operator} />
          </nav>
          <AccountBox name="drawer" />
        </div>
      </dialog>
      <main class={reachable.value ? 'main' : 'main unreachable'} ref={main} tabIndex={-1}>
        {!reachable.value && <UnreachableBanner />}
        {children}
      </main>
      <nav class="tabbar" aria-label={say('Main pages')}>
        {tabs.map((route) => (
          <NavLink key={route.path} route={route} />
        ))}
      </nav>
      {recordedSeconds.value !== null && place.value.path !== 'listen' && (
        <a class="recording-pill number" href="listen">
          <span class="live-dot" />
          {say('Recording {time}', { time: clockTime(recordedSeconds.value) })}
        </a>
      )}
      <FinderOnDemand routes={[...inMenu, ...operator]} />
      <Toasts />
    </div>
  );
};
