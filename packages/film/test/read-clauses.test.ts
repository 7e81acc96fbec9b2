import assert from 'node:assert/strict';
import { it, describe as suite } from 'node:test';
import { readFacts } from '../src/read/read-facts.ts';

/** Events as `step agents verb objects`, by nouns. */
const events = (text: string) => {
  const { entities, events: found } = readFacts(text);
  const nouns = (indexes: number[]) => indexes.map((index) => entities[index]!.noun).join('+') || '-';
  return found.map(({ step, agents, verb, objects }) => `${step} ${nouns(agents)} ${verb} ${nouns(objects)}`);
};

suite('clauses', () => {
  const cases: [string, string[]][] = [
    ['a ball is being kicked by a boy', ['0 boy kick ball']],
    ['A baker kneads dough and a cat watches', ['0 baker knead dough', '0 cat watch -']],
    ['Barber carefully trims beard', ['0 barber trim beard']],
    ['A girl picks up a shell, then she runs away', ['0 girl pick up shell', '1 girl run away -']],
    ['a shepherd and a donkey climb a hill', ['0 shepherd+donkey climb hill']],
    ['a fiddler and her brother dance', ['0 fiddler+brother dance -']],
    ['Two goats chase each other', ['0 goat chase goat']],
    ['A sailor ties a knot while a gull lands', ['0 sailor tie knot', '0 gull land -']],
    ['a woman wearing a scarf, feeding her parrot', ['0 woman feed parrot']],
    ['A gardener in a greenhouse who waters ferns', ['0 gardener water fern']],
    ['A person folds the towels, then they open a window', ['0 person fold towel', '1 person open window']],
    ['a tall library building', []],
    ['A miller drives his cart home', ['0 miller drive cart']],
    [
      'A girl throws a stone, it hits a bell, and she runs away',
      ['0 girl throw stone', '1 stone hit bell', '2 girl run away -'],
    ],
    ['A potter shapes a bowl, then glazes it', ['0 potter shape bowl', '1 potter glaze bowl']],
    ['A man plants a bulb, waters it', ['0 man plant bulb', '1 man water bulb']],
    ['A boy finds a frog in a bucket and takes it home', ['0 boy find frog', '1 boy take frog']],
    [
      'A nurse opens a drawer, eats a biscuit and drinks tea',
      ['0 nurse open drawer', '1 nurse eat biscuit', '2 nurse drink tea'],
    ],
    ['A nurse teaches a boy to swim', ['0 nurse teach boy', '0 boy swim -']],
    ['A kite above snowy hills slowly rising', ['0 kite rise -']],
    ['Next to the well sits a frog', ['0 frog sit -']],
    ['A clerk walking to work', ['0 clerk walk -']],
    ['Sailors watch the moon dipping below the sea', ['0 sailor watch moon', '0 moon dip -']],
    ['Lanterns and stars floating upwards', ['0 lantern+star float -']],
    ['A candle burns while it rains outside', ['0 candle burn -']],
    ['a heron seen from behind', []],
    ['Autumn leaves falling on a bench', ['0 autumn leaf fall -']],
    ['The cabin of a tram climbing a hill', ['0 tram climb hill']],
    ['A charcoal drawing on a pavement fading in the sun', []],
    ['A heron stops to preen', ['0 heron preen -']],
    ['The creature, a mix of a hare and an owl, yawns', ['0 hare yawn -']],
    ['a terrier with a green ball running along a fence', ['0 terrier run -']],
    ['A nun carrying a lamp and a ladder walking home', ['0 nun carry lamp+ladder', '0 nun walk -']],
    ['a monk with a candle standing in a cellar', ['0 monk stand -']],
    ['a pilot with a balloon floating beside her', ['0 balloon float -']],
    ['A miner wearing an antique diving helmet dancing', ['0 miner dance -']],
    ['The fireman waves', ['0 fireman wave -']],
    ['The girl in the blue jacket waves and the dog runs', ['0 girl wave -', '0 dog run -']],
    ['The boat rocks', ['0 boat rock -']],
    ['The palm trees', []],
    ['The mountain peaks at sunset', []],
    ['Two kites colliding mid-air', ['0 kite collide -']],
    ['friendship padlocks on a railing', []],
    ['water flows under a bridge', ['0 water flow -']],
    ['smoke drifts in a valley', ['0 smoke drift -']],
    ['a snowman decorated cupcake on a plate', []],
    ['a field of glowing, enormous mushrooms', []],
    ['a singer in her cosplay costume', []],
    ['grabbing crusty onion rolls', ['0 - grab onion roll']],
    ['A melon cut in half', ['0 - cut melon']],
    ['A nurse wakes up afraid and disoriented', ['0 nurse wake up -']],
    ['A red pickup with an open bonnet parked beside a barn', ['0 - park pickup']],
    ['A moth rests on the ear of a goat, who then shakes its head', ['0 moth rest -', '1 goat shake head']],
    [
      'Banners flapping overhead as carts pass by, and merchants weave through the market',
      ['0 banner flap -', '0 cart pass by -', '0 merchant weave -'],
    ],
    [
      'A plaza with people strolling, stopping to watch a juggler',
      ['0 person stroll -', '0 person watch juggler'],
    ],
    ['The camera zooms in on a chess match, focusing on the hands of the players', []],
    [
      'A diver making bubbles, with bubbles rising and drifting apart',
      ['0 diver make bubble', '0 bubble rise -', '0 bubble drift apart -'],
    ],
    ['an abandoned school building in a valley', []],
    ['the bridge and building in a town', []],
    ['A donkey in a meadow bothered by flies', ['0 fly bother donkey']],
    ['She leans forward and blows out the match', ['0 woman lean -', '1 woman blow out match']],
    ['an oak dining room table', []],
    ['a monster shaped like a kettle', []],
    ['This shot of a grey heron showcases its long beak', ['0 heron showcase beak']],
  ];
  for (const [text, wanted] of cases) it(text, () => assert.deepEqual(events(text), wanted));

  for (const [text, direction] of [
    ['An apple tumbles from the top to the bottom of the screen', 'down'],
    ['A feather drifts from the left side to the right side of the frame', 'right'],
    ['A bubble rises from the bottom of the picture to the top', 'up'],
    ['A train goes from right to left', 'left'],
  ] as const)
    it(text, () => {
      const facts = readFacts(text);
      assert.equal(facts.entities.length, 1);
      assert.equal(facts.events[0]?.direction, direction);
    });

  it('keeps a list of adjectives with its noun', () => {
    const { entities } = readFacts('a small, round, woolly lamb with a bell');
    assert.deepEqual(
      entities.map(({ noun }) => noun),
      ['lamb', 'bell'],
    );
    assert.deepEqual(
      entities[0]!.attributes.map(({ value }) => value),
      ['small', 'round', 'woolly'],
    );
  });

  it('takes the general noun for the one whose second name was said', () => {
    const { entities } = readFacts('The creature, a young badger, yawns. The creature falls asleep.');
    assert.deepEqual(
      entities.map(({ noun }) => noun),
      ['badger'],
    );
  });

  it('gives each of a list behind "with" to the same thing', () => {
    const { relations } = readFacts('A waffle with syrup and berries on a tray');
    const pairs = relations.map(({ kind, subject, objects }) => `${subject} ${kind} ${objects}`);
    assert.deepEqual(pairs, ['0 with 1', '0 with 2', '0 on 3']);
  });

  it('keeps the recipient apart from what is given', () => {
    const [event] = readFacts('A nurse gives the patient a glass').events;
    assert.deepEqual([event!.objects, event!.recipients], [[2], [1]]);
  });

  it('reads sides as the viewer sees them', () => {
    const { relations } = readFacts('A goose standing on the left side of a well');
    assert.deepEqual(relations, [{ kind: 'left_of', subject: 0, objects: [1], frame: 'viewer', step: 0 }]);
  });

  it('reads a change of material as one of the same thing', () => {
    const { entities, changes } = readFacts('The clay cup turned into a silver cup.');
    assert.equal(entities.length, 1);
    assert.deepEqual(changes, [
      { entity: 0, property: 'colour', from: 'clay', to: 'silver', toEntity: null, step: 0 },
    ]);
  });

  it('reads the colour that something turns, once', () => {
    const { changes } = readFacts('An unripe tomato turning red as it ripens');
    assert.deepEqual(
      changes.map(({ property, to }) => [property, to]),
      [['colour', 'red']],
    );
  });

  it('takes what a view is of, adjectives behind their noun, and quoted words as said', () => {
    const seen = (text: string) => readFacts(text).entities.map(({ noun }) => noun);
    assert.deepEqual(seen('harbour view at noon'), ['harbour']);
    assert.deepEqual(seen('drone view'), []);
    assert.deepEqual(readFacts('a bowl glossy and new').entities[0]!.attributes.length, 2);
    assert.equal(readFacts('a sign that says ‘Harbour’').speech[0]!.words, 'Harbour');
  });

  it('takes what somebody starts as done, parts of plants as nouns, and what the helped do as theirs', () => {
    const told = (text: string) => {
      const { events, entities } = readFacts(text);
      const names = (list: number[]) => list.map((one) => entities[one]!.noun);
      return events.map(({ verb, agents, objects }) => [verb, names(agents), names(objects)]);
    };
    assert.deepEqual(told('A goat starts chewing straw.'), [['chew', ['goat'], ['straw']]]);
    assert.deepEqual(told('A nurse picks sage leaves.'), [['pick', ['nurse'], ['sage leaf']]]);
    assert.deepEqual(told('The ferry leaves the pier.'), [['leave', ['ferry'], ['pier']]]);
    assert.deepEqual(told('A father helping his daughter in painting a fence').at(-1), [
      'paint',
      ['daughter'],
      ['fence'],
    ]);
    assert.deepEqual(told('Two women help each other push a cart.').at(-1), ['push', ['woman'], ['cart']]);
    assert.deepEqual(told('A man in a kilt and a woman dance.'), [['dance', ['man', 'woman'], []]]);
  });

  it('takes a frame or a background that changes as a thing', () => {
    const changes = (text: string) => {
      const { changes: found, entities } = readFacts(text);
      return found.map(({ entity, from, to }) => [entities[entity ?? -1]?.noun, from, to]);
    };
    assert.deepEqual(changes('The brass frame turned into a wooden frame.'), [['frame', 'brass', 'wooden']]);
    assert.deepEqual(changes('The background is changing from grey to red.'), [
      ['background', 'grey', 'red'],
    ]);
    assert.deepEqual(readFacts('A goat before a red background').entities.length, 1);
  });

  it('reads what leads to a value as a change of the nearest fitting subject', () => {
    const changes = (text: string) => {
      const { changes: found, entities } = readFacts(text);
      return found.map(({ entity, property, to }) => [entities[entity ?? -1]?.noun, property, to]);
    };
    assert.deepEqual(changes('A pair of mittens changes from blue to orange'), [
      ['mitten', 'colour', 'orange'],
    ]);
    assert.deepEqual(changes('A fence turns into a palette of rainbow colours'), [
      ['fence', 'colour', 'rainbow'],
    ]);
    assert.deepEqual(changes('A hall lights up in red'), [['hall', 'colour', 'red']]);
    assert.deepEqual(changes('A cloth staining over the years'), [['cloth', 'state', 'stained']]);
    assert.deepEqual(changes('Rough slate weathers to smooth'), [['slate', 'state', 'smooth']]);
    assert.deepEqual(changes('A tent turns red as the blue kite beside it shifts to green'), [
      ['tent', 'colour', 'red'],
      ['kite', 'colour', 'green'],
    ]);
    assert.deepEqual(changes('Snow on a roof turns grey'), [['snow', 'colour', 'grey']]);
    assert.deepEqual(changes('A lawn fades to straw-yellow'), [['lawn', 'colour', 'straw-yellow']]);
    assert.deepEqual(changes('A poster fading to a matte finish'), [['poster', 'state', 'matte']]);
    assert.deepEqual(changes('A screen turns from dark to bright'), [['screen', 'light', 'bright']]);
    assert.deepEqual(changes('A sky slowly clouding over'), [['sky', 'weather', 'overcast']]);
    assert.deepEqual(changes('A rooster crows as dawn breaks'), []);
    assert.deepEqual(changes('A rose wilts to white'), [
      ['rose', 'colour', 'white'],
      ['rose', 'state', 'wilted'],
    ]);
    assert.deepEqual(changes('A jacket grows mouldy'), [['jacket', 'state', 'mouldy']]);
    assert.deepEqual(changes('A sketch on a board washing away'), [['sketch', 'presence', 'gone']]);
    assert.deepEqual(changes('A flag fading due to the sun'), [['flag', 'state', 'faded']]);
    assert.deepEqual(changes('A cloud morphs into the shape of a whale'), [['cloud', 'form', 'whale']]);
  });

  it('tells what goes on without naming who does it from what a thing is like', () => {
    const lacking = (text: string) =>
      readFacts(text)
        .events.filter(({ lacksDoer }) => lacksDoer)
        .map(({ verb }) => verb);
    assert.deepEqual(lacking('Adding pepper to a bowl of soup with a spoon'), ['add']);
    assert.deepEqual(lacking('Stacking plates on a shelf'), ['stack']);
    assert.deepEqual(lacking('Sauce being poured over rice'), ['pour']);
    assert.deepEqual(lacking('Falling leaves on a road'), []);
    assert.deepEqual(lacking('Fishing boats in a bay'), []);
    assert.deepEqual(lacking('A man stacking plates on a shelf'), []);
  });

  it('reads words with a slip of the keyboard, and leaves names alone', () => {
    const nouns = (text: string) => readFacts(text).entities.map(({ noun }) => noun);
    assert.deepEqual(nouns('A hot air ballon over the montains'), ['hot air balloon', 'mountain']);
    assert.deepEqual(nouns('A dalmation behind a windwo'), ['dalmatian', 'window']);
    assert.deepEqual(nouns('a selfie in Burano with ramen'), nouns('A selfie in Burano with ramen'));
    assert.equal(readFacts('Zorblax dances').entities[0]!.isName, true);
    assert.equal(readFacts('The intensity grows').entities[0]!.isName, undefined);
  });

  it('takes two joined colours for colours', () => {
    const { entities } = readFacts('A pond reflecting the orange and pink hues of the sky');
    assert.ok(entities.every(({ noun }) => noun !== 'orange'));
  });

  it('tells who does what for whom, and who did it before', () => {
    const doers = (text: string) => {
      const { entities, events } = readFacts(text);
      return events.map(({ verb, agents }) => [verb, ...agents.map((one) => entities[one]!.noun)]);
    };
    assert.deepEqual(doers('A waiter brings a stool for a lady to sit on'), [
      ['bring', 'waiter'],
      ['sit on', 'lady'],
    ]);
    assert.deepEqual(doers("A sailor ties a boy's laces"), [['tie', 'sailor']]);
    assert.deepEqual(doers('One nurse picks up something dropped by another'), [
      ['pick up', 'nurse'],
      ['drop', 'nurse'],
    ]);
    const { entities } = readFacts('A porter holds the gate open');
    assert.deepEqual(
      entities.map(({ noun }) => noun),
      ['porter', 'gate'],
    );
  });

  it('takes for things neither comparisons nor what is not there nor words of the picture', () => {
    const nouns = (text: string) => readFacts(text).entities.map(({ noun }) => noun);
    assert.deepEqual(
      nouns('A wolf runs on a plain. The image is sharp and crisp, with a high dynamic range.'),
      ['wolf', 'plain'],
    );
    assert.deepEqual(nouns('A van on a lane with no other vans, carts or walkers in sight'), ['van', 'lane']);
    assert.deepEqual(nouns('A beast has the face of a goat and the claws of an owl'), [
      'beast',
      'face',
      'claw',
    ]);
    assert.deepEqual(nouns('Kites drift over a valley as if they were hawks'), ['kite', 'valley']);
    assert.deepEqual(nouns('A kitten with eyes like emeralds'), ['kitten', 'eye']);
    const { entities, events } = readFacts(
      'A diver on the seabed, his suit is smooth and appears lightweight',
    );
    assert.ok(entities.every(({ noun }) => noun !== 'lightweight'));
    assert.equal(events.length, 0);
  });

  it('reads words that could be something else by what is around them', () => {
    const bitten = readFacts('a gnat biting human');
    assert.deepEqual(
      bitten.events.map(({ verb, objects }) => [verb, bitten.entities[objects[0]!]?.noun]),
      [['bite', 'human']],
    );
    const { entities, picture } = readFacts('a nun walking in the dark');
    assert.deepEqual([entities[0]!.attributes, picture.times], [[], ['night']]);
    assert.equal(readFacts('turkey in a pen').entities[0]!.noun, 'turkey');
    assert.equal(readFacts('a group of pilgrim resting').entities[0]!.count, null);
  });
});
