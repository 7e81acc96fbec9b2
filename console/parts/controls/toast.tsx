/** Short messages that go away by themselves. */

import { signal } from '@preact/signals';
import { say } from '../text/say.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

type ToastLink = { href: string; text: string };
type Toast = { id: number; text: string; kind: 'good' | 'bad' | 'plain'; link: ToastLink | null };

const toasts = signal<Toast[]>([]);
let lastId = 0;
const shownMs = 5000;

export const toast = (text: string, kind: Toast['kind'] = 'good', link: ToastLink | null = null): void => {
  const id = ++lastId;
  const others = toasts.value.filter((shown) => shown.text !== text || shown.link?.href !== link?.href);
  toasts.value = [...others, { id, text, kind, link }].slice(-4);
  setTimeout(() => dismiss(id), kind === 'bad' ? shownMs * 2 : shownMs);
};

const dismiss = (id: number): void => {
  toasts.value = toasts.value.filter((shown) => shown.id !== id);
};

export const Toasts = () => (
  <div class="toasts" role="status" aria-live="polite">
    {toasts.value.map(({ id, text, kind, link }) => (
      <div key={id} class={`toast ${kind}`}>
        <Icon name={kind === 'bad' ? 'alert' : 'check'} />
        <span>
          {text}{' '}
          {link && (
            <a href={link.href} onClick={() => dismiss(id)}>
              {link.text}
            </a>
          )}
        </span>
        <IconButton isSmall icon="close" label={say('Dismiss')} onClick={() => dismiss(id)} />
      </div>
    ))}
  </div>
);
