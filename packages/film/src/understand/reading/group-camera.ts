/** Words of the camera are noted and taken out of the sentence. */

import { meaningsOf } from '../lexicon.ts';
import { find, has, type Token } from '../tag-words.ts';
import type { Draft } from './draft.ts';
import { noteSetting } from './note-setting.ts';
import { endNoun, type PhraseState, resetNoun } from './phrase-state.ts';

const moveCamera = (state: PhraseState, move: Draft['move'], negated: boolean) => {
  if (negated) state.draft.move = 'static';
  else if (state.draft.move === null || state.draft.move === 'pan_right' || state.draft.move === 'drone')
    state.draft.move = move;
  if (state.pace !== null) state.draft.cameraSpeed = state.pace;
  state.pace = null;
  state.lastVerbWasCamera = true;
};

/** Moves, shots, angles, slow motion and time-lapse. */
export const readCameraWord = (state: PhraseState, token: Token): boolean => {
  const next = state.tokens[state.at + 1];
  if (token.text === 'camera' || token.text === 'lens') {
    if (
      !(
        state.nouns.length === 0 &&
        state.pending !== 'none' &&
        has(token, 'thing') &&
        !has(has(next, 'pace') ? state.tokens[state.at + 2] : next, 'cameraOnly', 'camera', 'verb')
      ) ||
      /camera/.test(next?.text ?? '')
    ) {
      state.ofCamera = true;
      state.lastVerbWasCamera = false;
      resetNoun(state);
      return true;
    }
  }
  const negated = state.phrases.at(-1)?.is === 'negation';
  if (state.ofCamera && has(token, 'camera', 'cameraOnly')) {
    const move = find(token, 'camera') ?? find(token, 'cameraOnly')!;
    endNoun(state);
    moveCamera(state, move.move, negated);
    return true;
  }
  if (has(token, 'camera')) {
    const camera = find(token, 'camera')!;
    const isWeak =
      camera.weak &&
      (state.clauseHasNoun ||
        state.nouns.length > 0 ||
        (has(token, 'verb') && state.pending === 'none' && state.phrases.length > 0));
    if (!isWeak) {
      for (const meaning of token.meanings)
        if (meaning.is === 'angle' || meaning.is === 'shot') noteSetting(state.draft, meaning);
      endNoun(state);
      moveCamera(state, camera.move, negated);
      return true;
    }
    token.meanings = token.meanings.filter(({ is }) => is !== 'camera');
    if (!has(token, 'verb'))
      token.meanings.push(
        ...(meaningsOf(token.text.split(' ')[0]!)?.filter(({ is }) => is === 'verb') ?? []),
      );
  }
  token.meanings = token.meanings.filter(({ is }) => is !== 'cameraOnly');
  if (has(token, 'shot', 'angle', 'timelapse', 'slowMotion') && !has(token, 'thing')) {
    for (const meaning of token.meanings) noteSetting(state.draft, meaning, negated);
    endNoun(state);
    return true;
  }
  return false;
};
