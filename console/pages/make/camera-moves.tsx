/** Camera moves as small moving pictures; one click adds the words that the engine understands. */

import { language } from '../../parts/text/language.ts';
import type { Sentence } from '../../parts/text/say.ts';
import { say } from '../../parts/text/say.ts';
import { draft } from './draft/draft.ts';
import { addWords, hasWords, isChinese, removeWords } from './prompt-words.ts';
import scene from './samples/balloons.webp';
import { assetUrl } from './samples/films.ts';

/** `path`: the way of the camera as arrows, which also a still picture shows. */
const moves: { name: string; label: Sentence; words: string; chinese: string; path: string }[] = [
  {
    name: 'dolly-in',
    label: 'Dolly in',
    words: 'slow dolly in',
    chinese: '镜头缓慢推近',
    path: 'M3 2l6 4m0-3v3H5.5M29 2l-6 4m0-3v3h3.5M3 16l6-4m0 3v-3H5.5M29 16l-6-4m0 3v-3h3.5',
  },
  {
    name: 'dolly-out',
    label: 'Pull back',
    words: 'the camera pulls back',
    chinese: '镜头拉远',
    path: 'M10 7L4 3m0 3V3h3.5M22 7l6-4m0 3V3h-3.5M10 11l-6 4m0-3v3h3.5M22 11l6 4m0-3v3h-3.5',
  },
  {
    name: 'orbit',
    label: 'Orbit',
    words: 'the camera orbits around',
    chinese: '镜头环绕',
    path: 'M6 9c0 8 20 8 20 0m-2.5 2L26 8.5l2.5 2.5',
  },
  {
    name: 'pan',
    label: 'Pan',
    words: 'the camera pans right',
    chinese: '镜头向右平移',
    path: 'M6 14h20m-3-3l3 3-3 3',
  },
  {
    name: 'crane',
    label: 'Crane up',
    words: 'crane shot rising up',
    chinese: '镜头升起',
    path: 'M6 15V4M3 7l3-3 3 3',
  },
  {
    name: 'drone',
    label: 'Drone',
    words: 'drone shot',
    chinese: '无人机航拍',
    path: 'M4 14C10 3 20 3 28 8m-3.5-3L28 8l-4 1.5',
  },
];

export const CameraMoves = () => (
  <fieldset class="field">
    <legend class="field-label">{say('Camera')}</legend>
    <div class="moves">
      {moves.map(({ name, label, words, chinese, path }) => {
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
              <img class="move-scene" src={assetUrl(scene)} alt="" loading="lazy" />
              <svg class="move-path" viewBox="0 0 32 18" aria-hidden="true">
                <path d={path} />
              </svg>
            </span>
            {say(label)}
          </button>
        );
      })}
    </div>
  </fieldset>
);
