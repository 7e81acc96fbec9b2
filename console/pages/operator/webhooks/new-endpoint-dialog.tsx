/** A new endpoint: whose videos, which URL, which events. */
import { useState } from 'preact/hooks';
import { addEndpoint } from '../../../api/models-and-webhooks.ts';
import { readAccounts, readSettings } from '../../../api/operator.ts';
import { Field } from '../../../parts/controls/field.tsx';
import { FormDialog } from '../../../parts/controls/form-dialog.tsx';
import { useLoad } from '../../../parts/data/use-load.ts';
import { say } from '../../../parts/text/say.ts';
import { alertHint, eventName, isAlert } from './event-name.ts';

export const NewEndpointDialog = ({
  eventTypes,
  onClose,
  onAdded,
}: {
  eventTypes: string[];
  onClose: () => void;
  onAdded: (secret: string) => void;
}) => {
  const { data: accounts } = useLoad(readAccounts, []);
  const { data: settings } = useLoad(readSettings, []);
  const [account, setAccount] = useState('');
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState(eventTypes.filter((type) => !isAlert(type)));
  const toggle = (type: string) =>
    setEvents(events.includes(type) ? events.filter((other) => other !== type) : [...events, type]);
  return (
    <FormDialog
      title={say('Add endpoint')}
      action={say('Add')}
      params={['account', 'url', 'events']}
      onSubmit={async () => {
        const { secret } = await addEndpoint({ account, url: url.trim(), events });
        onAdded(secret);
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <Field label={say('Account')} error={errorAt('account')}>
            {(field) => (
              <select {...field} value={account} onChange={(event) => setAccount(event.currentTarget.value)}>
                <option value="">{say('Choose one')}</option>
                {accounts?.data.map(({ name }) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={say('URL')} error={errorAt('url')}>
            {(field) => (
              <input
                {...field}
                type="url"
                placeholder="https://acme.example/hooks/kinora"
                value={url}
                onInput={(event) => setUrl(event.currentTarget.value)}
              />
            )}
          </Field>
          <fieldset class="field">
            <legend class="field-label">{say('Events')}</legend>
            {eventTypes.map((type) => {
              const hint = isAlert(type) ? `${type}-hint` : undefined;
              return (
                <div key={type}>
                  <label class="switch">
                    <input
                      type="checkbox"
                      checked={events.includes(type)}
                      aria-describedby={hint}
                      onChange={() => toggle(type)}
                    />
                    <span>
                      {eventName(type)} <code class="key-hint">{type}</code>
                    </span>
                  </label>
                  {/* Its line is there before its words, so that nothing moves. */}
                  {hint && (
                    <p id={hint} class="hint switch-hint">
                      {settings ? alertHint(type, settings.data) : '\u00a0'}
                    </p>
                  )}
                </div>
              );
            })}
            {errorAt('events') && <p class="field-error">{say('Choose at least one.')}</p>}
          </fieldset>
        </>
      )}
    </FormDialog>
  );
};
