/** Edits prices: previewed on last week's work, in force everywhere within seconds. */

import { useId, useState } from 'preact/hooks';
import { ApiError } from '../../../api/client.ts';
import {
  type Price,
  type PriceChanges,
  type PricePreview,
  previewPrices,
  readPrices,
  setPrices,
} from '../../../api/operator.ts';
import { mayChange } from '../../../api/session.ts';
import { ErrorNote, Loading, Note } from '../../../parts/controls/note.tsx';
import { figure, Table, unseen } from '../../../parts/controls/table.tsx';
import { toast } from '../../../parts/controls/toast.tsx';
import { amount, credits } from '../../../parts/data/format.ts';
import { numberOf } from '../../../parts/data/number-text.ts';
import { useLoad } from '../../../parts/data/use-load.ts';
import { besideField } from '../../../parts/text/error-text.ts';
import { say, sayCount, sayWord } from '../../../parts/text/say.ts';
import { PreviewTable } from './preview-table.tsx';

const sources = { console: 'Set here', 'config file': 'Config file', shipped: 'Default' } as const;

const isPrice = (text: string): boolean => text.trim() !== '' && Number(text) >= 0;

/** The fields whose values differ from the prices in force. */
const changesOf = (prices: Price[], typed: Record<string, string>): PriceChanges =>
  Object.fromEntries(
    prices.flatMap((price) => {
      const text = typed[price.model];
      return text === undefined || isSame(price, text) ? [] : [[price.model, numberOf(text)]];
    }),
  );

const isSame = (price: Price, text: string): boolean => text.trim() !== '' && Number(text) === price.credits;

const PriceRow = ({
  price,
  typed,
  error,
  onType,
  onReset,
}: {
  price: Price;
  typed: string | undefined;
  error: string | null;
  onType: (text: string) => void;
  onReset: () => void;
}) => {
  const errorId = useId();
  const isChanged = typed !== undefined && !isSame(price, typed);
  return (
    <tr class={isChanged ? 'price-changed' : undefined}>
      <th scope="row" class="model-id">
        {price.model}
      </th>
      <td class="align-end">
        {mayChange.value ? (
          <div class={error ? 'price-field field invalid' : 'price-field'}>
            <input
              class="input price-input"
              inputMode="decimal"
              aria-label={say('Price of {name}', { name: price.model })}
              aria-invalid={error ? 'true' : undefined}
              aria-describedby={error ? errorId : undefined}
              value={typed ?? String(price.credits)}
              onInput={(event) => onType(event.currentTarget.value)}
            />
            {error && (
              <p class="field-error" id={errorId} role="alert">
                {error}
              </p>
            )}
          </div>
        ) : (
          amount(price.credits)
        )}
      </td>
      <td class="muted">{say('per {unit}', { unit: sayWord(price.per) })}</td>
      <td>
        <span class={price.source === 'console' ? 'chip accent' : 'chip'}>{say(sources[price.source])}</span>
        {price.has_route_prices && <div class="hint">{say('Some routes have prices of their own')}</div>}
      </td>
      <td class="align-end">
        {mayChange.value && price.set !== null && (
          <button type="button" class="button small" onClick={onReset}>
            {say('Back to {amount}', { amount: amount(price.configured ?? price.shipped) })}
          </button>
        )}
      </td>
    </tr>
  );
};

export const PriceEditor = () => {
  const { data, error, reload, set } = useLoad(readPrices, []);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [preview, setPreview] = useState<PricePreview | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  if (!data) return error ? <ErrorNote error={error} retry={reload} /> : <Loading />;
  const changes = changesOf(data.data, typed);
  const changed = Object.keys(changes).length;
  const isWrong = Object.keys(changes).some((model) => !isPrice(typed[model]!));
  const run = async (work: () => Promise<void>) => {
    if (isWrong) return;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (problem) {
      setFailure(problem);
    } finally {
      setBusy(false);
    }
  };
  /** The service names the model in its message. */
  const errorOf = ({ model }: Price): string | null => {
    if (typed[model] !== undefined && !isPrice(typed[model])) return say('A number, 0 or more.');
    return failure instanceof ApiError && failure.message.includes(`'prices.${model}'`)
      ? besideField(failure)
      : null;
  };
  const save = (wanted: PriceChanges) =>
    run(async () => {
      set(await setPrices(wanted, data.version));
      setTyped({});
      setPreview(null);
      toast(say('The prices are in force, on all processes within seconds.'));
    });
  return (
    <div class="stack">
      <Note>
        {say(
          'Prices set here override those of the config file and apply to requests from now on. Credits per unit; videos above 720p cost twice as much.',
        )}
      </Note>
      {preview && <PreviewTable preview={preview} />}
      <section class="card" aria-label={say('Prices')}>
        <Table
          columns={[say('Model'), figure(say('Credits')), say('Unit'), say('Source'), unseen(say('Reset'))]}
        >
          {data.data.map((price) => (
            <PriceRow
              key={price.model}
              price={price}
              typed={typed[price.model]}
              error={errorOf(price)}
              onType={(text) => {
                setTyped({ ...typed, [price.model]: text });
                setPreview(null);
                setFailure(null);
              }}
              onReset={() => void save({ [price.model]: null })}
            />
          ))}
        </Table>
      </section>
      {!data.data.some(errorOf) && <ErrorNote error={failure} />}
      {changed > 0 && (
        <div class="sticky-bar">
          <span>
            {sayCount(changed, '1 price changed', '{count} prices changed')}
            {preview &&
              say(': last week would have been {credits}', {
                credits: credits(preview.data.reduce((sum, row) => sum + (row.would_be ?? row.charged), 0)),
              })}
          </span>
          <button
            type="button"
            class="button push"
            disabled={isBusy}
            onClick={() => void run(async () => setPreview(await previewPrices(changes)))}
          >
            {say('Try on last week')}
          </button>
          <button type="button" class="button" onClick={() => setTyped({})}>
            {say('Discard')}
          </button>
          <button type="button" class="button primary" disabled={isBusy} onClick={() => void save(changes)}>
            {say('Set prices')}
          </button>
        </div>
      )}
    </div>
  );
};
