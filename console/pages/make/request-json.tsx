/** The request as JSON beside the form; both can be edited, and each follows the other. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../../parts/text/say.ts';
import { change, draft } from './draft.ts';
import { type Order, pricedFields } from './orders.ts';

const jsonName = 'JSON';

const textOf = (order: Order): string => JSON.stringify(pricedFields(order), null, 2);

/** Null when the text is no JSON object. */
const parsed = (text: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
};

export const RequestJson = ({ order, models }: { order: Order; models: string[] }) => {
  const [typed, setTyped] = useState<string | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const fields = typed === null ? null : parsed(typed);
  const problem =
    typed === null
      ? null
      : fields === null
        ? say('This is not a JSON object yet.')
        : typeof fields.model === 'string' && !models.includes(fields.model)
          ? say('There is no such model.')
          : null;
  const current = textOf(order);
  // Text that is being typed stays as it is; a change of the form replaces it.
  useEffect(() => {
    if (document.activeElement !== area.current) setTyped(null);
  }, [current]);
  const onInput = (text: string) => {
    setTyped(text);
    const read = parsed(text);
    if (read === null) return;
    const { model, prompt, ...values } = read;
    if (typeof model === 'string' && !models.includes(model)) return;
    change({
      prompt: typeof prompt === 'string' ? prompt : '',
      values,
      ...(typeof model === 'string' && { models: [model] }),
    });
  };
  return (
    <section class="request-json card" aria-label={say('The request as JSON')}>
      <div class="request-json-head">
        <code>POST /{order.model.create.path.replace(/^\//, '')}</code>
        {order.model.create.encoding === 'multipart' && <span class="hint">{say('sent as a form')}</span>}
      </div>
      <textarea
        ref={area}
        aria-label={jsonName}
        spellcheck={false}
        aria-invalid={problem ? 'true' : undefined}
        value={typed ?? current}
        rows={Math.max(10, (typed ?? current).split('\n').length + 1)}
        onInput={(event) => onInput(event.currentTarget.value)}
        onBlur={() => {
          if (problem === null) setTyped(null);
        }}
      />
      <p class={problem ? 'field-error' : 'hint'} role={problem ? 'alert' : undefined}>
        {problem ?? say('Changes here change the form, and the other way round.')}
      </p>
      {draft.value.comparesModels && <p class="hint">{say('Of several models, the first is shown.')}</p>}
    </section>
  );
};
