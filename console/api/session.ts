/** The signed-in session: its cookie cannot be read by the page, so the service is asked. */
import { computed, signal } from '@preact/signals';
import type { SessionResponse } from '../../src/domain/responses/studio-responses.ts';
import { ApiError, get, onSessionEnd, root, send } from './client.ts';

export type Session = SessionResponse;

/** `undefined` until the service has responded. */
export const session = signal<Session | null | undefined>(undefined);
/** The session ended while the page was open. */
export const sessionEnded = signal(false);

/** Has an account, so that it can make videos and use audio. */
export const hasStudio = computed(() => Boolean(session.value?.account));
export const seesOperator = computed(
  () => session.value?.role === 'operator' || session.value?.role === 'viewer',
);
export const mayChange = computed(() => session.value?.role !== 'viewer');

onSessionEnd.call = () => {
  if (!session.value) return;
  sessionEnded.value = true;
  session.value = null;
};

export const loadSession = async (): Promise<void> => {
  try {
    session.value = await get<Session>('session');
    sessionEnded.value = false;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    session.value = null;
  }
};

const sessionUrl = new URL('session', root).href;

export const signIn = async (
  secret: { key: string } | { token: string } | { link: string },
): Promise<void> => {
  await send(sessionUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(secret),
  });
  await loadSession();
};

export const signOut = async (): Promise<void> => {
  await send(sessionUrl, { method: 'DELETE' });
  session.value = null;
};
