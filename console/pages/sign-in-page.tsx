/** Sign-in with an API key or an operator token; a one-time link signs in without a form. */

import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { ApiError } from '../api/client.ts';
import { sessionEnded, signIn } from '../api/session.ts';
import { Field } from '../parts/controls/field.tsx';
import { ErrorNote, Loading, Note } from '../parts/controls/note.tsx';
import { navigate } from '../parts/layout/router.ts';
import { Wordmark } from '../parts/layout/wordmark.tsx';
import { say } from '../parts/text/say.ts';

/** From `#link=…` or `?link=…`. */
const readLink = (): string | null => {
  const { hash, search } = window.location;
  return new URLSearchParams(hash.slice(1)).get('link') ?? new URLSearchParams(search).get('link');
};

/** Handled on any page: one that is open and signed out, or one with a session of somebody else. */
export const oneTimeLink = signal(readLink());
window.addEventListener('hashchange', () => {
  oneTimeLink.value = readLink();
});

/** Tokens and links have their own prefixes, so one field takes all three. */
const secretOf = (text: string) => {
  if (text.startsWith('kintoken_')) return { token: text };
  const link = /kinlink_[\w-]+$/.exec(text)?.[0];
  return link ? { link } : { key: text };
};

/** Refused, or not even of the form of one. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.code === 'invalid_parameter');

export const SignInPage = () => {
  const link = oneTimeLink.value;
  const [secret, setSecret] = useState('');
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    document.title = `${say('Sign in')} · Kinora`;
    if (link === null) return;
    signIn({ link })
      .catch((failure) =>
        setError(
          failure instanceof ApiError && failure.status === 401
            ? new Error(
                say('This link was used already or is too old. Ask for a new one, or sign in with a key.'),
              )
            : failure,
        ),
      )
      .finally(() => {
        navigate('', { replace: true });
        oneTimeLink.value = null;
      });
  }, [link]);

  const submit = async (event: Event) => {
    event.preventDefault();
    const text = secret.trim();
    if (text === '') return setError(new Error(say('Enter a key or a token.')));
    setBusy(true);
    setError(null);
    try {
      await signIn(secretOf(text));
      setSecret('');
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };

  if (link !== null)
    return (
      <main class="sign-in">
        <Loading label={say('Signing in')} />
      </main>
    );
  return (
    <main class="sign-in">
      <form class="sign-in-card" onSubmit={submit}>
        <Wordmark />
        <h1>{say('Sign in')}</h1>
        {sessionEnded.value && (
          <Note>{say('Your session ended. Sign in again and go on where you were.')}</Note>
        )}
        <Field
          label={say('API key or operator token')}
          error={isUnknown(error) ? say('This key or token is not valid.') : null}
        >
          {(field) => (
            <input
              {...field}
              type="password"
              autocomplete="current-password"
              spellcheck={false}
              autofocus
              value={secret}
              onInput={(event) => {
                setSecret(event.currentTarget.value);
                setError(null);
              }}
            />
          )}
        </Field>
        {!isUnknown(error) && <ErrorNote error={error} />}
        <button type="submit" class="button primary wide" disabled={isBusy}>
          {say(isBusy ? 'Signing in…' : 'Sign in')}
        </button>
        <p class="hint">
          {say(
            'The first key was printed when the service first started; others come from its operator. This prints a link that signs you in once:',
          )}{' '}
          <code>npx kinora console link</code>
        </p>
      </form>
    </main>
  );
};
