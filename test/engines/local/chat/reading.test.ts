import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import { assertGrowth } from '../../../../packages/film/test/support/cpu-time.ts';
import { answerFromText } from '../../../../src/engines/local/chat/reading/answer-from-text.ts';
import { parseSentences } from '../../../../src/engines/local/chat/reading/words/parse.ts';

const story =
  'Good morning. The coffee is ready. Mrs. Lopez bought three red apples at the market on Friday because the shop was closed. ' +
  'She paid nine dollars. Her brother Daniel does not eat meat. He waited for twenty minutes in front of the station. ' +
  'If the light is red, call our support team. The race was won by a small dog.';

const answer = (question: string, text = story): string => {
  const read = answerFromText(question, text);
  return read.kind === 'not-about-text' ? 'not about the text' : read.text;
};

describe('questions about a text', () => {
  const cases: [question: string, expected: string][] = [
    ['What is ready?', 'The coffee.'],
    ['Who bought apples?', 'Mrs Lopez.'],
    ['What did Mrs. Lopez buy?', 'Three red apples.'],
    ['How many apples did she buy?', 'Three red apples.'],
    ['When did Mrs. Lopez buy apples?', 'On Friday.'],
    ['Where did Mrs. Lopez buy the apples?', 'At the market.'],
    ['Why did Mrs. Lopez go to the market?', 'Because the shop was closed.'],
    ['How much did she pay?', 'Nine dollars.'],
    ['How long did Daniel wait?', 'Twenty minutes.'],
    ['Where did Daniel wait?', 'In front of the station.'],
    ['What should I do if the light is red?', 'Call our support team.'],
    ['Who won the race?', 'A small dog.'],
    ['Does Daniel eat meat?', 'No.'],
    ['Was the shop open?', 'No.'],
    ['Did Mrs. Lopez buy apples on Friday?', 'Yes.'],
  ];
  for (const [question, expected] of cases) it(question, () => assert.equal(answer(question), expected));
});

test('"had" is the verb of a question unless it helps another', () => {
  const text =
    'Mr. Dashwood had leisure to consider it. Anna has the key to the shed. Anna has invited her brother.';
  assert.equal(answer('Who had leisure to consider it?', text), 'Mr Dashwood.');
  assert.equal(answer('Who has the key?', text), 'Anna.');
  assert.equal(answer('Who has Anna invited?', text), 'Her brother.');
});

describe('what the clauses of a sentence say', () => {
  const text =
    'Hello, this is Greta. The mill was built in 1786. On the way down Oskar slipped on the wet steps and hurt his elbow. ' +
    'We found that the rear window was cracked. The bus is late due to an accident and will stop at gate four. ' +
    'My neighbour Nina wanted to leave, but the driver said no. From next week Karim is responsible for the garden, so send your letters to her or him. ' +
    'Ida Lund, who runs a small theatre, gave the tickets to the pupils. She fries the eggs with oil. Shops will stay open, but the bank is closed.';
  const cases: [question: string, expected: string][] = [
    ['When was the mill built?', 'In 1786.'],
    ['Who hurt his elbow?', 'Oskar.'],
    ['What was cracked?', 'The rear window.'],
    ['Why is the bus late?', 'Due to an accident.'],
    ['Did the driver want to leave?', 'No.'],
    ['What does Ida Lund do?', 'Runs a small theatre.'],
    ['Who got the tickets?', 'The pupils.'],
    ['What does she fry the eggs with?', 'Oil.'],
    ['Are the shops closed?', 'No.'],
    ['Is the bank closed?', 'Yes.'],
    ['Who is calling?', 'Greta.'],
  ];
  for (const [question, expected] of cases)
    it(question, () => assert.equal(answer(question, text), expected));
});

test('what is not in the text is not answered', () => {
  for (const question of [
    'How much is a ticket to Bristol?',
    'Who painted the house?',
    'When was the bridge built?',
    'Why did the queen resign?',
    'Did the queen resign?',
  ])
    assert.equal(answer(question), 'The recording does not say.', question);
  for (const order of ['Write a poem.', 'Bonjour tout le monde', 'Thanks!'])
    assert.equal(answer(order), 'not about the text', order);
});

