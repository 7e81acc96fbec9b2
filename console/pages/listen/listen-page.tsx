/** Listen: transcribes recordings. */

import { useEffect } from 'preact/hooks';
import { modelsOf, readModels } from '../../api/models.ts';
import type { Model } from '../../api/types.ts';
import { Field } from '../../parts/controls/field.tsx';
import { Icon } from '../../parts/controls/icon.tsx';
import { ModelSelect } from '../../parts/controls/model-select.tsx';
import { Empty, ErrorNote, Loading, Note } from '../../parts/controls/note.tsx';
import { ago, amount, clockTime } from '../../parts/data/format.ts';
import { useLoad } from '../../parts/data/use-load.ts';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { nameOfLanguage } from '../../parts/text/language-names.ts';
import { say, sayWord } from '../../parts/text/say.ts';
import {
  current,
  enqueue,
  findItem,
  type Item,
  isRecorded,
  items,
  loadItems,
  removeItem,
  settings,
} from './queue.ts';
import { RecorderPanel } from './recorder-panel.tsx';
import { TranscriptView } from './transcript-view.tsx';

const stateNames: Record<Item['status'], string> = {
  interrupted: 'Interrupted',
  kept: 'Not transcribed',
  waiting: 'Waiting',
  hearing: 'Listening',
  unreachable: 'Waiting',
  done: '',
  failed: 'Failed',
};

const codesOf = (model: Model | undefined): string[] =>
  (model?.create.schema.properties?.language?.enum ?? []).map(String);

const Settings = ({ models }: { models: Model[] }) => {
  const { model, language, prompt } = settings.value;
  const chosen = models.find(({ id }) => id === model) ?? models[0];
  useEffect(() => {
    if (chosen && chosen.id !== model) settings.value = { ...settings.value, model: chosen.id };
  }, [chosen, model]);
  const languages = codesOf(chosen).toSorted((one, other) =>
    nameOfLanguage(one).localeCompare(nameOfLanguage(other)),
  );
  return (
    <section class="card card-body listen-settings" aria-label={say('Settings')}>
      <ModelSelect
        models={models}
        value={chosen?.id}
        hint={
          chosen &&
          say('{price} credits per {unit}', {
            price: amount(chosen.price.credits),
            unit: sayWord(chosen.price.per),
          })
        }
        onChange={(id) => {
          settings.value = { ...settings.value, model: id };
        }}
      />
      <Field label={say('Language')}>
        {(field) => (
          <select
            {...field}
            value={language}
            onChange={(event) => {
              settings.value = { ...settings.value, language: event.currentTarget.value };
            }}
          >
            <option value="">{say('Detected')}</option>
            {languages.map((code) => (
              <option key={code} value={code}>
                {nameOfLanguage(code)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={say('Names and spellings')}>
        {(field) => (
          <input
            {...field}
            placeholder={say('Kinora, Ghent, Dr. Okafor')}
            value={prompt}
            onInput={(event) => {
              settings.value = { ...settings.value, prompt: event.currentTarget.value };
            }}
          />
        )}
      </Field>
    </section>
  );
};

const Interrupted = ({ item }: { item: Item }) => (
  <Note kind="warn">
    <p>{say('{name} was interrupted. Everything up to then is kept.', { name: item.about.name })}</p>
    <div class="row interrupted-actions">
      <button
        type="button"
        class="button small"
        onClick={() => {
          current.value = item.id;
          enqueue(item);
        }}
      >
        {say('Transcribe it')}
      </button>
      <button type="button" class="button small ghost" onClick={() => void removeItem(item.id)}>
        {say('Discard')}
      </button>
    </div>
  </Note>
);

const ItemRow = ({ item }: { item: Item }) => (
  <button
    type="button"
    class="item-row"
    aria-current={current.value === item.id}
    onClick={() => {
      current.value = item.id;
    }}
  >
    <Icon name={isRecorded(item) ? 'listen' : 'file'} />
    <span class="item-words">
      <strong>{item.about.name}</strong>
      <small>
        {[
          stateNames[item.status] && sayWord(stateNames[item.status]),
          item.about.seconds !== null && clockTime(item.about.seconds),
          ago(item.about.createdAt),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </span>
    {item.status === 'hearing' && <span class="spinner" aria-hidden="true" />}
  </button>
);

export const Page = () => {
  const { data, error, reload } = useLoad(readModels, []);
  useEffect(() => void loadItems(), []);
  const models = modelsOf(data ?? [], 'transcription');
  const shown = findItem(current.value) ?? items.value.find(({ status }) => status !== 'interrupted');
  const interrupted = items.value.filter(({ status }) => status === 'interrupted');
  const others = items.value.filter(({ status }) => status !== 'interrupted');
  return (
    <div class="page">
      <PageHeader
        title={say('Listen')}
        lead={say(
          'Recordings become text that follows the sound. The service hears a recording once and keeps nothing of it; sound and text are kept in this browser.',
        )}
      />
      <ErrorNote error={error} retry={reload} />
      {interrupted.map((item) => (
        <Interrupted key={item.id} item={item} />
      ))}
      {/* The settings come with the models, and would move what stands below them. */}
      {!data && !error && <Loading />}
      <div class="listen-layout" hidden={!data && !error}>
        <div class="stack">
          <RecorderPanel />
          {models.length > 0 && <Settings models={models} />}
          {others.length > 0 && (
            <nav class="card item-list" aria-label={say('Recordings')}>
              {others.map((item) => (
                <ItemRow key={item.id} item={item} />
              ))}
            </nav>
          )}
        </div>
        {shown ? (
          <TranscriptView
            key={shown.id}
            item={shown}
            translators={modelsOf(data ?? [], 'translation')}
            languages={codesOf(models[0])}
          />
        ) : (
          <section class="card">
            <Empty icon="listen" title={say('No recordings yet')}>
              <p>{say('Record something or drop a file. The text appears here while it is transcribed.')}</p>
            </Empty>
          </section>
        )}
      </div>
    </div>
  );
};
