/** Prompt to scene. */

import type { Scene, Style } from '../scene/scene.ts';
import { isChinese, translateChinese } from './chinese/translate.ts';
import type { Draft } from './reading/draft.ts';
import { readScene } from './reading/read-scene.ts';
import { stateView } from './reading/state-view.ts';
import { settleMoments } from './settle/animals/moments.ts';
import { settleChanges } from './settle/changes/settle-changes.ts';
import { settleRelations } from './settle/relations.ts';
import { raiseDust } from './settle/set-pieces/raise-dust.ts';
import { showSetPieces } from './settle/set-pieces/show-set-pieces.ts';
import { settleScene } from './settle/settle-scene.ts';
import { propose } from './settle/together/proposal.ts';
import { holdCeremony } from './settle/together/wedding-ceremony.ts';
import { correctSpelling } from './words/spelling.ts';

export type DescribeOptions = {
  /** The request's style; it outranks what the prompt says. */
  style?: Style | null;
};

/** "变成" without somebody who asks for a change of the picture is something that happens. */
const nameTransformations = (prompt: string) =>
  /[把将换改]/.test(prompt)
    ? prompt
    : prompt
        .replace(/变成了?|变为|化为|化作|变(?=[红黄绿蓝紫白黑橙金粉])/g, '化身为')
        .replaceAll('由绿', '从绿');

/** The prompt itself without slips of the keyboard, or a rough translation where it is Chinese. */
export const inEnglish = (prompt: string) =>
  isChinese(prompt) ? translateChinese(nameTransformations(prompt)) : correctSpelling(prompt);

/** "Carrying his son on his shoulders": the shoulders are no thing, but where the son sits. */
const readCarriedHigh = (text: string, { things }: Draft) => {
  if (!/\bon (?:his|her|their|its|the|my) (?:shoulders|back)\b|piggy ?back/i.test(text)) return;
  for (const { ties } of things)
    for (const { kind, to } of ties) if (kind === 'holding') things[to]!.traits.push('on the shoulders');
};

const feelings =
  /\b(angry|furious|grumpy|annoyed|sad|unhappy|lonely|heartbroken|worried|surprised|shocked|amazed|astonished|scared|frightened|terrified|happy|joyful|excited|cheerful|tired|sleepy|exhausted|bored)\b/i;

/** What somebody feels is seen in the face, also where the word belongs to the face itself. */
const readFeelings = (text: string, { things }: Draft) => {
  const felt = feelings.exec(text)?.[1]?.toLowerCase();
  const somebody = things.find(({ noun }) => noun?.nature === 'person');
  if (felt && somebody && !somebody.traits.includes(felt)) somebody.traits.push(felt);
};

/** What is read from the words themselves before the draft is settled. `hasChanges`: they are in the draft already. */
export const settleDraft = (text: string, draft: Draft, { hasChanges }: { hasChanges: boolean }): Scene => {
  readCarriedHigh(text, draft);
  readFeelings(text, draft);
  raiseDust(text, draft);
  showSetPieces(text, draft);
  settleMoments(text, draft);
  if (!hasChanges) settleChanges(text, draft);
  settleRelations(text, draft);
  holdCeremony(text, draft);
  propose(text.toLowerCase(), draft);
  stateView(text, draft);
  return settleScene(draft);
};

export const describe = (prompt: string, { style = null }: DescribeOptions = {}): Scene => {
  const text = inEnglish(prompt);
  const draft = readScene(text);
  if (style) draft.style = style;
  return settleDraft(text, draft, { hasChanges: false });
};
