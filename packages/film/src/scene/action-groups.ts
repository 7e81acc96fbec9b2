/** Actions that several questions treat alike. */

export const postures = ['stand', 'sit', 'kneel', 'lie', 'sleep', 'look', 'meditate', 'pose'] as const;

/** Done upright, wherever somebody is. */
export const onTheFeet = ['stand', 'walk', 'run', 'jump', 'dance', 'spin'] as const;

/** Done with the hands to a thing, by somebody who stands at it. */
export const standingWork = [
  'cook',
  'stir',
  'chop',
  'paint',
  'build',
  'work',
  'rub',
  'hammer',
  'dig',
  'plant',
  'water',
  'sweep',
  'reach',
  'wash',
  'iron',
] as const;

/** That somebody is at for a while. */
export const pastimes = ['fish', 'photograph', 'phone', 'feed', 'pet', 'knit'] as const;

/** With an instrument or pieces of a game in the hands. */
export const playing = [
  'play_guitar',
  'play_piano',
  'play_violin',
  'play_drums',
  'play_wind',
  'play_board_game',
] as const;

/** Exercises and postures of a body that needs nothing else. */
export const exercises = [
  'squat',
  'jumping_jacks',
  'sit_up',
  'downward_dog',
  'tree_pose',
  'warrior_pose',
  'tai_chi',
  'martial_arts',
] as const;

/** What happens to things. */
export const happenings = [
  'fall',
  'break',
  'rise',
  'swing',
  'bounce',
  'explode',
  'burn',
  'smoke',
  'steam',
  'shine',
  'grow',
  'bloom',
  'melt',
  'flow',
  'open',
  'erupt',
] as const;

export const lastingChanges = [
  'close',
  'appear',
  'vanish',
  'transform',
  'change_colour',
  'wilt',
  'freeze',
  'shrink',
  'go_out',
] as const;
