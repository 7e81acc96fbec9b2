/** Words of several everyday meanings: the words around one tell which is meant, and a name of one meaning takes its place. */

import { meaningsOf } from '../lexicon.ts';
import { findNoun } from '../nouns/find-noun.ts';
import type { Word } from './read-words.ts';
import { singularsOf, verbStems } from './word-forms.ts';

/**
 * `word > names | clues`. The first of the names that is known replaces the word; none: the word is left out.
 * A clue holds when the prompt has the word in any form; `<word`: right before it (articles aside); `word>`: right after it;
 * `two_words`: together; `!word`: with it the row does not hold. One clue is enough; a row of `!word` alone holds without any.
 */
const table = `
bar > uneven bars/parallel bars | gymnast gymnastics uneven <parallel <high <horizontal
bars > monkey bars/parallel bars | <monkey !prison
bar > chocolate bar | <candy <chocolate wrapper
bar > bar of soap | <soap
barrel > wave | wave surf surfer
perch > bird perch/branch | parrot bird owl budgie canary cockatoo macaw falcon hawk eagle raven cage
perch > bird perch/branch | sit_on_a sitting_on_a
ice > | cocktail whiskey whisky drink glass soda coke cola lemonade juice bartender vodka gin rum tea coffee pitcher mojito !skate !skater !hockey
mouse > computer mouse/laptop | keyboard computer click clicking laptop mousepad
hose > fire hose | firefighter firefighters fireman firemen
clay > | potter pottery shape shaping sculpt sculptor mold molding
wet > | clay paint cement hair fur nose
bow > hair | hair
bow > violin | violin violinist fiddle fiddler
bow > cello | cello cellist
rings > asteroids | saturn planet uranus
ring > circus ring/circus tent | circus
fall > autumn | <the foliage
match > burning match/matchstick/candle | light lit lighting strike striking struck flame burn burning matchbox dark !soccer !football !tennis !chess
matches > burning match/matchstick/candle | light strike box burn
palm > hand | fortune <her <his teller lines
trunk > back | car taxi suitcase luggage !tree !elephant
trunk > trunk case/chest | attic steamer leather clothes treasure
nails > hands | polish manicure salon <her paint painting
chest > body | hairy <his <her muscular bare tattoo
club > nightclub | dj dance dancing dancer disco dj crowded <night
club > golf club | golf golfer
court > courtroom | judge lawyer trial witness jury attorney
court > clay tennis court/tennis court | clay
deck > ship deck | ship cruise sail sailor boat ferry yacht captain liner !card
board > chalkboard | teacher classroom student pupil school lesson math professor !surf !skate !chess
board > surfboard | surfer surf wave wax
board > skateboard | skater skateboarder kickflip ollie
board > snowboard | snowboarder snow slope
board > chess board | chess
board > cutting board | chop slice cut knife vegetable onion
scale > kitchen scale/weighing scale | weigh weighing kitchen cook flour
scales > kitchen scale/weighing scale | weigh weighing fruit market
star > movie star/celebrity | movie film hollywood carpet premiere paparazzi !christmas
track > running track/stadium | athlete sprint sprinter runner hurdle relay !train
tracks > footprints | bear wolf deer animal fox rabbit paw !train
horn > horns | bull goat ram rhino unicorn buffalo devil viking antelope !play !player !car
note > letter | write writing read handwritten <love bottle leave leaving fridge
notes > sheet music/musical note | music
pipe > water pipe | drip leak leaking rusty plumber burst
pool > pool table/billiard table | <play <playing <shoot <shooting cue
billiards > pool table/billiard table | play playing
shade > lamp | <lamp
shell > body | <its turtle tortoise snail !beach !sand
skates > roller skates | <roller
sole > fish | fish sea seafood lemon
spoke > wheel | bicycle bike wheel
spokes > wheel | bicycle bike wheel
stall > stable | horse pony cow stable foal
toast > cheers | champagne wine wedding glasses raise raising !bread !butter !jam !slice !toaster
train > wedding dress | bride bridal gown
turkey > roast turkey | roast roasted table oven dinner thanksgiving carve carving plate stuffed feast platter
chicken > roast chicken | roast roasted oven carve carving grill grilled rotisserie fried fry spit plate
duck > roast duck | roast roasted peking carve carving oven !pond !lake
fish > grilled fish | grill grilled fry frying fried plate lemon roast baked oven barbecue skewer
salmon > salmon fillet | slice slicing sushi sashimi knife chef fillet
tuna > tuna fillet | slice slicing sushi sashimi knife chef
salmon > grilled fish | grill grilled bake baked plate oven smoke pan
lamb > steak | grill grilled roast roasted chop chops
pig > roast pig/roast turkey | roast roasted spit
lobster > lobster dish/lobster | plate butter dinner
jaguar > sports car | highway speed drive driving garage racetrack road parked vintage showroom
mustang > sports car | highway drive driving garage racetrack road parked vintage showroom convertible
beetle > vintage car | volkswagen vw drive driving parked highway road
fan > electric fan/ceiling fan/desk fan | cool cooling ceiling bedroom electric desk blow blowing breeze spinning !cheer !football !soccer !stadium !paper
pen > paddock | sheep pig cow goat cattle lamb
cell > prison cell | prisoner prison jail inmate
squash > tennis | <play <playing racket
cricket > baseball | <play <playing batsman bowler wicket
conductor > train conductor/police officer | ticket tickets train railway
pupil > eye | eye dilate dilating
mummy > mother | hug hugging baby kitchen kiss child
ruler > wooden ruler/pencil | desk measure measuring pencil school
marble > glass ball | roll rolling
marbles > glass balls | play playing roll rolling
runway > catwalk | model fashion designer dress gown
ball > ballroom | <masquerade <royal waltz gown cinderella palace !football !throw !play !kick
speaker > businessman | talk talking speech audience podium crowd lecture conference
drum > barrel | oil <oil
sheet > laundry | dry drying clothesline hang hanging laundry
sheets > laundry | dry drying clothesline hang hanging laundry
line > clothesline | laundry dry drying shirts sheets hang hanging !railway !train !people
case > suitcase | money cash full_of
key > piano | piano pianist
keys > piano | pianist fingers piano
keyboard > computer keyboard/computer | type typing computer mouse office programmer coder hacker desk
pitch > stadium | soccer football player rugby match
glasses > reading glasses | pair_of nose lens optician book newspaper !wine !champagne !water
crane > origami crane/paper crane/paper airplane | paper origami fold folding
zebra > | crossing>
butterfly > | stroke>
stroke > | butterfly breaststroke
needle > | vinyl record turntable
record > record player | vinyl needle turntable spin spinning
bank > riverbank | river stream fisherman !robber !robbery !money !vault
tap > faucet | drip dripping water sink bathroom
bulb > flower | soil garden tulip
plant > factory building | <power <nuclear <chemical <manufacturing
bat > baseball bat | baseball swing swinging pitcher batter batsman !fly !flying !cave
mole > body | <her <his cheek
spring > water | <natural
park > | <trailer
murder > flock | crow crows
lift > elevator | <the door doors
tie > soccer match | penalty score
lock > canal | <canal
boot > back | <car
stand > market stall | <fruit <lemonade <newspaper <taco <hotdog
fly > fly insect/fly | <a swatter
mint > mint leaf | mojito tea
date > couple | <dinner <first <romantic
coach > coach bus | passengers tourist highway
organ > church organ | church cathedral
shot > glass | whiskey whisky tequila vodka !close !wide !drone !aerial !camera !macro !tracking
film > | <of camera
bass > bass guitar/double bass | jazz band guitar drummer player musician
cabin > airplane cabin | airplane plane flight attendant passenger
suit > spacesuit | astronaut space
suit > armor | <of knight
gear > climbing rope/rope | climbing
diamond > stadium | baseball
platform > stage | speech singer
shower > rain shower | <summer <sudden
wave > waves | <sine
seal > | <wax
stitch > | sew
tube > wave | surfer surf surfing
tube > subway | london commuter
current > river | river
rapids > river | kayak raft rafting
bow > ship | prow hull
siren > | !sea !ocean !rock !island !mermaid !sailor !odysseus !ship !myth !mythical !sing !singing !song !underwater !water !shore !beach !tail
`;

