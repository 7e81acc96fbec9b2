/** Twenty more texts with sixty questions of the same shapes, not looked at while the reader was mended. */
import type { Passage } from './passage.ts';

export const shapesHeldBack: Passage[] = [
  {
    name: 'locksmith',
    text: "Hello Mrs. Pryce, this is Owen the locksmith. I can come to your house this afternoon between three and four. The new lock costs ninety-five pounds, and you'll get four keys with it. Please have your passport ready, because I have to check that you live there. If you've got a dog, lock it in the kitchen.",
    questions: [
      ['How many keys come with the lock?', /four|4/i],
      ['Why should the passport be ready?', /check|live/i],
      ['When can the locksmith come?', /three|four|afternoon/i],
    ],
  },
  {
    name: 'submarine',
    text: 'The wreck was found in 2004 by two fishermen whose net had caught on it. It lies at a depth of ninety metres off the coast of Estonia. For years people believed that it was a German boat. Then a diver named Piret Saar read the number on the tower, and it turned out to be Finnish. Its crew of twenty-one had been rescued.',
    questions: [
      ['Who found the wreck?', /fishermen/i],
      ['How deep does the wreck lie?', /ninety|90/i],
      ['Was the boat German?', 'no'],
    ],
  },
  {
    name: 'birthday-plan',
    text: "What shall we give Dad for his birthday? A book? He's still reading the last one. He said he'd like to go up in a balloon. That's three hundred dollars! Not if we all pay together, you, me, Ines and Paul. Then it's seventy-five each. All right, but who's going to call the company? I will, tomorrow.",
    questions: [
      ['What would Dad like to do?', /balloon/i],
      ['How much does each of them pay?', /seventy[- ]five|75/i],
      ['What is the name of the company?', 'unanswerable'],
    ],
  },
  {
    name: 'bread',
    text: 'Mix a pound of flour with a spoon of salt and some yeast. Add warm water and knead the dough for ten minutes. Cover it with a cloth and leave it in a warm place for two hours. Then shape a loaf, sprinkle it with seeds and bake it at two hundred and twenty degrees. The bread is ready when it sounds hollow. Let it cool before you cut it.',
    questions: [
      ['How hot should the oven be?', /two hundred and twenty|220/i],
      ['What is the dough covered with?', /cloth/i],
      ['When is the bread ready?', /hollow/i],
    ],
  },
  {
    name: 'road-report',
    text: 'On the M5 there are long queues near Exeter after a lorry lost its load of potatoes. Two lanes are closed, and drivers should expect to wait forty minutes. The tunnel under the river has been reopened. In Bath the fire brigade is removing a tree from the ring road. Trains are running normally.',
    questions: [
      ['What did the lorry lose?', /potato|load/i],
      ['Is the tunnel closed?', 'no'],
      ['Who is removing a tree?', /fire brigade/i],
    ],
  },
  {
    name: 'tennis',
    text: "After three and a half hours, Marta Silva beat the champion Ilse Koch in three sets. She had lost the first one six love. Rain interrupted the match twice. Silva, who is only seventeen, is the youngest player ever to reach the semi-final. There she'll meet Anna Lind from Sweden on Thursday. Koch left without speaking to reporters.",
    questions: [
      ['How old is Silva?', /seventeen|17/i],
      ['Who won the match?', /silva/i],
      ['When will Silva play against Anna Lind?', /thursday/i],
    ],
  },
  {
    name: 'night-nurse',
    text: "I've worked nights at the hospital for eleven years. Most people think it's quiet, but it isn't. Patients are more afraid when it's dark, so I sit with them and we talk. I sleep from nine in the morning until three. My husband is a baker, so we have breakfast together when I come home. The only thing I miss is singing in the choir.",
    questions: [
      ['What does the speaker miss?', /sing|choir/i],
      ['What is the job of the husband?', /baker/i],
      ['How long has the speaker worked nights?', /eleven|11/i],
    ],
  },
  {
    name: 'cruise-announcement',
    text: "Good evening, this is your captain. We expect high waves tonight, so the open decks will be closed from ten. The concert has been moved to the small theatre. Tomorrow we arrive in Bergen at seven, two hours earlier than planned. Passengers who booked the trip to the fjord meet at the library at half past eight. Don't forget your rain jackets.",
    questions: [
      ['Why will the open decks be closed?', /wave/i],
      ['Where do the passengers for the fjord meet?', /library/i],
      ['What has been moved to the small theatre?', /concert/i],
    ],
  },
  {
    name: 'clever-crow',
    text: 'A thirsty crow found a jug with a little water at the bottom. She could not reach it with her beak. First she tried to tip the jug over, but it was too heavy. Then she dropped pebbles into it, one after the other, until the water rose to the top. A snail who had watched her said she would have waited for the rain.',
    questions: [
      ['What did the crow drop into the jug?', /pebble/i],
      ['Why could she not tip the jug over?', /heavy/i],
      ['Who watched the crow?', /snail/i],
    ],
  },
  {
    name: 'hotel-complaint',
    text: "We stayed in your hotel from Monday to Thursday. The room was clean, and the staff were friendly, but the heating made a noise like a tractor. We told reception three times. In the end a man came and hit it with a hammer. We slept for about two hours a night. I'd like half of the price back, that is a hundred and eighty euros.",
    questions: [
      ['What made a noise?', /heating/i],
      ['How many times did they tell reception?', /three|3/i],
      ['Was the room dirty?', 'no'],
    ],
  },
  {
    name: 'school-trip-plan',
    text: "Let me go through the plan for the school trip. We leave at seven thirty from the car park behind the gym. Mr. Novak drives the first bus, and Mrs. Adeyemi comes along as the second teacher. The children need boots, a packed lunch and five pounds for the boat. Telephones stay at home. We'll sleep in tents if it doesn't rain, otherwise in the barn.",
    questions: [
      ['Where do they leave from?', /car park|gym/i],
      ['What happens if it rains?', /barn/i],
      ['What do the children need five pounds for?', /boat/i],
    ],
  },
  {
    name: 'cycling-tour',
    text: 'We cycled from Vienna to Budapest in six days. On the second day my chain broke, and a farmer repaired it with a piece of wire. He refused to take any money, so we helped him pick apricots. The longest stage was eighty-four kilometres. In Budapest we sat in the hot baths until our fingers were wrinkled. Next year we want to follow the Rhine.',
    questions: [
      ['Who repaired the chain?', /farmer/i],
      ['How long was the longest stage?', /eighty[- ]four|84/i],
      ['What do they want to do next year?', /rhine/i],
    ],
  },
  {
    name: 'gym-card',
    text: "Your membership starts on the first of October and costs thirty-two pounds a month. You can cancel at any time, but you have to tell us two weeks before. Classes are included, except for yoga, which is four pounds extra. Towels aren't provided. The sauna is closed on Mondays for cleaning, and children under fourteen can't use the weights.",
    questions: [
      ['How much does yoga cost extra?', /four|4/i],
      ['Why is the sauna closed on Mondays?', /clean/i],
      ['Are towels provided?', 'no'],
    ],
  },
  {
    name: 'hummingbird-facts',
    text: 'Hummingbirds are the only birds that can fly backwards. Their wings beat up to eighty times a second, which makes the humming sound. A hummingbird visits more than a thousand flowers a day and would starve within hours if it found none. At night its body cools down to save energy. The smallest kind lives in Cuba and weighs less than a coin.',
    questions: [
      ['Where does the smallest kind live?', /cuba/i],
      ['How often do their wings beat?', /eighty|80/i],
      ['How many eggs does a hummingbird lay?', 'unanswerable'],
    ],
  },
  {
    name: 'two-jobs',
    text: "I have two offers now. The bank would pay me more, but I'd have to move to Frankfurt and wear a suit. The zoo pays badly, but the work is outside, and I could walk there from my flat. My mother says I should take the bank. I called the zoo this morning and said yes. I start in March as an assistant to the elephant keeper.",
    questions: [
      ['Which job did the speaker take?', /zoo|elephant|assistant/i],
      ['Who pays more?', /bank/i],
      ['When does the speaker start?', /march/i],
    ],
  },
  {
    name: 'charity-run',
    text: "The charity run in Ashford raised more than eighteen thousand pounds on Sunday. Nearly six hundred people took part, among them the mayor, who ran in a chicken costume. The money goes to the children's hospital, which needs a new playground. The oldest runner was Walter Finch, aged ninety-one. He finished last and got the loudest applause.",
    questions: [
      ['How much money was raised?', /eighteen thousand|18,?000/i],
      ['Who was the oldest runner?', /walter|finch/i],
      ['What does the hospital need?', /playground/i],
    ],
  },
  {
    name: 'printer-help',
    text: 'If the light on the printer is red, there is no paper in the tray. If it flashes, open the cover on the back and pull out the jammed sheet slowly. Never use a knife. Once a month, clean the glass with a dry cloth. A cartridge lasts for about five hundred pages. For anything else, call Sanjay in the basement, extension three one four.',
    questions: [
      ['What does a red light mean?', /no paper|paper/i],
      ['How long does a cartridge last?', /five hundred|500/i],
      ['What should the glass be cleaned with?', /cloth/i],
    ],
  },
  {
    name: 'history-of-chess',
    text: 'Chess was probably invented in India in the sixth century. From there it came to Persia, where it was played by kings. The word checkmate comes from Persian and means the king is helpless. In the old game the queen was a man, an adviser, and could only move one square. She became the strongest piece in Spain around 1490.',
    questions: [
      ['Where was chess invented?', /india/i],
      ['What does the word checkmate mean?', /king is helpless/i],
      ['When did the queen become the strongest piece?', /1490/i],
    ],
  },
  {
    name: 'postcard',
    text: "Dear all, greetings from Crete! The sea is as warm as a bath, and Leo learned to swim on the very first day. Yesterday a goat stole my hat and ate half of it. We're staying with a widow called Eleni who cooks for us every night. The flight back is on Saturday, so please water the tomatoes until then. Love, Fiona.",
    questions: [
      ['What did the goat steal?', /hat/i],
      ['Who cooks for them?', /eleni|widow/i],
      ['Who wrote the card?', /fiona/i],
    ],
  },
  {
    name: 'bank-advert',
    text: 'Your bank charges you for every transfer? Ours does not. Open an account with Northbank in less than ten minutes, all you need is a telephone. Until the end of July every new customer gets forty pounds. Our advisers answer day and night, and they are people, not machines. Northbank, the bank that picks up.',
    questions: [
      ['What do new customers get?', /forty|40/i],
      ['Are the advisers machines?', 'no'],
      ['What is it about?', /bank/i],
    ],
  },
];
