/** Is this JSON a Scene? For scenes that were stored. */

import { findCircle } from './break-circles.ts';
import { checkShape } from './check-shape.ts';
import type { Scene } from './scene.ts';
import { sceneSchema } from './scene-schema.ts';

const checkReferences = ({ things, camera }: Scene, mistakes: string[]) => {
  const isThing = (index: number | null) => index === null || index < things.length;
  for (const [index, { ties, acts, changes = [] }] of things.entries()) {
    const path = `things[${index}]`;
    for (const [at, { to }] of ties.entries())
      if (to === index || !isThing(to))
        mistakes.push(`${path}.ties[${at}].to must be the index of another thing`);
    for (const [at, { object, instrument, goal, source, begin = 0, end = 1 }] of acts.entries()) {
      if (!isThing(object) || !isThing(instrument))
        mistakes.push(`${path}.acts[${at}] must name things by their index`);
      for (const [name, tie] of Object.entries({ goal, source }))
        if (tie && (tie.to === index || !isThing(tie.to)))
          mistakes.push(`${path}.acts[${at}].${name}.to must be the index of another thing`);
      if (end <= begin) mistakes.push(`${path}.acts[${at}].end must be later than its begin`);
    }
    for (const [at, { begin, end }] of changes.entries())
      if (end < begin) mistakes.push(`${path}.changes[${at}].end must not be before its begin`);
  }
  if (!isThing(camera.subject)) mistakes.push('camera.subject must be the index of a thing');
  if (mistakes.length === 0 && findCircle(things) !== null)
    mistakes.push('things must not be tied to each other in a circle');
};

export const checkScene = (value: unknown): { scene: Scene } | { mistakes: string[] } => {
  const mistakes: string[] = [];
  checkShape(value, sceneSchema, '', mistakes, 'scene');
  if (mistakes.length === 0) checkReferences(value as Scene, mistakes);
  return mistakes.length === 0 ? { scene: value as Scene } : { mistakes };
};
