/** Verbs of gestures, gaits and of what things do by themselves, as in `verbs.ts`. */

import type { Action } from '../../scene/actions.ts';

export const verbsOfBodiesAndThings = {
  nod: 'nod, listen music, listen song, listen radio, listen podcast, listen audio, listen tune, listen playlist, listen album, hear music, enjoy music, nod his head, nod her head, nod their heads, nod its head, nod in agreement, give a nod',
  shake_head:
    'shake his head, shake her head, shake their heads, shake the head, shake its head, shake head, shake my head',
  shrug: 'shrug, shrug his shoulders, shrug her shoulders, shrug their shoulders, give a shrug',
  shiver: 'shiver, shudder, tremble, freeze in the cold, shake with cold, quake, shiver with cold',
  turn_round: 'turn around, turn round, spin round, turn back',
  look_back:
    'look back, look over his shoulder, look over her shoulder, look back over his shoulder, look back over her shoulder, glance back, glance over his shoulder, glance over her shoulder',
  whisper: 'whisper, whisper to, murmur, tell a secret, whisper in the ear, share a secret',
  arm_wrestle: 'arm wrestle, armwrestle, arm wrestle with',
  stumble:
    'stumble, trip, stumble over, trip over, stagger forward, lose balance, lose his balance, lose her balance',
  limp: 'limp, hobble, limp along, limp away, walk with a limp',
  hop: 'hop on one leg, hop on one foot, hop on a leg, hop on a foot',
  skip: 'skip, skip along, skip down, skip through, skip happily',
  light_up: 'light up/lit up, come on/came on, switch on, turn on, flare up, begin to glow',
  flicker: 'flicker, blink on and off, flash on and off, flicker on and off, sputter, blink',
  drip: 'drip, leak, dribble out, ooze, seep, trickle out, drip into',
  overflow: 'overflow, run over, brim over, flood over, flow over the edge',
  blow_away: 'blow away/blew away/blown away, fly off, be blown away, be swept away, get blown away',
  wilt: 'wilt, wither, droop, shrivel, shrivel up, dry up, dry out, rot, decay, wither away',
  freeze: 'freeze/froze/frozen, freeze over, ice over, turn to ice, turn into ice, freeze solid, frost over',
  shrink: 'shrink/shrank/shrunk, deflate, lose air',
  go_out: 'go out/went out, switch off, turn off, power down, go dark, flicker out, burn out, dim',
} satisfies Partial<Record<Action, string>>;
