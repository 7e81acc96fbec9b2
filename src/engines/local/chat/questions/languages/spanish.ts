import type { Language } from '../lexicon.ts';

export const spanish: Language = {
  locale: 'es',
  words: {
    filler: `
      usa usan utiliza sería fuera tan amable dígame decidme muéstrame enséñame pásame buenas buenos días tardes oiga
      porfa porfavor dentro durante aproximadamente literal exacta exactas solamente únicamente mí nosotros ellas la
      los las lo un una unos unas de del en a al por para con se me te tu su le les nos yo usted favor gracias hola
      solo exactamente exacto aquí ahí ahora este esto estos estas ese esa eso dime dame decirme darme saber hacer haz
      haga hacerme sabes sabe he ha han has hay siguiente adjunto completo completa entero entera total todo cada uno
      literalmente contiene contienen aparece aparecen acabo acaba favorcito mismo también luego después forma escrita
      tiene tienen trata`,
    wish: 'puedes puede podrías podría quiero quisiera necesito podrían podéis quería gustaría',
    version: 'versión',
    what: 'que cuál cuáles',
    how: 'cómo cuánto cuánta',
    many: 'cuántos cuántas cantidad muchos',
    count: 'cuenta contar cuentas cuente conteo recuento',
    sum: 'suma sumar súmalos',
    list: `
      reconoces reconocer detectar listar indica indícame lista enumera enumerar extrae identifica identificar detecta
      nombra`,
    all: 'todos todas',
    any: 'alguien alguna algún algo',
    or: 'o',
    word: 'palabra palabras',
    sentence: 'frase frases oración oraciones',
    number: 'número números cifra cifras dígitos',
    language: 'idioma idiomas lengua lenguas',
    english: 'inglés inglesa',
    translate: `
      traduce traducir traduzca traduzcas tradúceme tradúcelo tradúcemelo tradúzcalo traducción traducirlo traducirme`,
    mean: 'significa significan',
    say: `
      dijeron dirá contando dices decirnos dice dicen dijo dicho dicha decir digo habla hablan hablando hablar
      diciendo pronuncia pronunciadas pronuncian menciona mencionan mencionados dichas dichos hablado hablada`,
    hear: 'oyen oído suena escuchan escuchó oyes escuchas escucha oír escuchar oigo oye escuche',
    write: 'escribe escribir escríbeme escriba escribas escribirme anota pon poner pasa pasar',
    text: 'texto contenido',
    transcribe: `
      transcribe transcribir transcríbeme transcríbelo transcriba transcribas transcripción transcribirme
      transcribirlo transcrita subtítulos dictado`,
    repeat: 'repite repetir repita repítelo',
    long: 'largo larga',
    length: 'duración longitud',
    seconds: 'segundo segundos minuto minutos',
    time: 'tiempo dura duran',
    speed: 'rápido rápida rápidamente lento despacio velocidad ritmo',
    loud: 'volumen fuerte decibelios ruidoso',
    pause: 'pausa pausas',
    pitch: 'tono frecuencia',
    height: 'aguda grave agudo',
    voice: 'voz voces',
    music: 'música canción',
    silence: 'silencio silencioso vacío vacía',
    noise: 'ruido',
    kind: 'tipo clase',
    be: 'está están es son era fue',
    rec: `
      esto eso aquello audio audios grabación grabaciones archivo clip mensaje nota cinta mp3 wav fichero pista`,
    who: `
      niño niña cliente jefe profesor profesora chico chica locutora médico persona hablante hombre mujer señor señora
      él ella ellos personas locutor`,
    and: 'y e , &',
  },
};
