declare module '@echogarden/espeak-ng-emscripten' {
  type Worker = {
    set_voice(name: string, language: string, gender: number): number;
    /** One line of sounds: `_` between sounds, a space between words, `|` between clauses. */
    convert_to_phonemes(text: string, ipa: boolean): { ptr: number };
  };
  const load: () => Promise<{ eSpeakNGWorker: new () => Worker; HEAPU8: Uint8Array }>;
  export default load;
}
