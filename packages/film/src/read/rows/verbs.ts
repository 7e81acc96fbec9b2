/** What the grammar must know of single verbs: which take another verb, which carry a particle, which change what they speak of. */

import type { ChangeProperty, RelationKind } from '../../facts/facts.ts';
import { phrases, words } from './list.ts';

/** "Starts to run", "keeps running": the second verb is what happens. */
export const aspectVerbs = new Set(
  words(
    'start begin continue keep try attempt want need manage prepare proceed seem appear pretend learn resume tend decide go struggle commence fail love like enjoy',
  ),
);
/** With these the second verb ends. */
export const endingVerbs = new Set(words('stop finish quit cease'));

/** Particle before an object: "picks up a ball". Others lead to a place: "walks up a hill". */
export const separable = new Set(
  phrases(`pick up, put on, take off, put down, lift up, throw away, turn on, turn off, blow out, knock over, knock down, pull out, pull off, cut off,
  set up, set down, clean up, open up, hold up, hold out, put away, take out, hang up, fold up, wrap up, tear off, turn over, pour out, push over, pull up, pull down,
  take away, lay down, put back, put out, lay out, tie up, fill up, cut up, cut down, pass out, hand out, roll up, roll out, spread out, mix up, wind up, zip up, button up, tear up, give away, give out,
  break down, build up, blow up, carry out, cover up, light up, bring out, bring in, bring back, pull back, push aside, throw out, wipe off, wipe down, wash off, brush off, shake off, chase away, scoop up, dig up,
  slip on, try on, try out, pack up, heat up, stir up, sweep up, raise up, set off, set out, show off, switch on, switch off, spit out, let out, drink up, eat up, chop up, put together, unroll out, smash up, kick off, cut out, hand over, write down, stack up, close up, trim off, wake up, hold off, pull on, call out, take apart, fill in, stretch out, lift off, bring up, put up, take down, clear away, clear up, clear off, help up, help out, sort out, dry off, line up, stack up, load up, rake up, prop up`),
);

/** A preposition that belongs to the verb, and the role of what follows. */
export const verbPrepositions: Map<string, 'objects' | 'recipients' | 'instruments'> = new Map([
  ...phrases(`look at, stare at, gaze at, glance at, peer at, listen to, point at, point to, play with, wait for, search for, look for, hunt for, care for, reach for, knock on, work on, feed on, focus on,
    gaze upon, paw at, peck at, nibble on, chew on, suck on, lick at, feast on, dine on, munch on, snack on, dig for, forage for, fish for, aim at, sniff at, gnaw on, reach toward, reach out to, bite into, sip on, type on, cut through, tend to, draw on, write on, experiment with,
    chase after, run after, go after, race after, rush after, sprint after, dash after, rummage through, flip through, dream of, juggle with, interact with, pounce on, pounce at, bat at, swat at, crash into, bump into, slam into, smash into, ram into, knock into, barge into, bash into, collide with, charge at, lunge at, swoop on, gather for, prepare for, compete for, vie for, dispose of, search through, leaf through, look through, browse through, pose for, pay for, look after, blow on, blow out, practice on, operate on`).map(
    (phrase) => [phrase, 'objects'] as const,
  ),
  ...phrases(`wave at, wave to, smile at, bark at, laugh at, growl at, yell at, shout at, hiss at, wink at, talk to, talk with, speak to, speak with, chat with, argue with, fight with, sing to, bow to,
    read to, dance with, wrestle with, roar at, scream at, grin at, whisper to, propose to, say to, give to, hand to, offer to, pass to, show to, throw to, toss to, sell to, discuss with, converse with, shake hands with, meet with, nod at, nod to, snarl at, meow at, salute to, teach to, feed to, serve to, bring to, deliver to, donate to, lend to, present to`).map(
    (phrase) => [phrase, 'recipients'] as const,
  ),
]);

/** Pronouns that a verb behind them has as its subject. */
export const subjectPronouns = new Set(words('he she they we i it'));

/** Verbs that mean another with their preposition. */
export const phrasesForVerbs: ReadonlyMap<string, string> = new Map(
  phrases('run after, go after, race after, rush after, sprint after, dash after').map((phrase) => [
    phrase,
    'chase',
  ]),
);

