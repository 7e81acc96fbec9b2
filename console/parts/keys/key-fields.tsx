/** The limits of a key, for a new one and one that exists. */

import type { KeyLimits } from '../../api/keys.ts';
import { readModels } from '../../api/models.ts';
import type { ApiKey } from '../../api/types.ts';
import { Field } from '../controls/field.tsx';
import { dayEndOf, dayOf, textsOf } from '../controls/form-dialog.tsx';
import { numberOf } from '../data/number-text.ts';
import { useLoad } from '../data/use-load.ts';
import { say } from '../text/say.ts';

export type KeyForm = {
  name: string;
  quota: string;
  rate: string;
  expires: string;
  addresses: string;
  models: string[];
};

export const keyParams = ['name', 'quota', 'requests_per_minute', 'expires_at', 'ips', 'models'];

export const formOf = (key: ApiKey | null): KeyForm => ({
  name: key?.name ?? '',
  quota: key?.quota == null ? '' : String(key.quota),
  rate: key?.requests_per_minute == null ? '' : String(key.requests_per_minute),
  expires: dayOf(key?.expires_at),
  addresses: key?.ips?.join(', ') ?? '',
  models: key?.models ?? [],
});

/** Null is no limit. */
export const limitsOf = (form: KeyForm): Required<KeyLimits> => ({
  name: form.name.trim() === '' ? null : form.name.trim(),
  quota: numberOf(form.quota),
  requests_per_minute: numberOf(form.rate),
  expires_at: dayEndOf(form.expires),
  ips: form.addresses.trim() === '' ? null : textsOf(form.addresses),
  models: form.models.length === 0 ? null : form.models,
});

export const KeyFields = ({
  form,
  setForm,
  errorAt,
}: {
  form: KeyForm;
  setForm: (form: KeyForm) => void;
  errorAt: (param: string) => string | null;
}) => {
  const { data: models } = useLoad(readModels, []);
  const set = (change: Partial<KeyForm>) => setForm({ ...form, ...change });
  const text = (
    label: string,
    param: string,
    name: 'name' | 'quota' | 'rate' | 'addresses',
    hint: string,
  ) => (
    <Field label={label} error={errorAt(param)}>
      {(field) => (
        <input
          {...field}
          autofocus={name === 'name'}
          inputMode={name === 'quota' ? 'decimal' : name === 'rate' ? 'numeric' : 'text'}
          placeholder={hint}
          value={form[name]}
          onInput={(event) => set({ [name]: event.currentTarget.value })}
        />
      )}
    </Field>
  );
  return (
    <>
      {text(say('Name of the key'), 'name', 'name', say('Website'))}
      <div class="two-fields">
        {text(say('Credits it may spend'), 'quota', 'quota', say('No limit'))}
        {text(
          say('Requests a minute (0: no limit)'),
          'requests_per_minute',
          'rate',
          say('Default of the service'),
        )}
      </div>
      <div class="two-fields">
        <Field label={say('Expires on')} error={errorAt('expires_at')}>
          {(field) => (
            <input
              {...field}
              type="date"
              value={form.expires}
              onInput={(event) => set({ expires: event.currentTarget.value })}
            />
          )}
        </Field>
        {text(say('Only from addresses'), 'ips', 'addresses', say('Any, or 203.0.113.0/24'))}
      </div>
      <details>
        <summary class="field-label">
          {form.models.length > 0
            ? say('Models: {count} chosen', { count: form.models.length })
            : say('Models: all')}
        </summary>
        <fieldset class="model-checks">
          <legend class="sr-only">{say('Models')}</legend>
          {(models ?? []).map(({ id }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={form.models.includes(id)}
                onChange={(event) =>
                  set({
                    models: event.currentTarget.checked
                      ? [...form.models, id]
                      : form.models.filter((one) => one !== id),
                  })
                }
              />
              {id}
            </label>
          ))}
        </fieldset>
      </details>
      {errorAt('models') && <p class="field-error">{errorAt('models')}</p>}
    </>
  );
};
