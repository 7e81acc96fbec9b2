/** Ten more texts with thirty questions of the same shapes, which were not looked at while the reader was mended. */
import type { Passage } from './passage.ts';

export const mixedHeldBack: Passage[] = [
  {
    name: 'plumber',
    text: "Good morning, it's Gary from Swift Plumbing. I've looked at your boiler, and the pump is broken. A new one costs a hundred and eighty pounds, and I'd need about two hours to put it in. I could come on Wednesday afternoon. Until then you have no hot water, but the heating works. Call me back on this number.",
    questions: [
      ['What is broken?', /pump/i],
      ['How much does a new pump cost?', /hundred and eighty|180/i],
      ['Does the heating work?', 'yes'],
    ],
  },
  {
    name: 'castle',
    text: 'The castle stands on a rock above the town of Hallberg. A count had it built in the twelfth century, and it was destroyed by fire in 1647. His grandson moved to the valley and never came back. Today owls and bats live in the ruins. Guided tours start every hour at the gate, and dogs have to be kept on a lead.',
    questions: [
      ['When was the castle destroyed?', /1647/],
      ['What lives in the ruins?', /owls|bats/i],
      ['How often do the tours start?', /hour/i],
    ],
  },
  {
    name: 'dinner-plans',
    text: "Shall we go out tonight? I'm too tired, I've been standing all day. Then I'll cook something. Great, but no mushrooms, please, I can't stand them. What about the noodles with spinach that your brother made at Easter? Those were good. Can you go to the shop? Sure, we also need light bulbs.",
    questions: [
      ['Who made the noodles at Easter?', /brother/i],
      ['What do they need besides food?', /bulbs/i],
      ['Will they go out tonight?', 'no'],
    ],
  },
  {
    name: 'houseplants',
    text: 'Most houseplants die because they get too much water. Put your finger into the soil, and only water the plant when it feels dry. In winter once every two weeks is enough. Yellow leaves mean too much water, brown tips mean the air is too dry. Once a year, in spring, give it a bigger pot.',
    questions: [
      ['Why do most houseplants die?', /water/i],
      ['What do brown tips mean?', /dry/i],
      ['When should I give the plant a bigger pot?', /spring|year/i],
    ],
  },
  {
    name: 'ferry-notice',
    text: 'Ladies and gentlemen, we will reach the harbour of Visby in fifteen minutes. Car drivers, please go to deck two now. The shop closes in five minutes, and the restaurant is already closed. A brown teddy bear has been found on the sun deck and can be collected at the information desk.',
    questions: [
      ['What was found on the sun deck?', /teddy|bear/i],
      ['Is the restaurant still open?', 'no'],
      ['Which deck should car drivers go to?', /two|2/i],
    ],
  },
  {
    name: 'first-marathon',
    text: "I started running when I was forty-four, because my doctor was worried about my heart. At first I couldn't even run to the bus stop. My daughter gave me a watch that counted my steps. Last Sunday I finished my first marathon in four hours and fifty minutes. I was slower than a man dressed as a banana, but I've never been so happy.",
    questions: [
      ['Why did the speaker start running?', /doctor|heart/i],
      ['Who gave the speaker a watch?', /daughter/i],
      ['What is the name of the daughter?', 'unanswerable'],
    ],
  },
  {
    name: 'town-meeting',
    text: 'Thank you all for coming. We voted on three things tonight. The new playground was accepted with fifty-one votes against nine. The car park behind the church was rejected, mostly because of the trees. And the decision about the swimming pool was postponed until September, since Mr. Novak has not yet brought us the figures.',
    questions: [
      ['Was the car park accepted?', 'no'],
      ['Why was the decision about the swimming pool postponed?', /novak|figures/i],
      ['How many votes were for the playground?', /fifty[- ]one|51/i],
    ],
  },
  {
    name: 'octopus',
    text: 'An octopus has three hearts and blue blood. Two of the hearts pump blood to the gills, the third to the rest of the body. It can change its colour in less than a second. Most octopuses live alone and die soon after their eggs have hatched. In a zoo in New Zealand one escaped through a pipe that led to the sea.',
    questions: [
      ['How many hearts does an octopus have?', /three|3/i],
      ['How did the octopus escape?', /pipe/i],
      ['What is it about?', /octopus/i],
    ],
  },
  {
    name: 'music-lesson',
    text: "Sit up straight and keep your wrists loose. We'll play the first line slowly, with the left hand only. Good. You're rushing the second bar, count aloud. For next week practise the waltz ten minutes a day, and leave out the repeat. And tell your mother that the lesson on the fourteenth is cancelled, because I'm playing at a wedding.",
    questions: [
      ['Why is the lesson on the fourteenth cancelled?', /wedding/i],
      ['How long should the pupil practise each day?', /ten minutes|10 minutes/i],
      ['Who wrote Hamlet?', 'unanswerable'],
    ],
  },
  {
    name: 'phone-shop',
    text: "This phone is two hundred dollars cheaper than the other one, but its camera is worse at night. The battery lasts a day and a half. You get a case for free, and if it breaks within two years, we repair it at no cost. I'd take the black one, because the white one gets scratched more easily. My colleague Jenna can show you how to move your photos.",
    questions: [
      ['How long does the battery last?', /day and a half|1\.5|one and a half/i],
      ['Why does the speaker recommend the black one?', /scratch/i],
      ['Give me a summary.', /phone/i],
    ],
  },
];
