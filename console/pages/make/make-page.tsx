/** Make: a prompt, a model and its options on one side, the results on the other. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { modelsOf, readModels } from '../../api/models.ts';
import type { Model } from '../../api/types.ts';
import { readCharacters } from '../../api/videos.ts';
import { Icon } from '../../parts/controls/icon.tsx';
import { ErrorNote, Loading, Note } from '../../parts/controls/note.tsx';
import { toast } from '../../parts/controls/toast.tsx';
import { useLoad } from '../../parts/data/use-load.ts';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { navigate, place } from '../../parts/layout/router.ts';
import { messageOf } from '../../parts/text/error-text.ts';
import { say } from '../../parts/text/say.ts';
import { CameraMoves } from './camera-moves.tsx';
import { arePicturesRead, change, draft, images, madePrompt } from './draft/draft.ts';
import { extendForm } from './draft/extend-form.ts';
import { refillForm } from './draft/refill-form.ts';
import { ReplacedNote } from './draft/replaced-note.tsx';
import { RequestJson } from './json/request-json.tsx';
import { jsonProblem } from './json/typed-request.ts';
import { MakeButton } from './make-button.tsx';
import { ModelPicker } from './model-picker.tsx';
import { firstModel, orderOf, outlineOf, withForm } from './orders.ts';
import { ImageDrop } from './pictures/image-drop.tsx';
import { pictureOfFilm } from './pictures/image-slots.ts';
import { PromptBox } from './prompt-box.tsx';
import { PromptReadingPanel } from './prompt-reading.tsx';
import { Results } from './results/results.tsx';
import { SchemaFields } from './schema-fields.tsx';
import { createAll, type Failure } from './submit.ts';

const variantChoices = [1, 2, 3, 4];

const Variants = () => (
  <fieldset class="field">
    <legend class="field-label">{say('Variants')}</legend>
    <div class="segmented">
      {variantChoices.map((count) => (
        <label key={count}>
          <input
            type="radio"
            name="make-variants"
            checked={draft.value.variants === count}
            onChange={() => change({ variants: count })}
          />
          {count}
        </label>
      ))}
    </div>
  </fieldset>
);

/** The subject of a failure: the value of its field, or the whole form. */
const subjectOf = ({ param }: Failure): unknown => {
  if (param === null) return draft.value;
  if (param === 'prompt') return draft.value.prompt;
  if (param === 'model') return draft.value.models;
  return /^(images|input_reference)/.test(param) ? images.value : draft.value.values[param];
};

const mostCharacters = (models: Model[]): number | undefined =>
  models
    .flatMap(({ max_prompt_characters: most }) => most ?? [])
    .toSorted((a, b) => a - b)
    .at(0);

const isNarrow = (): boolean => matchMedia('(max-width: 820px)').matches;

