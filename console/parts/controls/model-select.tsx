import type { ComponentChildren } from 'preact';
import type { Model } from '../../api/types.ts';
import { say } from '../text/say.ts';
import { Field } from './field.tsx';

export const ModelSelect = ({
  models,
  value,
  hint,
  error,
  onChange,
}: {
  models: Model[];
  value: string | undefined;
  hint?: ComponentChildren;
  error?: string | null;
  onChange: (id: string) => void;
}) => (
  <Field label={say('Model')} hint={hint} error={error}>
    {(field) => (
      <select {...field} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {models.map(({ id }) => (
          <option key={id} value={id}>
            {id}
          </option>
        ))}
      </select>
    )}
  </Field>
);
