/** The form of a model, made from the schema that the API validates creates with. */

import type { JsonSchema, Model } from '../../api/types.ts';
import { Field } from '../../parts/controls/field.tsx';
import { labelOf, sizeText } from '../../parts/data/format.ts';
import { say, sayList, sayWord } from '../../parts/text/say.ts';
import { changeValue, draft } from './draft/draft.ts';
import { effectiveValue, isFlag, isImages, propertiesOf, subjectOf } from './orders.ts';
import { SeedField } from './seed-field.tsx';
import { StyleChoice } from './style-choice.tsx';

/** Always shown; the others are behind "More". */
const main = ['size', 'aspect_ratio', 'orientation', 'seconds', 'duration', 'style', 'seed', 'resolution'];
const mostSegments = 6;
const flagLabels: Record<string, string> = {
  enhance_prompt: 'Enhance the prompt',
  enable_upsample: '1080p',
  private: 'Private',
};

/** Parameters whose names say nothing to somebody who does not program. */
const fieldWords: Record<string, { label: string; hint: string }> = {
  callback_url: {
    label: 'Webhook',
    hint: 'This address is called when the video is ready or has failed.',
  },
  metadata: { label: 'Metadata', hint: 'JSON of your own, which stays with the video.' },
};

/** The console has ways of its own for them: a character is made on the page of a video and named with @. */
const hasOwnWay = (name: string): boolean => name.startsWith('character_');

const flagHints: Record<string, string> = {
  private: 'Characters made from it are seen by your account only.',
  watermark: 'A small mark in the corner.',
};

type Entry = { model: Model; name: string; schema: JsonSchema };

/** Each subject of the selected models once, as the first model names it, with the choices of all that name it so. */
const entriesOf = (models: Model[]): Entry[] => {
  const found = new Map<string, Entry>();
  for (const model of models)
    for (const [name, schema] of propertiesOf(model)) {
      const subject = subjectOf(name, schema);
      const before = found.get(subject);
      if (!before) found.set(subject, { model, name, schema });
      else if (before.name === name && before.schema.enum && schema.enum)
        before.schema = { ...before.schema, enum: [...new Set([...before.schema.enum, ...schema.enum])] };
    }
  return [...found.values()].filter(({ name, schema }) => !isImages(name, schema));
};

const optionLabel = (name: string, value: string | number): string => {
  if (name === 'seconds' || name === 'duration') return say('{count} s', { count: value });
  if (/^\d+x\d+$/.test(String(value))) return sizeText(String(value));
  return sayWord(labelOf(String(value)));
};

const isSize = (options: (string | number)[]): boolean =>
  options.every((option) => /^\d+[x:]\d+$/.test(String(option)));

/** The length of models that have only one. */
const FixedLengths = ({ models }: { models: Model[] }) => {
  const fixed = models.filter(
    ({ create: { schema } }) => !schema.properties?.seconds && !schema.properties?.duration,
  );
  if (fixed.length === 0) return null;
  return (
    <p class="hint">
      {models.length === 1
        ? say('Length: {count} s', { count: fixed[0]!.durations?.[0] ?? '' })
        : sayList(
            fixed.map(({ id, durations }) =>
              say('{name}: always {count} s', { name: id, count: durations?.[0] ?? '' }),
            ),
          )}
    </p>
  );
};

/** The aspect ratio as a small icon. */
const Shape = ({ option }: { option: string | number }) => {
  const [width, height] = String(option).split(/[x:]/).map(Number);
  if (!width || !height || !isSize([option])) return null;
  const scale = 15 / Math.max(width, height);
  return (
    <span
      class="shape"
      aria-hidden="true"
      style={{ width: `${width * scale}px`, height: `${height * scale}px` }}
    />
  );
};