type Clue = { kind: 'anywhere' | 'before' | 'after' | 'together' | 'without'; word: string };
type Sense = { names: string[]; clues: Clue[] };

const clueOf = (text: string): Clue => {
  if (text.startsWith('<')) return { kind: 'before', word: text.slice(1) };
  if (text.startsWith('!')) return { kind: 'without', word: text.slice(1) };
  if (text.endsWith('>')) return { kind: 'after', word: text.slice(0, -1) };
  return text.includes('_')
    ? { kind: 'together', word: text.replaceAll('_', ' ') }
    : { kind: 'anywhere', word: text };
};

const readTable = () => {
  const senses = new Map<string, Sense[]>();
  for (const line of table.trim().split('\n')) {
    const [, word, names, clues] = /^(\S+) >(.*)\|(.*)$/.exec(line)!;
    const sense = {
      names: names!.trim().split('/').filter(Boolean),
      clues: clues!.trim().split(' ').map(clueOf),
    };
    senses.set(word!, [...(senses.get(word!) ?? []), sense]);
  }
  return senses;
};
let senses: Map<string, Sense[]> | undefined;

const articles = new Set(['a', 'an', 'the', 'some', 'his', 'her', 'its', 'their', 'my']);
const isKnown = (name: string) =>
  findNoun(name)?.kit != null ||
  meaningsOf(name) !== undefined ||
  singularsOf(name.split(' ').at(-1)!).some(
    (single) => findNoun([...name.split(' ').slice(0, -1), single].join(' '))?.kit != null,
  );