describe('reasons, order, comparisons, places and exceptions', () => {
  const cases: [text: string, question: string, expected: string][] = [
    // Reasons, with a word for them and without.
    [
      'We took the stairs, as the lift was full.',
      'Why did they take the stairs?',
      'Because the lift was full.',
    ],
    ['The lamp went out, the cable was torn.', 'Why did the lamp go out?', 'Because the cable was torn.'],
    [
      'Cover the pot, otherwise the rice burns.',
      'Why should I cover the pot?',
      'Because otherwise the rice burns.',
    ],
    ['She stayed at home to paint the fence.', 'Why did she stay at home?', 'To paint the fence.'],
    // A question in the text and its answer.
    [
      'When will the painter come? On Tuesday at ten. And who pays him?',
      'When will the painter come?',
      'On Tuesday at ten.',
    ],
    ['Is your sister a nurse? No, she is a pilot.', 'Is her sister a nurse?', 'No.'],
    // Comparisons.
    [
      'The second tent is heavier than the first one.',
      'Is the second tent lighter than the first one?',
      'No.',
    ],
    [
      'A bus ticket is four euros, a tram ticket is six.',
      'Which is cheaper, a bus ticket or a tram ticket?',
      'A bus ticket.',
    ],
    ['The rain was worse than the wind.', 'Which was worse, the rain or the wind?', 'The rain.'],
    ['The lake is five times as deep as the pond.', 'Is the lake deeper than the pond?', 'Yes.'],
    // Order.
    [
      'First we visit the mill, then we have tea in the garden.',
      'What happens after the mill?',
      'We have tea in the garden.',
    ],
    ['After the concert there will be a dance.', 'What comes after the concert?', 'There will be a dance.'],
    // Places, with a pronoun for them.
    ['Do not open the cellar, there is a snake in it.', 'What is in the cellar?', 'A snake.'],
    ['Nora is going to be at the door.', 'Who will be at the door?', 'Nora.'],
    // Things left out or forbidden.
    ['I have washed everything except the curtains.', 'What has not been washed?', 'The curtains.'],
    [
      'The cat is ill. Please do not let her climb or swim.',
      'What is the cat not allowed to do?',
      'Climb or swim.',
    ],
    [
      'If you meet a bear, do not run, lie down.',
      'What should I do if I meet a bear?',
      'Do not run, lie down.',
    ],
    // People by their names and professions.
    ['Hey Ivo, it is Petra.', 'Who is calling?', 'Petra.'],
    ['Thanks to Olga, who wrote the report.', 'Who wrote the report?', 'Olga.'],
    ['Ivan, could you water the plants?', 'Who should water the plants?', 'Ivan.'],
    [
      'The fountain was a present from Emil Roth, a wealthy brewer.',
      'What was the job of Emil Roth?',
      'A wealthy brewer.',
    ],
    ['A guide, Mister Sato, waits at the gate.', 'What is the guide called?', 'Mister Sato.'],
    ['The parcel that you sent has not arrived yet.', 'What has not arrived?', 'The parcel.'],
    // Irregular participles, ages, days, what stands in one half of a sentence.
    ['The letter was written by Ana.', 'Who wrote the letter?', 'Ana.'],
    ['The oldest skater was forty and lived in Bern.', 'How old was the oldest skater?', 'Forty.'],
    ['We expect the tiles on the fifth.', 'When are the tiles expected?', 'On the fifth.'],
    [
      'In summer we pick berries, and in winter we carve spoons.',
      'What do they do in winter?',
      'Carve spoons.',
    ],
    ['The match is cancelled.', 'Is there a match?', 'No.'],
    ['I painted the doors, but I hated sanding.', 'Which task did she hate?', 'Sanding.'],
    ['There were seats for nine guests, and seven have come.', 'How many guests have come?', 'Seven.'],
    ['We did not break any glasses.', 'Were any glasses broken?', 'No.'],
  ];
  for (const [text, question, expected] of cases)
    it(`${question} "${text}"`, () => assert.equal(answer(question, text), expected));
});

