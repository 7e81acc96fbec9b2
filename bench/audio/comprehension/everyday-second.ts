/** Fifteen more texts, written and first asked after the reader was mended for those of everyday.ts. */
import type { Passage } from './passage.ts';

export const everydaySecond: Passage[] = [
  {
    name: 'sofa',
    text: "Hello, this is Nordhaus Furniture with a message for Mrs. Adeyemi. Your sofa has arrived in our warehouse, but the cushions are still missing. We expect them on the twentieth. You can either have everything delivered together or get the sofa now and the cushions later, that makes no difference in price. Please let us know by Friday which you'd prefer.",
    questions: [
      ['Who is the message for?', /adeyemi/i],
      ['What is still missing?', /cushions/i],
      ['When are the cushions expected?', /twentieth|20/i],
      ['Has the sofa arrived?', 'yes'],
      ['What colour is the sofa?', 'unanswerable'],
    ],
  },
  {
    name: 'yoga',
    text: 'Sit down with your legs crossed and close your eyes. Breathe in through your nose while you count to four, hold your breath for two seconds, and breathe out slowly through your mouth. Repeat this five times. If you feel dizzy, stop and lie down for a moment. Then roll your shoulders back and open your eyes again.',
    questions: [
      ['How many times should I repeat it?', /five|5/i],
      ['What should I do if I feel dizzy?', /stop|lie down/i],
      ['How long should I hold my breath?', /two seconds|2 seconds/i],
      ['Should I breathe in through my mouth?', 'no'],
    ],
  },
  {
    name: 'strike',
    text: 'Train drivers across the country will stop working for two days from midnight on Sunday. Their union is asking for seven percent more pay, the railway has offered four. Long-distance trains will run every three hours at best. People who have already bought a ticket can use it until the end of the month or get their money back. Buses are not affected.',
    questions: [
      ['How long will the strike last?', /two days|2 days/i],
      ['How much more pay does the union want?', /seven|7/i],
      ['Are buses affected?', 'no'],
      ['How often will long-distance trains run?', /three hours|3 hours/i],
      ['What is the leader of the union called?', 'unanswerable'],
    ],
  },
  {
    name: 'wedding',
    text: "Did you book the band for the wedding? No, they wanted three thousand euros, so I asked my cousin Felix to play records. Hm, okay. And where are we going to seat your uncle? As far away from my mother as possible, they haven't spoken to each other since 2009. Fine, then he can sit with the neighbours. And who's bringing the rings? Your sister, I hope.",
    questions: [
      ['Did they book the band?', 'no'],
      ['How much did the band want?', /three thousand|3,?000/i],
      ['Who will play records?', /felix/i],
      ['Where can the uncle sit?', /neighbours/i],
      ['Who is bringing the rings?', /sister/i],
    ],
  },
  {
    name: 'astronomy',
    text: "Tonight you can see Saturn without a telescope. Look towards the south-east about an hour after sunset, and you'll find it above the brightest star of the Scorpion. Even a small telescope shows its rings, which are made of ice and dust. Saturn is nearly ten times as wide as the Earth, but it's so light that it would float on water. The next good chance comes in August.",
    questions: [
      ['What are the rings made of?', /ice|dust/i],
      ['Is Saturn smaller than the Earth?', 'no'],
      ['When is the next good chance?', /august/i],
      ['Which planet can be seen tonight?', /saturn/i],
      ['Do I need a telescope to see Saturn?', 'no'],
    ],
  },
  {
    name: 'bike-shop',
    text: "Hi Tobias, Lena here from the bike shop. Your bicycle is finished, but it took longer than I thought. The chain was rusty and I had to replace both brake cables as well. It comes to eighty-five euros altogether. The bell that you ordered hasn't come yet, I'll send it to you by post. We're open until seven tonight and closed tomorrow.",
    questions: [
      ['Who is calling?', /lena/i],
      ['What was rusty?', /chain/i],
      ['What has not arrived yet?', /bell/i],
      ['How will she send the bell?', /post/i],
      ['Is the shop open tomorrow?', 'no'],
    ],
  },
  {
    name: 'farm-memory',
    text: "When we were little, my brother and I spent every summer on our grandparents' farm in Brittany. Grandfather got up at four to milk the cows, and if we were awake he let us help. My brother was afraid of the geese, so I always had to walk in front. On our last day grandmother gave each of us a jar of honey. They sold the farm in 1998 and moved to a flat near the harbour.",
    questions: [
      ['Where was the farm?', /brittany/i],
      ['What was the brother afraid of?', /geese/i],
      ['What did grandmother give them?', /honey/i],
      ['When did they sell the farm?', /1998/],
      ['Why did grandfather get up at four?', /milk/i],
    ],
  },
  {
    name: 'restaurant-review',
    text: "We tried the new Lebanese place on Dock Street last night. The starters were excellent, especially the aubergine, but my lamb was dry and came lukewarm. My friend had the fish and couldn't stop praising it. The waiter forgot our drinks twice, though he was very friendly about it. For sixty euros for two I'd go again, but I'd order the fish.",
    questions: [
      ['What was wrong with the lamb?', /dry|lukewarm/i],
      ['What did his friend eat?', /fish/i],
      ['What did the waiter forget?', /drinks/i],
      ['Which restaurant did they try?', /lebanese/i],
      ['Did the friend like the fish?', 'yes'],
    ],
  },
  {
    name: 'factory',
    text: "In this hall eighty people used to pack chocolate by hand. Since 2016 three robots have done most of the work, and twelve people watch over them. Nobody lost their job, the others were trained for the new laboratory next door. The robots pack two hundred boxes a minute. They're cleaned every night, and that takes longer than you'd think, almost three hours.",
    questions: [
      ['How many people used to pack chocolate?', /eighty|80/i],
      ['Did anyone lose their job?', 'no'],
      ['How long does it take to clean the robots?', /three hours|3 hours/i],
      ['When are the robots cleaned?', /night/i],
      ['What do the robots do?', /pack/i],
    ],
  },
  {
    name: 'retro',
    text: "Let's start with what went well. We shipped two days early, and there were only four bugs in the first week. What didn't go so well was the communication with the design team. Olga found out about the new colours from a customer, which is embarrassing. I'd suggest a short call every Wednesday. Pavel, could you set that up? And thanks to Mei, who rewrote the search on her own.",
    questions: [
      ['What did not go well?', /communication/i],
      ['Who rewrote the search?', /mei/i],
      ['How many bugs were there in the first week?', /four|4/i],
      ['Who should set up the call?', /pavel/i],
      ['When did they ship?', /two days early/i],
    ],
  },
  {
    name: 'lost-dog',
    text: "A listener from Elmsford has lost her dog. It's a black poodle with white paws, and it answers to the name of Domino. He ran away from the market square on Sunday around noon when a motorcycle backfired. He's old and doesn't hear very well. If you see him, don't chase him, call the studio. The owner is offering a reward of a hundred pounds.",
    questions: [
      ['What is the name of the dog?', /domino/i],
      ['Why did the dog run away?', /motorcycle|backfired/i],
      ['Where did the dog run away from?', /market/i],
      ['What should I do if I see the dog?', /call/i],
      ['How much is the reward?', /hundred|100/i],
    ],
  },
  {
    name: 'bank',
    text: "Thank you for calling Meridian Bank. For lost or stolen cards, press one. For questions about your account, press two. To speak to somebody about a loan, press three. Our branches open at nine and close at half past four, except on Thursdays, when they close at six. Please never tell anybody your PIN, we'll never ask you for it.",
    questions: [
      ['Which number should I press for a lost card?', /one|1/i],
      ['When do the branches close on Thursdays?', /six|6/i],
      ['What should I never tell anybody?', /pin/i],
      ['When do the branches open?', /nine|9/i],
      ['Will the bank ask for my PIN?', 'no'],
    ],
  },
  {
    name: 'house',
    text: "This house was built in the thirties and has been empty for a year. Downstairs there's a kitchen, a living room with a fireplace and a small study. The three bedrooms are upstairs, and the largest one has a view of the lake. The roof was redone in 2019, but the heating is older than I am and will have to be replaced. The owners are asking for four hundred and ten thousand, though I think they'd take less.",
    questions: [
      ['How many bedrooms are there?', /three|3/i],
      ['Which bedroom has a view of the lake?', /largest/i],
      ['What has to be replaced?', /heating/i],
      ['How long has the house been empty?', /year/i],
      ['When was the roof redone?', /2019/],
    ],
  },
  {
    name: 'nutrition',
    text: "Most beginners eat too little before a long run and drink too much during it. Have a bowl of porridge about three hours before the start. After an hour take a sip of water every fifteen minutes, not more. Personally I don't like energy gels, they give me a stomach ache, so I carry dates instead. The evening before, I'd stay away from anything you've never tried.",
    questions: [
      ['What should I eat before the start?', /porridge/i],
      ['Why does the speaker not like energy gels?', /stomach/i],
      ['What does the speaker carry instead of gels?', /dates/i],
      ['How often should I drink?', /fifteen minutes|15 minutes/i],
    ],
  },
  {
    name: 'course',
    text: "Our Portuguese course for beginners starts on the eighth of October and takes place on Tuesdays and Thursdays from seven to half past eight. It's taught by Rosa Almeida, who grew up in Coimbra. You don't need to buy a book, she brings copies. There's room for fourteen people, and eleven have signed up already. At the end there's an exam, but you don't have to take it.",
    questions: [
      ['Who teaches the course?', /rosa|almeida/i],
      ['When does the course start?', /eighth of october|october/i],
      ['Where did Rosa grow up?', /coimbra/i],
      ['Do I have to take the exam?', 'no'],
      ['How many people have signed up?', /eleven|11/i],
      ['How much does the course cost?', 'unanswerable'],
    ],
  },
];
