/** Fifteen more texts, written and first asked after the reader was mended for those of everyday-second.ts. */
import type { Passage } from './passage.ts';

export const everydayThird: Passage[] = [
  {
    name: 'landlord',
    text: "Good afternoon, this is Mr. Pereira, your landlord. The chimney sweep is coming on Monday between eight and ten, so somebody has to be at home. Also, the people below you have complained about the piano after nine in the evening. I don't mind it myself, I live across the street. The rent for June hasn't arrived yet, maybe you forgot it.",
    questions: [
      ['Who is speaking?', /pereira/i],
      ['When is the chimney sweep coming?', /monday/i],
      ['What did the people below complain about?', /piano/i],
      ['Has the rent for June arrived?', 'no'],
      ['How much is the rent?', 'unanswerable'],
    ],
  },
  {
    name: 'choir-trip',
    text: "We'll meet at the north entrance of the station at twenty to seven. Bring your passport, a sandwich and the blue folder, but leave the big suitcases at home. Agnes has the tickets, and Viktor is in charge of the music stands. After the border we change trains in Linz. The concert is in the abbey, and afterwards we're invited to dinner by the mayor.",
    questions: [
      ['Where will they meet?', /station|entrance/i],
      ['Who has the tickets?', /agnes/i],
      ['What is Viktor responsible for?', /music stands/i],
      ['What happens after the concert?', /dinner|invited/i],
      ['Should they bring big suitcases?', 'no'],
    ],
  },
  {
    name: 'electric-car',
    text: "I drove the new Corva for a week. It's quieter than my diesel and a lot more fun, but the seats are too soft. On the motorway it managed three hundred kilometres before I had to charge it, which took forty minutes. My children loved the glass roof. The only thing that annoyed me was the beeping, because you can't switch it off.",
    questions: [
      ['How far did the car go on the motorway?', /three hundred|300/i],
      ['How long did charging take?', /forty|40/i],
      ['Is the car louder than the diesel?', 'no'],
      ['What did the children like?', /roof/i],
      ['What annoyed the speaker?', /beeping/i],
    ],
  },
  {
    name: 'volcano',
    text: 'The last time the volcano erupted was in 1832, when ash covered three villages. Today about nine thousand people live on its slopes, most of them wine growers, since the soil is so fertile. Scientists measure the temperature of the crater every hour. If it rises by more than five degrees, an alarm goes off in the town hall. So far that has happened only once, and it was caused by a broken sensor.',
    questions: [
      ['When did the volcano last erupt?', /1832/],
      ['Why do people live on its slopes?', /fertile/i],
      ['How often is the temperature measured?', /every hour|hourly/i],
      ['What caused the alarm?', /sensor/i],
      ['How many people live on the slopes?', /nine thousand|9,?000/i],
    ],
  },
  {
    name: 'babysitter',
    text: "Hi Jonah, thanks for coming. Mila can watch one film, and then she has to go to bed, at eight at the latest. She's allergic to nuts, so please don't give her any of the biscuits on the shelf. If she wakes up, read her the story about the bear. There's soup in the fridge for you. We'll be home around eleven, and my number is on the door.",
    questions: [
      ['What is Mila allergic to?', /nuts/i],
      ['When does Mila have to go to bed?', /eight/i],
      ['What should Jonah do if Mila wakes up?', /read|story/i],
      ['What is in the fridge?', /soup/i],
      ['How old is Mila?', 'unanswerable'],
    ],
  },
  {
    name: 'library-talk',
    text: "People often ask me why libraries still exist. Well, last year we had more visitors than the football stadium. Students come for the quiet, and older people come because it's warm and somebody talks to them. We lend drills, ukuleles and even cake tins now. Books are borrowed less than ten years ago, it's true, but audio books have doubled. My favourite visitor is a boy who reads to our cat.",
    questions: [
      ['Why do older people come to the library?', /warm|talks/i],
      ['Who reads to the cat?', /boy/i],
      ['Which had more visitors, the library or the football stadium?', /library/i],
      ['What do students come for?', /quiet/i],
      ["What is the cat's name?", 'unanswerable'],
    ],
  },
  {
    name: 'swim',
    text: 'Attention swimmers. The outdoor pool has to be closed immediately because a thunderstorm is approaching. Please leave the water and go to the changing rooms. Wristbands stay valid for the rest of the day, and the sauna remains open until ten. Lost children can be collected from the lifeguard at the kiosk.',
    questions: [
      ['Why does the pool have to be closed?', /thunderstorm/i],
      ['Where should swimmers go?', /changing rooms/i],
      ['Until when is the sauna open?', /ten|10/i],
      ['Is the sauna closed?', 'no'],
      ['Where can lost children be collected?', /kiosk|lifeguard/i],
    ],
  },
  {
    name: 'startup',
    text: "My sister and I founded the company in our kitchen in 2011. The idea came from our grandfather, who repaired umbrellas instead of throwing them away. In the first year we sold forty umbrellas, last year it was sixty thousand. We don't advertise at all. Our biggest mistake was a factory in Spain that we had to close after eight months. If I could start again, I'd hire a bookkeeper on the first day.",
    questions: [
      ['Where was the company founded?', /kitchen/i],
      ['Where did the idea come from?', /grandfather/i],
      ['What was their biggest mistake?', /factory|spain/i],
      ['How many umbrellas did they sell last year?', /sixty thousand|60,?000/i],
      ['Do they advertise?', 'no'],
    ],
  },
  {
    name: 'doctor',
    text: "Your blood tests are fine, but your iron is a bit low. Take one of these capsules before breakfast for six weeks, and drink orange juice with it instead of coffee. You may notice a stomach ache during the first days, that's normal. If you get a rash, stop taking them and call us. I'd like to see you again at the end of November.",
    questions: [
      ['What is a bit low?', /iron/i],
      ['How long should I take the capsules?', /six weeks|6 weeks/i],
      ['What should I drink with the capsules?', /orange/i],
      ['When does the doctor want to see me again?', /november/i],
      ['What should I do if I get a rash?', /stop|call/i],
    ],
  },
  {
    name: 'quiz',
    text: "So, did you go to the quiz last night? Yes, and we came third out of fourteen teams. Not bad! What was the hardest question? Which country has the most lakes. I said Finland, but it's Canada. And what did you win? A box of pears, and the winners got a weekend in York. Are you going again? Sure, on the second of March.",
    questions: [
      ['Which place did they come?', /third/i],
      ['What did they win?', /pears/i],
      ['Which country has the most lakes?', /canada/i],
      ['What did the winners get?', /weekend|york/i],
      ['When is the next quiz?', /second of march|march/i],
    ],
  },
  {
    name: 'garden-path',
    text: "To lay the path, dig out the earth to a depth of twenty centimetres and put the boards along both sides. Fill the trench with gravel and stamp it down firmly. Spread three centimetres of sand on top. Then set the stones from the middle outwards, with a gap as wide as your finger. Don't walk on it for two days. My first path sank because I had forgotten the gravel.",
    questions: [
      ['How deep should I dig?', /twenty|20/i],
      ['What goes on top of the gravel?', /sand/i],
      ['Why did the first path sink?', /gravel/i],
      ['When can I walk on it?', /two days|2 days/i],
      ['What do I fill the trench with?', /gravel/i],
    ],
  },
  {
    name: 'refund',
    text: "I'm calling about order four four one seven. I ordered a raincoat in medium and received an extra large one in yellow. I've sent it back twice already, and both times you sent me the same coat again. I don't want a voucher, I want my fifty-nine dollars back. Your colleague Denise promised to call me on Tuesday, but she never did.",
    questions: [
      ['What did the caller order?', /raincoat/i],
      ['How often has the coat been sent back?', /twice|two/i],
      ['Does the caller want a voucher?', 'no'],
      ['Who promised to call?', /denise/i],
      ['How much money does the caller want back?', /fifty[- ]nine|59/i],
    ],
  },
  {
    name: 'market',
    text: "The weekly market moves to Castle Square from next Saturday, as the old place is being paved. There'll be thirty stalls instead of forty-five, because there's less room. The fishmonger is the only one who stays where he is. Parking is free until noon. The work is supposed to be finished in September, but the builders themselves don't believe it.",
    questions: [
      ['Why is the market moving?', /paved/i],
      ['Where is the market moving to?', /castle square/i],
      ['Who is staying where he is?', /fishmonger/i],
      ['How many stalls will there be?', /thirty|30/i],
      ['Is parking free?', 'yes'],
    ],
  },
  {
    name: 'flight',
    text: "Ladies and gentlemen, this is your captain speaking. We've just passed the Pyrenees and should land in Seville in fifty minutes, a quarter of an hour ahead of schedule. The weather there is clear with thirty-one degrees. Because of some turbulence we ask you to keep your seat belts fastened. The crew will come round with coffee one last time, cold drinks are sold out.",
    questions: [
      ['Where will the plane land?', /seville/i],
      ['Is the plane late?', 'no'],
      ['What is the weather like in Seville?', /clear|thirty-one/i],
      ['What is sold out?', /cold drinks/i],
      ['What is the name of the captain?', 'unanswerable'],
    ],
  },
  {
    name: 'moving-in',
    text: "The flat is on the fourth floor and there's no lift, so we carried everything up ourselves. Dad hurt his back with the washing machine and spent the afternoon on the sofa. Fortunately our new neighbour, a retired boxer called Stan, took over. In return we cooked spaghetti for him. The only thing that broke was Mum's mirror, and she says that she never liked it anyway.",
    questions: [
      ['Which floor is the flat on?', /fourth/i],
      ['How did Dad hurt his back?', /washing machine/i],
      ["What is the neighbour's name?", /stan/i],
      ['What broke?', /mirror/i],
      ['Is there a lift?', 'no'],
    ],
  },
];
