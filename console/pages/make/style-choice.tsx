/** Styles as stills of one scene that the service drew in each of them. */
import { labelOf } from '../../parts/data/format.ts';
import { say, sayWord } from '../../parts/text/say.ts';
import { changeValue, draft } from './draft/draft.ts';
import { assetUrl } from './samples/films.ts';
import cartoon from './styles/cartoon.webp';
import clay from './styles/clay.webp';
import lineArt from './styles/line_art.webp';
import lowPoly from './styles/low_poly.webp';
import neon from './styles/neon.webp';
import noir from './styles/noir.webp';
import paperCut from './styles/paper_cut.webp';
import photoreal from './styles/photoreal.webp';
import pixelArt from './styles/pixel_art.webp';
import vintageFilm from './styles/vintage_film.webp';
import watercolour from './styles/watercolour.webp';

const stills: Record<string, string> = {
  photoreal,
  clay,
  watercolour,
  cartoon,
  paper_cut: paperCut,
  pixel_art: pixelArt,
  noir,
  vintage_film: vintageFilm,
  neon,
  line_art: lineArt,
  low_poly: lowPoly,
};

export const StyleChoice = ({ options }: { options: string[] }) => {
  const chosen = draft.value.values.style;
  return (
    <fieldset class="field">
      <legend class="field-label">{say('Style')}</legend>
      <div class="styles">
        {['', ...options].map((option) => (
          <label key={option} class="style-option">
            <input
              type="radio"
              class="sr-only"
              name="make-style"
              checked={option === '' ? !options.includes(String(chosen)) : chosen === option}
              onChange={() => changeValue('style', option || undefined)}
            />
            {stills[option] ? (
              <img src={assetUrl(stills[option])} alt="" width={112} height={63} loading="lazy" />
            ) : (
              <span class="style-none" />
            )}
            <span>{option === '' ? say('As written') : sayWord(labelOf(option))}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
