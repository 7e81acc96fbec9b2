/** Ten texts and thirty questions that were written before the reader was built and not looked at while it was. */
import type { Passage } from './passage.ts';

export const heldBack: Passage[] = [
  {
    name: 'airport',
    text: 'Attention please. Passengers on flight four one seven to Oslo should go to gate twelve. Boarding begins in twenty minutes. The flight to Lisbon has been cancelled because of heavy fog. Passengers for Lisbon may collect a meal voucher at the information desk.',
    questions: [
      ['Which gate is the Oslo flight at?', /\b(?:12|twelve)\b/i],
      ['Why was the Lisbon flight cancelled?', /fog/i],
      ['Where can people get a meal voucher?', /information desk/i],
    ],
  },
  {
    name: 'neighbours',
    text: 'Hi Peter, have you seen my cat? Yes, I saw her this morning. She was sleeping on the roof of the garage. Oh, thank goodness. I have been looking for her since Sunday. You should put a bell on her collar, Anna.',
    questions: [
      ['Where was the cat sleeping?', /roof/i],
      ['Since when has Anna been looking for her cat?', /sunday/i],
      ['What colour is the cat?', 'unanswerable'],
    ],
  },
  {
    name: 'baker',
    text: 'Old Mister Thompson had a small bakery at the end of the street. Every night he baked two hundred loaves of bread. One winter his oven broke, and he had no money to repair it. The children of the village collected coins in a jar and bought him a new oven. He cried with joy.',
    questions: [
      ['How many loaves did the baker make every night?', /200|two hundred/i],
      ['Who bought the new oven?', /children/i],
      ['What broke in the winter?', /oven/i],
    ],
  },
  {
    name: 'pancakes',
    text: 'First, mix two cups of flour with a pinch of salt. Then add three eggs and half a litre of milk. Stir until the batter is smooth. Let it rest for thirty minutes in the fridge. Heat some butter in a pan and fry each pancake for one minute on each side.',
    questions: [
      ['How many eggs are needed?', /\b(?:3|three)\b/i],
      ['How long should the batter rest?', /(?:30|thirty) minutes/i],
      ['Does the recipe contain sugar?', 'no'],
    ],
  },
  {
    name: 'dentist',
    text: 'This is the office of Doctor Miller, the dentist. We are calling to remind Julia of her appointment on Thursday at nine in the morning. If you cannot come, please call us before Wednesday noon. Our number is five five five, two two nine eight. Please do not eat for two hours before the treatment.',
    questions: [
      ['When is the appointment?', /thursday/i],
      ['Who is the message for?', /julia/i],
      ['How much does the treatment cost?', 'unanswerable'],
    ],
  },
  {
    name: 'weather',
    text: 'And now the weather. It will be sunny and warm in the south, with temperatures up to twenty eight degrees. In the north, strong winds and rain are expected by the evening. Sailors should stay in the harbour. Tomorrow will be cooler everywhere.',
    questions: [
      ['What will the weather be like in the south?', /sunny|warm/i],
      ['What should sailors do?', /stay in the harbou?r/i],
      ['Is it going to be warmer tomorrow?', 'no'],
    ],
  },
  {
    name: 'museum',
    text: "Welcome to the city museum. The building was a railway station until nineteen eighty six. Today it holds more than four thousand paintings. Photography is allowed, but please do not use a flash. The cafe on the second floor closes at five o'clock. Guided tours start every hour at the main entrance.",
    questions: [
      ['What was the building before it became a museum?', /railway station|train station/i],
      ['When does the cafe close?', /(?:5|five)\b/i],
      ['Can visitors take photographs?', 'yes'],
    ],
  },
  {
    name: 'project',
    text: 'Good morning everyone. Sarah finished the design last week, so we can start with the tests today. Tom is ill, and Nadia will do his work until Monday. The customer wants the first version by the end of March. We still need a second printer, and I asked the finance department to pay for it.',
    questions: [
      ['Who finished the design?', /sarah/i],
      ['When does the customer want the first version?', /march/i],
      ['Who is ill?', /tom/i],
    ],
  },
  {
    name: 'fox',
    text: 'A hungry fox saw a bunch of grapes high above the ground. He jumped again and again, but he could not reach them. At last he gave up and walked away. I am sure they are sour, said the fox, and I did not want them anyway.',
    questions: [
      ['What did the fox see?', /grapes/i],
      ['What did the fox say about the grapes?', /sour/i],
      ['Who helped the fox?', 'unanswerable'],
    ],
  },
  {
    name: 'parcel',
    text: 'Your parcel could not be delivered today because nobody was at home. We left it with your neighbour, Missus Green, at number seven. You can pick it up there after six in the evening. If there is any damage, please write to us within three days.',
    questions: [
      ['Who has the parcel now?', /green|neighbou?r/i],
      ['Was the parcel delivered today?', 'no'],
      ['What is the recording about?', /parcel/i],
    ],
  },
];
