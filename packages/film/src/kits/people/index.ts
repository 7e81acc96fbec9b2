import type { Kit } from '../kit.ts';
import { centaur } from './figures/centaur.ts';
import { ghost } from './figures/ghost.ts';
import { lampGenie } from './figures/lamp-genie.ts';
import { mermaid } from './figures/mermaid.ts';
import { robot } from './figures/robot.ts';
import { skeletonFigure } from './figures/skeleton-figure.ts';
import { snowman } from './figures/snowman.ts';
import { person } from './person.ts';

export const peopleKits: readonly Kit[] = [
  person,
  robot,
  snowman,
  skeletonFigure,
  mermaid,
  centaur,
  lampGenie,
  ghost,
];
