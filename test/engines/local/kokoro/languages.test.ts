import assert from 'node:assert/strict';
import test from 'node:test';
import { sayChineseNumbers } from '../../../../src/engines/local/kokoro/languages/chinese.ts';
import { sayJapaneseNumbers } from '../../../../src/engines/local/kokoro/languages/japanese-numbers.ts';
import { kanaSounds } from '../../../../src/engines/local/kokoro/languages/kana-sounds.ts';
import { pinyinSounds } from '../../../../src/engines/local/kokoro/languages/pinyin-sounds.ts';
import { createPhonemizer } from '../../../../src/engines/local/kokoro/phonemes.ts';
import { symbolNumbers } from '../../../../src/engines/local/kokoro/symbol-ids.ts';
import { prepareText } from '../../../../src/engines/local/kokoro/text/prepare.ts';
import { findUnspokenLanguage } from '../../../../src/engines/local/kokoro/text/unspoken-languages.ts';

const phonemizer = await createPhonemizer();
const prepare = (text: string) => prepareText(text, { shortFirstPiece: false, mixedLanguages: false });

test('Chinese numbers, dates, times and money are put into words', () => {
  const cases: [string, string][] = [
    ['2024年3月5日', '二零二四年三月五日'],
    ['10:30', '十点三十分'],
    ['8:05', '八点零五分'],
    ['3.14', '三点一四'],
    ['¥25', '二十五元'],
    ['50%', '百分之五十'],
    ['1005', '一千零五'],
    ['10086', '一万零八十六'],
    ['120000', '十二万'],
    ['13800138000', '一三八零零一三八零零零'],
    ['2个', '两个'],
    ['12个', '十二个'],
  ];
  for (const [text, spoken] of cases) assert.equal(sayChineseNumbers(text), spoken);
});

test('Japanese numbers take the form their counter wants', () => {
  const cases: [string, string][] = [
    ['2024年4月9日', 'ニセンニジューヨネンシガツココノカ'],
    ['4時30分', 'ヨジサンジュップン'],
    ['9:15', 'クジジューゴフン'],
    ['三百円', 'サンビャクエン'],
    ['8,600円', 'ハッセンロッピャクエン'],
    ['1人', 'ヒトリ'],
    ['4人', 'ヨニン'],
    ['3本', 'サンボン'],
    ['20歳', 'ハタチ'],
    ['3.5', 'サンテンゴ'],
    ['一番', '一番'],
  ];
  for (const [text, spoken] of cases) assert.equal(sayJapaneseNumbers(text), spoken);
});

test('syllables become symbols that Kokoro knows', () => {
  assert.equal(pinyinSounds('zhong1'), 'ꭧʊ→ŋ');
  assert.equal(pinyinSounds('guo2'), 'kwo↗');
  assert.equal(pinyinSounds('shi4'), 'ʂɨ↘');
  assert.equal(pinyinSounds('xue2'), 'ɕɥe↗');
  assert.equal(pinyinSounds('yuan2'), 'ɥɛ↗n');
  assert.equal(pinyinSounds('hello!'), '');
  assert.equal(kanaSounds('きょうと'), 'kʲoɯto');
  assert.equal(kanaSounds('ニッポン'), 'ɲiʔpoɴ');
  assert.equal(kanaSounds('シンブン'), 'ɕimbɯɴ');
});

test('whole sentences of both languages, with Latin words among them', async () => {
  await phonemizer.load('ja');
  assert.equal(phonemizer.toSymbols('今日はいい天気です.', 'ja'), 'kʲoː βa ii teŋkʲi desɨ.');
  for (const [text, language] of [
    ['我喜欢喝coffee, 你呢?', 'zh'],
    ['Kinoraを使って、東京へ行きました。', 'ja'],
  ] as const) {
    const symbols = phonemizer.toSymbols(text, language);
    assert.equal(symbolNumbers(symbols).length, [...symbols].length, `${symbols} has only known symbols`);
  }
});

test('the language is found by sentence, and each piece fits one run of the model', async () => {
  const pieces = prepare(`Good morning. 今天天气很好。${'我们一起去公园散步，然后去吃饭。'.repeat(20)}`);
  assert.equal(pieces[0]?.language, 'en');
  assert.ok(pieces.slice(1).every(({ language }) => language === 'zh'));
  for (const { text, language } of pieces.slice(1))
    assert.ok(phonemizer.toSymbols(text, language === 'zh' ? 'zh' : 'ja').length <= 510, text);
  assert.deepEqual([...new Set(prepare('東京。今日は晴れです。').map(({ language }) => language))], ['ja']);
  // Halves of characters are in no dictionary.
  for (const odd of [`あ${'𠮷'.repeat(200)}`, 'これは\ud83dです', `あ${'\ud842'.repeat(5)}`])
    for (const { text } of prepare(odd)) assert.doesNotThrow(() => phonemizer.toSymbols(text, 'ja'), odd);
});

test('a language without a voice is refused with those that have one', () => {
  const refused = { code: 'invalid_parameter', param: 'input', message: /Japanese and Chinese/ };
  for (const text of [
    'Guten Morgen, wie geht es Ihnen heute? Ich habe das nicht gesehen.',
    'Ik heb het boek niet gelezen, maar ik wil het wel lezen.',
    'Nie wiem, co to jest, ale to nie jest dla mnie.',
    'Привет, как дела?',
    '안녕하세요, 만나서 반갑습니다.',
    'مرحبا كيف حالك',
  ])
    assert.throws(() => prepare(text), refused, text);
  for (const text of [
    'Die hard is a film about a man in a tower.',
    'The war is over, so we can go on.',
    'Hola, ¿cómo estás? Me gustaría reservar una mesa.',
    'Je ne sais pas où il est.',
    'Non so che cosa dire di questo.',
    'Não sei o que você quer dizer.',
    'Read the word мир aloud, please.',
    'OK!',
  ]) {
    assert.equal(findUnspokenLanguage(text), undefined, text);
    assert.ok(prepare(text).length > 0);
  }
});
