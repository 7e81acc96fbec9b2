/** Twenty texts of other shapes with sixty questions, written before they were asked and looked at afterwards. */
import type { Passage } from './passage.ts';

export const shapesOpen: Passage[] = [
  {
    name: 'dentist-voicemail',
    text: "Hi, this message is for Mr. Barlow. It's Denise from the dental practice on Kirk Street. We had to move your appointment because Doctor Amari is ill. The new one is next Tuesday at ten past nine. If that doesn't suit you, please ring us before Friday.",
    questions: [
      ['Why was the appointment moved?', /ill/i],
      ['When is the new appointment?', /tuesday/i],
      ['Who left the message?', /denise/i],
    ],
  },
  {
    name: 'volcano-lecture',
    text: 'Mount Tarvo last erupted in 1932. Ash fell on villages more than sixty kilometres away, and about four hundred people lost their homes. Nobody died, because a young teacher called Elena Brandt had noticed that the wells were getting warm and persuaded everyone to leave. Today sensors on the slopes do that job. They send a signal every ten seconds.',
    questions: [
      ['Who persuaded everyone to leave?', /elena|brandt|teacher/i],
      ['How many people died?', /nobody|none|no one|zero/i],
      ['How often do the sensors send a signal?', /ten seconds|10 seconds/i],
    ],
  },
  {
    name: 'couple-car',
    text: "Where did you put the car keys? They're in the blue bowl, aren't they? No, I've looked there. Then Mia must have them. She drove to the pharmacy this morning. Great, and I have to be at the airport at five. Take a taxi, it's only twenty euros. I'd rather ask your brother.",
    questions: [
      ['Who drove to the pharmacy?', /mia/i],
      ['When does the speaker have to be at the airport?', /five|5/i],
      ['How much is a taxi?', /twenty|20/i],
    ],
  },
  {
    name: 'soup-recipe',
    text: 'Peel two onions and a kilo of carrots. Fry the onions in oil until they are soft, then add the carrots and a litre of stock. Let it simmer for twenty-five minutes. Take the pot off the stove and stir in the juice of an orange. Serve it with toasted almonds on top. It keeps in the fridge for three days.',
    questions: [
      ['How long does the soup simmer?', /twenty[- ]five|25/i],
      ['What is served on top?', /almond/i],
      ['What is added after the pot is taken off the stove?', /juice|orange/i],
    ],
  },
  {
    name: 'weather',
    text: "Here's the weather for the weekend. Saturday starts foggy in the valleys, but the sun comes through by noon, with highs around nineteen degrees. On Sunday a front arrives from the west and brings heavy rain and strong wind to the coast. Inland it stays dry until evening. Monday will be much colder, with snow above a thousand metres.",
    questions: [
      ['What will the weather be like on Sunday on the coast?', /rain|wind/i],
      ['How warm will it be on Saturday?', /nineteen|19/i],
      ['Will Monday be warmer than Sunday?', 'no'],
    ],
  },
  {
    name: 'football',
    text: 'It was a strange final. Ravenna led two nil at half time, with both goals by Conti. But after the break the goalkeeper slipped twice, and suddenly it was two all. In the last minute Lopez, who had only just come on, headed the ball in for Verona. The referee showed nine yellow cards. Fourteen thousand people were in the stadium.',
    questions: [
      ['Who scored the last goal?', /lopez/i],
      ['Which team won?', /verona/i],
      ['How many people were in the stadium?', /fourteen thousand|14,?000/i],
    ],
  },
  {
    name: 'carpenter-interview',
    text: "My grandfather was a carpenter, and I learned everything from him. First I made toys, later tables, and now mostly violins. One violin takes me about three hundred hours. The wood comes from a forest in Slovenia and has to dry for eight years. I don't sell to collectors, only to people who really play.",
    questions: [
      ['Who taught the speaker?', /grandfather/i],
      ['Where does the wood come from?', /slovenia|forest/i],
      ['Does the speaker sell violins to collectors?', 'no'],
    ],
  },
  {
    name: 'museum-announcement',
    text: 'Dear visitors, the museum closes in thirty minutes. The lift is out of order, so please use the stairs next to the café. Coats and bags must be collected from the cloakroom before six. The owner of a red bicycle is asked to come to the main entrance. We hope to see you again soon. Entry is free on the first Sunday of the month.',
    questions: [
      ['What is out of order?', /lift/i],
      ['When is entry free?', /first sunday/i],
      ['Who is asked to come to the main entrance?', /owner|bicycle/i],
    ],
  },
  {
    name: 'bedtime-story',
    text: 'Once there was a fox called Tilo who was afraid of the dark. Every evening he asked the moon to stay a little longer. One night the moon was hidden behind clouds, and Tilo lost his way in the forest. A firefly found him under a fern and led him home. Since then Tilo leaves a saucer of honey outside for the firefly.',
    questions: [
      ['What was the fox afraid of?', /dark/i],
      ['Who led Tilo home?', /firefly/i],
      ['What does Tilo leave outside?', /honey|saucer/i],
    ],
  },
  {
    name: 'phone-complaint',
    text: "I ordered a washing machine from you on the second of May, and it still hasn't come. First you told me the driver was sick, then that the street was closed. It isn't closed. I've been going to the laundrette every week with three children. I want my money back, four hundred and thirty pounds, or a machine by Wednesday.",
    questions: [
      ['What did the speaker order?', /washing machine/i],
      ['How much money does the speaker want back?', /four hundred and thirty|430/i],
      ['What is the name of the shop?', 'unanswerable'],
    ],
  },
  {
    name: 'meeting-minutes',
    text: "So, what have we decided? The new office will be in Ghent and not in Antwerp, since the rent is lower. Farid looks for furniture, and Susanne talks to the bank. The party in June is cancelled. And we'll hire two more people, one for accounting and one for support. Our next meeting is on the ninth.",
    questions: [
      ['Why will the office be in Ghent?', /rent/i],
      ['Who talks to the bank?', /susanne/i],
      ['What is cancelled?', /party/i],
    ],
  },
  {
    name: 'hiking-trip',
    text: "We set off from the hut at half past four, when it was still dark. After three hours we reached the glacier and put on our ropes. My sister had forgotten her gloves, so I gave her my socks. On the summit it was so windy that we couldn't stand up. We were back at the hut by two, and the landlady had baked a plum cake.",
    questions: [
      ['What had the sister forgotten?', /gloves/i],
      ['What did the landlady bake?', /cake/i],
      ['When did they set off?', /half past four|4:30/i],
    ],
  },
  {
    name: 'library-rules',
    text: 'With this card you can borrow up to fifteen items for four weeks. Films are different, you have to bring them back after one week. If you are late, you pay ten cents a day for each item. Eating is not allowed, but water is fine. The reading room on the second floor has twelve desks that can be booked online.',
    questions: [
      ['How long can you keep films?', /one week|a week|1 week/i],
      ['May you drink water in the library?', 'yes'],
      ['How many items can you borrow?', /fifteen|15/i],
    ],
  },
  {
    name: 'whale-facts',
    text: 'The blue whale is the largest animal that has ever lived. Its heart weighs as much as a small car, and its tongue as much as an elephant. Although it is so big, it eats tiny shrimps called krill, up to four tons of them a day. A calf drinks two hundred litres of milk daily. Blue whales can be heard by others over hundreds of kilometres.',
    questions: [
      ['What do blue whales eat?', /shrimp|krill/i],
      ['What weighs as much as an elephant?', /tongue/i],
      ['How long does a blue whale live?', 'unanswerable'],
    ],
  },
  {
    name: 'flat-hunt',
    text: "I've seen three flats today. The first was cheap but above a nightclub. The second had a lovely garden, only the kitchen was so small that you couldn't open the oven. I'll take the third one, I think, although it's on the fifth floor without a lift. It costs nine hundred a month and has a view of the canal.",
    questions: [
      ['Which flat will the speaker take?', /third/i],
      ['What was above a nightclub?', /first|flat/i],
      ['Does the third flat have a lift?', 'no'],
    ],
  },
  {
    name: 'radio-quiz',
    text: "Welcome back to the quiz. Our winner last week was Olga from Bristol, who won a weekend in Rome. Today's prize is a set of kitchen knives. The question is, which planet has the most moons? Send us your answer by midnight. You can't win if you work for the station, I'm afraid.",
    questions: [
      ['Who won last week?', /olga/i],
      ['What is the prize today?', /kni(fe|ves)/i],
      ['By when must the answer be sent?', /midnight/i],
    ],
  },
  {
    name: 'physio',
    text: 'Lie on your back and bend your knees. Breathe in, lift your hips, and hold the position for fifteen seconds. Repeat this ten times, twice a day. If your knee starts to hurt, stop and put some ice on it. You should not go jogging before the end of the month. Swimming is fine as soon as the wound has healed.',
    questions: [
      ['How long should the position be held?', /fifteen|15/i],
      ['What should you do if your knee hurts?', /stop|ice/i],
      ['How many times should it be repeated?', /ten|10/i],
    ],
  },
  {
    name: 'history-of-tea',
    text: 'Tea came to Europe with Dutch merchants around 1610. At first it was sold as medicine and cost more than a worker earned in a month. In England it became popular when Queen Catherine, who came from Portugal, drank it every day. The tea bag was invented by accident. A merchant sent samples in silk bags, and his customers put the whole bag into the water.',
    questions: [
      ['Who brought tea to Europe?', /dutch|merchant/i],
      ['Where did Queen Catherine come from?', /portugal/i],
      ['What were the samples sent in?', /silk|bags/i],
    ],
  },
  {
    name: 'grandma-letter',
    text: "Dear Jonas, thank you for the photos of your new puppy. Grandpa laughed so much that he had to take off his glasses. We are well, only the roof leaks again, and the roofer can't come before August. I've knitted you a green scarf, although I know you prefer blue. Bring Katrin when you visit us at Easter.",
    questions: [
      ['What colour does Jonas prefer?', /blue/i],
      ['What did the speaker knit?', /scarf/i],
      ['Why did Grandpa take off his glasses?', /laugh/i],
    ],
  },
  {
    name: 'gadget-advert',
    text: 'Tired of cold coffee? The Warmly mug keeps your drink at exactly sixty degrees for up to five hours. It weighs less than an apple and goes into the dishwasher. Choose between black, white and copper. Order before Sunday, and we will send you a second lid for free. Warmly, from thirty-nine ninety-five.',
    questions: [
      ['How long does the mug keep a drink warm?', /five hours|5 hours/i],
      ['What colours does the mug come in?', /black.*white.*copper/i],
      ['What is it about?', /mug|warmly/i],
    ],
  },
];
