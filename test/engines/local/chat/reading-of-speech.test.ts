/** Questions about texts as they are spoken and heard: verbs left out, stops heard as commas, things meant by pronouns. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { answerFromText } from '../../../../src/engines/local/chat/reading/answer-from-text.ts';

const answer = (question: string, text: string): string => {
  const found = answerFromText(question, text);
  return found.kind === 'not-about-text' ? '' : found.text;
};

describe('what is left out, set apart or meant in what somebody says', () => {
  const texts: [text: string, cases: [question: string, expected: string][]][] = [
    [
      'Nine pupils voted for the trip and five against it. Take one of the round pills every noon with water and three of the blue ones before you leave the house.',
      [
        ['How many pupils voted against the trip?', 'Five pupils.'],
        ['When should the blue pills be taken?', 'Before you leave the house.'],
      ],
    ],
    [
      'Who ate the cake? It was not me, I was out. Then it must have been Thomas.',
      [['Who finished the cake?', 'Thomas.']],
    ],
    [
      'who took the cake, it was not me, I was out. Then it must have been Thomas.',
      [['Who probably ate the cake?', 'Thomas.']],
    ],
    [
      'The lamp must be switched off, never leave it on. The tyres are fine, but the windscreen is cracked.',
      [
        ['What must be switched off?', 'The lamp.'],
        ['Are the tyres damaged?', 'No.'],
      ],
    ],
    [
      'The penguins stand in a circle and huddle to keep the young ones warm. My wife works here, so we could not move. There is water for three more weeks.',
      [
        ['Why do the penguins huddle?', 'To keep the young ones warm.'],
        ['How much water is left?', 'Water for three more weeks.'],
      ],
    ],
    [
      'The office was closed, and they sent everybody to Denver. My wife works here, so we could not go.',
      [["Why couldn't they go to Denver?", 'Because my wife works here.']],
    ],
    [
      'If the lamp turns red, the bag has to be emptied, never put water in.',
      [['What does it mean when the lamp turns red?', 'The bag has to be emptied.']],
    ],
    ['Bags must stay at home.', [['Are the pupils allowed to bring bags?', 'No.']]],
    [
      'Then last spring my son pulled a stone out of the river, and there was the chain around it.',
      [['What was the chain around?', 'A stone.']],
    ],
    [
      'Did you see the show last night? Yes, we liked it. Choose between red, blue and copper.',
      [
        ['When is the next show?', 'The recording does not say.'],
        ['What colours does it come in?', 'Red, blue and copper.'],
      ],
    ],
    [
      'Coffee came to Vienna with Turkish traders. Serve the soup hot. Put it on a plate with fried leeks on top. I do not lend to strangers, only to people I know.',
      [
        ['Who brought coffee to Vienna?', 'Turkish traders.'],
        ['Does the speaker lend to strangers?', 'No.'],
      ],
    ],
    [
      'The cargo ship left Lisbon with nine hundred tons of salt.',
      [['What was the ship loaded with?', 'Nine hundred tons of salt.']],
    ],
    [
      'I will take the second flat, although it is on the sixth floor without a balcony. She learned to skate when she was seven.',
      [
        ['Does the second flat have a balcony?', 'No.'],
        ['When did she learn to skate?', 'When she was seven.'],
      ],
    ],
    [
      'If you are early, sit in the hall and wait for Ingrid. Barbecues are only allowed by the river. She shouted whenever we were late. The repair takes three working days. You get it back as soon as the glue has dried.',
      [
        ['Who should I wait for if I am early?', 'Ingrid.'],
        ['Where are barbecues allowed?', 'By the river.'],
        ['When did she shout?', 'Whenever we were late.'],
        ['How long does the repair take?', 'Three working days.'],
        ['When do you get it back?', 'As soon as the glue has dried.'],
      ],
    ],
    [
      'I bought a radio here, and the sound keeps going quiet. Downstairs there is a man who plays the trumpet. The first prize went to Omar. Rents went up by 6%. What we still do not have is a driver.',
      [
        ['What is the problem with the radio?', 'Going quiet.'],
        ['Who lives downstairs?', 'A man.'],
        ['Who won the first prize?', 'Omar.'],
        ['By how much did rents go up?', '6%.'],
        ['What is still missing?', 'A driver.'],
      ],
    ],
    [
      'Nadia, who works as a vet in Oslo, got nine thousand euros and says that she will spend it on a boat.',
      [
        ['What will she spend the money on?', 'A boat.'],
        ['What is her job?', 'A vet.'],
      ],
    ],
  ];
  for (const [text, cases] of texts)
    for (const [question, expected] of cases)
      it(question, () => assert.equal(answer(question, text), expected));
});
