import type { Language } from '../lexicon.ts';

export const italian: Language = {
  locale: 'it',
  words: {
    filler: `
      usa usano sta stanno stava essere ascoltando vuole mio mia tuo tua suo sua nostro dalle dai sulla sul il lo la i
      gli le l un uno una di del della dello dei delle in nel nella nello a al alla da dal per con si mi ti ci me te
      questo questa quest questi quello quella favore grazie ciao dimmi dammi dirmi darmi sapere fare fai fammi hai ha
      ho hanno solo esattamente qui ora ecco tutto intero completo allegato seguente c viene vengono stato stata stati`,
    wish: 'puoi può potresti potrebbe vorrei voglio bisogno',
    version: 'versione',
    what: 'che cosa quale quali',
    how: 'come quanto',
    many: 'quanti quante',
    count: 'conta contare',
    list: 'elenca elencare identifica riconosci',
    all: 'tutti tutte',
    or: 'o',
    word: 'parola parole',
    sentence: 'frase frasi',
    number: 'numero numeri cifre cifra',
    language: 'lingua lingue',
    english: 'inglese',
    translate: 'traduci tradurre traduca traduzione',
    mean: 'significa',
    say: `
      dicendo dici dire dicevano disse dice dicono detto detta dette detti parla parlano parlando pronunciate
      menzionati`,
    hear: 'sento sentono sente senti sentire ascolta ascoltare',
    write: 'scrivi scrivere scriva',
    text: 'testo contenuto',
    transcribe: 'trascrivi trascrivere trascriva trascrizione',
    repeat: 'ripeti ripetere ripeta',
    long: 'lungo lunga',
    length: 'durata lunghezza',
    seconds: 'secondo secondi minuto minuti',
    time: 'tempo dura durano',
    speed: 'veloce velocemente velocità lento',
    loud: 'volume forte',
    pause: 'pausa pause',
    voice: 'voce voci',
    music: 'musica canzone',
    silence: 'silenzio vuoto',
    be: 'sono era',
    rec: 'audio registrazione registrazioni file clip messaggio vocale nota mp3 wav nastro',
    who: `
      bambino bambina ragazzo ragazza cliente capo medico persona uomo donna lui lei loro parlante signora signore`,
    and: 'e , &',
  },
};
