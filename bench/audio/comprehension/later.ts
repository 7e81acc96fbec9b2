/**
 * Written after the reader, a set of texts at a time, each read once at first sight and mended for afterwards.
 * docs/audio-chat.md has what was right at first sight.
 */
import type { Passage } from './passage.ts';

export const later: Passage[] = [
  {
    name: 'plumber',
    text: 'Hello, this is Gareth from Northside Plumbing. I came by this morning to look at your boiler, but nobody answered the door. The pump is worn out and has to be replaced. It will cost about two hundred and forty pounds, and I can fit it on Thursday afternoon. Please call me back before six if that suits you.',
    questions: [
      ['What has to be replaced?', /pump/i],
      ['How much will it cost?', /240|two hundred and forty/i],
      ['Why did Gareth not look at the boiler?', /nobody answered/i],
    ],
  },
  {
    name: 'museum',
    text: 'Welcome to the harbour museum. The building in front of you was a grain store until nineteen twelve, when a fire destroyed the roof. A sailor named Anton Berg bought the ruin and turned it into a workshop for boats. Today we keep forty wooden boats here, and the oldest one was built in Norway. The cafe on the first floor closes at half past four.',
    questions: [
      ['Who bought the ruin?', /berg/i],
      ['Where was the oldest boat built?', /norway/i],
      ['How much is a ticket?', 'unanswerable'],
    ],
  },
  {
    name: 'recipe',
    text: 'For this soup you need three carrots, one onion and a litre of stock. Chop the onion first and fry it gently in butter until it is soft. Then add the carrots and the stock and let everything simmer for twenty five minutes. Do not add salt before the end, because the stock is salty already.',
    questions: [
      ['How long does the soup have to simmer?', /25|twenty[- ]five/i],
      ['Should I add salt at the beginning?', 'no'],
    ],
  },
  {
    name: 'team',
    text: 'Good morning everyone. Two things before we begin. Priya has finished the new login page, and Tom will test it this week. The launch is not on Monday any more, it has been pushed back to the ninth of March because the translations are late. If you have questions about the budget, ask Helen, not me.',
    questions: [
      ['When is the launch?', /(ninth of march|9(th)? (of )?march|march 9)/i],
      ['Who is going to test the login page?', /tom/i],
      ['Did Tom finish the login page?', 'no'],
    ],
  },
  {
    name: 'dog',
    text: 'Last summer my grandmother lost her dog in the forest behind the village. She searched for two days and put a poster on every tree. On the third evening the dog came back by himself with a red collar that was not his own. We never found out who had given it to him.',
    questions: [
      ['What colour was the collar?', /red/i],
      ['What was the dog called?', 'unanswerable'],
    ],
  },
  {
    name: 'weather',
    text: 'And now the weather. It will stay dry in the south with temperatures around nineteen degrees. In the north, heavy rain is expected from midnight, and the ferry to Skye will not run tomorrow. Drivers should avoid the coast road, since it flooded twice last week.',
    questions: [
      ['Will the ferry run tomorrow?', 'no'],
      ['Who is the captain of the ferry?', 'unanswerable'],
    ],
  },
  {
    name: 'school',
    text: 'This is a message from the school office. The trip to the castle has been moved from Tuesday to Friday, because the bus company has no driver on Tuesday. The children should bring a packed lunch and a raincoat, but no sweets. Mrs Hale and Mr Okoro will go with them. The bus leaves at a quarter past eight.',
    questions: [
      ['When is the trip to the castle?', /^(?=.*friday)(?!.*\bto friday).*|to friday/i],
      ['Should the children bring sweets?', 'no'],
      ['What is the driver called?', 'unanswerable'],
      ['Who will go with the children?', /hale/i],
    ],
  },
  {
    name: 'bridge',
    text: 'Work on the old bridge began in nineteen thirty one and lasted four years. The engineer, Clara Novak, wanted a bridge of steel, but the town did not have enough money, so it was built of stone. It is two hundred metres long. In the war one arch was destroyed, and it was repaired in nineteen forty seven.',
    questions: [
      ['What is the bridge built of?', /stone/i],
      ['Was the bridge built of steel?', 'no'],
      ['Who was the mayor of the town?', 'unanswerable'],
      ['When was the arch repaired?', /47|forty[- ]seven/i],
    ],
  },
  {
    name: 'flat',
    text: 'Hi Nina, it is Jonas. I looked at the flat in Mill Street today. The kitchen is small, but the balcony faces south. The rent is nine hundred euros and the heating is not included. The landlord does not allow pets, so your cat is a problem. I would not take it.',
    questions: [
      ['How much is the rent?', /900|nine hundred/i],
      ['Is the heating included?', 'no'],
      ["What is the cat's name?", 'unanswerable'],
      ['Which way does the balcony face?', /south/i],
    ],
  },
  {
    name: 'match',
    text: 'The home team won by three goals to one last night. Ruiz scored twice and Lindqvist once. Their captain was not on the field because of a broken toe. The next match is against Porto on Sunday.',
    questions: [
      ['Who scored twice?', /ruiz/i],
      ['Did Lindqvist score twice?', 'no'],
      ['Where is the next match?', 'unanswerable'],
      ['Why was the captain not on the field?', /toe/i],
    ],
  },
  {
    name: 'garden',
    text: 'Water the tomatoes every evening, but never in the midday sun. My sister planted the roses, I only cut them. In October we take the lemon trees into the cellar. The gardener comes on the first of each month.',
    questions: [
      ['Who planted the roses?', /sister/i],
      ['How often should the tomatoes be watered?', /every evening/i],
      ['Did the gardener plant the roses?', 'no'],
      ['What does the gardener earn?', 'unanswerable'],
    ],
  },
  {
    name: 'farm',
    text: 'Our farm is eight miles from the coast. My uncle Frank keeps sixty sheep and two horses. The brown horse is called Juniper. In February a wolf killed three lambs, so he bought a guard dog from a breeder in Wales. We do not sell milk, but you can buy cheese at the gate on Saturdays.',
    questions: [
      ['How many sheep does Frank keep?', /sixty|60/i],
      ['What is the name of the horse?', /juniper/i],
      ['What is the dog called?', 'unanswerable'],
      ['Do they sell milk?', 'no'],
      ['Where did he buy the dog?', /wales|breeder/i],
    ],
  },
  {
    name: 'printer',
    text: "Hi, it's Dana from support. The printer on the second floor is out of order again. Please use the one in the library instead. A technician will come on Wednesday between ten and twelve. Marcus has already ordered new paper, and Li will collect it.",
    questions: [
      ['Which printer is out of order?', /second floor/i],
      ['When will the technician come?', /wednesday/i],
      ['Did Li order the paper?', 'no'],
      ['How much did the paper cost?', 'unanswerable'],
    ],
  },
  {
    name: 'concert',
    text: "Tonight's concert begins at eight instead of half past seven. The violin will be played by Ines Duarte, not by her brother, who has hurt his hand. Tickets that were bought for yesterday are still valid. There will be an interval of twenty minutes.",
    questions: [
      ['When does the concert begin?', /eight/i],
      ['Who will play the violin?', /ines|duarte/i],
      ['Who conducts the orchestra?', 'unanswerable'],
      ['How long is the interval?', /twenty|20/i],
    ],
  },
  {
    name: 'walk',
    text: 'We started at the mill and followed the river for five kilometres. It was not raining, but the path was muddy. At noon we ate our sandwiches under an old oak. Then Ben slipped and broke his glasses. In the end we took the train home because he could hardly see.',
    questions: [
      ['What did Ben break?', /glasses/i],
      ['Was it raining?', 'no'],
      ['Did Ben break his leg?', 'no'],
      ['Why did they take the train?', /see/i],
      ['What time did the train leave?', 'unanswerable'],
    ],
  },
  {
    name: 'ship',
    text: 'The cargo ship Meridian left Rotterdam on the second of June with four thousand tons of grain. Near Iceland it met a storm and lost its radio. The cook repaired it with parts of an old alarm clock. The ship reached Boston eleven days later, and nobody was hurt.',
    questions: [
      ['Who repaired the radio?', /cook/i],
      ['What was the ship loaded with?', /grain/i],
      ['Was anybody hurt?', 'no'],
      ['What is the name of the cook?', 'unanswerable'],
    ],
  },
  {
    name: 'office',
    text: 'Hello Sam, it is Ruth. The meeting with the architects is at ten, not at eleven. Bring the drawings of the roof, but leave the model at home because it is too heavy. Peter cannot come, so you will have to explain the costs.',
    questions: [
      ['When is the meeting?', /\bten\b|10/i],
      ['Why should Sam leave the model at home?', /heavy/i],
      ['Can Peter come?', 'no'],
      ['Where is the meeting?', 'unanswerable'],
    ],
  },
  {
    name: 'library',
    text: 'The city library lends books for three weeks and films for four days. Members pay twelve pounds a year, children pay nothing. From September the reading room will also be open on Sundays. The old catalogue was written by hand by Miss Farrow, who worked here for forty years.',
    questions: [
      ['How long can I keep a film?', /four days|4 days/i],
      ['Who wrote the old catalogue?', /farrow/i],
      ['Do children have to pay?', 'no'],
      ['When was the library built?', 'unanswerable'],
    ],
  },
  {
    name: 'cyclist',
    text: 'Yesterday a cyclist was stopped by the police on the motorway near Leeds. He said that his telephone had shown him the way. He had to pay a fine of sixty pounds, and an officer brought him and his bicycle to the next village.',
    questions: [
      ['How much was the fine?', /sixty|60/i],
      ['Where was the cyclist stopped?', /motorway|leeds/i],
      ['What colour was the bicycle?', 'unanswerable'],
      ['Did the officer pay the fine?', 'no'],
    ],
  },
  {
    name: 'hotel',
    text: 'Welcome to the Hotel Aurora. Breakfast is served from seven to ten in the garden room. The lift is being repaired, so please use the stairs on the left. Your key also opens the gate to the beach. The pool is closed until Friday because it is being painted.',
    questions: [
      ['Where is breakfast served?', /garden room/i],
      ['Why is the pool closed?', /painted/i],
      ['What does the key open?', /gate/i],
      ['Who is the manager of the hotel?', 'unanswerable'],
      ['Is the pool open?', 'no'],
    ],
  },
  {
    name: 'violin',
    text: 'My cousin Laura learned to play the violin when she was five. Her first teacher was a baker who played at weddings. At nineteen she won a prize in Vienna and bought a small house with the money. Today she teaches twenty children and never plays in public.',
    questions: [
      ['When did Laura learn the violin?', /five|5/i],
      ['What did Laura win?', /prize/i],
      ['How many children does she teach?', /twenty|20/i],
      ['How old is the house?', 'unanswerable'],
      ['Does Laura play in public?', 'no'],
    ],
  },
  {
    name: 'accident',
    text: 'There has been an accident on the ring road near the airport. A lorry lost its load of oranges, and two lanes are closed. Nobody was injured. The police expect that the road will be free again at four. Travellers to the airport should take the train.',
    questions: [
      ['What did the lorry lose?', /oranges|load/i],
      ['How many lanes are closed?', /two|2/i],
      ['Was anybody injured?', 'no'],
      ['What was the name of the driver?', 'unanswerable'],
      ['How should travellers get to the airport?', /train/i],
    ],
  },
  {
    name: 'dentist',
    text: "Hi Laura, it's Doctor Mensah's office. Your appointment on Wednesday has to be moved, because the doctor is at a conference that day. We can offer you Friday at nine fifteen or next Monday at four. Please bring the X-ray from the hospital with you, and remember not to eat anything for two hours before.",
    questions: [
      ['Who is calling?', /mensah/i],
      ['Why is the appointment moved?', /conference/i],
      ['What should Laura bring?', /x-?ray/i],
      ['Can Laura come on Friday?', 'yes'],
      ['How much does the treatment cost?', 'unanswerable'],
    ],
  },
  {
    name: 'lighthouse',
    text: 'The lighthouse on Gull Island was built in 1887 by a company from Glasgow. For ninety years three keepers lived there with their families and kept the lamp burning through every storm. In 1979 the light became automatic and the last keeper, Ewan Reid, moved to the mainland. Since then only seabirds live on the island, and visitors may land there in June and July.',
    questions: [
      ['When was the lighthouse built?', /1887/],
      ['Who was the last keeper?', /reid/i],
      ['How many keepers lived there?', /three|3/i],
      ['What happened in 1979?', /automatic/i],
      ['Can visitors land there in December?', 'no'],
      ['What did Ewan Reid do after he left?', /mainland/i],
    ],
  },
  {
    name: 'garage',
    text: 'Your car is ready. We changed the oil and two of the tyres, and we found that the left headlight was broken, so we put in a new one. The brakes are fine for now but should be checked again in six months. The bill comes to three hundred and eighty euros. You can pay by card, but please not with cash, because the till is closed after five.',
    questions: [
      ['What was broken?', /headlight/i],
      ['How many tyres were changed?', /two|2/i],
      ['When should the brakes be checked?', /six months|6 months/i],
      ['Can I pay with cash?', 'no'],
      ['Which headlight was broken?', /left/i],
      ['What colour is the car?', 'unanswerable'],
    ],
  },
  {
    name: 'hike',
    text: 'We left the hut at dawn and climbed for five hours. Near the summit a thick fog came up and my brother Jonas wanted to turn back, but our guide said we should wait. After twenty minutes the fog lifted and we could see all the way to the sea. On the way down Jonas slipped on the ice and hurt his knee, so the guide carried his backpack.',
    questions: [
      ['Who hurt his knee?', /jonas/i],
      ['What did the guide carry?', /backpack/i],
      ['How long did they wait?', /twenty minutes|20 minutes/i],
      ['Did the guide want to turn back?', 'no'],
      ['What could they see from the top?', /sea/i],
      ['Which mountain did they climb?', 'unanswerable'],
    ],
  },
  {
    name: 'podcast',
    text: "Today I'm talking to Ines Duarte, who runs a small bakery in Porto. Ines, how did it start? Well, I was a teacher for twelve years, and on Sundays I baked bread for my neighbours. One day a restaurant ordered fifty loaves, and I thought, maybe this is my job. Now I have four employees and we sell about six hundred loaves a day. The secret is the flour, which comes from a mill near Braga.",
    questions: [
      ['What does Ines Duarte do?', /bakery/i],
      ['What was Ines before?', /teacher/i],
      ['How many employees does she have?', /four|4/i],
      ['Where does the flour come from?', /mill|braga/i],
      ['What is the secret?', /flour/i],
      ['Does Ines live in Lisbon?', 'no'],
    ],
  },
  {
    name: 'lost-and-found',
    text: 'Attention please. A small brown suitcase with a green ribbon has been found at platform six. If it belongs to you, come to the information desk next to the main entrance before noon. The train to Leeds is running thirty minutes late due to a signal failure and will leave from platform two instead of platform eight. We apologise for the inconvenience.',
    questions: [
      ['What was found?', /suitcase/i],
      ['Where was the suitcase found?', /platform (six|6)/i],
      ['Which platform will the train to Leeds leave from?', /two|2/i],
      ['Why is the train late?', /signal/i],
      ['Is the train on time?', 'no'],
      ['Where is the information desk?', /entrance/i],
    ],
  },
  {
    name: 'marmalade',
    text: 'My aunt Rosalind makes the best marmalade in town. She buys the oranges in January from a Spanish grocer, cuts them by hand and leaves them in water overnight. The next day she cooks them with sugar and a little whisky. She never uses lemons, although my uncle says she should. Last year she made eighty jars and gave half of them to the hospital.',
    questions: [
      ['Who makes marmalade?', /rosalind|aunt/i],
      ['When does she buy the oranges?', /january/i],
      ['Does she use lemons?', 'no'],
      ['How many jars did she make?', /eighty|80/i],
      ['Who got half of the jars?', /hospital/i],
      ['What does she cook the oranges with?', /sugar/i],
      ['How old is Rosalind?', 'unanswerable'],
    ],
  },
  {
    name: 'software',
    text: 'Okay, a short update. The import of old orders failed last night because the disk was full. Marek deleted the temporary files and started it again at seven, and it should be finished around noon. Customers in Canada could not log in between two and three, but nobody else was affected. From next week Fatima is responsible for the database, so please send your questions to her.',
    questions: [
      ['Why did the import fail?', /disk/i],
      ['Who deleted the temporary files?', /marek/i],
      ['When should the import be finished?', /noon/i],
      ['Who could not log in?', /canada|customers/i],
      ['Who should I send questions to?', /fatima/i],
      ['Were customers in Mexico affected?', 'no'],
      ['What is the name of the database?', 'unanswerable'],
    ],
  },
  {
    name: 'choir',
    text: 'Hello everybody, this is Mireille. Rehearsal next Tuesday starts at half past six instead of seven, since the church is needed for a wedding later that evening. Bring your black folders and something to drink. The new songs will be handed out by Paul, who also has the keys. Nobody has to wear the robes this time.',
    questions: [
      ['When does rehearsal start on Tuesday?', /half past six|6:30/i],
      ['What is the church needed for?', /wedding/i],
      ['Who has the keys?', /paul/i],
      ['What should people bring?', /folders/i],
      ['Do they have to wear robes?', 'no'],
      ['Who is speaking?', /mireille/i],
    ],
  },
  {
    name: 'storm',
    text: 'The storm hit the coast shortly after midnight. More than two thousand homes are without power, and the bridge at Carrick has been closed to lorries. A fisherman was rescued by a helicopter after his boat sank near the harbour. Schools will stay open, but the zoo and the botanical garden are closed until Sunday.',
    questions: [
      ['How many homes are without power?', /two thousand|2,?000/i],
      ['Who was rescued?', /fisherman/i],
      ['What rescued the fisherman?', /helicopter/i],
      ['Are the schools closed?', 'no'],
      ['Until when is the zoo closed?', /sunday/i],
      ['How fast was the wind?', 'unanswerable'],
    ],
  },
  {
    name: 'lease',
    text: "Regarding the apartment on Elm Street: the rent is eleven hundred dollars a month, heating included. The landlord wants a deposit of two months. Pets are not allowed, except fish. The last tenant left the kitchen in a terrible state, so it's being repainted right now, and you could move in on the first of May. Ask for Mrs. Kowalski when you come to see it.",
    questions: [
      ['How much is the rent?', /eleven hundred|1,?100/i],
      ['Is heating included?', 'yes'],
      ['Are dogs allowed?', 'no'],
      ['When can I move in?', /first of may|may 1|1st of may/i],
      ['Which room is being repainted?', /kitchen/i],
      ['Who should I ask for?', /kowalski/i],
      ['How many bathrooms are there?', 'unanswerable'],
    ],
  },
  {
    name: 'grandfather',
    text: 'When my grandfather was young he worked on a whaling ship. One winter the ship froze in the ice off Greenland, and the crew lived on seal meat for seven weeks. He learned to carve little bears from walrus teeth there. Later he sold one of them to a museum in Bergen and bought my grandmother a ring with the money. She still wears it every day.',
    questions: [
      ['Where did grandfather work?', /whaling ship/i],
      ['What did the crew eat?', /seal/i],
      ['How long was the ship stuck?', /seven weeks|7 weeks/i],
      ['What did he carve the bears from?', /walrus/i],
      ['Who did he buy a ring for?', /grandmother/i],
      ['Does she still wear the ring?', 'yes'],
      ['What was the ship called?', 'unanswerable'],
    ],
  },
  {
    name: 'phone-support',
    text: 'Thanks for waiting. I can see that your router was last restarted on Monday. Please unplug it, wait thirty seconds and plug it in again. If the green light does not come on, hold the small button on the back for ten seconds. A technician can visit you on Thursday between nine and twelve, and that costs nothing as long as the fault is on our side.',
    questions: [
      ['When was the router last restarted?', /monday/i],
      ['How long should I wait before plugging it in again?', /thirty|30/i],
      ['What should I do if the green light does not come on?', /hold|button/i],
      ['Where is the small button?', /back/i],
      ['When can a technician visit?', /thursday/i],
      ['What is the password?', 'unanswerable'],
    ],
  },
  {
    name: 'race',
    text: "Forty-two runners started in the rain this morning, and only nineteen reached the finish. Amara Diallo won in two hours and thirty-one minutes, four minutes ahead of Kate Simmons. Last year's winner, Joan Peters, gave up after ten miles because of a cramp. The youngest runner was sixteen and came from Iceland.",
    questions: [
      ['Who won the race?', /diallo/i],
      ['Who came second?', /simmons/i],
      ['Why did Joan Peters give up?', /cramp/i],
      ['How many runners started?', /forty|42/i],
      ['Did Joan Peters win this year?', 'no'],
      ['How old was the youngest runner?', /sixteen|16/i],
      ['Where did the youngest runner come from?', /iceland/i],
    ],
  },
];
