/**
 * Words of Debian's lists of telephone prompts that are no words of the language, found by reading the whole lists and
 * not what a recogniser heard, and one mistake of grammar that the French list makes throughout and that cannot be
 * heard: "veuillez appuyez". Other wrong forms and what was not spoken stay as they are.
 */
export const misspelled: Record<string, Record<string, string>> = {
  en: {
    decending: 'descending',
    exclaimation: 'exclamation',
    fourtieth: 'fortieth',
    indentified: 'identified',
    represenatives: 'representatives',
    umute: 'unmute',
    witheld: 'withheld',
  },
  fr: {
    acceuil: 'accueil',
    appellant: 'appelant',
    aurevoir: 'au revoir',
    'ce tte': 'cette',
    conctact: 'contacte',
    démontration: 'démonstration',
    déverouillée: 'déverrouillée',
    dévérouillée: 'déverrouillée',
    dévérouiller: 'déverrouiller',
    millardième: 'milliardième',
    présentemnet: 'présentement',
    rappler: 'rappeler',
    seixième: 'seizième',
    verouillée: 'verrouillée',
    vérouillée: 'verrouillée',
    vérouiller: 'verrouiller',
    vérrouiller: 'verrouiller',
  },
  es: { contrasenia: 'contraseña' },
};

/** An imperative after "veuillez", where only the infinitive can be. */
const imperative = /(?<=(?<!\p{L})veuillez \p{L}+)ez(?!\p{L})/giu;

export const correctSpelling = (text: string, language: string): string =>
  Object.entries(misspelled[language] ?? {}).reduce(
    (corrected, [wrong, right]) =>
      corrected.replaceAll(new RegExp(`(?<![\\p{L}])${wrong}(?![\\p{L}])`, 'giu'), right),
    language === 'fr' ? text.replaceAll(imperative, 'er') : text,
  );
