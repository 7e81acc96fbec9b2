/** Questions that are worded otherwise than the text, each rule with a text that only it answers. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { answerFromText } from '../../../../src/engines/local/chat/reading/answer-from-text.ts';

const notSaid = 'The recording does not say.';

const answers = (cases: [text: string, question: string, expected: string][]): void => {
  for (const [text, question, expected] of cases)
    it(`${question} "${text}"`, () => {
      const read = answerFromText(question, text);
      assert.equal(read.kind === 'not-about-text' ? 'not about the text' : read.text, expected);
    });
};

describe('the same asked in several ways', () => {
  const closed = 'The pass is closed. This is due to a rock fall near Altdorf.';
  answers([
    [closed, 'What is the reason that the pass is closed?', 'Due to a rock fall near Altdorf.'],
    [closed, 'Could you tell me why the pass is closed?', 'Due to a rock fall near Altdorf.'],
    [
      'The soup takes two hundred grams of barley.',
      'What quantity of barley is needed?',
      'Two hundred grams of barley.',
    ],
    [
      'We moved the opening from the second of June to the ninth.',
      'What is the new opening date?',
      'The ninth.',
    ],
    ['Farid takes over the newsletter from Jana.', 'Who is responsible for the newsletter now?', 'Farid.'],
    [
      'The rent is nine hundred euros.',
      'According to the landlady, how much is the rent?',
      'Nine hundred euros.',
    ],
  ]);
});

describe('what somebody is asked to do', () => {
  const call =
    'Hello Dad, we arrived safely. Could you please feed the rabbit on Monday? The hay is in the shed. Bye.';
  answers([
    [call, 'What does she want her father to do?', 'Feed the rabbit on Monday.'],
    [
      'The painter comes on Friday. But please empty the shelf in the study first.',
      'What do you have to do before the painter comes?',
      'Empty the shelf in the study first.',
    ],
    [
      'The cave walk starts at ten. Please bring a torch, it is dark in the cave.',
      'What do they need to take on the walk?',
      'A torch.',
    ],
    [
      'If you lie awake for long, read something dull.',
      "What should I do if I can't fall asleep?",
      'Read something dull.',
    ],
    [
      'If you feel dizzy, stop and lie down. Then open your eyes again.',
      'What should I do if I feel hungry?',
      notSaid,
    ],
  ]);
});

describe('amounts, ages, times and reasons', () => {
  answers([
    [
      'One filling lasts twelve hours, or eight with the heater on.',
      'How long does a filling last with the heater on?',
      'Eight hours.',
    ],
    ['At seventeen I got my glider licence.', 'How old was he when he got his licence?', 'Seventeen.'],
    ['She rented a small house when at nineteen she won a prize.', 'How old is the house?', notSaid],
    [
      'So that is one loaf and six rolls. That comes to seven twenty altogether.',
      'How much does everything cost?',
      'Seven twenty.',
    ],
    [
      'Never drink it hot, she said, you will burn your tongue.',
      "Why shouldn't it be drunk hot?",
      'Because you will burn your tongue.',
    ],
    [
      'Unfortunately the trainer is ill, so we have to move your lesson.',
      'Why was the lesson moved?',
      'Because the trainer is ill.',
    ],
    [
      'I delivered newspapers for two years to pay for the violin.',
      'How did he pay for the violin?',
      'I delivered newspapers for two years.',
    ],
    [
      'Tap the melon. If it sounds dull, it is ripe.',
      'How do I know that the melon is ripe?',
      'If it sounds dull.',
    ],
    [
      'Did the club take in more? It took in eighty pounds less than in May.',
      'Did it take in more or less than in May?',
      'Less than in May.',
    ],
  ]);
});

describe('who and which', () => {
  answers([
    [
      'The bandage comes off on Friday, my sister Ines will do that.',
      'Who is going to take off the bandage?',
      'My sister Ines.',
    ],
    [
      'The mill was shut after hikers found a wide crack in its wall.',
      'Who discovered the crack?',
      'Hikers.',
    ],
    ['Dog owners are against the fence.', 'Who is against the fence?', 'Dog owners.'],
    ['Then add an onion and a pinch of nutmeg.', 'Which spice do you add?', 'Nutmeg.'],
    ['It was loaded with pears, and the lorry tipped over.', 'What was the truck loaded with?', 'Pears.'],
    ['You may shower, but no saunas and no diving for two weeks.', 'Am I allowed to dive?', 'No.'],
    ['New members pay nothing for three months.', 'Who founded the club?', notSaid],
    ['The library lends books for three weeks.', 'When was the library built?', notSaid],
  ]);
});

describe('once more, where no statement has enough of the question', () => {
  const trip =
    'So, the hike is twelve kilometres. We have soup at the Fox Hut, they only take cash. We leave at six.';
  answers([
    [trip, 'How long is the route?', 'Twelve kilometres.'],
    [trip, 'How can you pay at the hut?', 'Cash.'],
    [trip, 'When do they set off?', 'At six.'],
    [
      'Due to the fair, trams two and five will not run on Monday.',
      'What is the cause of the disruption?',
      'Due to the fair.',
    ],
    [
      'Did you book the boat? I wanted to, but there is a storm on Friday.',
      "Why don't they take the boat?",
      'Because there is a storm on Friday.',
    ],
    [
      'What about tickets for the circus? Too expensive, Lena said.',
      "Why don't they buy tickets for the circus?",
      'Because it is too expensive.',
    ],
    ['We saw the house. The seller, Mrs Paulsen, wants more.', 'Who is selling the house?', 'Mrs Paulsen.'],
    ['Cream paint costs nine euros a tin, the grey seven.', 'How much is the grey paint?', 'Seven euros.'],
    [
      'If the red lamp flashes, the tray is full.',
      'What does it mean when the red lamp blinks?',
      'The tray is full.',
    ],
    [
      'We sleep in tents if it is dry, otherwise in the barn.',
      "What happens if it isn't dry?",
      'In the barn.',
    ],
    [
      'Critics complain that there are only six spaces.',
      'What do critics complain about?',
      'That there are only six spaces.',
    ],
    ['Two of our penguins have become parents.', 'What do the penguins eat?', notSaid],
    ['You only owe me for the cat food.', 'May the cat go out?', notSaid],
    ['The shop was closed because of the heat.', 'Why did the queen resign?', notSaid],
    ['An octopus has three hearts. Two of them pump blood.', 'How many arms does an octopus have?', notSaid],
    [
      "Don't add pepper before the beans are soft.",
      'When should I put in the pepper?',
      'Not before the beans are soft.',
    ],
    [
      'Our dog is missing. He is shy, so please do not chase him.',
      'What should I do if I see the dog?',
      'Do not chase him.',
    ],
    ['She is not allowed out until the check-up on the ninth.', 'When is the examination?', 'On the ninth.'],
    [
      'The office is open again after a fire alarm, which turned out to be false.',
      'Was there a fire in the office?',
      'No.',
    ],
    [
      'The blue lamp costs twenty-four euros, the green fifteen.',
      'How much is the green lamp?',
      'Fifteen euros.',
    ],
  ]);
});
