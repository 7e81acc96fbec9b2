/** What an adjective, or a noun used as one, says of a thing. */

import type { AttributeKind } from '../../facts/facts.ts';
import { words } from './list.ts';

const rows: Partial<Record<AttributeKind, string>> = {
  colour: `red scarlet crimson maroon burgundy ruby orange amber coral salmon yellow golden gold lemon mustard green emerald lime olive teal turquoise
    cyan aqua aquamarine blue azure navy cobalt sapphire indigo purple violet lavender lilac mauve pink magenta fuchsia rosy brown tan bronze chestnut beige
    ivory cream khaki white black grey gray silver silvery multicolored multicoloured colorful colourful rainbow reddish greenish bluish yellowish
    brownish pinkish whitish greyish grayish pastel iridescent pale dark-colored peach charcoal auburn ginger blonde blond brunette monochrome bright-colored`,
  material: `wooden wood glass metal metallic steel iron brass copper aluminum aluminium tin plastic rubber leather paper cardboard stone brick marble granite
    concrete cement clay ceramic porcelain terracotta crystal ice icy silk silken satin velvet wool woolen woollen knitted cotton linen denim lace fur straw
    wicker bamboo rattan chocolate gingerbread jade diamond pearl wax candy vinyl nylon felt plush sandstone oak pine mahogany earthen jelly foam lego origami
    fabric cloth tweed tulle sequined crochet crocheted mud sand snow gold-plated platinum chrome fiberglass styrofoam papier-mache neon`,
  size: `big large huge giant gigantic enormous massive colossal immense tiny small little miniature mini minuscule microscopic petite tall short long
    towering oversized vast wide narrow broad thick thin slim slender great life-sized full-sized medium-sized low high deep shallow fat chubby plump skinny bulky
    lanky stout burly larger smaller bigger taller longer shorter grand sizable monumental mammoth`,
  age: `young old elderly aged baby newborn infant ancient antique adult teenage teen middle-aged new senior juvenile mature youthful vintage older younger toddler adolescent`,
  sex: 'male female',
  hair: 'bald bearded long-haired short-haired curly-haired red-haired blond-haired blonde-haired silver-haired grey-haired gray-haired white-haired dark-haired black-haired brown-haired redheaded curly bearded mustachioed',
  shape: `round square circular triangular rectangular oval spherical cubic cubical conical cylindrical pyramidal hexagonal octagonal curved straight flat
    spiral twisted pointed pointy crooked angular arched star-shaped heart-shaped ring-shaped l-shaped u-shaped v-shaped winding zigzag sharp domed hollow
    elliptical diamond-shaped crescent bent coiled jagged slanted`,
  pattern:
    'striped spotted dotted polka-dot checkered checked plaid patterned floral flowery camouflage tartan marbled speckled zebra-striped embroidered mottled paisley',
  state: `open closed broken cracked shattered empty full wet dry dirty clean muddy dusty rusty rusted burning lit unlit frozen melted melting abandoned ruined damaged
    worn torn ripe unripe rotten fresh cooked raw fried baked boiled steaming hot cold warm cool bare naked barefoot injured dead alive asleep awake sleeping
    snowy snow-covered snow-capped rainy sunny foggy misty cloudy windy stormy dark bright glowing shiny dull matte glossy polished smooth rough fluffy
    furry transparent translucent invisible crowded busy bustling deserted quiet still parked scratched faded weathered wrinkled folded inflated deflated
    soaked drenched blooming flowering leafless overgrown illuminated dim dimly-lit sunlit moonlit tangled intact whole solid liquid scattered spilled wilted withered slushy brittle uneven soft
    hard firm crisp crispy flexible stiff sticky greasy oily swollen mossy sandy rocky grassy lush dense thick-leaved flooded peeled sliced chopped half-eaten
    floating flying hanging swaying cosy cozy`,
  feeling: `happy sad angry scared frightened afraid excited calm joyful cheerful curious surprised shocked tired sleepy hungry thirsty nervous anxious
    proud lonely bored confused playful serious determined relaxed worried amused delighted content furious gloomy grumpy smiling laughing crying annoyed
    terrified gleeful melancholic pensive thoughtful focused concentrated mischievous`,
  origin: `american british english french german italian spanish greek russian chinese japanese korean indian thai vietnamese mexican brazilian african european asian
    egyptian turkish dutch swedish norwegian scottish irish arabic arabian persian moroccan australian canadian alaskan victorian medieval roman gothic renaissance
    baroque futuristic nordic mediterranean tibetan hawaiian bavarian swiss western eastern hispanic latino caucasian cycladic ukrainian parisian venetian balinese aztec mayan viking siberian polish`,
};

export const adjectiveKinds: Map<string, AttributeKind> = new Map(
  (Object.entries(rows) as [AttributeKind, string][]).flatMap(([kind, row]) =>
    words(row).map((word) => [word, kind] as const),
  ),
);

