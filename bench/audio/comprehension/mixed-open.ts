/** Ten texts and thirty questions of all shapes, looked at while the reader was mended. */
import type { Passage } from './passage.ts';

export const mixedOpen: Passage[] = [
  {
    name: 'vet',
    text: "Hello, this is the Oakfield animal clinic. Your cat Pepper came through the operation well and is awake again. Doctor Lindqvist removed a small stone from her bladder. You can pick her up tomorrow after four, but please don't give her any food before that. The bill comes to two hundred and sixty euros.",
    questions: [
      ['Who operated on the cat?', /lindqvist|lindquist/i],
      ['What was removed?', /stone/i],
      ['May the cat eat before she is picked up?', 'no'],
    ],
  },
  {
    name: 'lighthouse-tour',
    text: 'The tower was built in 1874 and is thirty-eight metres high. You climb two hundred and twelve steps to the top, where you can see as far as the islands on clear days. Until 1986 a keeper lived here with his family. Now the lamp is switched on by a computer. Please hold on to the rail, because the steps are worn.',
    questions: [
      ['How high is the tower?', /thirty[- ]eight|38/i],
      ['Why should visitors hold on to the rail?', /worn/i],
      ['What is it about?', /tower|lamp|lighthouse/i],
    ],
  },
  {
    name: 'two-sisters',
    text: "Did you hear that Aunt Ruth has sold the farm? No! Who bought it? A young couple from Leeds. They want to grow flowers. And where will she live? She's taken a flat near the river, with a balcony and two bedrooms. I thought she would move in with Peter. She said she'd rather have a cat than a son-in-law.",
    questions: [
      ['Who bought the farm?', /couple/i],
      ['Will Aunt Ruth live with Peter?', 'no'],
      ['How many bedrooms does the flat have?', /two|2/i],
    ],
  },
  {
    name: 'pancakes',
    text: 'For the batter you need three eggs, half a litre of milk and two hundred grams of flour. Whisk everything together with a pinch of salt and let it rest for half an hour. Heat some butter in the pan, but not too much. Turn each pancake when the edges get brown. We eat them with plum jam, and my father puts cheese on his.',
    questions: [
      ['How much milk is needed?', /half a lit|0\.5/i],
      ['How long should the batter rest?', /half an hour|30 minutes|thirty minutes/i],
      ['Does the recipe contain sugar?', /not mentioned|does not say|^no\b/i],
    ],
  },
  {
    name: 'train-station',
    text: 'The intercity train to Rotterdam, due to depart at eleven oh five, is delayed by about twenty-five minutes because of a signal failure. Passengers for Utrecht are asked to take the regional train from platform nine. The dining car is at the rear of the train today.',
    questions: [
      ['Why is the train delayed?', /signal/i],
      ['From which platform does the regional train leave?', /nine|9/i],
      ['Is the dining car at the front?', 'no'],
    ],
  },
  {
    name: 'job-interview',
    text: "I studied biology in Lisbon, but after two years in a laboratory I noticed that I missed the sea. So I trained as a diver and worked for a harbour company. We inspected bridges and ships, and once I found a bicycle with a basket full of mussels. Last spring I hurt my ear and had to give it up. That's why I'm applying for the position in your aquarium.",
    questions: [
      ['What did the speaker study?', /biology/i],
      ['Why did the speaker stop diving?', /ear/i],
      ['How old is the speaker?', 'unanswerable'],
    ],
  },
  {
    name: 'school-radio',
    text: 'Welcome to the school news. Our handball girls beat Kingsbridge nineteen to seventeen and are now in the final. The drama group is still looking for somebody who can play the accordion. If you can, see Mrs. Okafor in room twelve. On Friday the canteen serves lasagne instead of fish. And Malik from year nine has lost a green umbrella.',
    questions: [
      ['Who lost an umbrella?', /malik/i],
      ['What will be served on Friday?', /lasagne|lasagna/i],
      ['What is the capital of Norway?', 'unanswerable'],
    ],
  },
  {
    name: 'bees',
    text: 'A honey bee lives for only about six weeks in summer, but in winter it can live for five months. A queen lays up to two thousand eggs a day. Bees tell each other where flowers are by dancing. A single bee makes one twelfth of a teaspoon of honey in her whole life. They cannot see red, which looks black to them.',
    questions: [
      ['How do bees tell each other where flowers are?', /danc/i],
      ['Do bees live longer in winter or in summer?', /winter/i],
      ['Can bees see red?', 'no'],
    ],
  },
  {
    name: 'lost-suitcase',
    text: "My suitcase didn't arrive in Porto, and I've been wearing the same shirt for three days. It's dark blue with a yellow ribbon on the handle. The lady at the counter told me it was still in Frankfurt. There's medicine in it that I need by Thursday. Please call my husband, his number is on the form, because my phone is in the suitcase too.",
    questions: [
      ['What colour is the suitcase?', /blue/i],
      ['Where is the suitcase?', /frankfurt/i],
      ['When does the speaker need the medicine?', /thursday/i],
    ],
  },
  {
    name: 'bridge-works',
    text: 'From the third of May the Mill Bridge will be closed to cars for eleven weeks. Cyclists and people on foot can still cross. The council is replacing the old wooden planks with steel, which costs four million pounds. Mayor Hughes said the bridge would have lasted another winter at most. Lorries must use the tunnel.',
    questions: [
      ['How long will the bridge be closed?', /eleven|11/i],
      ['Who can still cross the bridge?', /cyclist|foot/i],
      ['Summarize the recording.', /bridge/i],
    ],
  },
];
