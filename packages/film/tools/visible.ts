/** `node packages/film/tools/visible.ts [--file prompts.txt] ["prompt" ...]`: how much of the picture each named thing covers. */

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { direct } from '../src/direct.ts';
import { countVisible } from '../src/render/count-visible.ts';
import { compileStage } from '../src/stage/compile.ts';
import { createFilm } from '../src/stage/film.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { file: { type: 'string' }, all: { type: 'boolean', default: false } },
});
const prompts = values.file ? readFileSync(values.file, 'utf8').split('\n').filter(Boolean) : positionals;
const [width, height, seconds] = [256, 144, 4];
for (const prompt of prompts) {
  const stage = await compileStage(direct(prompt).beats[0]!.scene, { seed: 1, seconds, width, height });
  const film = await createFilm(stage);
  const shares = new Map<number, number>();
  for (const share of [0.12, 0.5, 0.88]) {
    const counted = countVisible(film.world, film.poseFrame(share * seconds), width, height);
    for (const [object, part] of counted) {
      const index = film.actorOf.get(object)?.thingIndex;
      if (index !== undefined) shares.set(index, (shares.get(index) ?? 0) + part / 3);
    }
  }
  const poor = stage.scene.things.flatMap((thing, index) => {
    const percent = (shares.get(index) ?? 0) * 100;
    const least = index === 0 ? 1.5 : 0.3;
    return (thing.isImplied || percent >= least) && !values.all
      ? []
      : [`${thing.name} ${percent.toFixed(2)}`];
  });
  if (poor.length > 0) console.log(`${prompt}: ${poor.join(', ')}`);
}
