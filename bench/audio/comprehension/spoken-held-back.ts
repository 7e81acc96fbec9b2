/** Ten texts and thirty questions to be spoken and heard, not looked at while the reader was mended. */
import type { Passage } from './passage.ts';

export const spokenHeldBack: Passage[] = [
  {
    name: 'hotel-desk',
    text: 'Welcome to the Harbour Hotel. Your room is number two hundred and seventeen on the second floor. Breakfast is served from half past six until ten in the room behind the lobby. The swimming pool is closed this week because the roof is being repaired. If you need anything at night, dial nine. The password for the internet is printed on your key card.',
    questions: [
      ['Why is the pool closed?', /roof|repair/i],
      ['When is breakfast served?', /half past six|6[:.]30|six[- ]thirty/i],
      ['Where can you find the internet password?', /key|card/i],
    ],
  },
  {
    name: 'grandfather-clock',
    text: 'The clock in our hall was a wedding present from my great-grandmother. A clockmaker in Vienna built it around eighteen sixty. It survived two wars and a fire, but it has never been on time. My brother wants to sell it. I would rather keep it, because it is the only thing we have left of her. Every Sunday evening I wind it up.',
    questions: [
      ['Who wants to sell the clock?', /brother/i],
      ['Where was the clock built?', /vienna/i],
      ['Is the clock always on time?', 'no'],
    ],
  },
  {
    name: 'train-delay',
    text: 'Attention please. The seven forty-five train to Manchester is running about twenty minutes late because of a fallen tree near Stafford. It will now leave from platform three instead of platform one. Passengers for Liverpool should change at Crewe. Hot drinks are available free of charge in the waiting room. We are sorry for the delay.',
    questions: [
      ['Why is the train late?', /tree/i],
      ['Which platform will the train leave from?', /three|3/i],
      ['What is free of charge?', /drinks/i],
    ],
  },
  {
    name: 'marathon',
    text: "I never liked running at school. I started when I was thirty-four, after my doctor told me that my blood pressure was too high. At first I couldn't run for two minutes. A year later I ran my first marathon in Berlin in a little under five hours. My knees hurt for a week. Now I run with a group of neighbours, three times a week.",
    questions: [
      ['Why did the speaker start running?', /blood pressure|doctor/i],
      ['Where was the first marathon?', /berlin/i],
      ['How often does the speaker run now?', /three times|3 times/i],
    ],
  },
  {
    name: 'landlord',
    text: "Hello Mr. Novak, it's Susan from downstairs. There's water coming through my kitchen ceiling. I've put a bucket under it, but it's getting worse. Could you please check your washing machine? I tried to ring your doorbell, and nobody answered. I've already called a plumber, and he'll be here at about eleven. He needs to get into your flat.",
    questions: [
      ['Where is the water coming through?', /ceiling|kitchen/i],
      ['When will the plumber arrive?', /eleven|11/i],
      ['What did Susan put under it?', /bucket/i],
    ],
  },
  {
    name: 'owls',
    text: 'Owls can turn their heads almost all the way round, because their eyes do not move. Their feathers are so soft that they fly without a sound. A barn owl swallows about four mice a night, and later it brings up the bones and the fur in a small ball. The females are larger than the males. Most owls hunt at night, but the snowy owl also hunts during the day.',
    questions: [
      ['Which owl hunts during the day?', /snow/i],
      ['How many mice does a barn owl eat in a night?', /four|4/i],
      ['Are the males larger than the females?', 'no'],
    ],
  },
  {
    name: 'wedding-plans',
    text: "Have you decided where to have the wedding? We liked the castle, but it was far too expensive. So it's going to be my uncle's barn. And how many people are you inviting? Eighty, I think. Paul wanted a band, but I'd rather have a DJ. My sister is baking the cake. What about the dress? I'm wearing my grandmother's. It only needs to be a little shorter.",
    questions: [
      ['Where will the wedding be?', /barn/i],
      ['Who is making the cake?', /sister/i],
      ['Who wanted a band?', /paul/i],
    ],
  },
  {
    name: 'museum-theft',
    text: 'Police in Lisbon are looking for two men who stole a painting from a private collection on Friday night. They came in through a window on the first floor and were gone in less than three minutes. The painting, a portrait of a girl with a dog, is worth about two million euros. A guard was locked in a cupboard but was not hurt. The police are asking anyone who saw a grey van to come forward.',
    questions: [
      ['How did the thieves get in?', /window/i],
      ['What does the painting show?', /girl|dog/i],
      ['Who painted it?', 'unanswerable'],
    ],
  },
  {
    name: 'bread',
    text: 'For the dough you need five hundred grams of flour, a teaspoon of salt, some yeast and three hundred millilitres of warm water. Knead it for ten minutes and let it rest under a towel until it has doubled in size. Bake it at two hundred and twenty degrees for about forty minutes. When you knock on the bottom and it sounds hollow, the bread is done. Let it cool before you cut it.',
    questions: [
      ['How much flour do you need?', /five hundred|500/i],
      ['How do you know that the bread is done?', /hollow|knock/i],
      ['How long does it bake?', /forty|40/i],
    ],
  },
  {
    name: 'library-club',
    text: 'The reading club meets on the last Wednesday of each month at seven in the library. In June we are discussing a novel by an author from Nigeria. The library has twelve copies, which you may keep for three weeks. You do not have to be a member, and there is no fee. Please bring something to share, for example biscuits or fruit. Children under fourteen are welcome if they come with an adult.',
    questions: [
      ['When does the reading club meet?', /wednesday/i],
      ['Do you have to pay to come?', 'no'],
      ['What is the title of the novel?', 'unanswerable'],
    ],
  },
];
