/** The request as JSON beside the form; both can be edited, and each follows the other. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { ApiError } from '../../../api/client.ts';
import type { Model } from '../../../api/types.ts';
import { readPrice } from '../../../api/videos.ts';
import { messageOf } from '../../../parts/text/error-text.ts';
import { say } from '../../../parts/text/say.ts';
import { change, draft, typedJson } from '../draft/draft.ts';
import { type Order, pricedFields } from '../orders.ts';
import { jsonProblem, lostText, readTyped } from './typed-request.ts';

const jsonName = 'JSON';
/** After the last key. */
const restMs = 200;

const textOf = (order: Order): string => JSON.stringify(pricedFields(order), null, 2);

/** In the words of the service; null where it takes the request, or cannot say now. */
const refusalOf = async (path: string, fields: Record<string, unknown>, signal: AbortSignal) => {
  try {
    await readPrice(path, fields, signal);
    return null;
  } catch (error) {
    return error instanceof ApiError && error.param !== null ? messageOf(error) : null;
  }
};

const useProblem = (text: string | null, models: Model[]): string | null => {
  const [answer, setAnswer] = useState<{ text: string; refusal: string | null } | null>(null);
  const read = text === null ? null : readTyped(text, models);
  useEffect(() => {
    if (read === null || 'problem' in read) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const refusal = await refusalOf(read.path, read.fields, controller.signal);
      if (!controller.signal.aborted) setAnswer({ text: text!, refusal });
    }, restMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text]);
  if (read === null) return null;
  if ('problem' in read) return read.problem;
  const refusal = answer?.text === text ? answer.refusal : null;
  return refusal ?? (read.lost.length > 0 ? lostText(read.lost) : null);
};

export const RequestJson = ({ order, models }: { order: Order; models: Model[] }) => {
  const area = useRef<HTMLTextAreaElement>(null);
  const current = textOf(order);
  const isTyping = () => area.current !== null && document.activeElement === area.current;
  const typed = typedJson.value;
  // Text that is being typed stays as it is; a change of the form replaces it.
  const text = typed && (isTyping() || typed.of === current) ? typed.text : null;
  useEffect(() => {
    const before = typedJson.peek();
    if (before && before.of !== current) typedJson.value = isTyping() ? { ...before, of: current } : null;
  }, [current]);
  const problem = useProblem(text, models);
  useEffect(() => {
    jsonProblem.value = problem;
    return () => {
      jsonProblem.value = null;
    };
  }, [problem]);
  const onInput = (written: string) => {
    typedJson.value = { text: written, of: current };
    const read = readTyped(written, models);
    if (!('problem' in read) && read.lost.length === 0) change(read.part);
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
        value={text ?? current}
        rows={Math.max(10, (text ?? current).split('\n').length + 1)}
        onInput={(event) => onInput(event.currentTarget.value)}
        onBlur={() => {
          if (problem === null) typedJson.value = null;
        }}
      />
      <p class={problem ? 'field-error' : 'hint'} role={problem ? 'alert' : undefined}>
        {problem ?? say('Changes here change the form, and the other way round.')}
      </p>
      {draft.value.comparesModels && <p class="hint">{say('Of several models, the first is shown.')}</p>}
    </section>
  );
};
