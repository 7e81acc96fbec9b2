/** Recognises languages in Latin letters that no voice speaks, by their function words. */

const functionWords: Record<string, string> = {
  German:
    'der die das und ist nicht ich sie ein eine zu den mit auf für von dem des im sich wir ihr auch es wird haben hat sind wie bei oder aber nach einen einem einer zum zur über wenn kann mein dein uns guten heute',
  Dutch:
    'de het een en van ik niet dat is op te zijn voor met die je aan er maar om hij zij ook als naar wij dit bij nog wel heb kan zou geen deze mijn',
  Polish:
    'i w nie na się że jest to z do jak co ale po tak za od przez jego czy już dla tylko być był może mnie gdzie ten są',
  Swedish:
    'och det att en som på är av för med till den inte jag har de ett om han vi du från men kan så ska när vara hade mycket',
  Danish:
    'og det at en den til er som på de med han af for ikke der var mig sig men et har om vi min havde ham hun nu over da fra du ud sin dem jeg',
  Turkish:
    've bir bu da de için ile çok ne ben sen o gibi daha var mı değil ama kadar sonra olarak en her şey nasıl evet hayır',
  Czech:
    'a se v na je že to s z do jako ale po tak za od pro jsem jsou byl by která který co už mě kde ten není jen',
  Hungarian:
    'a az és nem hogy egy is ez van de csak meg el volt már mint azt ki kell lesz én te mi vagy itt ha nagyon jó',
  Romanian:
    'și în de la nu este un o cu pe care să din mai că pentru ce sunt au fi dar am ca acest după fost foarte',
  Finnish:
    'ja on ei se että hän oli mutta ovat kun niin myös tai jos mitä minä sinä me te he ole kuin joka vain nyt tämä',
  Indonesian:
    'yang dan di ini itu dengan untuk tidak dari dalam akan pada juga saya ke bisa ada oleh mereka kami kamu atau karena sudah apa',
  Vietnamese:
    'là và của có không được trong cho một những các với người này đã tôi để khi rất cũng như anh chị nhưng',
};
/** Of these the function words are many and short, so they also count against the languages above. */
const spokenWords =
  'the of and to in is a i that it was for on are with as his they be at this have from or had by but not what all were we when your can said there an she do how their if will up about out then them you he her my would could has been el la los las que y en un una es por con para su al lo como más pero le les des du et est dans pour pas sur au avec il elle ce cette nous vous je ne di che non sono si da più ma nel alla o os as do dos em um uma com não mais na no foi ele ela ou';
const spoken = new Set(spokenWords.split(' '));

const minTokens = 4;
const minDifferentWords = 3;
const minShare = 0.3;

const lists = Object.entries(functionWords).map(
  ([name, words]) => [name, new Set(words.split(' '))] as const,
);

/** Undefined: it may be in a language that a voice speaks. */
export const findUnspokenLanguage = (text: string): string | undefined => {
  const tokens = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (tokens.length < minTokens) return undefined;
  const spokenCount = tokens.filter((token) => spoken.has(token)).length;
  let best: { name: string; score: number } | undefined;
  for (const [name, words] of lists) {
    const found = tokens.filter((token) => words.has(token));
    const isEnough = new Set(found).size >= minDifferentWords && found.length >= tokens.length * minShare;
    if (isEnough && found.length > spokenCount * 1.5 && found.length > (best?.score ?? 0))
      best = { name, score: found.length };
  }
  return best?.name;
};
