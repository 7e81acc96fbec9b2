import type { Language } from '../lexicon.ts';

export const french: Language = {
  locale: 'fr',
  words: {
    filler: `
      utilise utilisée emploie serait soit puis montre montrez indique indiquez indiquer environ exacte précise
      précisément simplement bonsoir vocale voici voilà intégralement littéralement lors pendant quelque chose trouve
      trouver dont le la les l un une des de du d en dans au aux à pour par sur avec ce c ça cela cet cette ces se s y
      t me m moi te nous vous je j tu on mon ma mes ton ta tes votre vos son sa ses plaît si merci bonjour salut stp
      svp juste seulement exactement exact ici maintenant ai as dites donne donnez donner fais faites faire sais savez
      savoir suivant joint jointe complet complète entier entière tout même aussi ensuite suivante forme contient
      apparaît vient vienne viens ait fait doit avez ont été dire total intégrale intégral chaque lui leur`,
    wish: `
      peux peut pouvez pourrais pourriez veux voudrais besoin pourrait pourrions aimerais souhaite souhaiterais faut`,
    version: 'version',
    what: 'que qu qui quoi quel quelle quels quelles',
    how: 'comment',
    many: 'combien',
    count: 'compte comptez compter',
    sum: 'somme additionne additionnez additionner',
    list: `
      détecte détecter détermine déterminer reconnaissez liste listez lister énumère extrais identifie identifiez
      identifier reconnais reconnaître nomme relève`,
    all: 'tous toutes',
    any: 'quelqu',
    or: 'ou',
    word: 'mot mots',
    sentence: 'phrase phrases',
    number: 'nombre nombres chiffre chiffres numéro numéros',
    language: 'langue langues',
    english: 'anglais anglaise',
    translate: 'traduis traduire traduisez traduction traduit',
    mean: 'signifie veut',
    say: `
      parlée parlées dit dis disent dite dits parle parlent parler prononcé prononcés prononcées prononcent raconte
      mentionne mentionnés mentionnées cités`,
    hear: 'entendons entendent entends entend entendez entendu écoute écoutez écouter entendre',
    write: 'écris écrire écrivez écrit note notez noter mets mettre tape',
    text: 'texte contenu',
    transcribe: `
      transcris transcrire transcrivez transcription transcrit retranscris retranscrire retranscription sous-titres
      dictée`,
    repeat: 'répète répéter répétez',
    long: 'longue long longtemps',
    length: 'durée longueur',
    seconds: 'seconde secondes minute minutes',
    time: 'temps dure durent',
    speed: 'vite rapide rapidement lentement vitesse débit rythme lent',
    loud: 'fort volume décibels bruyant sonore',
    quiet: 'doucement faible',
    pause: 'pause pauses',
    pitch: 'hauteur fréquence',
    height: 'aiguë grave aigu',
    voice: 'voix',
    music: 'musique chanson',
    silence: 'silence silencieux vide',
    noise: 'bruit',
    kind: 'genre type sorte',
    be: 'est sont était',
    rec: `
      ça cela ceci enregistrement enregistrements audio audios fichier clip message messages extrait mp3 wav bande
      vocal mémo piste`,
    who: `
      enfant fille garçon client cliente patron professeur médecin appelant personne locuteur locutrice homme femme
      dame monsieur il elle ils elles gens`,
    and: 'et , &',
  },
};
