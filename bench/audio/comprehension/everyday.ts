/** Fifteen texts and the kinds of questions people ask of a recording; docs/audio-chat.md has what was right at first sight. */
import type { Passage } from './passage.ts';

export const everyday: Passage[] = [
  {
    name: 'movers',
    text: "Hey Carla, it's Ben. The movers can't come on Saturday after all, their truck broke down. They're offering Sunday at eight in the morning, which is fine with me, but we have to hand over the old keys by noon. Can you ask Mr. Whitfield if he'd let us keep them until three? Oh, and I've packed everything except the books.",
    questions: [
      ['Who is calling?', /ben/i],
      ["Why can't the movers come on Saturday?", /truck/i],
      ['When can the movers come instead?', /sunday/i],
      ['What has not been packed yet?', /books/i],
    ],
  },
  {
    name: 'garden-club',
    text: "Thanks for joining our gardening club. We meet on the first Monday of every month in the village hall, and a cup of tea costs fifty pence. In spring we swap seeds, and in autumn we press apples with a machine that belongs to the vicar. New members don't pay anything for the first three months. After that it's twenty-five pounds a year.",
    questions: [
      ['How often does the club meet?', /every month|monthly|first monday/i],
      ['Who does the machine belong to?', /vicar/i],
      ['What do they do in autumn?', /apples/i],
      ['Do new members have to pay in the first month?', 'no'],
      ['Who founded the club?', 'unanswerable'],
    ],
  },
  {
    name: 'camera',
    text: "I've had this camera for six months now, and I have mixed feelings. The pictures are wonderful, even at night, and the battery lasts two full days. But it's heavier than my old one, and the menus are confusing. My wife thinks it was too expensive, and honestly, for twelve hundred dollars I expected a better screen. If you mostly film, get something else.",
    questions: [
      ['How long does the battery last?', /two|2/i],
      ['What does he say about the menus?', /confusing/i],
      ['What does his wife think of the camera?', /expensive/i],
      ['Is the new camera lighter than the old one?', 'no'],
      ['How much did the camera cost?', /twelve hundred|1,?200/i],
    ],
  },
  {
    name: 'tour',
    text: "Next stop is the cathedral, where you have forty minutes. From there we drive along the river to the glass factory, and after the factory we'll have lunch at a farm. Vegetarians, please tell Ingrid before we arrive. We'll be back at the hotel around five, an hour earlier than yesterday.",
    questions: [
      ['What comes after the glass factory?', /lunch|farm/i],
      ['How long do we have at the cathedral?', /forty|40/i],
      ['Who should vegetarians talk to?', /ingrid/i],
      ['Will we be back later than yesterday?', 'no'],
      ['How much does the tour cost?', 'unanswerable'],
    ],
  },
  {
    name: 'clinic',
    text: "This is the Riverside animal clinic calling about Biscuit. The operation went well, and he's awake and eating a little. He has to wear the collar for ten days and take one tablet every morning with food. Please don't let him run or jump. You can pick him up today between four and six. Doctor Osei would like to see him again in two weeks.",
    questions: [
      ['How did the operation go?', /well/i],
      ['How often does Biscuit have to take a tablet?', /every morning/i],
      ['What is Biscuit not allowed to do?', /run|jump/i],
      ['When does Doctor Osei want to see Biscuit again?', /two weeks|2 weeks/i],
      ['What breed is Biscuit?', 'unanswerable'],
    ],
  },
  {
    name: 'interview',
    text: "So, how was the interview? I think it went fine. There were three of them, two women and a man who hardly said anything. They wanted to know why I left the bank. And what did you say? I told them that I was tired of working at night. When will you hear from them? By the end of next week. They've invited six people for one job.",
    questions: [
      ['How many people have been invited?', /six|6/i],
      ['Why did she leave the bank?', /tired|night/i],
      ['When will she hear from them?', /next week/i],
      ['What salary did they offer?', 'unanswerable'],
    ],
  },
  {
    name: 'tower',
    text: "The clock tower was a gift from Walter Brandt, a rich hat maker who had lost both his sons at sea. It was finished in 1904, two years before he died. At first the clock had only one hand, since people didn't care about minutes. During the flood of 1953 the water rose to the third step. Nowadays a pair of falcons nests at the top each spring.",
    questions: [
      ['Who gave the clock tower to the town?', /brandt/i],
      ["What was Walter Brandt's job?", /hat/i],
      ['Why did the clock only have one hand?', /care|minutes/i],
      ['What nests at the top of the tower?', /falcon/i],
      ['How tall is the tower?', 'unanswerable'],
    ],
  },
  {
    name: 'dumplings',
    text: "Today we're making dumplings. You'll need minced pork, cabbage, ginger and a packet of wrappers. The most important thing is to squeeze the water out of the cabbage, otherwise the dumplings fall apart. Fold them like a little envelope. Fry them for three minutes, then pour in half a cup of water and put the lid on. Serve them with vinegar, not with ketchup, please.",
    questions: [
      ['What do I do after frying them?', /pour/i],
      ['Why should I squeeze the water out of the cabbage?', /fall apart/i],
      ['What are the dumplings served with?', /vinegar/i],
      ['How much water should I add?', /half a cup/i],
      ['What are they making?', /dumplings/i],
    ],
  },
  {
    name: 'coach',
    text: "Listen, everybody. Training on Thursday is cancelled, we're playing a friendly in Ashford instead. The bus goes at quarter past five from the car park behind the gym. Samir's going to be in goal because Leo has sprained his wrist. I want you to pass more and talk more. And whoever forgot his boots last time, don't forget them again.",
    questions: [
      ['Who will be in goal?', /samir/i],
      ['What happened to Leo?', /sprain|wrist/i],
      ['Where does the bus leave from?', /car park/i],
      ['Is there training on Thursday?', 'no'],
      ['What time does the bus leave?', /quarter past five|5:15/i],
    ],
  },
  {
    name: 'sleep',
    text: "A lot of people believe that adults need eight hours of sleep. That's not quite true. Our study followed four hundred nurses for two years, and those who slept seven hours made the fewest mistakes. What matters more is going to bed at the same time. Coffee after four o'clock was worse than a bright screen. Naps are fine, as long as they're shorter than half an hour.",
    questions: [
      ['How many nurses took part in the study?', /four hundred|400/i],
      ['Which was worse, coffee or a bright screen?', /^\W*(the )?coffee/i],
      ['How long may a nap be?', /half an hour/i],
      ['What is this recording about?', /sleep/i],
    ],
  },
  {
    name: 'claim',
    text: "My name is Theresa Lindgren and I'd like to report some damage. On the night of the twelfth a branch fell on our conservatory and broke four panes of glass. Nobody was hurt, but the rain got in and ruined the carpet. My husband covered the hole with a plastic sheet. A glazier has been here, and he says it'll be around nine hundred pounds. You can reach me in the evenings.",
    questions: [
      ['What fell on the conservatory?', /branch/i],
      ['What did her husband do?', /cover/i],
      ['What did the rain ruin?', /carpet/i],
      ['When can Theresa be reached?', /evening/i],
      ['Was anyone injured?', 'no'],
    ],
  },
  {
    name: 'school-days',
    text: "I started school in a village with a single classroom. There were nineteen of us, from six to fourteen years old, and one teacher, Miss Abernathy, who rode to work on a horse. In winter each child had to bring a log for the stove. I sat next to a boy called Otis, and we've been married for fifty-one years now. I liked arithmetic best, but I hated singing.",
    questions: [
      ['How did the teacher get to work?', /horse/i],
      ['What did the children have to bring in winter?', /log/i],
      ['Which subject did she hate?', /singing/i],
      ['How long have they been married?', /fifty[- ]one|51/i],
      ['What was the teacher called?', /abernathy/i],
    ],
  },
  {
    name: 'security',
    text: "Before you click on a link, look at the sender's address. Last month someone in accounting opened an invoice that wasn't one, and it took us three days to clean up eleven laptops. We didn't lose any data, luckily. From Monday everybody will have to confirm their login with their phone. If you don't have a company phone, Yusuf will give you a small key for your key ring.",
    questions: [
      ['What should I do before I click on a link?', /sender/i],
      ['How many laptops had to be cleaned?', /eleven|11/i],
      ['Was any data lost?', 'no'],
      ['How long did it take to clean up the laptops?', /three days|3 days/i],
      ['What will Yusuf give me?', /key/i],
    ],
  },
  {
    name: 'council',
    text: "The council has decided to close Harbour Road to cars in July and August. Shop owners are against it, as they're afraid of losing customers. The cyclists' union, on the other hand, calls it a great success. A petition with two thousand signatures was handed to the mayor yesterday. Councillor Petrov suggested a shuttle from the car park, but no money has been found for that so far.",
    questions: [
      ['Why are shop owners against it?', /losing customers/i],
      ['How many signatures does the petition have?', /two thousand|2,?000/i],
      ['Who suggested a shuttle?', /petrov/i],
      ['Who opposes the plan?', /shop owners/i],
      ["What is the mayor's name?", 'unanswerable'],
    ],
  },
  {
    name: 'boats',
    text: "Boats can be rented by the hour or for the whole day. A rowing boat is nine euros an hour, a pedal boat is twelve. Children under ten only go out with an adult, and everyone has to wear a life jacket. Don't go past the red buoys, there are strong currents behind them. The last boats have to be back by seven, in September by six.",
    questions: [
      ['Which is cheaper, a rowing boat or a pedal boat?', /rowing/i],
      ['What must everyone wear?', /life jacket/i],
      ['What is behind the red buoys?', /currents/i],
      ['How much is a rowing boat?', /nine|9/i],
      ['Should I go past the buoys?', 'no'],
      ['How deep is the lake?', 'unanswerable'],
    ],
  },
];
