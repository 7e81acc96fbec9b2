/** Nouns that name what somebody does: "a duel", "a nap", "a speech". The verb before such a noun says no more than that it is done. */

const list = (text: string) => text.split(',').map((noun) => noun.trim());

/** Verbs that take the noun as their object or behind "in", "on" and "for". */
const lightVerbs = new Set(
  list(
    `do, have, make, take, give, perform, hold, engage, embark, participate, partake, take part, put on, go, go for, go on, start, begin, execute, deliver,
 conduct, stage, enjoy, indulge, lock, immerse, set out, set off, launch, join, host, lead, attempt, land, share, be, continue, practice, undertake, pursue, involve`,
  ),
);

/** By the verb that shows it. */
const rows: [verb: string, nouns: string][] = [
  [
    'fight',
    'fight, battle, duel, sword fight, swordfight, fistfight, brawl, combat, skirmish, clash, showdown, wrestling match, boxing match, sparring, struggle, scuffle',
  ],
  ['throw snowballs', 'snowball fight, snowball battle'],
  ['throw', 'food fight, pillow fight, water fight, water balloon fight'],
  ['chase', 'chase, pursuit, hunt, game of tag, tag'],
  [
    'talk',
    `conversation, chat, discussion, debate, dialogue, speech, lecture, talk, lesson, sermon, presentation, address, interview, negotiation, monologue,
 explanation, demonstration, argument, quarrel, meeting, consultation, briefing, confession, apology, tour guide`,
  ],
  ['talk', 'talk show, quiz show, news show, podcast, radio show, press conference'],
  ['do magic', 'magic show, magic act, magic trick, card trick'],
  [
    'perform',
    'ritual, rite, ceremony, incantation, spell, magic, show, performance, trick, routine, act, stunt, feat',
  ],
  ['dance', 'dance, waltz, tango, ballet, choreography, dance routine, dance performance, jig, pirouette'],
  ['sing', 'song, duet, aria, serenade'],
  [
    'walk',
    'walk, stroll, adventure, journey, expedition, quest, hike, trek, tour, exploration, pilgrimage, wander, march, mission, patrol, parade, procession, excursion, outing, trip',
  ],
  ['run', 'run, jog, sprint, marathon'],
  ['race', 'race'],
  ['swim', 'swim, dip'],
  ['fly', 'flight'],
  ['sleep', 'nap, rest, sleep, snooze, siesta, slumber'],
  ['hug', 'hug, embrace, cuddle'],
  ['kiss', 'kiss'],
  ['high five', 'high five, fist bump'],
  ['nod', 'nod'],
  ['shrug', 'shrug'],
  ['punch', 'punch, blow, jab'],
  ['kick', 'kick'],
  ['jump', 'jump, leap, hop, somersault, flip, backflip'],
  ['look', 'look, glance, peek, search, investigation, inspection, examination'],
  ['exercise', 'exercise, workout, training, training session, yoga, yoga session, stretch, warm-up'],
  ['celebrate', 'celebration, festivity'],
  ['phone', 'call, phone call, video call'],
  ['breathe', 'breath'],
  ['work', 'experiment, research, repair, surgery, operation, task, project'],
  ['play', 'game, play, playtime'],
];

/** Verb and noun that mean together what neither does. */
const idioms: Record<string, string> = {
  'hold court': 'talk',
  'take flight': 'fly',
  'take wing': 'fly',
  'set sail': 'sail',
  'strike pose': 'pose',
  'keep watch': 'look',
  'stand guard': 'stand',
  'make way': 'walk',
  'take root': 'grow',
  'catch breath': 'stand',
  'lose balance': 'stumble',
  'take cover': 'crouch',
  'take aim': 'point',
};

const verbOfNoun = new Map(rows.flatMap(([verb, nouns]) => list(nouns).map((noun) => [noun, verb] as const)));

/** The verb that says what the light one and its noun do; by its last word where no row has the compound. */
export const actOf = (verb: string, noun: string): string | undefined =>
  idioms[`${verb} ${noun}`] ??
  (lightVerbs.has(verb)
    ? (verbOfNoun.get(noun) ?? verbOfNoun.get(noun.slice(noun.lastIndexOf(' ') + 1)))
    : undefined);

/** Done by two or more to each other. */
export const mutualActs = new Set(['chase', 'fight', 'hug', 'kiss', 'high five']);

/** "On fire": a state that a preposition and its noun say. */
export const stateVerbs: Record<string, string> = {
  'on fire': 'burn',
  'in flames': 'burn',
  'on flames': 'burn',
};
