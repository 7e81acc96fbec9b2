/** Verbs and nouns whose forms no ending explains. */

import { words } from './list.ts';

/** Base, past, participle where it differs. */
const verbRows = `
arise arose arisen|awake awoke awoken|bear bore borne|beat beat beaten|become became become|begin began begun|bend bent|
bind bound|bite bit bitten|bleed bled|blow blew blown|break broke broken|breed bred|bring brought|build built|burn burnt|
burst burst|buy bought|catch caught|choose chose chosen|cling clung|come came come|creep crept|cut cut|deal dealt|dig dug|
dive dove dived|draw drew drawn|dream dreamt|drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed|
feel felt|fight fought|find found|flee fled|fling flung|fly flew flown|forget forgot forgotten|freeze froze frozen|
get got gotten|give gave given|go went gone|grind ground|grow grew grown|hang hung|have had|hear heard|hide hid hidden|
hit hit|hold held|hurt hurt|keep kept|kneel knelt|know knew known|lay laid|lead led|lean leant|leap leapt|leave left|
lend lent|let let|lie lay lain|light lit|lose lost|make made|mean meant|meet met|overtake overtook overtaken|pay paid|put put|
quit quit|read read|ride rode ridden|ring rang rung|rise rose risen|run ran run|say said|see saw seen|seek sought|sell sold|
send sent|set set|sew sewed sewn|shake shook shaken|shine shone|shoot shot|show showed shown|shrink shrank shrunk|shut shut|
sing sang sung|sink sank sunk|sit sat|sleep slept|slide slid|sling slung|slit slit|sow sowed sown|speak spoke spoken|
speed sped|spend spent|spill spilt|spin spun|spit spat|split split|spread spread|spring sprang sprung|stand stood|
steal stole stolen|stick stuck|sting stung|stride strode|strike struck|string strung|strive strove striven|swear swore sworn|
sweep swept|swell swelled swollen|swim swam swum|swing swung|take took taken|teach taught|tear tore torn|tell told|
think thought|throw threw thrown|thrust thrust|tread trod trodden|understand understood|undergo underwent undergone|
wake woke woken|wear wore worn|weave wove woven|weep wept|win won|wind wound|withdraw withdrew withdrawn|write wrote written|
unwind unwound|overgrow overgrew overgrown|rebuild rebuilt|foresee foresaw foreseen|uphold upheld|clad clad|undo undid undone|do did done`;

export type VerbForm = 'base' | 'third' | 'ing' | 'past';

export const irregularVerbs = new Map<string, string>(
  verbRows.split('|').flatMap((row) => {
    const [base, ...pasts] = words(row);
    return pasts.map((past) => [past, base!] as const);
  }),
);

/** Doing words whose ending looks like another verb's. */
export const ingForms = new Map<string, string>(
  words(
    'lying:lie dying:die tying:tie untying:untie vying:vie dyeing:dye singeing:singe frolicking:frolic picnicking:picnic panicking:panic mimicking:mimic',
  ).map((pair) => pair.split(':') as [string, string]),
);

/** Verbs of today that WordNet has only as nouns, or not at all. */
export const recentVerbs = new Set(
  words(
    'showcase text vlog livestream prep google upcycle headbang breakdance moonwalk photobomb cosplay spotlight',
  ),
);

const nounRows = `men:man women:woman people:person persons:person children:child mice:mouse geese:goose feet:foot teeth:tooth
oxen:ox wolves:wolf knives:knife loaves:loaf elves:elf calves:calf scarves:scarf dwarves:dwarf thieves:thief cacti:cactus
octopi:octopus dice:die leaves:leaf shelves:shelf bookshelves:bookshelf halves:half lives:life wives:wife hooves:hoof
grandchildren:grandchild schoolchildren:schoolchild fungi:fungus nuclei:nucleus radii:radius stimuli:stimulus larvae:larva
algae:alga vertebrae:vertebra bacteria:bacterium media:medium aircraft:aircraft spacecraft:spacecraft sheep:sheep deer:deer
skies:sky movies:movie cookies:cookie selfies:selfie pies:pie ties:tie magpies:magpie zombies:zombie shoes:shoe toes:toe canoes:canoe
buses:bus gases:gas lenses:lens axes:axe waves:wave gloves:glove stoves:stove olives:olive caves:cave sleeves:sleeve
potatoes:potato tomatoes:tomato bonsais:bonsai jellyfish:jellyfish caches:cache horses:horse noses:nose roses:rose houses:house
clothes:clothes species:species series:series crossroads:crossroads headquarters:headquarters chess:chess lens:lens bus:bus
gas:gas glass:glass grass:grass canvas:canvas atlas:atlas iris:iris tennis:tennis cosmos:cosmos abs:abs news:news christmas:christmas`;

export const irregularNouns = new Map<string, string>(
  words(nounRows).map((pair) => pair.split(':') as [string, string]),
);

/** One thing whose name is a plural. */
export const pluralOnly = new Set(
  words(`sunglasses glasses eyeglasses goggles jeans pants trousers shorts overalls pyjamas pajamas scissors binoculars tongs
  pliers tweezers headphones earphones leggings tights clothes stairs shears spectacles clippers dungarees sweatpants outskirts mars vegas texas wales athens naples`),
);

/** The same for one and for many: "two sheep" says which. */
export const sameInPlural = new Set(
  words(
    'sheep deer fish aircraft spacecraft jellyfish salmon bison shrimp squid starfish goldfish koi species series',
  ),
);
