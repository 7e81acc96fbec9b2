/** Words that name nothing to see: grammar, praise, and the jargon of prompts. They are neither drawn nor missed. */

const list = (text: string) => text.split(/[,\s]+/).filter(Boolean);

export const functionWords = new Set(
  list(
    `this that these those their your another each every other same such plus without never neither lacking minus except
    excluding avoid were been being becomes become became turns turned turning looks zoom zooms zooming zoomed dolly dollies
    orbit orbits orbiting orbited aerial flyover flythrough steadicam handheld vlog closeup headshot panorama timelapse
    hyperlapse slowmo tilts tilting pans panning panned circle circles circling track tracks tracking leftward leftwards
    rightward rightwards forward backward upward upwards downward downwards upon amongst amid amidst atop aboard within
    under beneath below underneath beside alongside near nearby before behind opposite against facing above onto`,
  ),
);

export const silentWords = new Set(
  list(`
  of to from how penalty haircut as with for than then so if but yet it they he she we i you me him them us who whom whose which what where when
  while whilst during until till since because after also too very really just only even almost quite rather there here
  has have had having do does did doing done will would can could should may might must shall let lets please
  more most much less least all both either own again once ever always often sometimes usually still already soon now
  way thing things kind sort type piece part end start beginning middle center centre side top bottom edge corner
  image images video videos clip film movie footage scene scenes shot shots picture photo frame frames footage render
  view views camera lens focus cinematic cinematography composition lighting light lights lit illuminated illumination
  style styled styles aesthetic quality resolution detail details detailed detailing hd uhd hdr 4k 8k 2k 1080p 720p fps
  ultra high-quality masterpiece best award winning professional trending artstation unreal engine octane vray
  atmosphere atmospheric ambience ambiance mood vibe vibes feeling feel tone tones palette color colour colors colours colored coloured
  wiper wipers background foreground midground backdrop depth bokeh blur blurred blurry shallow field-of-view sharp crisp texture textures
  realism motion movement moving animation effect effects sound time moment second seconds minute minutes hour hours
  beautiful beautifully gorgeous stunning amazing lovely cute adorable pretty majestic magnificent breathtaking wonderful
  awesome incredible spectacular perfect nice good great fantastic superb splendid exquisite elegant charming picturesque
  scenic impressive marvelous marvellous brilliant fabulous cool cinematic stylish fancy classic simple
  typical normal regular ordinary special certain different real true full whole entire complete empty deserted
  create make generate show shows showing shown depict depicts depicting depiction feature features featuring capture captures
  capturing captured display displays reveal reveals revealing display contain contains containing include includes including
  begin begins beginning starts starting ends ending appear appears appearing seen visible looking seems look-like like
  its it's there's that's i'd i'm set place placed located set against
  slightly fully completely totally extremely super highly softly deeply brightly clearly closely high low
  natural naturally bright brightly soft softly smooth smoothly steady fine rich lush ambient subtle gentle volumetric
  rays ray beam beams glowing shining illuminating casting cast shadows shadow silhouette silhouettes highlights contrast
  distance distant horizon landscape scenery view nature environment surroundings world air ground floor water surface
  across through throughout off out up down over around about via per towards toward into onto along past beyond between among
  gracefully elegantly happily quickly slowly together alone apart each other one ones another
  new old fresh modern contemporary traditional
  having called named known based inspired say says saying called titled wants want like likes love loves loved enjoy enjoys enjoying
  two-thirds rule thirds symmetrical symmetry dynamic visual visuals visually effect filter grading graded grade
  fps mm f iso prime anamorphic fullframe arri alexa kodak canon nikon sony imax dslr gopro
  first last next previous final slow early late
  try trying keep keeps keeping get gets getting got put puts take takes taking give gives giving go goes
  busy deep shiny glossy fluffy furry happy-looking tiny-looking lush dense thick thin wide long far close local wonderful curious brave friendly proud gentle graceful
  outside inside outdoors-looking japanese chinese european american african asian english french italian korean indian mexican
  everything everyone everybody something someone nothing nobody instead
  sauce topping gravy seasoning foam cream pattern design pieces-of trick tricks stunt stunts race action adventure journey trip ride walk day days week weekend life song music melody tune game fun job work task performance show concert-goers idea story dream memory memories flavor taste smell scent sound noise silence speed power energy beauty joy peace love happiness sunset-watching
  dew class food meal lunch dinner breakfast supper drink drop drops step steps first-steps
  pollen dirt manhole peru canada australia argentina chile zealand scotland ireland germany austria belgium poland ukraine turkey iran iraq indonesia malaysia nigeria ethiopia uganda cuba colombia bolivia ecuador
  line finish mural adventures trailer backstage
  bit lot lots sense essence touch touches hint kindly
  ancient wrapped pale muted earthy weathered breaking anticipation decide decides fate overhead
  `),
);

/** Words of them alone would name something. */
export const silentPhrases = [
  'movie trailer',
  'shot from',
  'shot at',
  'shot on',
  'shot with',
  'filmed from',
  'filmed at',
  'filmed on',
  'filmed with',
  'viewed from',
  'water level',
  'dew drops',
  'in all directions',
  'year old',
  'years old',
  'seen from behind',
  'from behind',
  'seen from afar',
  'seen from the side',
  'from the side',
  'from the front',
  'from the back',
  'from the rear',
  'front view',
  'side view',
  'side angle',
  'side profile',
  'in profile',
  'rear view',
  'back view',
  'over the shoulder',
  'over the shoulder shot',
  'rush hour',
  'at rush hour',
  'in a row',

  'hand in hand',
  'arm in arm',
  'side by side',
  'depth of field',
  'field of view',
  'film grain',
  'at first sight',
];
