/** A route of a model: where to, under which name there, and its weight, limit and price. */
import { useEffect, useId, useState } from 'preact/hooks';
import {
  draftOf,
  type ModelRoute,
  type ModelRoutes,
  probeUpstream,
  type RouteDraft,
  type Routing,
  setRoutes,
  type Upstream,
} from '../../../api/routing.ts';
import { Field } from '../../../parts/controls/field.tsx';
import { FormDialog } from '../../../parts/controls/form-dialog.tsx';
import { numberOf } from '../../../parts/data/number-text.ts';
import { say } from '../../../parts/text/say.ts';

type Form = {
  model: string;
  upstream: string;
  theirs: string;
  weight: string;
  concurrency: string;
  price: string;
  further: string;
};

const textOf = (value: number | null): string => (value === null ? '' : String(value));

const formOf = (model: string, route: ModelRoute | null, upstreams: Upstream[]): Form => ({
  model,
  upstream: route?.upstream ?? upstreams[0]?.name ?? '',
  theirs: route?.model ?? '',
  weight: textOf(route?.weight ?? null),
  concurrency: textOf(route?.concurrency ?? null),
  price: textOf(route?.price ?? null),
  further: route && Object.keys(route.further).length > 0 ? JSON.stringify(route.further, null, 2) : '',
});

/** Undefined: it is no JSON object. */
const objectIn = (text: string): Record<string, unknown> | undefined => {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
};

const routeOf = (form: Form, isLocal: boolean, further: Record<string, unknown>): RouteDraft => {
  const [weight, concurrency, price] = [form.weight, form.concurrency, form.price].map(numberOf);
  return {
    ...(isLocal ? { engine: 'local' as const } : { upstream: form.upstream }),
    ...(form.theirs.trim() !== '' && { model: form.theirs.trim() }),
    ...(weight != null && { weight }),
    ...(concurrency != null && { concurrency }),
    ...(price != null && { price }),
    ...(Object.keys(further).length > 0 && { further }),
  };
};

/** Names that the server lists, asked for once it is chosen. */
const useModelsOf = (upstream: string): string[] => {
  const [models, setModels] = useState<string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    setModels([]);
    if (upstream !== '')
      probeUpstream({ name: upstream }).then(
        (probe) => isCurrent && setModels(probe.models),
        () => {},
      );
    return () => {
      isCurrent = false;
    };
  }, [upstream]);
  return models;
};

export const RouteDialog = ({
  models,
  upstreams,
  model,
  route,
  onClose,
  onDone,
}: {
  /** Those whose routes may be changed here. */
  models: ModelRoutes[];
  upstreams: Upstream[];
  /** Null: to be chosen. */
  model: ModelRoutes | null;
  /** Null: a new one. */
  route: ModelRoute | null;
  onClose: () => void;
  onDone: (changed: Routing) => void;
}) => {
  const [form, setForm] = useState(() => formOf(model?.model ?? models[0]?.model ?? '', route, upstreams));
  const [hasBadJson, setBadJson] = useState(false);
  const listId = useId();
  const isLocal = route?.engine === 'local';
  const offered = useModelsOf(isLocal ? '' : form.upstream);
  const isWorkflow = upstreams.find(({ name }) => name === form.upstream)?.type === 'comfyui';
  const set = (change: Partial<Form>) => setForm({ ...form, ...change });
  const input = (name: keyof Form, rest: Record<string, unknown> = {}) => ({
    ...rest,
    value: form[name],
    onInput: (event: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      set({ [name]: event.currentTarget.value }),
  });
  const submit = async () => {
    const further = objectIn(form.further);
    setBadJson(further === undefined);
    if (!further) return;
    const wanted = routeOf(form, isLocal, further);
    const routes = models.find(({ model: id }) => id === form.model)?.routes ?? [];
    // A new route is tried first, and what served the model before takes over when it fails.
    const list = route
      ? routes.map((one) => (one.name === route.name ? wanted : draftOf(one)))
      : [wanted, ...routes.map(draftOf)];
    onDone(await setRoutes(form.model, list));
  };
  return (
    <FormDialog
      title={route ? say('Change {name}', { name: route.name }) : say('Add route')}
      action={route ? say('Save') : say('Add')}
      params={['upstream', 'model', 'weight', 'concurrency', 'price']}
      onSubmit={submit}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          {!model && (
            <Field label={say('Model')}>
              {(field) => (
                <select
                  {...field}
                  value={form.model}
                  onChange={(event) => set({ model: event.currentTarget.value })}
                >
                  {models.map(({ model: id }) => (
                    <option key={id} value={id}>
                      {id}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          )}
          {!isLocal && (
            <div class="two-fields">
              <Field label={say('Upstream')} error={errorAt('upstream')}>
                {(field) => (
                  <select
                    {...field}
                    value={form.upstream}
                    onChange={(event) => set({ upstream: event.currentTarget.value })}
                  >
                    {upstreams.map(({ name }) => (
                      <option key={name} value={name}>
                        {name}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
              {!isWorkflow && (
                <Field label={say('Its name there')} error={errorAt('model')}>
                  {(field) => (
                    <>
                      <input {...field} list={listId} spellcheck={false} {...input('theirs')} />
                      <datalist id={listId}>
                        {offered.map((name) => (
                          <option key={name} value={name} />
                        ))}
                      </datalist>
                    </>
                  )}
                </Field>
              )}
            </div>
          )}
          <div class="two-fields">
            <Field
              label={say('Weight (optional)')}
              hint={say('Neighbours with weights share the calls.')}
              error={errorAt('weight')}
            >
              {(field) => <input {...field} inputMode="decimal" {...input('weight')} />}
            </Field>
            <Field
              label={say('At once (optional)')}
              hint={say('Calls or videos that run there at a time.')}
              error={errorAt('concurrency')}
            >
              {(field) => <input {...field} inputMode="numeric" {...input('concurrency')} />}
            </Field>
          </div>
          <Field
            label={say('Price (optional)')}
            hint={say('Credits per unit of the model, when this route serves it.')}
            error={errorAt('price')}
          >
            {(field) => <input {...field} inputMode="decimal" {...input('price')} />}
          </Field>
          {!isLocal && (
            <details class="further" open={isWorkflow || form.further !== ''}>
              <summary>{say('Other fields, as JSON')}</summary>
              <Field
                label={say('Other fields, as JSON')}
                hidesLabel
                hint={say('As in the config file: timeoutSeconds, options, makes, voices, workflow…')}
                error={hasBadJson ? say('This is not a JSON object yet.') : null}
              >
                {(field) => <textarea {...field} rows={5} spellcheck={false} {...input('further')} />}
              </Field>
            </details>
          )}
        </>
      )}
    </FormDialog>
  );
};
