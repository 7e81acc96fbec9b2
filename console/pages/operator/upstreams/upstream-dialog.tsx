/** A new upstream, or another address or key for one. It can be tested before it is stored. */
import { useState } from 'preact/hooks';
import {
  addUpstream,
  changeUpstream,
  probeUpstream,
  type Routing,
  type Upstream,
} from '../../../api/routing.ts';
import { Field } from '../../../parts/controls/field.tsx';
import { FormDialog } from '../../../parts/controls/form-dialog.tsx';
import { messageOf, sayMessage } from '../../../parts/text/error-text.ts';
import { say } from '../../../parts/text/say.ts';
import { upstreamTypes } from './upstream-types.ts';

type Probe = { ok: boolean; message: string } | 'asking' | null;

export const UpstreamDialog = ({
  upstream,
  onClose,
  onDone,
}: {
  /** Null: a new one. */
  upstream: Upstream | null;
  onClose: () => void;
  onDone: (changed: Routing) => void;
}) => {
  const [name, setName] = useState(upstream?.name ?? '');
  const [type, setType] = useState(upstream?.type ?? 'openai-compatible');
  const [address, setAddress] = useState(upstream?.address ?? '');
  const [key, setKey] = useState('');
  const [removesKey, setRemovesKey] = useState(false);
  const [probe, setProbe] = useState<Probe>(null);
  const base_url = address.trim();
  const typedKey = key.trim() === '' ? {} : { key: key.trim() };
  const test = async () => {
    setProbe('asking');
    const draft = { type, base_url, ...typedKey, ...(upstream && { name: upstream.name }) };
    setProbe(await probeUpstream(draft).catch((error) => ({ ok: false, message: messageOf(error) })));
  };
  const submit = async () => {
    if (!upstream) return onDone(await addUpstream({ name: name.trim(), type, base_url, ...typedKey }));
    const change = { ...typedKey, ...(removesKey && { remove_key: true }) };
    onDone(await changeUpstream(upstream.name, { base_url, ...change }));
  };
  return (
    <FormDialog
      title={upstream ? say('Change {name}', { name: upstream.name }) : say('Add upstream')}
      action={upstream ? say('Save') : say('Add')}
      params={['name', 'type', 'base_url', 'key']}
      onSubmit={submit}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          {!upstream && (
            <div class="two-fields">
              <Field label={say('Name')} error={errorAt('name')}>
                {(field) => (
                  <input
                    {...field}
                    autofocus
                    placeholder="my-provider"
                    value={name}
                    onInput={(event) => setName(event.currentTarget.value)}
                  />
                )}
              </Field>
              <Field label={say('Type')} error={errorAt('type')}>
                {(field) => (
                  <select {...field} value={type} onChange={(event) => setType(event.currentTarget.value)}>
                    {Object.entries(upstreamTypes).map(([value, label]) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
            </div>
          )}
          <Field
            label={say('Address')}
            hint={type === 'comfyui' ? undefined : say('Up to and with /v1, as its documentation says.')}
            error={errorAt('base_url')}
          >
            {(field) => (
              <input
                {...field}
                type="url"
                spellcheck={false}
                placeholder={type === 'comfyui' ? 'https://comfy.example' : 'https://api.example/v1'}
                value={address}
                onInput={(event) => setAddress(event.currentTarget.value)}
              />
            )}
          </Field>
          <Field
            label={say('Key (optional)')}
            hint={
              upstream?.key === 'set'
                ? say('A key is stored. Leave this empty to keep it.')
                : say('Stored encrypted and never shown again.')
            }
            error={errorAt('key')}
          >
            {(field) => (
              <input
                {...field}
                type="password"
                autocomplete="off"
                value={key}
                disabled={removesKey}
                onInput={(event) => setKey(event.currentTarget.value)}
              />
            )}
          </Field>
          {upstream && upstream.key !== 'none' && (
            <label class="switch">
              <input type="checkbox" checked={removesKey} onChange={() => setRemovesKey(!removesKey)} />
              {say('Remove the stored key')}
            </label>
          )}
          <div class="probe">
            <button
              type="button"
              class="button small"
              disabled={probe === 'asking' || base_url === ''}
              onClick={() => void test()}
            >
              {say('Test')}
            </button>
            <span class={probe && probe !== 'asking' && !probe.ok ? 'tile-bad' : 'muted'} role="status">
              {probe === 'asking'
                ? say('Asking…')
                : probe
                  ? sayMessage(probe.message)
                  : say('One request that costs nothing.')}
            </span>
          </div>
        </>
      )}
    </FormDialog>
  );
};
