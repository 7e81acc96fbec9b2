/** The six voices of the API as mixtures of Kokoro's own. */
import { type VoiceName, voices } from '../../../domain/models.ts';
import type { Accent } from './phonemes.ts';

/** The voices of Kokoro that are mixed, with the SHA-256 of their files. */
export const kokoroVoices = {
  af_alloy: 'c4a6b876047fd7fb472edf4ebd63cfac7c3b958a7cae7c106e8f038ca6308c45',
  am_echo: '3968b92c3c4cd1c4416dbded36c13eaa388a90d5788d02a13e4d781f5f8cf3c3',
  bm_fable: 'f889083196807b4adb15e9204252165f503b8d33d3982e681c52443c49d798f1',
  am_onyx: 'da5d135b424164916d75a68ffb4c2abce3d7d5ccc82dd1ee6cf447ce286145e6',
  af_nova: '18778272caa0d0eebaea251c35fd635f038434f9eee5e691d02a174bd328414f',
  af_heart: 'd583ccff3cdca2f7fae535cb998ac07e9fcb90f09737b9a41fa2734ec44a8f0b',
  am_michael: '1d1f21dd8da39c30705cd4c75d039d265e9bc4a2a93ed09bc9e1b1225eb95ba1',
  bf_emma: '669fe0647f9dd04fcab92f1439a40eeb4c8b4ab1f82e4996fe3d918ce4a63b73',
  bm_george: 'c4b235a4c1f2cd3b939fed08b899ce9385638b763f7b73a59616c4fc9bd6c9bc',
  ef_dora: 'f66ec66bd295acb18372e37008533a9a3228483ccd294e7538d5d9294ac9a532',
  em_alex: '27809e9eafdcbcfff90a3016c697568676531de2a2c39cee29c96c7bd6b83e95',
  ff_siwis: 'a35f5675ad08948e326ae75fd0ea16ba5d0042e4f76b5f3d1df77d0a48c54861',
  if_sara: '409b69248798fcdc2542330c76953d230710f19b057e59cb82fdc3c4cf71265c',
  im_nicola: 'bc578e510d52a96d6940d46f12e96d7b3df00905dbea075113226d100e6e1ab0',
  pf_dora: '3da7b5b2d91847ebf5646f57631af6ececae3c29a89cd300f06edf9aa6cfe9ee',
  pm_alex: '0175c753f59c54e7fd5a995bedef0c5ff2fb67e0043dd3dcb2ae74ec2acbeb2a',
  hf_alpha: '040be6a4425411cc01fda5fd06693c76bfa78572632852bc8cda9c99232ffb56',
  hm_omega: 'b02d9222d9ed00ce26b302173a862c2c93f96cc40b5c422b8d14910b9ff34137',
  jf_alpha: '56b479360aad9f367aeb8cef908f9201cf48b4555e488c5f4590c9dfcd978bb6',
  jf_gongitsune: '0f1181f3772d27b7c12aaf4bcd71e31b186c4146e330d074a3dc64ee392af396',
  jf_tebukuro: '29c6c0561b4288d59639677bebe7533c919743d5ea68d0d2ae992644beea6696',
  jm_kumo: '09e959d239724c734d65661f06f14cdabcddfd476bfaaad905a937099ae9e64f',
  zf_xiaobei: '5dde6e1c9c4f12c8b327bc29c0cee361a23b52b952c04636858ba637ec66e640',
  zf_xiaoxiao: '03adb5d5e3ddd88b047954e974e651cb0a4b524c985057e5d872e962c7be1169',
  zf_xiaoyi: 'bc1555c5c486099196ac254bae5e0bb543c121952a3092f50b7d8724f1bc36b3',
  zm_yunxi: '7243892fb4e560d47014090ddf010f8b8b790f3c6b029ff82b2ac06aa4e27c8b',
  zm_yunyang: '261e2c89470534dbbcb8fd98b8fdc495ec94063d9bb6c8277f7be43cccba3f42',
  zm_yunjian: 'de48a00bdbf3649f07162269a2b6e0513604389bfac8a2e6c75cb34b323ad6fa',
  af_nicole: 'cd2191ab31b914ed7b318416b0e4440fdf392ddad9106a060819aa600a64f59a',
} as const;
type KokoroVoice = keyof typeof kokoroVoices;

/** Kokoro voices with the share each has; the shares add up to 1. */
export type VoiceMix = Partial<Record<KokoroVoice, number>>;

type Gender = 'female' | 'male';

/** People of a video get them in this order, a new one at the end. */
const own: Record<VoiceName, { voice: KokoroVoice; gender: Gender; accent: 'en-us' | 'en-gb' }> = {
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

const natives: Record<Accent, Record<Gender, KokoroVoice>> = {
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
const breathy: KokoroVoice = 'af_nicole';

/**
 * A native voice keeps the accent right, the rest keeps the six voices distinct. French has no male voice, so there the
 * rest is larger.
 */
const nativeShare = (accent: Accent, gender: Gender): number =>
  accent === 'fr' && gender === 'male' ? 0.5 : 0.7;
const breathyShare: Record<Gender, number> = { female: 0.6, male: 0.35 };

export const accentOf = (name: VoiceName): 'en-us' | 'en-gb' => own[name].accent;

export const isVoiceName = (name: string): name is VoiceName => (voices as readonly string[]).includes(name);

const blend = (mix: VoiceMix, voice: KokoroVoice, share: number): VoiceMix => {
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