/** The word is part of a name already: "a parallel bar", "hot spring", "fish tank". */
const isInName = (before: string | undefined, word: string, after: string | undefined) =>
  (before !== undefined && isThing(`${before} ${word}`)) ||
  (after !== undefined && isThing(`${word} ${after}`));
const isThing = (name: string) =>
  [name, ...singularsOf(name.split(' ')[1]!).map((single) => `${name.split(' ')[0]} ${single}`)].some(
    (one) => findNoun(one)?.kit != null || meaningsOf(one)?.some(({ is }) => is === 'place') === true,
  );

const stemsOf = (words: readonly Word[]) => {
  const stems = new Set<string>();
  for (const { text, is } of words) {
    if (is !== 'word') continue;
    for (const stem of [text, ...verbStems(text), ...singularsOf(text)]) stems.add(stem);
  }
  return stems;
};

/** Puts plain names in the place of words whose other meaning is meant. */
export const chooseSenses = (words: Word[]): Word[] => {
  senses ??= readTable();
  const rows = senses;
  if (!words.some(({ text }) => rows.has(text) || singularsOf(text).some((one) => rows.has(one))))
    return words;
  const stems = stemsOf(words);
  const whole = words.map(({ text }) => text).join(' ');
  const result: Word[] = [];
  for (const [at, word] of words.entries()) {
    const [before, after] = [words[at - 1], words[at + 1]];
    const single = rows.has(word.text) ? word.text : singularsOf(word.text).find((one) => rows.has(one));
    const found = word.is === 'word' && single !== undefined ? rows.get(single) : undefined;
    const owned = before && articles.has(before.text) ? words[at - 2] : before;
    const holds = ({ kind, word: clue }: Clue) => {
      switch (kind) {
        case 'before':
          return before?.text === clue || (owned?.is === 'word' && owned.text === clue);
        case 'after':
          return after?.text === clue;
        case 'together':
          return whole.includes(clue);
        case 'anywhere':
          return clue !== single && clue !== word.text && stems.has(clue);
        case 'without':
          return false;
      }
    };
    const sense =
      found &&
      before?.text !== 'to' &&
      !isInName(
        before?.is === 'word' ? before.text : undefined,
        word.text,
        after?.is === 'word' ? after.text : undefined,
      )
        ? found.find(
            ({ clues }) =>
              (clues.some(holds) || clues.every(({ kind }) => kind === 'without')) &&
              !clues.some(({ kind, word: clue }) => kind === 'without' && stems.has(clue)),
          )
        : undefined;
    if (!sense) {
      result.push(word);
      continue;
    }
    const name = sense.names.find(isKnown);
    if (name === undefined) {
      if (sense.names.length > 0) result.push(word);
      continue;
    }
    const isPlural = single !== word.text && !name.endsWith('s');
    const texts = name.split(' ');
    // "Uneven bars" is not said twice.
    if (result.at(-1)?.text === texts[0]) result.pop();
    for (const [n, text] of texts.entries())
      result.push({ is: 'word', text: n === texts.length - 1 && isPlural ? `${text}s` : text });
  }
  return result;
};
