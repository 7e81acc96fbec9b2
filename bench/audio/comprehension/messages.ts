/** Thirty texts with ninety questions by somebody who did not know the reader; `right` is any of the words, without those behind "(?!". */
import type { Passage } from './passage.ts';

export const messages: Passage[] = [
  {
    name: 'dentist',
    text: "Hi Martin, this is Elena from Doctor Pavlov's dental practice. I'm calling about your appointment on Thursday at half past two. Unfortunately the doctor is away at a conference that day, so we'd have to move you. I could offer you Friday at nine in the morning, or the following Tuesday at four. Please ring us back before noon tomorrow and tell us which one suits you. And, um, don't forget to bring your new insurance card. Thanks, bye.",
    questions: [
      [
        "Why can't the appointment take place as planned?",
        /conference|doctor is away|dentist is away|doctor will be away|doctor's away|pavlov is away|pavlov will be away/i,
      ],
      [
        'By when does Martin have to call back?',
        /noon tomorrow|before noon|tomorrow noon|by noon|tomorrow at noon|midday|12 tomorrow|tomorrow by 12|tomorrow before 12/i,
      ],
      ['What should I take with me to the dentist?', /insurance card/i],
    ],
  },
  {
    name: 'holiday-call',
    text: "Mum, hello, it's me. We got here fine, the drive took six hours instead of four because of roadworks near Lyon, and Hugo was sick twice in the back, poor thing. The flat is lovely, there's a balcony looking over the harbour. The only trouble is the oven doesn't work, so we're living on salads and bread. Could you please water the tomatoes on Wednesday? The key is under the blue pot. Love you, talk on Sunday.",
    questions: [
      [
        'How long were they on the road?',
        /^(?!.*four hours)(?!.*4 hours).*(?:six hours|6 hours|\bsix\b|\b6\b)/i,
      ],
      [
        'What does she want her mother to do?',
        /water the tomato|water her tomato|water their tomato|watering|tomatoes/i,
      ],
      ['What is wrong with the place they are staying in?', /oven/i],
    ],
  },
  {
    name: 'fish-counter',
    text: 'Dear customers, may we have your attention please. Today only, all fresh fish is reduced by thirty percent at the counter next to the bakery. And if you buy two bottles of olive oil you get a third one free. Please note that the store closes at seven this evening instead of nine because of stocktaking.',
    questions: [
      ['Why does the shop shut early today?', /stocktaking|stock-taking|stock taking|inventory/i],
      [
        'Where can I find the cheaper fish?',
        /next to the bakery|by the bakery|near the bakery|beside the bakery|bakery|counter/i,
      ],
      ['How much does a bottle of olive oil cost?', 'unanswerable'],
    ],
  },
  {
    name: 'gate-delay',
    text: 'Attention please on platform five. The 14:20 service to Brighton, calling at Gatwick Airport, Haywards Heath and Brighton, is delayed by approximately 35 minutes. This is due to a signal failure outside Croydon. Passengers for Gatwick Airport only may use the 14:31 from platform two, which stops there directly.',
    questions: [
      [
        'What caused the delay?',
        /signal failure|signal fault|signal problem|signalling|failed signal|signal fail/i,
      ],
      [
        'From which platform does the alternative train for the airport leave?',
        /^(?!.*five)(?!.*platform 5).*(?:\btwo\b|\b2\b)/i,
      ],
      ['How late is the Brighton train?', /\b35\b|thirty-five|thirty five/i],
    ],
  },
  {
    name: 'lentil-soup',
    text: "So, for my lentil soup you chop one onion and two carrots and let them soften in a bit of oil, about five minutes. Then in go three hundred grams of red lentils, a spoon of cumin and a litre and a half of stock. Let it bubble for twenty minutes with the lid half on. Now, don't salt it before the lentils are soft, otherwise they stay hard. At the very end, a good squeeze of lemon. My husband puts yoghurt on top, I don't.",
    questions: [
      [
        'When should I add the salt?',
        /lentils are soft|when the lentils|after the lentils|once the lentils|when they are soft|when they're soft|only when soft|until the lentils|lentils have softened|lentils are done|when soft|are soft/i,
      ],
      ['What quantity of lentils is needed?', /three hundred|\b300\b/i],
      ['Which spice goes into it?', /cumin/i],
    ],
  },
  {
    name: 'bridge-closed',
    text: 'Good evening. The old stone bridge in Marlow has been closed to all traffic since this morning, after divers found a deep crack in one of its pillars. The mayor, Susan Whitfield, said that repairs would cost about two million pounds and take at least until October. Until then drivers are being sent over the motorway bridge, eleven kilometres to the north. Pedestrians can use a free ferry, which runs every quarter of an hour.',
    questions: [
      ['Who discovered the damage?', /diver/i],
      ['How can people on foot get across the river?', /ferry|boat/i],
      ['How old is the bridge?', 'unanswerable'],
    ],
  },
  {
    name: 'after-surgery',
    text: "All right Mister Lang, the wound looks good. Take one of the white tablets in the morning and one in the evening, always with food, for seven days. Even if you feel better, please don't stop earlier. You can shower from tomorrow on, but no baths and no swimming for two weeks. The stitches come out on the twelfth, my colleague Doctor Ruiz will do that. If you get a fever or the skin turns red, call us straight away.",
    questions: [
      [
        'How many tablets does he take per day?',
        /^(?!.*twelfth).*(?:\btwo\b|\b2\b|one in the morning and one in the evening|one in the morning, one in the evening|twice|1 in the morning)/i,
      ],
      ['Who is going to remove the stitches?', /^(?!.*lang).*(?:ruiz)/i],
      ['Is he allowed to swim during the first two weeks?', 'no'],
    ],
  },
  {
    name: 'silver-fish',
    text: "There was once a fisherman called Tomas who caught a silver fish that could speak. Let me go, said the fish, and I'll give you one wish. Tomas thought of gold, and of a bigger boat, but then he remembered his daughter, who had not laughed since her mother died. The fish looked at him for a long while and asked, are you sure, for you can only ask once. I'm sure, said Tomas, and he opened his hands and let it slip back into the waves. For he had wished for her laughter. When he came home that night he heard it from far off, ringing over the dunes, and he never told anyone what it had cost him.",
    questions: [
      ['What did the fisherman ask the fish for?', /^(?!.*gold)(?!.*bigger boat).*(?:laugh)/i],
      [
        'Why had the girl become sad?',
        /mother died|mother had died|mother's death|death of her mother|lost her mother|mother was dead|mother is dead|her mother/i,
      ],
      ["What was the daughter's name?", 'unanswerable'],
    ],
  },
  {
    name: 'roof-bees',
    text: "We're here with Ingrid Solheim, who keeps bees on the roof of the opera house. Ingrid, how did it start? Well, I played the viola downstairs for nineteen years, and one day the caretaker told me nobody used the roof. So I put two hives up there. Now it's fourteen. And is city honey any good? Oh yes, better than in the country, Ingrid says, because in town there are flowers from March to October and hardly any pesticides.",
    questions: [
      ['What instrument did Ingrid play?', /viola/i],
      ['How many hives did she begin with?', /^(?!.*fourteen)(?!.*\b14\b)(?!.*nineteen).*(?:\btwo\b|\b2\b)/i],
      [
        'Why does she think honey from the town is better?',
        /pesticide|flowers from march|flowers from|more flowers|march to october|flowers for longer|flowers are/i,
      ],
    ],
  },
  {
    name: 'launch-meeting',
    text: "Okay, quick summary of this morning. We agreed to postpone the launch from the third of May to the seventeenth, because the translations aren't finished. Priya will chase the translators. Jonas takes over the press kit from Claire, who's on leave from Monday. The budget stays as it is, forty thousand, no extra money for video. And Peter, you wanted to check whether the hall is still free on the new date. Next meeting Thursday at ten.",
    questions: [
      ['What is the new launch date?', /^(?!.*third of may)(?!.*3 may)(?!.*may 3).*(?:seventeenth|\b17\b)/i],
      ['Who is now responsible for the press kit?', /jonas/i],
      ['What did Peter have to find out?', /hall|venue/i],
    ],
  },
  {
    name: 'headphones',
    text: 'The new Aria Two headphones weigh just 190 grams and fold flat into the case supplied. A single charge gives you forty hours of music, or thirty with noise cancelling switched on, and ten minutes at the socket are enough for another five hours. They come in black, sand and forest green. They are splash-proof, but please do not wear them while swimming. The price is 149 euros, and the guarantee runs for three years.',
    questions: [
      [
        'How long does the battery last when noise cancelling is active?',
        /^(?!.*forty)(?!.*\b40\b).*(?:thirty|\b30\b)/i,
      ],
      ['Which colours can I choose from?', /sand|forest green|green/i],
      ['Can I take them into the pool?', 'no'],
    ],
  },
  {
    name: 'stadium',
    text: "And that's it, it's over here at the Riverside Stadium, Wanderers two, Rovers one! What a finish. Rovers led at half-time through Diallo's free kick, and it looked as though that would be enough. But then Keane equalised with his head in the seventy-eighth minute, and deep in injury time, the substitute, nineteen-year-old Marco Bellini, on his very first appearance, fires it in from twenty metres. Wanderers move up to fourth, Rovers stay bottom.",
    questions: [
      ['Who scored the winning goal?', /^(?!.*keane)(?!.*diallo).*(?:bellini)/i],
      ['Which team was ahead at the break?', /rovers/i],
      ['Where are Wanderers in the table now?', /fourth|\b4th\b|fourth place|number four/i],
    ],
  },
  {
    name: 'weather',
    text: "And now the weather. Tonight it stays clear and cold, with frost down to minus three in the valleys. Tomorrow morning begins sunny everywhere, but from midday clouds roll in from the west, and by evening it'll rain along the coast. Inland it remains dry until midnight. Highs around eleven degrees. On Thursday, stormy, with gusts of up to ninety kilometres an hour, so do tie down your garden furniture. The weekend looks calmer and milder.",
    questions: [
      ['When will it start to rain on the coast?', /evening/i],
      [
        'What should I do with the chairs in my garden before Thursday?',
        /tie them down|tie down|\btie\b|secure|fasten/i,
      ],
      ['How many degrees will it be on Sunday?', 'unanswerable'],
    ],
  },
  {
    name: 'tower-tour',
    text: "Come a bit closer, please, so that everyone can hear. This tower was begun in 1386 and it took ninety-one years to finish. If you look up you'll see that one of the four corner spires is shorter than the others. Legend says the master builder ran out of stone, but in truth lightning struck it in 1702 and there was no money to rebuild it properly. We'll climb two hundred and twelve steps now. If anyone has trouble with their knees, wait in the café opposite.",
    questions: [
      ['What is the real reason that one spire is smaller?', /lightning/i],
      ['How many stairs are there?', /two hundred and twelve|two hundred twelve|\b212\b/i],
      ['Where should people with bad knees stay?', /café|cafe/i],
    ],
  },
  {
    name: 'washing-machine',
    text: "Good morning, my name is Carol Jennings. I bought a washing machine from you on the ninth of February and it has already broken down twice. Last time your man came, he changed the pump, and that evening the whole kitchen was under water. I've taken two days off work for this. I don't want another repair, and I don't want a voucher. I want my money back, and I'd like an answer by Friday. My order number ends in seven seven two.",
    questions: [
      ['What does the caller demand?', /money back|refund|her money|reimburse/i],
      ['What part did the repairman replace?', /pump/i],
      ['How often has the machine failed so far?', /twice|\btwo\b|\b2\b/i],
    ],
  },
  {
    name: 'octopus',
    text: "Today, the octopus. An octopus has three hearts. Two of them pump blood through the gills, and the third supplies the rest of the body. Interestingly, that third heart stops beating when the animal swims, and that's why octopuses prefer to crawl, because swimming tires them out. Their blood is blue, since it carries oxygen with copper instead of iron. Most species live only one or two years, and the females die soon after their eggs hatch.",
    questions: [
      ['Why do octopuses prefer crawling?', /tire|exhaust|heart stops|stops beating|tiring/i],
      ['Is it said that the females live on for a long time after their eggs hatch?', 'no'],
      ['How many arms does an octopus have, according to the lecture?', 'unanswerable'],
    ],
  },
  {
    name: 'flat-tyre',
    text: "Flat tyre? No panic. First take the wheel out and let the rest of the air escape. Lift one side of the tyre over the rim with two plastic levers, never with a screwdriver, because that damages the tube. Pull the tube out, pump it up a little and hold it in a bowl of water. Where bubbles come up, there's your hole. Dry it, roughen it with sandpaper, spread the glue thinly and wait five minutes before you press the patch on.",
    questions: [
      ['How do I find the hole?', /bubbles|water/i],
      ["Why shouldn't I use a screwdriver?", /damage|hurt the tube|harm/i],
      ['How long do I leave the glue before putting on the patch?', /five min|5 min|five|\b5\b/i],
    ],
  },
  {
    name: 'summer-plans',
    text: "So where do we go this summer, asked Nina. Paul said he'd love to see Iceland at last. Nina shook her head, much too expensive, and besides she wanted to be warm for once. What about Sicily, then? Paul was worried about the heat in August. Then we'll go in June, said Nina, the children's school can spare them for a week. All right, Paul laughed, but I'm choosing the hotel, after that disaster in Porto.",
    questions: [
      ['Where did they finally decide to go?', /^(?!.*iceland)(?!.*porto).*(?:sicily)/i],
      ['In which month will they travel?', /^(?!.*august).*(?:june)/i],
      ['What went wrong in Porto?', 'unanswerable'],
    ],
  },
  {
    name: 'gate-change',
    text: 'This is a gate change for passengers flying to Helsinki with flight AY 1342. Your flight will now depart from gate B 17, not from gate A 9 as shown on your boarding pass. Boarding begins at 6:45 p.m. Families with small children and passengers in wheelchairs are invited to board first.',
    questions: [
      ['Which gate do I have to go to?', /^(?!.*\ba 9\b)(?!.*\ba9\b).*(?:b 17|\bb17\b|b-17|b seventeen)/i],
      ['Who may get on first?', /families|children|wheelchair/i],
      ['Why was the gate changed?', 'unanswerable'],
    ],
  },
  {
    name: 'school-office',
    text: "Good morning everyone, this is Mrs Okafor from the office. Three things. The year six trip to the planetarium is tomorrow; the coach leaves at eight fifteen sharp, and please bring a packed lunch, there's no canteen there. Secondly, the gym is closed today because the floor has just been varnished, so PE takes place outside. And lastly, a red scarf and a single glove have been handed in. You can pick them up from the caretaker.",
    questions: [
      ["Why can't the gym be used?", /varnish/i],
      ['What do the children need to take on the trip?', /packed lunch|lunch|food/i],
      ['Whom should I ask about the scarf that was found?', /caretaker/i],
    ],
  },
  {
    name: 'late-friend',
    text: "Hey Leo, it's Sam. Listen, I'm stuck, the bus just drove past without stopping, so I'm walking, I'll be there around twenty past eight. Don't wait for me with the food. My ticket's on your fridge, I think, under the magnet that looks like a pineapple. Can you bring it along in case we meet straight at the concert? Oh, and Julia isn't coming, she's got a cold. So we have one ticket too many, maybe ask your sister.",
    questions: [
      ['Why is Sam late?', /\bbus\b/i],
      ["Why won't Julia be there?", /cold|\bill\b|sick/i],
      ['What can be done with the spare ticket?', /sister/i],
    ],
  },
  {
    name: 'pilot',
    text: 'How I became a pilot? Pure stubbornness, Amara said. When I was eight I wrote to the airline and they answered that girls make wonderful stewardesses. My grandmother framed that letter. I worked in a bakery at night for four years to pay for the flying lessons, and at twenty-three I had my licence. The first person I took up was my grandmother, of course. She was eighty and she held the letter in her lap the whole time.',
    questions: [
      ['How did Amara pay for her training?', /bakery|baker|working at night|worked at night|night work/i],
      ['Who was her first passenger?', /grandmother|grandma/i],
      [
        'How old was Amara when she got her licence?',
        /^(?!.*eighty)(?!.*\b80\b).*(?:twenty-three|twenty three|\b23\b)/i,
      ],
    ],
  },
  {
    name: 'traffic',
    text: "It's ten past five, here's the traffic. On the A3 heading south there's a lorry on its side just after the Weston exit, two lanes are blocked, and you'll lose about fifty minutes. It was carrying apples, so they're still sweeping. Best leave at Harford and take the old coast road. In the city centre the Queen's Tunnel is open again after this morning's fire alarm, which turned out to be false. And watch out for a speed camera on Mill Lane.",
    questions: [
      ['What was the overturned truck transporting?', /apple/i],
      ['Was there really a fire in the tunnel?', 'no'],
      ['Which way should drivers take instead of the A3?', /coast road|coastal road|harford/i],
    ],
  },
  {
    name: 'hidden-cupid',
    text: 'You are standing in front of number twenty-four, The Letter, painted in 1658. A young woman reads by the window. For centuries the wall behind her was thought to be empty. Then, in 1979, X-rays showed a large picture of Cupid underneath, and experts assumed that the painter had covered it himself. Only recently did tests prove that somebody else had done it, decades after his death. It took restorers almost three years to bring the Cupid back with a scalpel.',
    questions: [
      ['What was hidden under the paint?', /cupid/i],
      ['Was it the artist who painted over it?', 'no'],
      ['Who painted The Letter?', 'unanswerable'],
    ],
  },
  {
    name: 'pharmacy',
    text: "So this is your nose spray, two puffs in each side, three times a day, but not longer than a week, because the nose gets used to it. And this here is the cough syrup, ten millilitres before going to bed. It makes you sleepy, so don't drive after taking it. Keep it in the fridge once it's open. Are you taking anything else? Blood pressure tablets, all right, that's no problem. That comes to eighteen forty altogether.",
    questions: [
      ['Why must the spray only be used for a week?', /used to it|gets used|accustomed|get used|dependen/i],
      [
        'How much does everything cost?',
        /eighteen forty|18\.40|18,40|eighteen euros|18 euros|eighteen pounds|18:40|1840|18 40/i,
      ],
      ['Where should the syrup be stored after opening?', /fridge|refrigerator/i],
    ],
  },
  {
    name: 'lost-cat',
    text: "Hello neighbours, this is Beatrice from number twelve. Our cat Pepper has been missing since Saturday night. He's grey with a white tip on his tail and he wears a green collar without a bell. He's quite shy, so please don't chase him, just put down some tuna and phone me. He may well be locked in somebody's shed or cellar, so have a look, would you? There's a reward of fifty, and a cake. Thank you so much.",
    questions: [
      ['How can I recognise the animal?', /grey|gray|white tip|green collar|tail/i],
      ['What should I do if I see the cat?', /tuna|phone|call|ring|don't chase|not chase/i],
      ['How old is Pepper?', 'unanswerable'],
    ],
  },
  {
    name: 'landlady',
    text: "Hello Mister Duarte, it's Helen Marsh, your landlady. The plumber is coming on Tuesday between eight and eleven to replace the boiler. You'll have no hot water until the afternoon, I'm sorry about that. You needn't be at home, he'll get the spare key from me. But please clear the cupboard in the hallway beforehand. And as for your question, yes, you may paint the bedroom, as long as it's white again when you move out.",
    questions: [
      ['What does the tenant have to do before the plumber comes?', /clear|cupboard|empty/i],
      ['May the tenant paint the bedroom?', 'yes'],
      ['How much will the new boiler cost?', 'unanswerable'],
    ],
  },
  {
    name: 'sleep-podcast',
    text: 'Welcome back to the podcast. Today I asked sleep researcher Dr. Hannah Weiss whether we really need eight hours. Not everyone, she says. Most adults do well with between seven and nine, and what matters more than the number is getting up at the same time every day, weekends too. Her second tip surprised me. If you lie awake for more than twenty minutes, get out of bed and do something boring. Otherwise the brain learns that bed is a place for worrying.',
    questions: [
      [
        'According to the researcher, what is more important than how many hours you sleep?',
        /same time|regular/i,
      ],
      [
        "What should I do if I can't fall asleep?",
        /get out of bed|get up|something boring|leave the bed|leave bed/i,
      ],
      ['How many cups of coffee a day are all right, according to her?', 'unanswerable'],
    ],
  },
  {
    name: 'grandfathers-bread',
    text: "My grandfather's bread needs only four things, flour, water, salt and patience. Half a kilo of rye flour, the same of wheat, a tablespoon of salt and about seven hundred millilitres of warm water, plus the sourdough from the night before. He'd let it rest under a towel for three hours, next to the stove, never on it. Then an hour in the oven, the first ten minutes very hot. Knock on the bottom. If it sounds hollow, it's ready. And never eat it warm, he said, you'll get a bellyache.",
    questions: [
      ['How do I know that the loaf is done?', /hollow|knock/i],
      ["Why shouldn't it be eaten warm?", /bellyache|stomach|belly/i],
      ['How long does the dough have to rest?', /three hours|3 hours|three|\b3\b/i],
    ],
  },
  {
    name: 'summer-fair',
    text: "Well, friends, we've counted twice, and I'm delighted. The summer fair brought in three thousand two hundred and sixty pounds, that's nearly nine hundred more than last year. The cake stall alone made seven hundred, thank you Margaret. The tombola was a bit disappointing, probably because of the rain after lunch. As decided, two thirds of the money goes to the children's hospice and the rest pays for the new roof of the scout hut. Next year's fair is on the sixth of July.",
    questions: [
      [
        'Did they earn more or less than the year before?',
        /^(?!.*less than last).*(?:more|better|higher|increase)/i,
      ],
      ['What will the remaining third be spent on?', /^(?!.*hospice).*(?:roof|scout hut)/i],
      ['Which part of the event did not do so well?', /tombola/i],
    ],
  },
];
