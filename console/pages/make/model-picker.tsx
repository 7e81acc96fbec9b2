/** Selects the model that makes the video, or several to compare. */
import { useState } from 'preact/hooks';
import type { Model } from '../../api/types.ts';
import { Icon } from '../../parts/controls/icon.tsx';
import { amount } from '../../parts/data/format.ts';
import { change, draft } from './draft.ts';
import { propertiesOf } from './orders.ts';

const traitsOf = (model: Model): string => {
  const names = new Set(propertiesOf(model).map(([name]) => name));
  const roles = model.image_roles ?? [];
  const traits = [
    model.id.includes('fast') && 'quick',
    model.id.includes('pro') && 'more detail',
    roles[0] === 'first' && (roles.length > 1 ? 'first and last frame' : 'first frame'),
    roles[0] === 'component' && 'elements from images',
    names.has('style') && 'styles',
    names.has('seconds') && 'any length',
    names.has('aspect_ratio') && 'portrait',
    names.has('enhance_prompt') && 'enhances prompts',
  ];
  return traits.filter(Boolean).slice(0, 3).join(', ');
};

export const ModelPicker = ({ models, chosen }: { models: Model[]; chosen: Model[] }) => {
  const [isOpen, setOpen] = useState(false);
  const { comparesModels } = draft.value;
  const toggle = (id: string) => {
    if (!comparesModels) {
      change({ models: [id] });
      setOpen(false);
      return;
    }
    const now = chosen.map((model) => model.id);
    const next = now.includes(id) ? now.filter((one) => one !== id) : [...now, id];
    if (next.length > 0) change({ models: next });
  };
  return (
    <div class="model-picker">
      <button
        type="button"
        class="model-button"
        aria-expanded={isOpen}
        aria-controls="model-list"
        onClick={() => setOpen(!isOpen)}
      >
        <span class="model-names">
          <span class="field-label">{chosen.length > 1 ? `${chosen.length} models` : 'Model'}</span>
          <strong>{chosen.map(({ id }) => id).join(', ')}</strong>
        </span>
        <Icon name="down" />
      </button>
      {isOpen && (
        <div class="model-list" id="model-list">
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
            Compare several models
          </label>
          <fieldset class="model-options">
            <legend class="sr-only">Models</legend>
            {models.map((model) => (
              <label key={model.id} class="model-option">
                <input
                  type={comparesModels ? 'checkbox' : 'radio'}
                  name="make-model"
                  checked={chosen.includes(model)}
                  onChange={() => toggle(model.id)}
                  onClick={() => !comparesModels && setOpen(false)}
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
