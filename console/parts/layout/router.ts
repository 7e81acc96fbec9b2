/** The current page: the path after the console's root. */
import { signal } from '@preact/signals';
import { root } from '../../api/client.ts';

export type Place = { path: string; query: URLSearchParams };

const read = (): Place => {
  const { pathname, search } = window.location;
  const path = pathname.startsWith(root.pathname) ? pathname.slice(root.pathname.length) : '';
  return { path: path.replace(/\/$/, ''), query: new URLSearchParams(search) };
};

export const place = signal<Place>(read());

/** Called before a page is left; false prevents leaving. */
export const leaveGuard = { ask: (): boolean => true };

export const hrefOf = (path: string): string => new URL(path, root).href;

export const navigate = (path: string, { replace = false } = {}): void => {
  if (!replace && !leaveGuard.ask()) return;
  const url = hrefOf(path);
  if (replace) history.replaceState(null, '', url);
  else history.pushState(null, '', url);
  const before = place.value.path;
  place.value = read();
  if (!replace && place.value.path !== before) window.scrollTo(0, 0);
};

export const startRouter = (): void => {
  window.addEventListener('popstate', () => {
    place.value = read();
  });
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.('a[href]') as HTMLAnchorElement | null;
    if (link === null || link.target !== '' || link.hasAttribute('download')) return;
    if (!link.href.startsWith(root.href) || link.href.startsWith(`${root.href}api/`)) return;
    event.preventDefault();
    navigate(link.href);
  });
};
