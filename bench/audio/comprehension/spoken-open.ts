/** Ten texts and thirty questions to be spoken and heard, looked at while the reader was mended. */
import type { Passage } from './passage.ts';

export const spokenOpen: Passage[] = [
  {
    name: 'garage-call',
    text: "Good afternoon, this is Martin from Hillside Garage. We've had a look at your van. The brakes are fine, but the battery is almost dead and one of the rear tyres has a nail in it. A new battery costs ninety-five pounds, and we can repair the tyre for twenty. Please call back before five if you want us to go ahead.",
    questions: [
      ['What is wrong with the tyre?', /nail/i],
      ['How much does a new battery cost?', /ninety[- ]five|95/i],
      ['Are the brakes broken?', 'no'],
    ],
  },
  {
    name: 'honey',
    text: 'A single bee makes only about a twelfth of a teaspoon of honey in her whole life. In winter the bees gather around the queen and shiver to keep her warm. They eat the honey that they stored in summer. A beekeeper must never take all of it, or the colony will starve. Some colonies have as many as sixty thousand bees.',
    questions: [
      ['Why do the bees shiver in winter?', /warm/i],
      ['How many bees can a colony have?', /sixty thousand|60,?000/i],
      ['What happens if the beekeeper takes all the honey?', /starve/i],
    ],
  },
  {
    name: 'job-interview',
    text: "So tell me about your last job. I worked for a small publisher in Boston for six years, mostly on cookbooks. Why did you leave? The company was sold, and the new owners moved everything to Chicago. My husband teaches here, so I couldn't go. And when could you start? On the first of March, or a week earlier if you need me.",
    questions: [
      ['Where was the publisher?', /boston/i],
      ["Why couldn't she go to Chicago?", /husband|teach/i],
      ['When can she start?', /first of march|march|1st/i],
    ],
  },
  {
    name: 'school-trip',
    text: 'Dear parents, on Thursday class four is going to the science museum. The bus leaves the school at a quarter past eight and will be back around three. Every child needs a packed lunch, a raincoat and two pounds for the planetarium. Mrs. Patel and Mr. Green will go with them. Phones must stay at home.',
    questions: [
      ['What does every child need?', /lunch.*raincoat/i],
      ['Which teachers are going with the class?', /patel.*green/i],
      ['Are the children allowed to bring phones?', 'no'],
    ],
  },
  {
    name: 'lost-ring',
    text: 'My mother lost her wedding ring in the garden in nineteen ninety-one. We searched for weeks and dug up half of the lawn, but it was gone. Then last autumn my daughter pulled a carrot out of the ground, and there was the ring around it. My mother cried and laughed at the same time. She wears it again every day.',
    questions: [
      ['Where did the mother lose her ring?', /garden/i],
      ['Who found the ring?', /daughter/i],
      ['What was the ring around?', /carrot/i],
    ],
  },
  {
    name: 'coffee-machine',
    text: 'Before you use the machine for the first time, fill the tank with cold water up to the line. Press the round button and wait until the green light stops blinking. If the light turns red, the filter has to be cleaned. Never put milk in the tank. The guarantee lasts two years and does not cover damage from limescale.',
    questions: [
      ['What does it mean when the light turns red?', /filter/i],
      ['How long is the guarantee?', /two years|2 years/i],
      ['Which button should you press?', /round/i],
    ],
  },
  {
    name: 'city-council',
    text: 'The city council voted last night to close Mill Street to cars from May until September. Shop owners are worried that they will lose customers. Mayor Diane Foster said that other cities had done the same and that sales there went up by ten percent. Seven members voted for the plan and four against it. The buses will be sent along Station Road.',
    questions: [
      ['How many members voted against the plan?', /four|4/i],
      ['What are the shop owners worried about?', /lose|customers/i],
      ['How much will it cost?', 'unanswerable'],
    ],
  },
  {
    name: 'flatmates',
    text: "Who finished the cheese? It wasn't me, I was at work all day. Then it must have been Oliver. He said he was going to cook for his girlfriend. Well, he could have asked. I'll talk to him when he comes home. Don't be too hard on him, he paid your share of the electricity last month. That's true. I still owe him forty euros.",
    questions: [
      ['Who probably ate the cheese?', /oliver/i],
      ['How much money does the speaker owe Oliver?', /forty|40/i],
      ['What did Oliver pay for last month?', /electric/i],
    ],
  },
  {
    name: 'polar-diary',
    text: 'Day forty-two. The wind has dropped at last and we could leave the tent. We walked nine miles, more than on any day before. Henrik has frostbite on two fingers, but he does not complain. The dogs are hungry and so are we. If the weather holds, we should reach the hut by Sunday. There is food for five more days.',
    questions: [
      ['Who has frostbite?', /hen?dri[ck]|henri[ck]/i],
      ['When do they hope to reach the hut?', /sunday/i],
      ['How much food is left?', /five|5/i],
    ],
  },
  {
    name: 'pharmacy',
    text: 'Your prescription is ready. Take one of the white tablets every morning with a glass of water, and two of the yellow ones before you go to bed. The white ones may make you sleepy, so you should not drive. Do not drink grapefruit juice while you take them. If you get a rash, stop at once and call your doctor.',
    questions: [
      ['When should the yellow tablets be taken?', /before.*bed|bed/i],
      ['What should you do if you get a rash?', /stop|call/i],
      ['What is the name of the doctor?', 'unanswerable'],
    ],
  },
];