const Composer = ({ models }: { models: Model[] }) => {
  const { data: characters } = useLoad(readCharacters, []);
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<{ failure: Failure; of: unknown } | null>(null);
  const [isBusy, setBusy] = useState(false);
  // On a phone they would push the films off the screen.
  const [showsOptions, setShowsOptions] = useState(!isNarrow());
  const picked = draft.value.models.flatMap((id) => models.find((model) => model.id === id) ?? []);
  const first = firstModel(models);
  const chosen = picked.length > 0 ? picked : first ? [first] : [];
  const forms = chosen.map((model) => withForm(model, images.value.images?.length ?? 0));
  const orders = forms.map((model) => orderOf(model, draft.value, images.value));
  // An error stands until what it is about has changed.
  const failure = refusal && refusal.of === subjectOf(refusal.failure) ? refusal.failure : null;
  const setFailure = (found: Failure | null) => setRefusal(found && { failure: found, of: subjectOf(found) });
  useEffect(() => {
    form.current?.querySelector('.field-error')?.scrollIntoView({ block: 'center' });
  }, [refusal]);
  const errors: Record<string, string> = failure?.param
    ? { [failure.param]: failure.besideField ?? failure.message }
    : {};
  const isBeside = (param: string) =>
    forms.some(({ create }) => param in (create.schema.properties ?? {})) || param.startsWith('images');

  const blocked = draft.value.showsJson ? jsonProblem.value : null;
  const submit = async () => {
    if (isBusy || blocked !== null || !arePicturesRead.value) return;
    if (draft.value.prompt.trim() === '') {
      const message = pictureOfFilm(chosen)
        ? say('Say what happens in the picture.')
        : say('Say what the video shows.');
      setFailure({ param: 'prompt', message });
      return;
    }
    setBusy(true);
    setFailure(null);
    setFailure(await createAll(orders, draft.value.variants));
    setBusy(false);
  };
  const picture = pictureOfFilm(chosen);
  // Only our own engine tells what it will show.
  const isRead = chosen.some(({ served_by }) => served_by.includes('local'));
  const seconds = Number(orders[0]?.fields.seconds ?? orders[0]?.fields.duration) || undefined;
  const style = orders[0]?.fields.style as string | undefined;
  const hasOptionError = Object.keys(errors).some(
    (param) => !/^(prompt|model|images|input_reference)/.test(param),
  );
  const imageError = Object.entries(errors).find(([param]) => /^(images|input_reference)/.test(param))?.[1];
  return (
    <>
      <form
        ref={form}
        class="composer card"
        aria-label={say('New video')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <PromptBox
          characters={characters ?? []}
          error={errors.prompt}
          most={mostCharacters(chosen)}
          onSubmit={submit}
        />
        <ReplacedNote />
        {isRead && <PromptReadingPanel seconds={seconds} style={style} picture={picture} />}
        <ImageDrop models={chosen} error={imageError} />
        <div class="composer-options">
          <ModelPicker models={models} chosen={chosen} />
          {errors.model && <ErrorNote error={new Error(errors.model)} />}
          <button
            type="button"
            class="button options-button"
            aria-expanded={showsOptions}
            onClick={() => setShowsOptions(!showsOptions)}
          >
            <Icon name="settings" />
            {say('Options')}
            <span class="hint number push">{orders.length === 1 && orders[0] && outlineOf(orders[0])}</span>
          </button>
          {(showsOptions || hasOptionError) && (
            <>
              {isRead && <CameraMoves />}
              <SchemaFields models={forms} errors={errors} />
              <Variants />
              <label class="switch">
                <input
                  type="checkbox"
                  checked={draft.value.showsJson}
                  onChange={(event) => change({ showsJson: event.currentTarget.checked })}
                />
                {say('Show the request as JSON')}
              </label>
            </>
          )}
        </div>
        <MakeButton
          orders={orders}
          variants={draft.value.variants}
          isBusy={isBusy}
          isBlocked={blocked !== null || !arePicturesRead.value}
        >
          {blocked !== null ? (
            <Note kind="bad">{say('The JSON cannot be used: {problem}', { problem: blocked })}</Note>
          ) : failure && !(failure.param && isBeside(failure.param)) ? (
            <Note kind="bad">{failure.message}</Note>
          ) : undefined}
        </MakeButton>
      </form>
      {draft.value.showsJson && orders[0] && <RequestJson order={orders[0]} models={models} />}
    </>
  );
};

export const Page = () => {
  const { data, error, reload } = useLoad(readModels, []);
  // A character's page links here with its name.
  const wanted = place.value.query.get('prompt');
  useEffect(() => {
    if (wanted === null) return;
    // A film of it was made: this begins another one.
    const before = draft.value.prompt === madePrompt.value ? '' : draft.value.prompt;
    if (!before.includes(wanted.trim()))
      change({ prompt: before === '' ? wanted : `${before.trimEnd()} ${wanted}` });
    navigate('make', { replace: true });
  }, [wanted]);
  // A video's page links here with its id.
  const again = place.value.query.get('again');
  useEffect(() => {
    if (again === null) return;
    refillForm(again)
      .catch((failure) => toast(messageOf(failure), 'bad'))
      .finally(() => navigate('make', { replace: true }));
  }, [again]);
  const extended = place.value.query.get('extend');
  useEffect(() => {
    if (extended === null) return;
    extendForm(extended)
      .catch((failure) => toast(messageOf(failure), 'bad'))
      .finally(() => navigate('make', { replace: true }));
  }, [extended]);
  const models = data && modelsOf(data, 'video.create').concat(modelsOf(data, 'videos.create'));
  const videoModels = models && [...new Set(models)];
  return (
    <div class="page make-page">
      <PageHeader title={say('Make')} />
      <ErrorNote error={error} retry={reload} />
      {!videoModels && !error && <Loading />}
      {videoModels?.length === 0 && <Note>{say('This key may use no video model.')}</Note>}
      {videoModels && videoModels.length > 0 && (
        <div class={draft.value.showsJson ? 'make-layout with-json' : 'make-layout'}>
          <Composer models={videoModels} />
          <Results />
        </div>
      )}
    </div>
  );
};
