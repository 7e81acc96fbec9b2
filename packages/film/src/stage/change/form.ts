/** What a thing becomes: another in its place, or several. */

import { findKit } from '../../kits/find-kit.ts';
import type { Change, Thing } from '../../scene/scene.ts';
import type { Actor } from '../actor.ts';
import { buildFor } from '../cast/cast.ts';
import { inMaterial, isStuff } from './stuffs.ts';
import type { Step } from './succession.ts';

/** A change of a model: `seed` and `seconds` of the film. */
export type Making = { actor: Actor; seed: number; seconds: number };

/** Least and greatest size of what a thing becomes, as shares of its own. */
const leastForm = 0.35;
const mostForm = 3;

/** "Wool cat": what a form is made of stands before its noun where no kit has both. */
const stuffOfForm = (to: string): { word: string; stuff: string | null } => {
  const at = to.indexOf(' ');
  const [first, rest] = [to.slice(0, at), to.slice(at + 1)];
  return at > 0 && !findKit(to) && isStuff(first) ? { word: rest, stuff: first } : { word: to, stuff: null };
};

/** Another thing in its place, as large as it is beside this one within reason. */
export const asForm = (
  { actor, seed }: Making,
  thing: Thing,
  { to, count = 1, colour = null }: Change,
): Step | null => {
  const { word, stuff } = stuffOfForm(to);
  const kit = findKit(word);
  const plain =
    kit &&
    buildFor(kit, { ...thing, kit: word, name: word, person: null, wears: [], traits: [], colour }, 0, seed);
  if (!kit || !plain) return null;
  const model = stuff ? inMaterial(plain, stuff) : plain;
  const own = Math.max(...actor.model.size);
  const other = Math.max(...model.size);
  const scale = Math.min(own * mostForm, Math.max(own * leastForm, other / actor.scale)) / other;
  const flies = kit.locomotion === 'flies' || kit.locomotion === 'hovers';
  const action = flies ? 'fly' : 'stand';
  if (count > 1)
    return { model, scale: scale / Math.sqrt(count), action, copies: count, spread: own * 0.9, rises: flies };
  return { model, scale, lift: flies ? other * scale * 0.35 : 0, action };
};
