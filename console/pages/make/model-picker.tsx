/** Selects the model that makes the video, or several to compare. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Model } from '../../api/types.ts';
import { Icon } from '../../parts/controls/icon.tsx';
import { amount } from '../../parts/data/format.ts';
import { say, sayList } from '../../parts/text/say.ts';
import { change, draft } from './draft/draft.ts';
import { propertiesOf } from './orders.ts';

/** 8 s, 10 or 15 s, 4 to 24 s, 1 to 60 s */
const lengthOf = (model: Model): string | false => {
  const { seconds } = model.create.schema.properties ?? {};
  if (seconds && !seconds.enum) return say('{from} to {to} s', { from: 1, to: 60 });
  const lengths = (seconds?.enum ?? model.durations ?? []).map(Number);
  if (lengths.length === 0) return false;
  if (lengths.length < 3) return say('{count} s', { count: lengths.join(' / ') });
  return say('{from} to {to} s', { from: Math.min(...lengths), to: Math.max(...lengths) });
};

const traitsOf = (model: Model): string => {
  const names = new Set(propertiesOf(model).map(([name]) => name));
  const roles = model.image_roles ?? [];
  const traits = [
    model.id.includes('fast') && say('quick'),
    model.id.includes('pro') && say('more detail'),
    roles[0] === 'first' && say(roles.length > 1 ? 'first and last frame' : 'first frame'),
    roles[0] === 'component' && say('elements from images'),
    names.has('style') && say('styles'),
    lengthOf(model),
    names.has('aspect_ratio') && say('portrait'),
    names.has('enhance_prompt') && say('enhances prompts'),
  ];
  return sayList(traits.filter(Boolean).slice(0, 4));
};

export const ModelPicker = ({ models, chosen }: { models: Model[]; chosen: Model[] }) => {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { comparesModels } = draft.value;
  useEffect(() => {
    if (isOpen) list.current!.querySelector(':checked + .model-words')?.scrollIntoView({ block: 'center' });
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const choose = (id: string) => {
    if (!comparesModels) return change({ models: [id] });
    const now = chosen.map((model) => model.id);
    const next = now.includes(id) ? now.filter((one) => one !== id) : [...now, id];
    if (next.length > 0) change({ models: next });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its button and inputs take the keys
    <div
      class="model-picker"
      onKeyDown={(event) => {
        const isInList = list.current?.contains(event.target as Node);
        if (!isOpen || !(event.key === 'Escape' || (event.key === 'Enter' && isInList))) return;
        event.preventDefault();
        close();
      }}
    >
      <button
        ref={button}
        type="button"
        class="model-button"
        aria-expanded={isOpen}
        aria-controls="model-list"
        onClick={() => setOpen(!isOpen)}
      >
        <span class="model-names">
          <span class="field-label">
            {chosen.length > 1 ? say('{count} models', { count: chosen.length }) : say('Model')}
          </span>
          <span>
            <strong>{chosen.map(({ id }) => id).join(', ')}</strong>
            {chosen.length === 1 && traitsOf(chosen[0]!)}
          </span>
        </span>
        <Icon name="down" />
      </button>
      {isOpen && (
        <div ref={list} class="model-list" id="model-list">
          <label class="switch">
            <input
              type="checkbox"
              checked={comparesModels}
              onChange={(event) => {
                const several = event.currentTarget.checked;
                change({
                  comparesModels: several,
                  ...(!several && { models: chosen.slice(0, 1).map(({ id }) => id) }),
                });
              }}
            />
            {say('Compare several models')}
          </label>
          <fieldset class="model-options">
            <legend class="sr-only">{say('Models')}</legend>
            {models.map((model) => (
              // A pointer chooses and closes at once: an input that is gone fires no change. Arrow keys click with
              // detail 0, and go on through the list.
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys change the input
              <label
                key={model.id}
                class="model-option"
                onClick={(event) => {
                  if (comparesModels || event.detail === 0) return;
                  choose(model.id);
                  close();
                }}
              >
                <input
                  type={comparesModels ? 'checkbox' : 'radio'}
                  name="make-model"
                  checked={chosen.includes(model)}
                  onChange={() => choose(model.id)}
                />
                <span class="model-words">
                  <strong>{model.id}</strong>
                  <small>{traitsOf(model)}</small>
                </span>
                <span class="model-price number">{amount(model.price.credits)} / s</span>
              </label>
            ))}
          </fieldset>
        </div>
      )}
    </div>
  );
};
