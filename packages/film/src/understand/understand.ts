/** Reads the words of a prompt beside its facts, and settles the draft as a scene. */

import type { Scene } from '../scene/scene.ts';
import { isChinese, translateChinese } from './chinese/translate.ts';
import type { Draft, Where } from './draft.ts';
import { settleMoments } from './settle/animals/moments.ts';
import { settleRelations } from './settle/relations.ts';
import { raiseDust } from './settle/set-pieces/raise-dust.ts';
import { showSetPieces } from './settle/set-pieces/show-set-pieces.ts';
import { settleScene } from './settle/settle-scene.ts';
import { propose } from './settle/together/proposal.ts';
import { holdCeremony } from './settle/together/wedding-ceremony.ts';
import { nameEmoji } from './words/name-emoji.ts';
import { correctSpelling } from './words/spelling.ts';

/** "变成" without somebody who asks for a change of the picture is something that happens. */
const nameTransformations = (prompt: string) =>
  /[把将换改]/.test(prompt)
    ? prompt
    : prompt
        .replace(/变成了?|变为|化为|化作|变(?=[红黄绿蓝紫白黑橙金粉])/g, '化身为')
        .replaceAll('由绿', '从绿');

/** The prompt itself without slips of the keyboard, or a rough translation where it is Chinese. */
export const inEnglish = (prompt: string) => {
  const text = isChinese(prompt) ? translateChinese(nameTransformations(prompt)) : correctSpelling(prompt);
  return nameEmoji(text);
};

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

/** Reads the words themselves, then settles the draft in the place that `choose` finds for what is there then. */
export const settleDraft = (text: string, draft: Draft, choose: (draft: Draft) => Where): Scene => {
  readCarriedHigh(text, draft);
  readFeelings(text, draft);
  raiseDust(text, draft);
  showSetPieces(text, draft);
  settleMoments(text, draft);
  settleRelations(text, draft);
  holdCeremony(text, draft);
  propose(text.toLowerCase(), draft);
  return settleScene(draft, choose);
};