describe('what is said of something else is no answer', () => {
  const notSaid = 'The recording does not say.';
  const cases: [text: string, question: string, expected: string][] = [
    ['My uncle Peter has a cat and a parrot. The parrot is called Coco.', 'What is the cat called?', notSaid],
    [
      'My uncle Peter has a cat and a parrot. The parrot is called Coco.',
      'What is the parrot called?',
      'Coco.',
    ],
    ['The bus to Harrow is late.', 'Who is the driver of the bus?', notSaid],
    ['Maria has painted the fence, and Tom will paint the door.', 'Did Tom paint the fence?', 'No.'],
    ['Maria has painted the fence, and Tom will paint the door.', 'Did Maria paint the fence?', 'Yes.'],
    ['My brother baked the cake.', 'Did the neighbour bake the cake?', notSaid],
    ['They wanted a tower of wood, but it was built of brick.', 'Was the tower built of wood?', 'No.'],
    ['The tower was built of brick.', 'What was the tower built of?', 'Brick.'],
    ['The party is not on Sunday, it is on the third of May.', 'When is the party?', 'On the third of May.'],
    ['The lesson was moved from Monday to Thursday.', 'When is the lesson?', 'Thursday.'],
    ["Tonight's film begins at nine.", 'When does the film begin?', 'At nine.'],
    ['Do not add sugar before the end.', 'Should I add sugar at the beginning?', 'No.'],
    ['We do not sell bread, but you can buy cake.', 'Do they sell bread?', 'No.'],
    ['The letter was typed by night by Mr. Cole.', 'Who typed the letter?', 'Mr Cole.'],
    ['The archive lends maps for two weeks.', 'When was the archive built?', notSaid],
    ['The lunch with the teachers is at noon.', 'Where is the lunch?', notSaid],
    ['He paid the bill, and a waiter brought his coat.', 'Did the waiter pay the bill?', notSaid],
    ['She lost a blue scarf.', 'What colour was the scarf?', 'Blue.'],
    ['The lift in the station is broken.', 'Which lift is broken?', 'The lift in the station.'],
    [
      'I rang twice, but nobody opened the gate.',
      'Why did he not open the gate?',
      'Because nobody opened the gate.',
    ],
  ];
  for (const [text, question, expected] of cases)
    it(`${question} "${text}"`, () => assert.equal(answer(question, text), expected));
});

test('a summary is made of sentences of the text, in their order', () => {
  const summary = answer('Summarise this recording.');
  const places = summary.split(/(?<=\.) /).map((sentence) => story.replace('Mrs.', 'Mrs').indexOf(sentence));
  assert.equal(places.length, 3);
  assert.ok(places.every((place) => place >= 0) && places.join() === places.toSorted((a, b) => a - b).join());
});

test('long and odd texts are read in time', () => {
  const long = `${'The committee met again and talked about the budget of the town. '.repeat(1_500)}The roof costs $9,000.`;
  assert.equal(answer('How much does the roof cost?', long), '$9,000.');
  for (const odd of ['?', '...', '。。。', 'a', '\u0000', '1 2 3 4 5 '.repeat(2_000), `${'('.repeat(5_000)}`])
    assert.equal(typeof answer('What is it?', odd), 'string');
});

describe('numbers that follow each other take no more for each than for one', () => {
  const counted = (numbers: number, joined: string) =>
    `They happen to cost ${Array.from({ length: numbers }, (_, at) => ['one', 'two', '3'][at % 3]).join(joined)} apples`;
  for (const question of ['How much does it cost?', 'How often does it happen?', 'How long does it take?'])
    for (const joined of [' and ', ' ', '-'])
      it(`${question} "${joined}"`, async () => {
        const answerOf = (numbers: number) => () => answer(question, counted(numbers, joined));
        // Four times as many: with two ways to read each "and" two million times the work.
        await assertGrowth({ part: answerOf(7), whole: answerOf(28), times: 40, extraMs: 500 });
      });
});

test('a text without full stops is read in pieces', () => {
  const long = `Hello, my name is Anna ${'and I saw the dog at the house for ten minutes '.repeat(200)}`;
  assert.ok(parseSentences(long).every((tokens) => tokens.length <= 120));
  assert.equal(answer('How long was it at the house?', long), 'Ten minutes.');
  assert.equal(answer('Who saw the dog?', long), 'Anna.');
});

