/** How things look that rusted, burned, rotted or were stained. */

import type { Model } from '../../kits/model.ts';
import { charred, frosted, leafless, stained, withered } from './recolour.ts';

/** How a model looks whose wholeness is gone, where colour tells it. */
export const worn: [RegExp, (model: Model) => Model][] = [
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
  [/dirt|dust|mud|stain|grim/, (model) => stained(model, [0.13, 0.08, 0.04], 0.85, 0.5)],
  [/fade|weather|old|age/, (model) => stained(model, [0.42, 0.4, 0.37], 0.7)],
];
