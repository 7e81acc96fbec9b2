/** Moments of animals that one model shows as a whole: a hamster in its wheel, a creature that carries a village. */

import { statedViews } from '../../../scene/stated-view.ts';
import type { SetPiece } from './set-piece.ts';

/** The words of a list that are said, in the singular: what the model has to know. */
const named =
  (words: RegExp) =>
  (text: string): string[] => {
    const found = words.exec(text)?.[1];
    return found ? [found.replace(/ies$/, 'y').replace(/s$/, ''), statedViews.front] : [statedViews.front];
  };

const settlements =
  /\b(?:villages?|towns?|cit(?:y|ies)|houses|homes|castle|kingdom|civili[sz]ation|settlement|metropolis|skyline)\b/;
const onBack =
  /\bon (?:its|his|her|the|top of (?:its|the)) (?:[a-z]{1,12} ){0,2}(?:back|shell)\b|\bon the (?:back|shell) of\b|\bon (?:an? |the )?(?:[a-z]{1,12} ){0,3}(?:turtle|tortoise|whale|elephant)(?:'s|’s) (?:[a-z]{1,12} )?(?:back|shell)\b|\bon top of (?:an? |the )?(?:[a-z]{1,12} ){0,3}(?:turtle|tortoise|whale|elephant)\b|\bbuilt on\b/;
const citylike = /\b(?:city|cities|metropolis|skyline|skyscrapers?|futuristic)\b/;
const atSea = /\b(?:ocean|sea|swim\w*|water|waves?|underwater|lake)\b/;
const inAir = /\b(?:fly|flies|flying|sky|clouds?|float(?:s|ing)? (?:through|in|across) the (?:air|sky))\b/;

const carried = (creature: RegExp, kitOf: (text: string) => string): SetPiece => ({
  says: [creature, settlements, onBack],
  kit: kitOf,
  shows:
    /turtle|tortoise|whale|elephant|village|town|city|house|home|castle|kingdom|civili|settlement|metropolis|skyline|shell|^back$|building|tower|tree|forest|island/,
  traits: [[citylike, 'city']],
  withPeople: true,
  notPlaces: /village|town|city|house|castle|kingdom|settlement|metropolis|back|shell|island/,
  act: 'walk',
});

const stolenFrom =
  /\b(?:trash|garbage|rubbish|waste|litter)(?: ?(?:can|bin)s?| container)?\b|\bdumpsters?\b|\bdustbins?\b|\bbins?\b/;
const thieves =
  /\b(raccoons?|racoons?|cats?|dogs?|fox(?:es)?|bears?|monkeys?|squirrels?|rats?|mouse|skunks?|badgers?)\b/;

export const animalMoments: readonly SetPiece[] = [
  {
    says: [
      /\b(?:cats?|kittens?|dogs?|pupp(?:y|ies))\b/,
      /\b(?:christmas|xmas) tree\b/,
      /\bknock\w*|\btoppl\w*|\btip(?:s|ping|ped)? over\b|\bpull\w* (?:down|over)\b|\bfall\w*|\bpush\w* (?:over|down)\b|\bclimb\w*.{0,40}\b(?:fall|toppl|tip)/,
    ],
    unless: /snow (?:is )?fall|falling snow|ornament|bauble/,
    kit: 'cat and a toppling christmas tree',
    shows: /\bcat\b|kitten|\bdog\b|puppy|tree/,
    words: named(/\b(kitten|puppy|dog)\b/),
    place: 'living_room',
    notPlaces: /tree/,
  },
  {
    says: [
      /\boctopus\b/,
      /\bcoconuts?\b|\b(?:in|inside|into|under|behind|of|from) (?:an? |its |the |two )?(?:[a-z]{1,12} )?(?:sea ?)?shells?\b|\bclam\b/,
    ],
    unless: /attack|giant|paint|cook|restaurant|grill/,
    kit: 'hiding octopus',
    shows: /octopus|coconut|shell|clam/,
    traits: [[/^(?!.*coconut)/, 'shell']],
    words: () => [statedViews.front],
    place: 'underwater',
    notPlaces: /shell|coconut|ocean|sea|water/,
    isClose: true,
    isWhole: true,
  },
  {
    ...carried(/\b(?:turtle|tortoise)s?\b/, (text) =>
      atSea.test(text) && !/\b(?:desert|land|valley|forest|walk\w*)\b/.test(text)
        ? 'swimming turtle with a village'
        : 'tortoise with a village',
    ),
    place: 'meadow',
  },
  {
    ...carried(/\bwhales?\b/, (text) =>
      inAir.test(text) ? 'flying whale with a village' : 'whale with a village',
    ),
    place: 'sea',
  },
  { ...carried(/\belephants?\b|\bmammoths?\b/, () => 'elephant with a village'), place: 'savanna' },
  {
    says: [/\bchameleons?\b/, /\btongue\b|\bcatch\w*|\bcaught\b|\bhunt\w*|\beat\w*|\bsnatch\w*|\bgrab\w*/],
    kit: 'chameleon and its prey',
    shows:
      /chameleon|\bfly\b|flies|insect|bug|cricket|grasshopper|tongue|branch|twig|leaf|prey|butterfly|dragonfly|mosquito|moth|^bee$|beetle|locust/,
    words: named(/\b(butterfly|dragonfly|moth|bee|beetle|grasshopper|cricket|locust|mosquito)\b/),
    place: 'forest',
    notPlaces: /branch|twig|leaf|tree/,
    isClose: true,
    isWhole: true,
    isEyeLevel: true,
  },
  {
    says: [/\b(?:hamster|gerbil|mouse|rat|guinea pig)s?\b/, /\bwheel\b/],
    unless: /hat\b|spinning wheel|steering|ferris|water ?wheel|\bcar\b|potter/,
    kit: 'hamster in its wheel',
    shows: /hamster|gerbil|mouse|\brat\b|guinea pig|wheel|cage|bar/,
    words: (text) => [
      ...named(/\b(gerbil|mouse|rat|guinea pig)\b/)(text),
      ...(/\bcage|\bhome\b/.test(text) ? [] : ['no cage']),
    ],
    place: 'room',
    notPlaces: /cage|wheel/,
    isClose: true,
    isWhole: true,
  },
  {
    says: [
      /\bfish(?:es)?\b|\b[a-z]{1,12}fish\b|\bguppies\b|\btetras?\b/,
      /\baquariums?\b|\bfish ?tanks?\b/,
      /\bschool|\bshoal|\bswim|\bcolou?rful|\bfishes\b|\bfish (?:are|in)\b|\bgroup\b|\btropical\b|\bexotic\b/,
    ],
    unless:
      /jellyfish|starfish|shark|whale|tunnel|\bcats?\b|\bdog|\bkitten|visitors?|diver|turtle|\bfeed|public|giant|huge/,
    kit: 'aquarium with a school of fish',
    shows: /fish|aquarium|tank|school|shoal|coral|plant|seaweed|bubble|glass|water|tetra|gupp/,
    traits: [[/\bcorals?\b|\breef\b/, 'coral']],
    words: named(/\b(clownfish|goldfish|angelfish|tropical fish|blue tang|discus|butterflyfish)\b/),
    place: 'room',
    notPlaces: /aquarium|tank|water|reef|coral|underwater|ocean|sea/,
    effects: 'own',
    isClose: true,
    isWhole: true,
    isEyeLevel: true,
  },
  {
    says: [
      /\b(?:gold)?fish\b/,
      /\bbowls?\b|\btanks?\b|\baquariums?\b/,
      /\b(?:jump|leap|hop|spring|fly|flies)/,
      /\b(?:from (?:one|a|its|the) (?:[a-z]{1,12} )?(?:bowl|tank)|(?:in|on)?to (?:another|the other|a second|a bigger|a larger|the next)|between (?:two|bowls)|out of)\b/,
    ],
    unless: /\bcats?\b|\bkitten/,
    kit: 'goldfish between two bowls',
    shows: /fish|bowl|tank|aquarium|water|table/,
    words: named(/\b(clownfish|goldfish)\b/),
    place: 'room',
    notPlaces: /bowl|tank|aquarium|water/,
    effects: 'own',
    isClose: true,
    isWhole: true,
    isEyeLevel: true,
  },
  {
    says: [
      thieves,
      stolenFrom,
      /\b(?:steal|stole|rummag|digg?|eat|search|raid|look|tak|grab|forag|scaveng|climb|rifl|root|get|feast|go(?:es|ing) through|snack|find|pull)/,
    ],
    unless: /\bbin lorry|garbage truck|\brobot|recycl|\bthrow/,
    kit: 'animal at a trash can',
    shows:
      /raccoon|racoon|\bcat\b|\bdog\b|fox|bear|monkey|squirrel|\brat\b|mouse|skunk|badger|trash|garbage|rubbish|dumpster|\bbin\b|dustbin|\bcan\b|food|lid|pizza|sandwich|burger|snack|leftover|bag|scrap|waste/,
    words: named(thieves),
    place: 'alley',
    notPlaces: /trash|garbage|bin|can$/,
    isClose: true,
    isWhole: true,
  },
];
