/** Lights that go on and off. */

import { living } from '../../nouns/nature.ts';
import { type Draft, newAct } from '../../reading/draft.ts';

const goesOn =
  /\blight(?:s|ing|ed)? up\b|\blit up\b|\b(?:turn|switch|flick|flicker|com|go|click)(?:s|es|ed|ing|e)? (?:back )?on\b|\bbeing lit\b|\bstart(?:s|ing)? (?:to glow|glowing|to shine|shining)\b|\billuminat/;
const goesOff =
  /\b(?:turn|switch|flick)(?:s|ed|ing)? (?:it |them |the \w+ )?off\b|\bgo(?:es|ing)? (?:out|dark)\b|\bflicker(?:s|ing)? out\b|\bburn(?:s|ing)? out\b|\bpower (?:outage|cut)\b|\bblackout\b/;
const lit =
  /lamp|light|lantern|bulb|neon|sign|window|chandelier|candle|torch|screen|tv|television|computer|monitor|sconce|beacon|lighthouse|ferris|carousel|christmas tree|house|tower|skyscraper|building|castle|tree|city|bridge|headlight|stage/;

/** Streets and cities light their windows as the night falls. */
const cityLights =
  /\b(?:city|town|village|skyline|street|skyscraper|building|window|house|tower|neon|downtown)[a-z']*(?: \w+){0,3} (?:lights?|lamps?|windows?|lit|light)\b|\b(?:lights?|lamps?|windows?) (?:of|in|across|over) (?:the |a |an )?(?:\w+ )?(?:city|town|village|street|skyline|skyscraper|building|tower|house)s?\b|\b(?:as|while) (?:the |its )?(?:\w+ )?lights? (?:slowly )?(?:turn|come|go|switch|flicker)/;

export const settleLights = (text: string, draft: Draft) => {
  const [on, off] = [goesOn.test(text), goesOff.test(text)];
  if (!on && !off) return;
  const lamps = draft.things.filter(
    ({ noun, name }) => lit.test(noun?.base ?? name) && !(noun && living.has(noun.nature)),
  );
  if (on && (cityLights.test(text) || lamps.length === 0) && /\blights?\b|windows?|lamps?/.test(text)) {
    const isIndoors = draft.places.some(({ place }) => /room|kitchen|hall|theatre|stage|church/.test(place));
    if (!isIndoors && cityLights.test(text)) draft.timeOfDay = 'day_to_night';
  }
  if (off && !on) draft.timeOfDay ??= 'night';
  for (const thing of lamps) {
    const own = thing.acts.some(({ action }) => action === 'shine' || action === 'go_out' || action === null);
    if (off && (own || thing.acts.length === 0 || lamps.length === 1)) {
      thing.acts = [newAct('go_out', 'go out')];
    } else if (on && !thing.traits.includes('lights up')) thing.traits.push('lights up');
  }
  // A figure that turns off a lamp reaches for it.
  for (const { noun, acts } of draft.things)
    if (noun && living.has(noun.nature))
      for (const act of acts)
        if (act.action === 'go_out') Object.assign(act, { action: 'reach', verb: 'reach' });
};
