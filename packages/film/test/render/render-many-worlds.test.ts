/** One renderer draws many worlds after each other: each as a fresh renderer draws it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packFrame } from '../../src/render/pack-frame.ts';
import { drawingSize, type Quality, shadowMapSize } from '../../src/render/quality.ts';
import { Renderer } from '../../src/render/renderer.ts';
import type { Style } from '../../src/scene/scene.ts';
import { createTestState, createTestWorld } from './render-fixture.ts';

type Task = { segments: number; width: number; height: number; quality?: Quality; style?: Style };

const draw = (
  renderer: Renderer,
  { segments, width, height, quality = 'full', style = 'photoreal' }: Task,
) => {
  const { world } = createTestWorld(segments);
  renderer.setWorld(world, width, height, quality);
  const size = drawingSize(width, height, quality);
  const state = createTestState({
    style,
    // A mirror and a blurred background: passes that read what others left behind.
    mirrorHeight: segments > 20 ? 0 : null,
    focus: { distance: 6, aperture: 1 },
  });
  renderer.draw(packFrame(state, size.width, size.height, shadowMapSize(quality)));
  return renderer.rgb();
};

test('large worlds after small ones and small after large ones are as from a fresh renderer', () => {
  const used = new Renderer();
  const tasks: Task[] = [
    { segments: 48, width: 640, height: 360 },
    { segments: 6, width: 96, height: 64 },
    { segments: 48, width: 640, height: 360 },
    { segments: 12, width: 320, height: 320, style: 'cartoon' },
    { segments: 40, width: 800, height: 448, quality: 'fast' },
    { segments: 8, width: 64, height: 400, style: 'low_poly' },
    { segments: 32, width: 640, height: 360, style: 'watercolour' },
    { segments: 6, width: 32, height: 32 },
    { segments: 48, width: 640, height: 360 },
  ];
  for (const task of tasks) {
    const [kept, fresh] = [draw(used, task), draw(new Renderer(), task)];
    const wrong = kept.filter((value, at) => value !== fresh[at]).length;
    assert.equal(wrong, 0, `${wrong} bytes differ for ${JSON.stringify(task)}`);
  }
});