/** Nouns that describe the noun behind them: "a glass bottle", "a baby elephant". */
export const describingNouns = new Set(
  words(`glass metal steel iron brass copper aluminum tin plastic rubber leather paper cardboard stone brick marble granite concrete clay
  ceramic porcelain terracotta crystal silk satin velvet wool cotton linen denim lace bamboo wicker oak pine wood gold silver bronze jade diamond
  ruby emerald sapphire pearl coral lavender rose olive orange lemon lime peach violet salmon amber baby newborn toddler teenage teen male female adult senior
  giant miniature mini neon pastel chocolate gingerbread felt origami lego vintage sandstone straw`),
);

/** Names in which the first noun does not describe: the rows of `describingNouns` leave them whole. */
export const wholeNames = new Set(
  `paper airplane,paper plane,paper boat,ice cream,ice cube,glass ball,rose petal,rose garden,rose bush,coral reef,orange juice,orange tree,
  orange slice,lemon tree,lemon juice,lavender field,olive tree,olive oil,peach tree,chocolate cake,chocolate bar,chocolate syrup,chocolate chip,rubber duck,
  paper lantern,pine tree,pine cone,pine forest,oak tree,bamboo forest,gold coin,gold fish,wood stove,neon sign,neon light,stone wall,gingerbread house,
  gingerbread man,straw hat,wool hat,glass eye,lemon slice,bamboo tree,bamboo shoot,silver ware,baby carriage,baby bottle,baby stroller,
  giant panda,wood pecker,gold mine,copper mine,lime tree,brick wall,paper towel,paper bag,paper clip,paper crane,paper cup,baby shower,wine glass,
  adult beverage,salmon fillet,pearl necklace,diamond ring,gold medal,rose bouquet,felt tip,orange peel,glass blower,lego brick,lego set,lego city,chocolate milk,crystal ball,
  senior citizen,tin can,metal detector,iron man,stone age,silk road,leather jacket,denim jacket,living room,dining room,swimming pool,washing machine,sewing machine,rocking chair,fishing boat,
  fishing rod,sailing boat,rowing boat,hiking trail,hiking boot,running shoe,shopping cart,shopping mall,shopping bag,cutting board,chopping board,frying pan,mixing bowl,vending machine,
  boxing ring,boxing glove,dancing shoe,sleeping bag,teddy bear,hot dog,hot air,polar bear,parking lot,spinning top,spinning wheel,rolling pin,steering wheel,diving board,skating rink,
  wedding dress,wedding cake,wedding ring,building block,walking stick,magnifying glass,grizzly bear,high chair,high heel,top hat,wild boar,wild horse,flying saucer,baking sheet,
  ironing board,waiting room,reading glass,starting line,finishing line,bowling ball,bowling alley,training ground,concert hall,solar panel,electric guitar,acoustic guitar,red panda,black hole,white house,killer whale,sperm whale,
  blue whale,humpback whale,bald eagle,christmas tree,golden retriever,remote control,traffic light,french fry,roller coaster,ferris wheel,hot tub,heavy machinery,heavy equipment,hot spring,thermal spring,mineral spring,mountain spring,mobile phone,cell phone,grand piano,opening ceremony,petri dish,punching bag,light trail,jumping rope,skipping rope,crossing guard,ice skate,roller skate,flying car,racing car,sports car,autumn leaf,fall leaf,maple leaf,palm leaf,tea leaf,salmon roll,spring roll,sushi roll,egg roll,bread roll,snow leopard,snow goose,snow monkey,snow cone`
    .split(',')
    .map((name) => name.trim()),
);

/** Colours that are food too, and what they are in rather than its colour: "a salmon salad" is not pink. */
const edibleColours = new Set(
  words('salmon lemon mustard lime olive peach chestnut ginger orange apricot plum'),
);
const dishes = new Set(
  words(`salad soup dish cake pie juice sauce tart jam sandwich smoothie bread cookie muffin tea pasta roll curry risotto fillet steak
    slice zest marmalade sorbet soda chicken pudding yogurt crumble cobbler burger cocktail grove orchard`),
);

/** Both words are one name, of which the first describes nothing. */
export const isWholeName = (first: string, head: string): boolean =>
  wholeNames.has(`${first} ${head}`) || (edibleColours.has(first) && dishes.has(head));

/** Stand behind their noun, as adverbs do: "a man asleep in a chair". */
export const predicative = new Set(words('asleep awake alive afloat aglow ablaze aflame agape ajar'));

/** Endings of joined words that describe: "ring-shaped", "silver-haired". */
export const joinedEndings: [ending: string, kind: AttributeKind][] = [
  ['shaped', 'shape'],
  ['haired', 'hair'],
  ['colored', 'colour'],
  ['coloured', 'colour'],
  ['sized', 'size'],
  ['striped', 'pattern'],
];

/** Weather said of a thing, and so of the picture. */
/** Of an hour, a day or the sky they say weather; of somebody, a feeling. */
export const gloomyAdjectives = new Set(words('gloomy dreary bleak murky dismal'));

export const weatherAdjectives = new Set(
  words('sunny rainy foggy misty cloudy windy stormy hazy overcast drizzly breezy thundery sunlit moonlit'),
);
