/** How things look that rusted, burned, rotted or were stained. */

import type { Model } from '../../kits/model.ts';
import { charred, faded, fogged, frosted, leafless, stained, surfaced, withered } from './recolour.ts';

/** How a model looks whose wholeness is gone, where colour tells it. */
export const worn: [RegExp, (model: Model) => Model][] = [
  [/fog|mist|condens|steam|dew/, fogged],
  [/dust/, (model) => stained(model, [0.5, 0.43, 0.32], 0.9, 0.3)],
  [/wet|damp|soak|moist|drench/, (model) => surfaced(model, 'glossy', 0.45)],
  [/shin|polish|gloss|gleam/, (model) => surfaced(model, 'glossy', 1.25)],
  [/tatter|frayed|ragged|torn|dog.eared/, (model) => stained(model, [0.34, 0.28, 0.18], 0.85, 0.34)],
  [/moss|alga|lichen|overgrown/, (model) => stained(model, [0.1, 0.22, 0.05], 0.92)],
  [/peel|flak|chip/, (model) => stained(model, [0.62, 0.58, 0.5], 1, 0.5)],
  [/rust|corrod/, (model) => stained(model, [0.3, 0.09, 0.02], 0.92)],
  [/burn|char|scorch/, charred],
  [/wilt|wither|dr(?:y|ie)|dead|dying/, withered],
  [/fr(?:ee|o)z|frost|ice/, frosted],
  [/rot|mou?ld|decay|spoil/, (model) => stained(model, [0.13, 0.19, 0.12], 0.9, 0.44)],
  [/bare|leafless/, leafless],
  [/slush/, (model) => stained(model, [0.3, 0.36, 0.4], 0.8)],
  [
    /dull|tarnish|matte|scratch|scuff|worn|brittle|uneven|crack/,
    (model) => stained(model, [0.16, 0.14, 0.11], 0.75),
  ],
  [/dirt|mud|stain|grim|soil|filth/, (model) => stained(model, [0.13, 0.08, 0.04], 0.85, 0.5)],
  [/fade|pale|bleach|mute|washed out/, faded],
  [/weather|old|age/, (model) => stained(model, [0.42, 0.4, 0.37], 0.7)],
];