const Choice = ({ entry, error }: { entry: Entry; error: string | undefined }) => {
  const { model, name, schema } = entry;
  const value = effectiveValue(model, name, schema, draft.value) ?? '';
  const isOptional = !model.create.schema.required?.includes(name) && schema.default === undefined;
  const options = schema.enum ?? [];
  if (options.length > mostSegments || isOptional)
    return (
      <Field label={sayWord(labelOf(name))} error={error}>
        {(field) => (
          <select
            {...field}
            value={String(value)}
            onChange={(event) => changeValue(name, typed(options, event.currentTarget.value))}
          >
            {isOptional && <option value="">{say('None')}</option>}
            {options.map((option) => (
              <option key={option} value={String(option)}>
                {optionLabel(name, option)}
              </option>
            ))}
          </select>
        )}
      </Field>
    );
  return (
    <fieldset class={error ? 'field invalid' : 'field'}>
      <legend class="field-label">{sayWord(labelOf(name))}</legend>
      <div class={isSize(options) ? 'segmented sizes' : 'segmented'}>
        {options.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={`make-${name}`}
              checked={String(value) === String(option)}
              onChange={() => changeValue(name, option)}
            />
            <Shape option={option} />
            {optionLabel(name, option)}
          </label>
        ))}
      </div>
      {error && (
        <p class="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
};

const typed = (options: (string | number)[], text: string) =>
  options.find((option) => String(option) === text) ?? undefined;

const Flag = ({ entry, error }: { entry: Entry; error: string | undefined }) => {
  const { model, name, schema } = entry;
  const value = effectiveValue(model, name, schema, draft.value);
  const isOn = value === true || value === 'true';
  const write = (on: boolean) => changeValue(name, schema.type === 'boolean' ? on : String(on));
  return (
    <div>
      <label class="switch">
        <input type="checkbox" checked={isOn} onChange={(event) => write(event.currentTarget.checked)} />
        {sayWord(flagLabels[name] ?? labelOf(name))}
      </label>
      {flagHints[name] && <p class="hint switch-hint">{sayWord(flagHints[name])}</p>}
      {error && (
        <p class="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
};

const Text = ({ entry, error }: { entry: Entry; error: string | undefined }) => {
  const { model, name, schema } = entry;
  const isNumber = schema.type === 'integer' || schema.type === 'number' || name === 'seconds';
  const hint = fieldWords[name]?.hint ?? schema.description;
  return (
    <Field
      label={sayWord(fieldWords[name]?.label ?? labelOf(name))}
      hint={hint && sayWord(hint)}
      error={error}
    >
      {(field) => (
        <input
          {...field}
          inputMode={isNumber ? 'numeric' : 'text'}
          maxLength={schema.maxLength}
          value={String(draft.value.values[name] ?? effectiveValue(model, name, schema, draft.value) ?? '')}
          onInput={(event) => changeValue(name, event.currentTarget.value)}
        />
      )}
    </Field>
  );
};

const SchemaField = ({ entry, error }: { entry: Entry; error: string | undefined }) => {
  if (entry.name === 'seed') return <SeedField error={error} />;
  if (entry.name === 'style' && entry.schema.enum)
    return <StyleChoice options={entry.schema.enum.map(String)} />;
  if (isFlag(entry.schema)) return <Flag entry={entry} error={error} />;
  if (entry.schema.enum) return <Choice entry={entry} error={error} />;
  return <Text entry={entry} error={error} />;
};

export const SchemaFields = ({ models, errors }: { models: Model[]; errors: Record<string, string> }) => {
  const entries = entriesOf(models);
  const first = main.flatMap((name) =>
    entries.filter((entry) => entry.name === name && !isFlag(entry.schema)),
  );
  const flags = entries.filter(({ schema }) => isFlag(schema));
  const isSet = (name: string) => Boolean(draft.value.values[name]) || errors[name] !== undefined;
  const more = entries.filter(
    (entry) =>
      !first.includes(entry) && !flags.includes(entry) && (!hasOwnWay(entry.name) || isSet(entry.name)),
  );
  const show = (entry: Entry) => <SchemaField key={entry.name} entry={entry} error={errors[entry.name]} />;
  return (
    <>
      {first.length > 0 && <div class="make-fields">{first.map(show)}</div>}
      <FixedLengths models={models} />
      {flags.length > 0 && <div class="make-flags">{flags.map(show)}</div>}
      {more.length > 0 && (
        <details class="make-more" open={more.some(({ name }) => errors[name] !== undefined)}>
          <summary>{say('More options')}</summary>
          <div class="make-fields">{more.map(show)}</div>
        </details>
      )}
    </>
  );
};
