/** Prices of the models. */

import { readModels } from '../../api/models.ts';
import type { Model } from '../../api/types.ts';
import { figure, Table } from '../../parts/controls/table.tsx';
import { amount } from '../../parts/data/format.ts';
import { useLoad } from '../../parts/data/use-load.ts';
import { type Sentence, say, sayWord } from '../../parts/text/say.ts';

const kinds: Record<Model['kind'], Sentence> = {
  video: 'Video',
  transcription: 'Speech to text',
  speech: 'Text to speech',
  chat: 'Conversation',
};

export const PriceList = () => {
  const { data } = useLoad(readModels, []);
  if (!data) return null;
  return (
    <section class="card" aria-label={say('Prices')}>
      <div class="card-head">
        <h2>{say('Prices')}</h2>
        <span class="hint">{say('In credits')}</span>
      </div>
      <Table kind="price-list" columns={[say('Model'), say('For'), figure(say('Price')), say('Per')]}>
        {data.map(({ id, kind, price }) => (
          <tr key={id}>
            <th scope="row" class="model-id">
              {id}
            </th>
            <td class="muted price-kind">{say(kinds[kind])}</td>
            <td class="align-end nowrap">
              {amount(price.credits)}
              {price.credits_above_720p !== undefined && (
                <small class="muted">
                  {' '}
                  ({say('{amount} above 720p', { amount: amount(price.credits_above_720p) })})
                </small>
              )}
            </td>
            <td class="muted price-per">{sayWord(price.per)}</td>
          </tr>
        ))}
      </Table>
    </section>
  );
};
