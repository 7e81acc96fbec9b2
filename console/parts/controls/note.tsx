/** Messages within a page: errors, hints, nothing here yet. */

import type { ComponentChildren } from 'preact';
import { Unreachable } from '../../api/client.ts';
import { messageOf } from '../text/error-text.ts';
import { say } from '../text/say.ts';
import { Icon, type IconName } from './icon.tsx';

export const Note = ({
  kind = 'plain',
  children,
}: {
  kind?: 'plain' | 'bad' | 'warn' | 'good';
  children: ComponentChildren;
}) => (
  <div class={`note ${kind}`} role={kind === 'bad' ? 'alert' : undefined}>
    <Icon name={kind === 'bad' || kind === 'warn' ? 'alert' : kind === 'good' ? 'check' : 'info'} />
    <div>{children}</div>
  </div>
);

/** An error of a load or an action. An unreachable service is reported once, at the top of the page. */
export const ErrorNote = ({ error, retry }: { error: unknown; retry?: () => void }) => {
  if (error == null || error instanceof Unreachable) return null;
  return (
    <Note kind="bad">
      {messageOf(error)}{' '}
      {retry && (
        <button type="button" class="link-button" onClick={retry}>
          {say('Try again')}
        </button>
      )}
    </Note>
  );
};

export const Empty = ({
  icon,
  title,
  children,
}: {
  icon: IconName;
  title: string;
  children?: ComponentChildren;
}) => (
  <div class="empty">
    <span class="empty-icon">
      <Icon name={icon} />
    </span>
    <p class="empty-title">{title}</p>
    {children}
  </div>
);

export const Loading = ({ label = say('Loading') }: { label?: string }) => (
  <div class="loading" role="status">
    <span class="spinner" aria-hidden="true" />
    <span class="sr-only">{label}</span>
  </div>
);
