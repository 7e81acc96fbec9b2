/** What people of a calling, instruments and animals usually do. */

import type { Action } from '../scene/actions.ts';

/** The act that plays a thing. */
export const playedOn: [RegExp, Action][] = [
  [/guzheng|koto|zither|guqin/, 'play_piano'],
  [/guitar|ukulele|banjo|harp|lute|pipa/, 'play_guitar'],
  [/piano|synthesizer|organ|keyboard/, 'play_piano'],
  [/violin|cello|erhu|fiddle/, 'play_violin'],
  [/drum|xylophone|gong/, 'play_drums'],
  [/trumpet|flute|saxophone|clarinet|harmonica|accordion|horn|bagpipe/, 'play_wind'],
  [/chess|cards|board|dice|domino|puzzle/, 'play_board_game'],
  [/swing/, 'swing'],
  [/seesaw/, 'bounce'],
  [/slide/, 'slide'],
  [/trampoline/, 'bounce'],
  [/soccer ball/, 'kick'],
  [/basketball/, 'dribble'],
  [/^(?:beach |toy )?ball$|frisbee|boomerang/, 'throw'],
  [/tennis|bat|golf|hockey/, 'hit'],
  [/computer|laptop|television|phone/, 'type'],
  [/kite/, 'hold'],
  [/blocks|sandcastle|sandbox|toy|doll|train/, 'build'],
];

/** By their calling. */
export const professions: [RegExp, Action][] = [
  [/pianist|piano player/, 'play_piano'],
  [/violin|fiddler|cellist|cello player/, 'play_violin'],
  [/drummer|percussion/, 'play_drums'],
  [/guitar|busker|street musician|^musician|rock band|harpist/, 'play_guitar'],
  [/sax|trumpet|flut|jazz|marching band/, 'play_wind'],
  [/conductor/, 'conduct'],
  [/^dj$|disc jockey|^deejay/, 'play_decks'],
  [/basketball player/, 'dribble'],
  [/chess player|card player/, 'play_board_game'],
  [/fencer/, 'fence'],
  [/snowball thrower/, 'throw'],
  [/pillow fighter/, 'hit'],
  [/volleyball player/, 'hit'],
  [/wrestler/, 'fight'],
  [/potter/, 'stir'],
  [/soccer|football player|footballer/, 'kick'],
  [/tennis|baseball|golfer|hockey|badminton|cricketer/, 'hit'],
  [/boxer|karate|kickboxer|martial artist/, 'punch'],
  [/skateboarder|skater/, 'skate'],
  [/surfer/, 'surf'],
  [/skier|snowboarder/, 'ski'],
  [/cyclist|biker|motorcyclist|jockey|rider|horseman/, 'ride'],
  [/swimmer|diver|snorkel|mermaid/, 'swim'],
  [/runner|jogger|sprinter|athlete/, 'run'],
  [/dancer|ballerina|cheerleader/, 'dance'],
  [/singer|rock star|choir|rapper|pop star/, 'sing'],
  [/chef|cook|pizza/, 'cook'],
  [/baker/, 'stir'],
  [/painter|artist/, 'paint'],
  [/gardener/, 'plant'],
  [/fisherman|angler/, 'fish'],
  [/photographer|cameraman|tourist/, 'photograph'],
  [/climber|mountaineer/, 'climb'],
  [/hiker|backpacker|explorer|pedestrian|passer|commuter|shopper/, 'walk'],
  [/blacksmith|carpenter/, 'hammer'],
  [/barista|bartender/, 'pour'],
  [/scientist|detective/, 'look'],
  [/teacher/, 'point'],
  [/programmer|hacker|gamer|office worker/, 'type'],
  [/juggler/, 'juggle'],
  [/wizard|witch|magician|sorcer/, 'cast_spell'],
  [/monk|yogi/, 'meditate'],
  [/soldier|army/, 'march'],
  [/skydiver/, 'float'],
  [/rower|kayaker|gondolier|canoeist/, 'row'],
  [/fairy|superhero|angel/, 'fly'],
  [/ghost/, 'float'],
];

/** Things that move by themselves though they are not alive, and animals with a way of their own. */
export const habits: [RegExp, Action][] = [
  [/rocket/, 'launch'],
  [/hot air balloon|blimp|parachute|hang glider/, 'float'],
  [/^balloon|sky lantern|floating lantern/, 'float'],
  [/ufo|drone|hummingbird/, 'hover'],
  [/satellite|space station|asteroid|planet/, 'float'],
  [/^comet/, 'fly'],
  [/lion dance|dragon dance/, 'dance'],
  [/windmill|wind turbine|ferris wheel|carousel|globe|spinning/, 'spin'],
  [/campfire|candle|torch|fireplace/, 'burn'],
  [/volcano/, 'erupt'],
  [/lava|fountain|waterfall/, 'flow'],
  [/lantern|lamp|streetlight|lighthouse|crystal/, 'shine'],
  [/flag|swing|hammock|ivy/, 'swing'],
  [/kite/, 'fly'],
  [/jellyfish|seahorse/, 'float'],
  [/frog|rabbit|kangaroo|cricket|grasshopper/, 'jump'],
  [/snail|snake|worm|caterpillar|crab|spider$|\bant$|beetle|ladybug|scorpion/, 'crawl'],
  [/cow|sheep|goat|horse$|deer|zebra|giraffe|buffalo|llama|antelope/, 'graze'],
  [/chicken|rooster|chick|pigeon|turkey/, 'peck'],
  [/duck|swan|goose|otter|beaver/, 'swim'],
  [/penguin|ostrich|peacock|flamingo|heron|stork/, 'walk'],
  [/wave/, 'flow'],
];

/** A word of the name begins so: an otter is not in pottery. */
const beginsWord = new Map<RegExp, RegExp>();
const isIn = (pattern: RegExp, name: string): boolean => {
  const found = beginsWord.get(pattern) ?? new RegExp(`\\b(?:${pattern.source})`);
  beginsWord.set(pattern, found);
  return found.test(name);
};

/** The action of the first name that the list knows. */
export const actionIn = (list: [RegExp, Action][], ...names: (string | null | undefined)[]) => {
  for (const name of names) {
    const found = name && list.find(([pattern]) => isIn(pattern, name));
    if (found) return found[1];
  }
  return undefined;
};
