/** A video's money: held, attempted, settled or released, each with its time. */

import type { VideoDetails } from '../../api/types.ts';
import { credits, dateTime, labelOf } from '../../parts/data/format.ts';
import { receiptNames } from '../../parts/data/receipt-names.ts';
import { sayMessage } from '../../parts/text/error-text.ts';
import { say, sayWord } from '../../parts/text/say.ts';

export const Receipt = ({ video }: { video: VideoDetails }) => (
  <ol class="receipt">
    {video.receipt.map((line, index) => (
      <li key={`${line.at}-${line.kind}-${index}`} class={line.kind}>
        <span class="receipt-name">
          {sayWord(receiptNames[line.kind] ?? labelOf(line.kind))}
          {line.note && <small>{sayMessage(line.note)}</small>}
        </span>
        <span class="number receipt-amount">{line.amount != null && credits(line.amount)}</span>
        <time class="number muted" dateTime={new Date(line.at * 1000).toISOString()}>
          {dateTime(line.at)}
        </time>
      </li>
    ))}
    {video.receipt.length === 0 && <li class="muted">{say('Nothing is booked for this video.')}</li>}
  </ol>
);
