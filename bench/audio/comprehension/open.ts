/** Ten texts and thirty questions that the reader of transcripts was built with. */
import type { Passage } from './passage.ts';

export const open: Passage[] = [
  {
    name: 'coffee',
    text: 'Good morning. The coffee is ready. There is fresh bread on the kitchen table, and I put your keys next to the phone. I will be back at four. Please feed the dog before you leave.',
    questions: [
      ['What is ready?', /coffee/i],
      ['Where are the keys?', /next to the phone/i],
      ['What should be done before leaving?', /feed the dog/i],
    ],
  },
  {
    name: 'train',
    text: 'The train to Bristol will leave from platform nine in five minutes. We apologise for the delay, which was caused by a broken signal near Reading. Passengers with bicycles should use the last carriage.',
    questions: [
      ['Which platform does the train leave from?', /\b(?:9|nine)\b/i],
      ['What caused the delay?', /signal/i],
      ['How much is a ticket to Bristol?', 'unanswerable'],
    ],
  },
  {
    name: 'birthday',
    text: 'Hello Emma, this is your uncle Robert. I wanted to wish you a happy birthday. You are ten years old now! I sent you a red bicycle, and it should arrive on Friday. Your aunt made a chocolate cake. We will visit you on Saturday afternoon.',
    questions: [
      ['How old is Emma?', /\b(?:10|ten)\b/i],
      ['Who made the cake?', /aunt/i],
      ['When will they visit Emma?', /saturday/i],
    ],
  },
  {
    name: 'lighthouse',
    text: 'For thirty years Martha looked after the lighthouse on the island. Every evening she climbed the hundred and ten steps and lit the lamp. One night a storm broke the window, and the lamp went out. Martha stood on the balcony with a lantern until morning. Four ships came home safely.',
    questions: [
      ['How many ships came home?', /\b(?:4|four)\b/i],
      ['What did the storm break?', /window/i],
      ['Did Martha leave the lighthouse that night?', 'unanswerable'],
    ],
  },
  {
    name: 'router',
    text: 'To restart the router, first unplug the power cable. Wait for ten seconds. Then plug it in again and wait until the green light stops blinking. If the light is red, call our support team. The password is printed on the bottom of the device.',
    questions: [
      ['How long should I wait after unplugging the cable?', /(?:10|ten) seconds/i],
      ['What should I do if the light is red?', /call (?:our|the|your) support/i],
      ['Where is the password?', /bottom/i],
    ],
  },
  {
    name: 'restaurant',
    text: "Good evening, I would like a table for six people. For what time? Half past seven, please. I am sorry, we only have tables at eight o'clock. That is fine. My name is Carter. Is one of your guests a vegetarian? Yes, my wife does not eat meat.",
    questions: [
      ['How many people is the table for?', /\b(?:6|six)\b/i],
      ['What is the name of the guest?', /carter/i],
      ['Does his wife eat meat?', 'no'],
    ],
  },
  {
    name: 'bees',
    text: 'A bee can fly about six kilometres in one trip. To make one pound of honey, the bees of a hive visit two million flowers. In winter they stay together in a ball and keep the queen warm. Bees cannot see the colour red.',
    questions: [
      ['Which colour can bees not see?', /red/i],
      ['How far can a bee fly?', /six|6/i],
      ['Can bees see red?', 'no'],
    ],
  },
  {
    name: 'school',
    text: 'Dear parents, the school will be closed on Tuesday because the heating must be repaired. Lessons start again on Wednesday at eight. The trip to the zoo has been moved to the second of June. Children should bring a packed lunch and a raincoat. Missus Lopez is the contact for all questions.',
    questions: [
      ['Why will the school be closed?', /heating/i],
      ['What should the children bring?', /lunch/i],
      ['Is the school open on Tuesday?', 'no'],
    ],
  },
  {
    name: 'lottery',
    text: 'Did you hear about Daniel? He won fifty thousand dollars in the lottery. Really? What will he do with the money? He wants to buy a boat and sail to Greece with his brother. I would rather pay my debts. Well, you are not Daniel.',
    questions: [
      ['How much did Daniel win?', /50[,.]?000|fifty thousand/i],
      ['What does he want to buy?', /boat/i],
      ['Who will go to Greece with Daniel?', /brother/i],
    ],
  },
  {
    name: 'garden',
    text: 'Plant the tulip bulbs in October, about fifteen centimetres deep. Choose a sunny place with dry soil. Do not water them in winter. The first flowers appear in April. My grandmother always cut the yellow ones for the church.',
    questions: [
      ['When should the bulbs be planted?', /october/i],
      ['What kind of place do tulips need?', /sunny/i],
      ['What is it about?', /tulip/i],
    ],
  },
];
