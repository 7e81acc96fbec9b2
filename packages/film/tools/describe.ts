/** `npm run describe -- "prompt" ... [--file prompts.txt] [--json] [--scene]`: the facts that are read from prompts, and the scene that is made of each. */

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { direct } from '../src/direct.ts';
import { findKit } from '../src/kits/find-kit.ts';
import { readFacts } from '../src/read/read-facts.ts';
import type { Scene, Thing } from '../src/scene/scene.ts';
import { inEnglish } from '../src/understand/understand.ts';
import { factLines } from './print-facts.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    file: { type: 'string' },
    json: { type: 'boolean', default: false },
    scene: { type: 'boolean', default: false },
  },
});

const thingLine = (thing: Thing, index: number, { things }: Scene) => {
  const label = (to: number | null) => (to === null ? '' : `${to}:${things[to]?.name}`);
  const { colour, material, size, person, wears, traits, ties, acts } = thing;
  return [
    `  ${index} ${thing.isImplied ? '(implied) ' : ''}${thing.count > 1 ? `${thing.count}x ` : ''}${thing.character ? '@' : ''}${thing.name}`,
    `[${thing.kit ?? (thing.art ? `art ${thing.art}` : 'none')}${thing.kit && !findKit(thing.kit) ? '?' : ''}]`,
    ...(colour ? [colour.name] : []),
    ...(material ? [material] : []),
    ...(size === 'medium' ? [] : [size]),
    ...(person
      ? [`<${[person.sex, person.age, person.hair && `hair ${person.hair.name}`].filter(Boolean).join(' ')}>`]
      : []),
    ...(wears.length > 0
      ? [`wears ${wears.map(({ name, colour: dye }) => (dye ? `${dye.name} ${name}` : name)).join('+')}`]
      : []),
    ...(traits.length > 0 ? [`{${traits.join(', ')}}`] : []),
    ...ties.map(({ kind, to }) => `${kind}>${label(to)}`),
    ...acts.map(({ action, object, instrument, direction, pace }) =>
      [
        `*${action}`,
        object === null ? '' : `(${label(object)})`,
        instrument === null ? '' : ` using ${label(instrument)}`,
        direction ? ` ${direction}` : '',
        pace === 1 ? '' : ` @${pace}`,
      ].join(''),
    ),
  ].join(' ');
};

const sceneLines = (scene: Scene) => {
  const { setting, camera } = scene;
  const head = [
    `${setting.place}${setting.isStated ? '' : '~'}${setting.backdrop ? `/${setting.backdrop}` : ''}${setting.region ? `(${setting.region})` : ''}${setting.details ? `{${setting.details}}` : ''}`,
    scene.timeOfDay,
    scene.season,
    scene.weather.join('+'),
    scene.mood,
    scene.style === 'photoreal' ? null : scene.style,
    camera.move === 'auto' ? null : `cam:${camera.move}`,
    camera.shot === 'auto' ? null : `shot:${camera.shot}`,
    camera.angle === 'auto' ? null : `angle:${camera.angle}`,
    camera.isTimelapse ? 'timelapse' : null,
    scene.pace === 1 ? null : `pace ${scene.pace}`,
    scene.palette.length > 0 ? `palette:${scene.palette.map(({ name }) => name).join('+')}` : null,
    scene.effects.length > 0 ? `fx:${scene.effects.join('+')}` : null,
    scene.notDrawn.length > 0 ? `NOT DRAWN:${scene.notDrawn.join(' | ')}` : null,
  ];
  return [
    `  ${head.filter(Boolean).join(' | ')}`,
    ...scene.things.map((thing, index) => thingLine(thing, index, scene)),
  ];
};

const prompts = values.file ? readFileSync(values.file, 'utf8').split('\n').filter(Boolean) : positionals;
for (const [index, prompt] of prompts.entries()) {
  const english = inEnglish(prompt);
  const facts = readFacts(english);
  if (values.json) {
    console.log(JSON.stringify(values.scene ? direct(prompt) : facts, null, 2));
    continue;
  }
  console.log(`${index + 1}. ${prompt}${english === prompt ? '' : ` = ${english}`}`);
  for (const line of factLines(facts)) console.log(line);
  if (values.scene) {
    for (const { scene } of direct(prompt).beats) {
      console.log('  scene');
      for (const line of sceneLines(scene)) console.log(`  ${line}`);
    }
  }
}
