import type { Language } from '../lexicon.ts';

export const german: Language = {
  locale: 'de',
  words: {
    filler: `
      verwendet benutzt genutzt geht läuft um sich handelt eure ihre sein seinen seiner vollständig vollständige
      vollständigen komplett komplette möglich sekündchen lautet heraus raus ab auf mit nach während wirklich ungefähr
      etwa jetzt dazu davon daraus dieser bekomme bekommen haben wäre nett lieb freundlich mal guten tag servus moin
      der die das den dem des ein eine einen einem einer in im ins an am aus von vom zu zum zur für bei dass ob es da
      hier dort so doch nur genau bitte danke hallo hey mir mich uns ich du wir lass sag sage zeig gib geben mach
      mache machen erstelle erstellen hast hat habe weißt weiss weisst wissen wird werden wurde alles bitteschön
      folgende folgenden folgender angehängte angehängten gesendete kommen kommt vorkommen vor enthalten enthält
      insgesamt gesamt ganze ganzen gesamte gesamten form schriftlich eben gerade soeben nochmal einmal eigentlich
      denn diese dieses diesen diesem meine meiner meinen mein zurück`,
    wish: `
      kannst können könntest könnten würdest würden magst möchte will brauche brauchen hätte gern gerne bräuchte könnt
      würdet`,
    version: 'fassung version',
    what: 'woraus was welche welcher welches welchen welchem',
    how: 'wie',
    many: 'viel viele wieviel wieviele anzahl',
    count: 'zähl zähle',
    sum: 'summe addiere addieren summiere',
    list: `
      herausfinden feststellen ermitteln ermittle liste nenn nenne nennen erkenne erkennen erkennst identifiziere
      aufzählen bestimme bestimmen`,
    all: 'alle allen jede jedes jeden',
    any: 'jemand irgendwer irgendjemand menschliche irgendetwas',
    or: 'oder',
    per: 'pro',
    word: 'wort wörter worte wörtern worten',
    sentence: 'satz sätze sätzen',
    number: 'zahlen ziffern ziffer nummern',
    language: 'sprache sprachen',
    english: 'englisch englische englischen englischer',
    translate: 'übersetz übersetze übersetzen übersetzt übersetzung',
    mean: 'bedeutet bedeuten heißt heisst',
    say: `
      sagen sagt sagte gesagt gesprochen spricht sprechen redet reden geredet erzählt genannt erwähnt gesprochenen
      gesprochene`,
    hear: 'hörbar vernehmen hörst hören gehört hört höre hör anhören',
    write: 'schreib schreibe schreiben aufschreiben mitschreiben schreibst abtippen tippe tipp',
    text: 'text wortlaut inhalt',
    transcribe: `
      transkribierst mitschrift transkribiere transkribieren transkribier transkript transkription transkribiert
      abschrift verschriftlichen verschriftliche wörtlich untertitel diktat`,
    repeat: 'wiederhole wiederholen wiederhol nachsprechen',
    long: 'lang',
    length: 'länge dauer laufzeit spieldauer',
    seconds: 'sekunde sekunden minute minuten',
    time: 'dauert',
    speed: 'schnell langsam tempo geschwindigkeit sprechgeschwindigkeit sprechtempo',
    loud: 'laut lautstärke pegel dezibel',
    quiet: 'leise',
    pause: 'pause pausen',
    longest: 'längste längsten',
    pitch: 'tonhöhe stimmlage frequenz',
    height: 'hoch tief tiefe hohe',
    voice: 'stimme stimmen',
    music: 'musik lied',
    silence: 'stille still stumm leer',
    noise: 'lärm rauschen geräusch geräusche',
    kind: 'art',
    be: 'ist sind war waren gibt',
    rec: `
      aufnahme aufnahmen audio audiodatei datei clip tonaufnahme sprachnachricht sprachmemo nachricht mitschnitt
      tondatei band mp3 wav aufzeichnung audios sprachaufnahme audioaufnahme voicemail`,
    who: `
      anrufer anruferin leser leserin moderator kind mädchen junge kunde kundin herr dame chef sie er ihr ihn ihm man
      sprecher sprecherin person mann frau personen leute`,
    and: 'und , &',
  },
};
