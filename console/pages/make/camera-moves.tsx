/** Camera moves as small moving pictures; one click adds the words that the engine understands. */

import { language } from '../../parts/text/language.ts';
import type { Sentence } from '../../parts/text/say.ts';
import { say } from '../../parts/text/say.ts';
import { draft } from './draft.ts';
import { addWords, hasWords, isChinese, removeWords } from './prompt-words.ts';

const moves: { name: string; label: Sentence; words: string; chinese: string }[] = [
  { name: 'dolly-in', label: 'Dolly in', words: 'slow dolly in', chinese: '镜头缓慢推近' },
  { name: 'dolly-out', label: 'Pull back', words: 'the camera pulls back', chinese: '镜头拉远' },
  { name: 'orbit', label: 'Orbit', words: 'the camera orbits around', chinese: '镜头环绕' },
  { name: 'pan', label: 'Pan', words: 'the camera pans right', chinese: '镜头向右平移' },
  { name: 'crane', label: 'Crane up', words: 'crane shot rising up', chinese: '镜头升起' },
  { name: 'drone', label: 'Drone', words: 'drone shot', chinese: '无人机航拍' },
];

export const CameraMoves = () => (
  <fieldset class="field">
    <legend class="field-label">{say('Camera')}</legend>
    <div class="moves">
      {moves.map(({ name, label, words, chinese }) => {
        const inChinese =
          draft.value.prompt.trim() === '' ? language.value === 'zh' : isChinese(draft.value.prompt);
        const said = inChinese ? chinese : words;
        return (
          <button
            key={name}
            type="button"
            class="move"
            aria-pressed={hasWords(said)}
            title={said}
            onClick={() => (hasWords(said) ? removeWords(said) : addWords(said))}
          >
            <span class={`move-picture ${name}`} aria-hidden="true">
              <span class="move-scene" />
            </span>
            {say(label)}
          </button>
        );
      })}
    </div>
  </fieldset>
);