describe('what is said in other ways than it is asked', () => {
  const texts: [text: string, cases: [question: string, expected: string][]][] = [
    [
      'The meeting with the board is on Tuesday at ten in room four. Lena will bring the slides.',
      [
        ['Is the meeting on Monday?', 'No.'],
        ['Is the meeting on Tuesday?', 'Yes.'],
        ['Is the meeting on Monday or on Tuesday?', 'On Tuesday.'],
        ['Does the meeting start at nine?', 'No.'],
        ['Is the meeting in room five?', 'No.'],
        ['Will Peter bring the slides?', 'No.'],
      ],
    ],
    [
      'She lived in a small flat in Rome for six years. Her car is red.',
      [
        ['Did she live in Paris?', 'No.'],
        ['Did she live in Rome for ten years?', 'No.'],
        ['Is her car blue or red?', 'Red.'],
        ['What colour is her car?', 'Red.'],
      ],
    ],
    [
      'The only thing that broke was the mirror. The fishmonger is the only one who stays where he is.',
      [
        ['What broke?', 'The mirror.'],
        ['Who is staying?', 'The fishmonger.'],
      ],
    ],
    [
      'Doctor Linden removed a small stone. On Friday the canteen serves soup instead of fish. She is allergic to nuts.',
      [
        ['What was removed?', 'A small stone.'],
        ['What will be served on Friday?', 'Soup.'],
        ['What is she allergic to?', 'Nuts.'],
      ],
    ],
    [
      'Emma is taller than Sophie, but Sophie runs faster. The tram takes half an hour, the bus takes twenty minutes.',
      [
        ['Who runs faster, Emma or Sophie?', 'Sophie.'],
        ['Is the tram faster than the bus?', 'No.'],
        ['Which is faster, the bus or the tram?', 'The bus.'],
      ],
    ],
    [
      "Before you paint the wall, wash it with warm water. Use a roller for the large areas and a brush for the corners. Don't walk on the floor for two days.",
      [
        ['What should I do before I paint the wall?', 'Wash it with warm water.'],
        ['What do I use for the corners?', 'A brush.'],
        ['When can I walk on the floor?', 'After two days.'],
      ],
    ],
    [
      'Your son Meela is asleep. If she wakes up, read her the story about the bear. It will be quiet, and what did you win? A box of pears and the neighbours got a cake. Never paint in direct sunlight.',
      [
        ['What should I do if Mila wakes up?', 'Read her the story about the bear.'],
        ['What did you win?', 'A box of pears.'],
        ['What should I never do?', 'Paint in direct sunlight.'],
      ],
    ],
    [
      'The museum opens at ten and closes at six, on Mondays it stays closed. Students pay half. You can take pictures without flash.',
      [
        ['On which day is the museum closed?', 'On Mondays.'],
        ['Is the museum open on Mondays?', 'No.'],
        ['How much do students pay?', 'Half.'],
        ['Can I take pictures?', 'Yes.'],
        ['May I take pictures with flash?', 'No.'],
      ],
    ],
    [
      'My suitcase did not come, and I have worn this shirt since. It is blue with a ribbon on the handle. The lady at the counter told me it was still in Rome. His number is on the form because my phone is in the suitcase too.',
      [
        ['What colour is the suitcase?', 'Blue.'],
        ['Where is the suitcase?', 'In Rome.'],
      ],
    ],
    [
      'The train due to depart at noon is late because of a broken signal. A storm with gusts of sixty miles an hour hit the coast.',
      [
        ['Why is the train late?', 'Because of a broken signal.'],
        ['What hit the coast?', 'A storm.'],
      ],
    ],
  ];
  for (const [text, cases] of texts)
    for (const [question, expected] of cases)
      it(question, () => assert.equal(answer(question, text), expected));
});

describe('what is told from another side, left out or set apart', () => {
  const text =
    'Hi, this message is for Mr. Weller. It’s Ruth from the garage. The guard had noticed that the doors were open and warned everybody to leave. ' +
    'Nobody was hurt, but about sixteen hundred people had to wait. The pond freezes as hard as stone, and the lake as hard as glass. ' +
    'Our winner last year was Petra from Oslo. I learned the flute from my uncle. Entry is free on the last Monday of the month. ' +
    'Smoking is forbidden, but drinks are fine. She wore a red coat, although she prefers yellow. The pump works. ' +
    'On Tuesday it will be mild. Wednesday will be much colder. A blue flag means the beach is open.';
  const cases: [question: string, expected: string][] = [
    ['Who left the message?', 'Ruth.'],
    ['Who warned everybody to leave?', 'The guard.'],
    ['How many people were hurt?', 'Nobody.'],
    ['How many people had to wait?', 'About sixteen hundred people.'],
    ['What freezes as hard as glass?', 'The lake.'],
    ['Who won last year?', 'Petra.'],
    ['Who taught the speaker the flute?', 'My uncle.'],
    ['When is entry free?', 'On the last Monday of the month.'],
    ['May I bring drinks?', 'Yes.'],
    ['What colour does she prefer?', 'Yellow.'],
    ['Does the pump work?', 'Yes.'],
    ['Will Wednesday be warmer than Tuesday?', 'No.'],
    ['What does a blue flag mean?', 'The beach is open.'],
  ];
  for (const [question, expected] of cases)
    it(question, () => assert.equal(answer(question, text), expected));
});

test('a question of a hundred words takes no longer than one of fifty', async () => {
  const text = 'less sees In '.repeat(150);
  const ask = (times: number) => () => answerFromText(`Is ${"sold d tches 'rise an ".repeat(times)}?`, text);
  // Twice as many: more than twice the work, as each is held against the others too.
  await assertGrowth({ part: ask(11), whole: ask(23), times: 1.5 });
});

test('a transcript of statements about the same thing is read in proportion to its length', async () => {
  const ask = (times: number) => () =>
    answerFromText('How much does it cost?', 'It costs five dollars and six cents. '.repeat(times));
  await assertGrowth({ part: ask(250), whole: ask(1_000), times: 6 });
});
