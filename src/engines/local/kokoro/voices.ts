/** The six voices of the API as mixtures of Kokoro's own. */
import { voices } from '../../../domain/models.ts';
import type { Accent } from './phonemes.ts';

export type VoiceName = (typeof voices)[number];

/** Kokoro voices with the share each has; the shares add up to 1. */
export type VoiceMix = Record<string, number>;

type Gender = 'female' | 'male';

/** People of a video get them in this order, a new one at the end. */
const own: Record<VoiceName, { voice: string; gender: Gender; accent: 'en-us' | 'en-gb' }> = {
  shimmer: { voice: 'af_heart', gender: 'female', accent: 'en-us' },
  nova: { voice: 'af_nova', gender: 'female', accent: 'en-us' },
  alloy: { voice: 'af_alloy', gender: 'female', accent: 'en-us' },
  echo: { voice: 'am_echo', gender: 'male', accent: 'en-us' },
  fable: { voice: 'bm_fable', gender: 'male', accent: 'en-gb' },
  onyx: { voice: 'am_onyx', gender: 'male', accent: 'en-us' },
};

export const voicesOf = (gender: Gender): VoiceName[] => {
  const names = Object.keys(own) as VoiceName[];
  return names.filter((name) => own[name].gender === gender);
};

const natives: Record<Accent, Record<Gender, string>> = {
  'en-us': { female: 'af_heart', male: 'am_michael' },
  'en-gb': { female: 'bf_emma', male: 'bm_george' },
  es: { female: 'ef_dora', male: 'em_alex' },
  fr: { female: 'ff_siwis', male: 'ff_siwis' },
  it: { female: 'if_sara', male: 'im_nicola' },
  pt: { female: 'pf_dora', male: 'pm_alex' },
  hi: { female: 'hf_alpha', male: 'hm_omega' },
  ja: { female: 'jf_alpha', male: 'jm_kumo' },
  zh: { female: 'zf_xiaoxiao', male: 'zm_yunxi' },
};

/** Japanese and Chinese sounds are too far from English for a mixture, and there are enough voices. */
const nativeOnly: Partial<Record<Accent, Record<VoiceName, VoiceMix>>> = {
  ja: {
    alloy: { jf_alpha: 1 },
    nova: { jf_gongitsune: 1 },
    shimmer: { jf_tebukuro: 1 },
    echo: { jm_kumo: 1 },
    // There is one man's voice; the others are coloured by the voice they stand for.
    fable: { jm_kumo: 0.85, bm_fable: 0.15 },
    onyx: { jm_kumo: 0.85, am_onyx: 0.15 },
  },
  zh: {
    alloy: { zf_xiaobei: 1 },
    nova: { zf_xiaoxiao: 1 },
    shimmer: { zf_xiaoyi: 1 },
    echo: { zm_yunxi: 1 },
    fable: { zm_yunyang: 1 },
    onyx: { zm_yunjian: 1 },
  },
};

/** Kokoro's one whispery voice. */
const breathy = 'af_nicole';

/**
 * A native voice keeps the accent right, the rest keeps the six voices distinct. French has no male voice, so there the
 * rest is larger.
 */
const nativeShare = (accent: Accent, gender: Gender): number =>
  accent === 'fr' && gender === 'male' ? 0.5 : 0.7;
const breathyShare: Record<Gender, number> = { female: 0.6, male: 0.35 };

export const usedVoices = [
  ...new Set([
    ...Object.values(own).map(({ voice }) => voice),
    ...Object.values(natives).flatMap(({ female, male }) => [female, male]),
    ...Object.values(nativeOnly).flatMap((mixes) => Object.values(mixes).flatMap((mix) => Object.keys(mix))),
    breathy,
  ]),
];

export const accentOf = (name: VoiceName): 'en-us' | 'en-gb' => own[name].accent;

export const isVoiceName = (name: string): name is VoiceName => (voices as readonly string[]).includes(name);

const blend = (mix: VoiceMix, voice: string, share: number): VoiceMix => {
  const blended = Object.fromEntries(Object.entries(mix).map(([name, part]) => [name, part * (1 - share)]));
  return { ...blended, [voice]: (blended[voice] ?? 0) + share };
};

export const mixFor = (name: VoiceName, accent: Accent, soft: boolean): VoiceMix => {
  const { voice, gender, accent: ownAccent } = own[name];
  const mix =
    nativeOnly[accent]?.[name] ??
    (accent === ownAccent
      ? { [voice]: 1 }
      : blend({ [voice]: 1 }, natives[accent][gender], nativeShare(accent, gender)));
  return soft ? blend(mix, breathy, breathyShare[gender]) : mix;
};
