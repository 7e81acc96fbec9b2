/** Sign-up with an invitation: a name, and the key of the new account, shown once. */
import { useEffect, useState } from 'preact/hooks';
import { ApiError } from '../api/client.ts';
import { enter, signUp } from '../api/self-service.ts';
import { Field } from '../parts/controls/field.tsx';
import { ErrorNote } from '../parts/controls/note.tsx';
import { SecretDialog } from '../parts/controls/secret-dialog.tsx';
import { navigate } from '../parts/layout/router.ts';
import { Wordmark } from '../parts/layout/wordmark.tsx';
import { besideField } from '../parts/text/error-text.ts';
import { say } from '../parts/text/say.ts';
import { invitation } from './invitation.ts';

const leave = (): void => {
  navigate('', { replace: true });
  invitation.value = null;
};

export const Page = () => {
  const code = invitation.value ?? '';
  const [name, setName] = useState('');
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const [key, setKey] = useState<string | null>(null);
  const errorAt = (param: string) => (error instanceof ApiError && error.param === param ? error : null);
  const taken = errorAt('account');

  useEffect(() => {
    document.title = `${say('Sign up')} · Kinora`;
  }, []);

  const submit = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      setKey(await signUp(code, name.trim()));
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };

  return (
    <main class="sign-in">
      <form class="sign-in-card" onSubmit={submit}>
        <Wordmark />
        <h1>{say('You are invited')}</h1>
        <Field
          label={say('A name for your account')}
          hint={say('Letters, digits, dots, dashes and underscores.')}
          error={taken && besideField(taken)}
        >
          {(field) => (
            <input
              {...field}
              autofocus
              autocomplete="username"
              spellcheck={false}
              value={name}
              onInput={(event) => {
                setName(event.currentTarget.value);
                setError(null);
              }}
            />
          )}
        </Field>
        {errorAt('invitation') ? (
          <ErrorNote
            error={new Error(say('This invitation was used up or has expired. Ask for a new one.'))}
          />
        ) : (
          !errorAt('account') && <ErrorNote error={error} />
        )}
        <button type="submit" class="button primary wide" disabled={isBusy || name.trim() === ''}>
          {say(isBusy ? 'Opening the account…' : 'Open the account')}
        </button>
        <button type="button" class="button wide" onClick={leave}>
          {say('I have a key')}
        </button>
      </form>
      {key !== null && (
        <SecretDialog
          title={say('Your key')}
          secret={key}
          onClose={() => {
            leave();
            void enter();
          }}
        />
      )}
    </main>
  );
};
