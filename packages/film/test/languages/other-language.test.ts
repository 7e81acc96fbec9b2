/** Prompts in languages that are not read, and those that only have names from them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { summarisePrompt } from '../../src/summarise-prompt.ts';
import { isOtherLanguage } from '../../src/understand/words/is-other-language.ts';

const unread = [
  'Ein roter Fuchs läuft durch den Schnee',
  'Eine Frau sitzt auf einer Bank im Park',
  'Ein Hund im Garten',
  'die Katze schläft unter dem Tisch',
  'Un renard rouge court dans la neige',
  'Un chat noir dort sur le canapé',
  'Un zorro rojo corre por la nieve',
  'Una mujer camina bajo la lluvia con un paraguas',
  'Una volpe rossa corre nella neve',
  'Um cachorro corre na praia com uma bola',
  'Een rode vos rent door de sneeuw',
  'En röd räv springer genom snön',
  'En hund løper gjennom skogen',
  'Czerwony lis biegnie przez śnieg w lesie',
  'Kırmızı bir tilki karda koşuyor',
  'Рыжая лиса бежит по снегу',
  'Руда лисиця біжить снігом',
  '赤いキツネが雪の中を走る',
  '犬が海辺を走っている',
  '빨간 여우가 눈 속을 달린다',
  'ثعلب أحمر يركض في الثلج',
  'Μια κόκκινη αλεπού τρέχει στο χιόνι',
  'एक लाल लोमड़ी बर्फ में दौड़ती है',
];

const read = [
  'a den of foxes',
  'Der Spiegel on a desk',
  'Die Hard poster',
  'a Die Hard poster on the wall of a den',
  'a man in Los Angeles',
  'a café in Paris',
  'a piñata at a party',
  'a sauna in the snow',
  'red fox, snow, sunset',
  'cat',
  'Rio de Janeiro at night',
  'Las Vegas, neon lights',
  'El Niño storm',
  'Leonardo da Vinci paints the Mona Lisa',
  'the Côte d’Azur seen from a yacht',
  'crème brûlée on a plate',
  'a señor and a señorita dance the tango',
  'two dogs die in a fire',
  'a man reads Le Monde in a garden',
  'a woman in an om pose, 4k, cinematic',
  'Tour de France cyclists race up a hill',
  'a girl says "Ein roter Fuchs läuft durch den Schnee" to a dog',
  'a neon sign reads 「ラーメン」 in the rain',
  'old door, rusty van, sunset',
  'father, son, pour water',
  'they’ve met at the den, five o’clock',
  'a cat i saw on the bed last night',
  'San Juan de la Cruz walks in a street of Madrid',
  'La La Land dance on a hill',
  'man in red coat, close-up, 35mm, no wind',
  'Dan and Die Antwoord on stage',
  'Vincent van Gogh paints sunflowers',
  'slow dolly in on old oak tree',
  '一只红色的狐狸在雪地里奔跑',
  '一個女孩在café裡喝咖啡',
  '日落时，一头红色的奶牛在草地上奔跑',
  '东京の夜，霓虹灯闪烁',
];

test('a prompt in another language is told from one with foreign names', () => {
  assert.deepEqual(
    unread.filter((prompt) => !isOtherLanguage(prompt)),
    [],
  );
  assert.deepEqual(read.filter(isOtherLanguage), []);
});

test('of a prompt that is not read nothing is suggested', () => {
  for (const prompt of [unread[0]!, '赤いキツネが雪の中を走る']) {
    const { isOtherLanguage: isOther, suggestions, notDrawn, shownAs } = summarisePrompt(prompt);
    assert.deepEqual([isOther, suggestions, notDrawn, shownAs], [true, [], [], []]);
  }
});