/** Verbs that mean another with the adjective behind them: nobody drops who falls asleep. */
export const verbsWithAdjective: ReadonlyMap<string, string> = new Map([['fall asleep', 'sleep']]);

/** Prepositions that mean another behind their verb. */
export const prepositionsOfVerbs: ReadonlyMap<string, string> = new Map([['lean on', 'against']]);

/** Verbs that put their object somewhere: the place is where the object goes. */
export const puttingVerbs = new Set(
  words(`put place set lay drop pour throw toss hang stick load pack spread sprinkle add plant pin insert hide pile stack
  slide push pull drag lift lower roll kick hit fling dump scatter spray mount attach glue tape bring carry move dip slip tuck drizzle scoop squeeze stuff shoot launch transfer deposit spill nail press deliver send install lean drape position tie smear splash whisk squirt fold crack`),
);

/** What goes on rather than happens: two of them in a row go on together. */
export const durativeVerbs = new Set(
  words(`stand sit lie sing dance laugh smile talk wear hold shine glow play read look watch wait wag rest sleep hang float drift hover live stay remain
  gaze stare listen lounge graze swim walk run fly work cook cheer clap wave sway flicker twinkle sparkle glisten shimmer flow burn rage blow wander roam stroll breathe enjoy
  chat whisper hum snow rain bask gallop sail cruise ride drive perform practice practise study carry surround line lead cover fill reflect have feature show contain include
  illuminate light cast bloom tower loom overlook face span frame decorate adorn dot dominate create add make bring paint draw write type scroll
  crackle buzz chirp bark meow purr growl howl squawk sparkle glint beam blink flutter flap bounce bob swirl whirl spin rotate revolve orbit circle move crawl creep march parade jog race fall cascade pour drip
  eat drink chew munch nibble sip knit sew stir knead bubble simmer steam smoke meditate relax pose exercise train hug kiss cuddle embrace snuggle nuzzle groom lick scratch sniff chase follow pursue hunt fish dig search explore
  compete fight battle wrestle spar argue discuss cry weep sob sniffle snore dream rummage forage peck guard protect tend balance dangle lean perch lurk peek peer soar glide skate ski surf snowboard skateboard cycle bike pedal paddle row kayak`),
);

/** Verbs of seeing: what follows in the picture belongs to the thing seen. */
export const seeingVerbs = new Set(
  words('see watch observe admire photograph spot notice find hear feel film let make help view'),
);

/** Those they are done to do what follows: "teaches a child to swim". */
export const teachingVerbs = new Set(words('teach help train ask tell encourage let allow coach'));

/** What goes on behind these is what their object does: "sends leaves swirling". */
export const causingVerbs = new Set(words('keep send set leave get'));

/** Being somewhere. */
export const standingVerbs = new Set(
  words('stand sit lie hang stretch be rest sleep stay remain tower loom scatter spread perch'),
);

/** Of what is only seen, filmed or shown so. */
export const viewedVerbs = new Set(words('see view film show capture picture depict'));

/** What "it" does as weather. */
export const weatherVerbs = new Map([
  ['rain', 'rain'],
  ['snow', 'snowfall'],
  ['hail', 'hail'],
  ['drizzle', 'drizzle'],
  ['sleet', 'sleet'],
  ['storm', 'storm'],
  ['thunder', 'thunderstorm'],
]);

/** A deed behind "in" or "with" is done by those who are helped. */
/** Deeds done to a thing in the hands. */
export const handedVerbs = new Set([
  'pick up',
  'hand',
  'give',
  'pass',
  'drop',
  'hold',
  'carry',
  'throw',
  'measure',
  'hand over',
]);
export const helpingVerbs = new Set(words('help assist teach support guide coach train instruct aid'));

/** Verbs that act out in the clause nothing but "has" or "is". */
export const wearingVerbs = new Set(words('wear sport don'));
/** What somebody does as another: "poses as a king". */
/** Their object is only thought of: "lamps that resemble moons". */
export const likeningVerbs: ReadonlySet<string> = new Set(words('resemble evoke invoke recall connote'));

/** So is what follows these. */
export const likeningPhrases: ReadonlySet<string> = new Set(
  'reminiscent of,similar to,evocative of,remind of,inspire by,suggestive of,akin to'.split(','),
);

/** Behind these stands how something seems, as behind a form of "be". */
export const seemingVerbs: ReadonlySet<string> = new Set(words('appear seem look feel sound remain stay'));

