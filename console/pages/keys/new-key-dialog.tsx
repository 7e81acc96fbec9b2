/** Makes a key with its limits, and shows its secret once. */
import { useState } from 'preact/hooks';
import { ApiError } from '../../api/client.ts';
import { createKey, type NewKey } from '../../api/keys.ts';
import { readModels } from '../../api/models.ts';
import { Field } from '../../parts/controls/field.tsx';
import { Modal } from '../../parts/controls/modal.tsx';
import { ErrorNote } from '../../parts/controls/note.tsx';
import { SecretDialog } from '../../parts/controls/secret-dialog.tsx';
import { numberOf } from '../../parts/data/number-text.ts';
import { useLoad } from '../../parts/data/use-load.ts';

const expiries = [
  { label: 'Never', days: 0 },
  { label: 'In 7 days', days: 7 },
  { label: 'In 30 days', days: 30 },
  { label: 'In 90 days', days: 90 },
  { label: 'In a year', days: 365 },
];

export const NewKeyDialog = ({ onClose }: { onClose: () => void }) => {
  const { data: models } = useLoad(readModels, []);
  const [name, setName] = useState('');
  const [quota, setQuota] = useState('');
  const [rate, setRate] = useState('');
  const [days, setDays] = useState(0);
  const [addresses, setAddresses] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  const [secret, setSecret] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const errorAt = (param: string) =>
    error instanceof ApiError && error.param?.startsWith(param) ? error.besideField : null;
  const submit = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    const ips = addresses.split(/[\s,]+/).filter(Boolean);
    const key: NewKey = {
      ...(name.trim() && { name: name.trim() }),
      quota: numberOf(quota) ?? undefined,
      requests_per_minute: numberOf(rate) ?? undefined,
      ...(days > 0 && { expires_at: Math.floor(Date.now() / 1000) + days * 86_400 }),
      ...(ips.length > 0 && { ips }),
      ...(chosen.length > 0 && { models: chosen }),
    };
    try {
      setSecret((await createKey(key)).secret);
    } catch (failure) {
      setError(failure);
    } finally {
      setBusy(false);
    }
  };
  if (secret !== null) return <SecretDialog title="Your new key" secret={secret} onClose={onClose} />;
  const known = ['name', 'quota', 'requests_per_minute', 'ips', 'models', 'expires_at'];
  return (
    <Modal title="New key" onClose={onClose}>
      <form class="stack" onSubmit={submit} onInput={() => setError(null)} noValidate>
        <Field label="Name" error={errorAt('name')}>
          {(field) => (
            <input
              {...field}
              autofocus
              placeholder="Website"
              value={name}
              onInput={(event) => setName(event.currentTarget.value)}
            />
          )}
        </Field>
        <div class="two-fields">
          <Field label="Credits it may spend" error={errorAt('quota')}>
            {(field) => (
              <input
                {...field}
                inputMode="decimal"
                placeholder="No limit"
                value={quota}
                onInput={(event) => setQuota(event.currentTarget.value)}
              />
            )}
          </Field>
          <Field label="Requests a minute (0: no limit)" error={errorAt('requests_per_minute')}>
            {(field) => (
              <input
                {...field}
                inputMode="numeric"
                placeholder="Default of the service"
                value={rate}
                onInput={(event) => setRate(event.currentTarget.value)}
              />
            )}
          </Field>
        </div>
        <div class="two-fields">
          <Field label="Expires" error={errorAt('expires_at')}>
            {(field) => (
              <select
                {...field}
                value={days}
                onChange={(event) => setDays(Number(event.currentTarget.value))}
              >
                {expiries.map((expiry) => (
                  <option key={expiry.days} value={expiry.days}>
                    {expiry.label}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label="Only from addresses" error={errorAt('ips')}>
            {(field) => (
              <input
                {...field}
                placeholder="Any, or 203.0.113.0/24"
                value={addresses}
                onInput={(event) => setAddresses(event.currentTarget.value)}
              />
            )}
          </Field>
        </div>
        <details>
          <summary class="field-label">
            Models{chosen.length > 0 ? `: ${chosen.length} chosen` : ': all'}
          </summary>
          <fieldset class="model-checks">
            <legend class="sr-only">Models</legend>
            {(models ?? []).map(({ id }) => (
              <label key={id}>
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  onChange={(event) =>
                    setChosen(
                      event.currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id),
                    )
                  }
                />
                {id}
              </label>
            ))}
          </fieldset>
        </details>
        {errorAt('models') && <p class="field-error">{errorAt('models')}</p>}
        {!known.some(errorAt) && <ErrorNote error={error} />}
        <div class="modal-actions">
          <button type="button" class="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" class="button primary" disabled={isBusy}>
            Make key
          </button>
        </div>
      </form>
    </Modal>
  );
};
