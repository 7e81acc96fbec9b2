import type { Language } from '../lexicon.ts';

export const portuguese: Language = {
  locale: 'pt',
  words: {
    filler: `
      usa usam meu minha seu sua nosso pelo pela mais menos estava o a os as um uma de do da dos das em no na nos nas
      por para com se me mim te você eu este esta isto isso esse essa favor obrigado obrigada olá oi diga saber fazer
      faça faz tem há só apenas exatamente aqui agora inteiro completo anexo seguinte foi foram estão sendo ao`,
    wish: 'pode podes poderia quero queria preciso',
    version: 'versão',
    what: 'que qual quais',
    how: 'como quanto',
    many: 'quantos quantas',
    count: 'conta conte contar contagem',
    list: 'lista liste identifica identifique',
    all: 'todos todas tudo',
    or: 'ou',
    word: 'palavra palavras',
    sentence: 'frase frases',
    number: 'número números algarismos',
    language: 'língua idioma línguas idiomas',
    english: 'inglês inglesa',
    translate: 'traduza traduz traduzir tradução',
    mean: 'significa',
    say: `
      dizendo dizer disseram diz dizem disse dito dita ditas ditos fala falam falado falada falando falar`,
    hear: 'ouve ouves ouvir ouça',
    write: 'escreve escreva escrever',
    text: 'texto conteúdo',
    transcribe: 'transcreve transcreva transcrever transcrição',
    repeat: 'repete repita repetir',
    long: 'longo longa',
    length: 'duração comprimento',
    seconds: 'segundo segundos minuto minutos',
    time: 'tempo dura duram',
    speed: 'rápido depressa velocidade lento',
    loud: 'volume alto',
    pause: 'pausa pausas',
    voice: 'voz vozes',
    music: 'música canção',
    silence: 'silêncio vazio',
    be: 'são era',
    rec: 'áudio áudios gravação gravações arquivo ficheiro clipe mensagem nota mp3 wav fita',
    who: `
      criança menino menina cliente chefe médico locutor pessoa homem mulher ele ela eles falante senhora senhor`,
    and: 'e , &',
  },
};