export const likeOthers = new Set(
  words(
    'dress clothe attire disguise pose act work serve portray masquerade cosplay know describe use see depict',
  ),
);
export const dressedVerbs = new Set(words('dress clothe clad garb attire outfit disguise'));

/** Participles that say how a thing stands to another, by verb and preposition. */
export const stativeLinks: Map<string, RelationKind | 'around_subject'> = new Map([
  ...phrases(
    'cover with, cover in, cover by, decorate with, adorn with, top with, coat with, coat in, litter with, strew with, drizzle with, dust with, sprinkle with, overgrow with, line with, dot with, blanket in, blanket with, garnish with, drench in, drape with, drape in, carpet with, stud with, wrap in, drape in, bathe in, cloak in, shroud in, envelop in, splatter with',
  ).map((phrase) => [phrase, 'covered_with'] as const),
  ...phrases(
    'fill with, load with, pack with, stuff with, crowd with, lade with, stock with, brim with, teem with, bustle with, swarm with, cram with, populate by, populate with, flood with',
  ).map((phrase) => [phrase, 'full_of'] as const),
  ...phrases(
    'surround by, encircle by, ring by, circle by, frame by, flank by, surround with, enclose by, line by, fill by',
  ).map((phrase) => [phrase, 'around_subject'] as const),
  ...phrases(
    'make of, make from, make out of, build of, build from, compose of, craft from, carve from, carve out of, form of, form from, construct of, construct from, sculpt from, weave from, knit from, make with, consist of',
  ).map((phrase) => [phrase, 'made_of'] as const),
  ['equip with', 'with'],
  ['accompany by', 'with'],
  ['place on', 'on'],
]);

export type ChangeRow = { property: ChangeProperty | null; to: string | null };
const change = (property: ChangeProperty | null, to: string | null, row: string): [string, ChangeRow][] =>
  words(row).map((verb) => [verb, { property, to }]);

/** Verbs that say that something becomes different. `null`: what follows says what. */
export const changeVerbs: Map<string, ChangeRow> = new Map([
  ...change(
    null,
    null,
    'turn become change transition transform morph shift evolve convert fade weather age mutate metamorphose go get burn pop grind carve sculpt whittle',
  ),
  ...change('wholeness', 'melted', 'melt thaw'),
  ...change('wholeness', 'broken', 'shatter crumble break crack burst explode collapse disintegrate'),
  ...change('wholeness', 'dissolved', 'dissolve'),
  ...change('material', 'rusty', 'rust corrode oxidize'),
  ...change('state', 'tarnished', 'tarnish'),
  ...change('state', 'revived', 'revive recover heal'),
  ...change('colour', 'ripe', 'ripen'),
  ...change('colour', 'red', 'redden blush'),
  ...change('colour', 'brown', 'brown'),
  ...change('colour', 'yellow', 'yellow'),
  ...change('size', 'larger', 'grow expand swell enlarge inflate lengthen widen bulge stretch'),
  ...change('size', 'smaller', 'shrink contract deflate shorten dwindle diminish lessen'),
  ...change('number', 'more', 'multiply proliferate'),
  ...change('presence', 'gone', 'disappear vanish evaporate dissipate'),
  ...change('presence', 'there', 'appear materialize emerge'),
  ...change('state', 'wilted', 'wilt wither droop'),
  ...change('state', 'rotten', 'rot decay decompose spoil'),
  ...change('state', 'open', 'bloom blossom unfurl hatch sprout'),
  ...change('state', 'frozen', 'freeze solidify'),
  ...change('state', 'dry', 'dry'),
  ...change('state', 'flat', 'flatten'),
  ...change('state', 'hard', 'harden stiffen'),
  ...change('state', 'stained', 'stain'),
  ...change('state', 'eroded', 'erode'),
  ...change('state', 'worn', 'wear'),
  ...change('state', 'soft', 'soften'),
  ['cloud over', { property: 'weather', to: 'overcast' }],
  ...change('light', 'dark', 'darken dim'),
  ...change('light', 'bright', 'brighten lighten'),
]);

/** Of the verbs that need a result, those that make another thing: "bursts into flames". */
export const madeInto = new Set(
  words('turn change shift evolve break fade burst explode morph pop grind carve sculpt whittle'),
);

