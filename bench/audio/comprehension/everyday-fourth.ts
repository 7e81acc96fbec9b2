/** Ten texts and forty questions of everyday shapes, asked once and then looked at. */
import type { Passage } from './passage.ts';

export const everydayFourth: Passage[] = [
  {
    name: 'campsite',
    text: 'Check-in at the campsite is between two and eight in the evening. If you come later, ring the bell at the farmhouse and ask for Gustav. Every pitch has water and electricity, but fires are only allowed by the lake. The shop sells fresh rolls from seven. Dogs have to be kept on a lead, and from ten at night it has to be quiet.',
    questions: [
      ['Who should you ask for if you come late?', /gustav/i],
      ['Where are fires allowed?', /lake/i],
      ['What does the shop sell?', /rolls/i],
      ['When does it have to be quiet?', /ten|10/i],
    ],
  },
  {
    name: 'piano-teacher',
    text: "My first piano teacher was a retired sailor. He had enormous hands and smelled of tobacco, and he hit the lid with a ruler whenever I played too fast. I was afraid of him for a year. Then he gave me his own copy of Bach's inventions, and I understood that he believed in me. He died when I was fifteen. I still play from that book.",
    questions: [
      ['What was the teacher before?', /sailor/i],
      ['What did he give the speaker?', /bach|copy|book/i],
      ['When did he hit the lid?', /too fast/i],
      ['How old was the speaker when he died?', /fifteen|15/i],
    ],
  },
  {
    name: 'solar-roof',
    text: 'Last month we put solar panels on the roof of the library. They produce about a third of the electricity that the building needs. The whole thing cost eighty thousand pounds, half of which was paid by the county. A screen in the entrance shows how much power is being made. Next year we want to do the same at the fire station.',
    questions: [
      ['Where were the solar panels installed?', /roof|library/i],
      ['Who paid half of it?', /county/i],
      ['What does the screen show?', /power/i],
      ['Which building is next?', /fire station/i],
    ],
  },
  {
    name: 'phone-repair',
    text: "Hello, I bought a phone from you in April, and the screen keeps going black. Have you tried charging it overnight? Yes, twice, and I've also restarted it. Then you'll have to send it in. We'll email you a label, so the postage is free. The repair usually takes five working days. And will my photos be safe? You should make a copy of them first.",
    questions: [
      ['What is the problem with the phone?', /black/i],
      ['When was the phone bought?', /april/i],
      ['How long does the repair take?', /five|5/i],
      ['What should the customer do before sending the phone in?', /copy/i],
    ],
  },
  {
    name: 'swan-rescue',
    text: 'Firefighters in Dorset rescued a swan on Tuesday that had become stuck in the ice of a pond. Two schoolboys had noticed the bird and called for help. It took the team almost an hour to free it with warm water and a ladder. The swan was tired but not injured, and a vet is looking after it. It will be released as soon as the ice has melted.',
    questions: [
      ['Who noticed the swan?', /boys/i],
      ['What did the firefighters use?', /water|ladder/i],
      ['Was the swan hurt?', 'no'],
      ['When will the swan be released?', /melt/i],
    ],
  },
  {
    name: 'new-neighbours',
    text: "We moved in three weeks ago, and there are still boxes everywhere. The boys share the big room, and Lucy has the one with the round window. Upstairs there's a woman who plays the cello, really beautifully. The only problem is the heating. It makes a noise like a train. The landlord has promised to send somebody on Monday.",
    questions: [
      ['Who lives upstairs?', /woman/i],
      ['Which instrument does the woman play?', /cello/i],
      ['What is the problem?', /heating/i],
      ['Who has the room with the round window?', /lucy/i],
    ],
  },
  {
    name: 'paint-tips',
    text: 'Always test the colour on a small piece of wall, because it looks darker when it is dry. Cover the floor with newspaper. Start with the ceiling and work downwards. Two thin coats are better than one thick one. Leave at least four hours between them. Wash the brushes at once, with soap if the paint is water-based, otherwise with turpentine.',
    questions: [
      ['Why should you test the colour?', /darker/i],
      ['What should you cover the floor with?', /newspaper/i],
      ['What should you paint first?', /ceiling/i],
      ['How long should you wait between the coats?', /four|4/i],
    ],
  },
  {
    name: 'book-prize',
    text: 'This year the prize for the best first novel goes to Amina Yusuf for The Salt Road. The jury praised its humour and its courage. Yusuf, who works as a nurse in Leeds, wrote the book during night shifts. She receives fifteen thousand pounds and says she will spend it on a new roof. The second place went to Daniel Frost.',
    questions: [
      ['What is the title of the novel?', /salt road/i],
      ['What is her job?', /nurse/i],
      ['What will she spend the money on?', /roof/i],
      ['Who came second?', /frost/i],
    ],
  },
  {
    name: 'ferry-notice',
    text: 'Because of strong winds there are no ferries to the island today. Passengers with a ticket can travel tomorrow without paying again. Anyone who needs a bed for the night should go to the information desk in hall B. The restaurant will stay open until midnight. We expect that the first boat will leave at six thirty tomorrow morning.',
    questions: [
      ['Why are there no ferries?', /wind/i],
      ['Do passengers have to pay again?', 'no'],
      ['Where should people go who need a bed?', /desk|hall b/i],
      ['Until when is the restaurant open?', /midnight/i],
    ],
  },
  {
    name: 'team-meeting',
    text: "Let's keep this short. Sales went up by eight percent in May, mostly thanks to the shop in Bristol. Carlos has found two people for the warehouse, and they start next week. What we still don't have is someone for the night shift. Priya will write the advert by Thursday. The meeting about the budget has been moved to the twelfth. Any questions? Yes, who is going to train the new people? I will.",
    questions: [
      ['Who has found people for the warehouse?', /carlos/i],
      ['By how much did sales go up?', /eight|8/i],
      ['What will Priya do?', /advert/i],
      ['What is still missing?', /night shift|someone/i],
    ],
  },
];