/** Stuffs that a thing turns or burns to. */
export const stuffsLeft = new Set(
  words('ash ashes cinders charcoal soot dust powder sand stone ice gold water smoke steam rubble lava'),
);

/** Change verbs that are as often something else: only with what they become behind them. */
export const needsResult = new Set(
  words(
    'burn pop grind stretch carve sculpt whittle turn go get shift emerge appear break crack change age fade yellow brown contract dry weather blush burst wear stain evolve explode dim lighten',
  ),
);
/** Of those, the ones that are still a change alone. */
export const changeAlone = new Set(
  words('change fade age weather shift evolve crack break burst explode yellow brown dry stain'),
);

export const cameraVerbs: Record<string, string> = {
  pan_right: 'pan sweep slide truck',
  tilt_up: 'tilt',
  zoom_in: 'zoom',
  dolly_in:
    'dolly push approach advance enter dive move glide travel rush fly head go swoop float venture drift',
  dolly_out: 'pull retreat withdraw back',
  orbit: 'orbit circle rotate revolve spin encircle swirl arc turn',
  crane_up: 'rise crane ascend lift climb soar',
  crane_down: 'descend lower sink',
  follow: 'follow track trail chase pursue',
  static: 'stay remain hold linger',
  handheld: 'shake',
};

export const speakingVerbs = new Set(
  words(
    'say shout whisper yell announce exclaim reply answer respond ask tell declare scream call mutter speak talk read sing murmur cry add explain continue',
  ),
);

/** Ways of going from one place to another. */
export const motionVerbs = new Set(
  words(`bounce bound charge chase circle climb come crawl creep cycle dance dart dash dive drift drive escape fall flee float
  flow fly gallop glide go head hike hop hover hurry jog jump leap march move orbit paddle pass pedal prowl race return
  ride roll row run rush sail scamper scurry scuttle skate ski skip slide slither sneak soar speed spin sprint step stride
  stroll stumble surf swim swoop travel trek trot tumble waddle wade walk wander zoom`),
);

/** Past forms that describe rather than tell: "a cat perched on a wall". */
export const describingPasts = new Set(
  words(
    'cover perch park seat set fill surround dress paint light hang scatter situate nestle hold make carve stack spread lose freeze mount tuck curl gather huddle cut split slice chop build construct design locate',
  ),
);

/** Past forms that describe those who go by themselves, and not what they carry. */
export const moverPasts = new Set(words('park dock moor anchor strand seat perch huddle'));

/** Nouns that make one verb with another: "ice skating". */
export const verbsOfTwo: Map<string, string[]> = new Map(
  phrases(
    `ice skate, roller skate, figure skate, speed skate, scuba dive, sky dive, cliff dive, rock climb, sword fight, pillow fight, disco dance,
    belly dance, break dance, tap dance, ballroom dance, bungee jump, arm wrestle, pole vault, fly fish, ice fish, horseback ride, window shop,
    power walk, ice climb, kite surf, wind surf, rope jump`,
  ).reduce((rows, phrase) => {
    const [noun, verb] = phrase.split(' ') as [string, string];
    rows.set(noun, [...(rows.get(noun) ?? []), verb]);
    return rows;
  }, new Map<string, string[]>()),
);

/** What things without life do by themselves: such a participle describes the thing just named. */
export const natural = new Set(
  words(`fall float fly grow burn hang glow flow swing spin roll melt drift bloom blow shine sparkle move open lead cover stand sit lie rise drip pour flicker
  flash swirl sway cascade crash twinkle reflect shimmer glisten gleam rust steam smoke boil bubble pass approach explode erupt surround line tower loom stretch
  dance splash scatter bounce drive run rotate turn circle hover sail land park emerge appear cast illuminate fill radiate emit stream crumble fade change become twist wind contain hold feature show depict`),
);

/** "Has a bite of bread": what is done, not owned. */
export const tastes: ReadonlySet<string> = new Set(words('bite sip taste nibble mouthful gulp swig'));

/** Of what things do by themselves, what bodies do before things: "a girl with a candle standing in the dark". */
export const bodily = new Set(
  words('run dance sit stand lie drive move approach pass turn land emerge appear'),
);
/** Grounds that are walked on, and drawn on. */
export const grounds = new Set(words('sidewalk pavement road street path floor ground pathway asphalt'));
