import assert from 'node:assert/strict';
import { test } from 'node:test';
import { materials } from '../../src/geometry/materials.ts';
import { MeshBuilder } from '../../src/geometry/mesh-builder.ts';
import { normalize, subtract, type Vec3 } from '../../src/math/vector.ts';
import { countVisible } from '../../src/render/count-visible.ts';
import { drawFrame } from '../../src/render/draw-frame.ts';
import { createCamera } from '../../src/render/frame-state.ts';
import { packFrame } from '../../src/render/pack-frame.ts';
import { drawingSize, shadowMapSize } from '../../src/render/quality.ts';
import { visibleTriangles } from '../../src/render/reference/raster.ts';
import { gradePixel, shadePlain } from '../../src/render/reference/shade.ts';
import { toYuv420 } from '../../src/render/reference/yuv.ts';
import { Renderer } from '../../src/render/renderer.ts';
import { World } from '../../src/render/world.ts';
import { styleNames } from '../../src/scene/scene.ts';
import { createTestState, createTestWorld, poseTestWorld } from './render-fixture.ts';

test('the rasteriser sees the triangles that the plain one sees', () => {
  const world = new World();
  world.add(new MeshBuilder().paint([1, 0, 0]).box([0, 0.5, 0], [1, 1, 1], 0.1).mesh);
  world.add(new MeshBuilder().paint([0, 1, 0]).sphere([0.7, 0.6, 0.6], 0.5, 12).mesh);
  world.freeze();
  const state = createTestState({ camera: createCamera([1.5, 1.6, 3], [0.2, 0.5, 0], 1.1) });
  const renderer = new Renderer();
  renderer.setWorld(world, 48, 36, 'full');
  const { width, height, triangles } = renderer.visibility(packFrame(state, 48, 36));
  const expected = visibleTriangles(world, state.camera, width, height);
  const wrong = triangles.filter((triangle, at) => triangle !== expected[at]).length;
  // Samples on a shared edge may go to either neighbour.
  assert.ok(wrong / triangles.length < 0.004, `${wrong} of ${triangles.length} samples differ`);
  assert.ok(new Set(triangles).size > 50);
});

test('a plain surface in the sun has the light of the plain formula', () => {
  const colour: Vec3 = [0.3, 0.2, 0.1];
  const world = new World();
  const floor = new MeshBuilder().paint(colour, 'satin');
  floor.heightField({ x0: -9, z0: -9, x1: 9, z1: 9 }, { x: 2, z: 2 }, () => 0);
  world.add(floor.mesh);
  world.freeze();
  const position: Vec3 = [0.4, 3, 2];
  const state = createTestState({ camera: createCamera(position, [0, 0, 0], 1.3) });
  Object.assign(state.light, { fogDensity: 0 });
  Object.assign(state.grade, { bloom: 0, vignette: 0 });
  const [width, height] = [32, 32];
  const pixels = drawFrame(world, state, width, height);
  const at = (16 * width + 16) * 3;
  const ray = [0.5, 0.5].map((offset) => (16 + offset - 16) / (1.3 * height));
  const { forward, right, up } = state.camera;
  const view = normalize([0, 1, 2].map((k) => forward[k]! + right[k]! * ray[0]! - up[k]! * ray[1]!) as Vec3);
  const expected = gradePixel(shadePlain(state.light, materials.satin, colour, [0, 1, 0], view), state.grade);
  for (const [k, value] of expected.entries()) {
    assert.ok(Math.abs(pixels[at + k]! - value) < 2.5, `${pixels.subarray(at, at + 3)} is not ${expected}`);
  }
  assert.ok(subtract(position, [0, 0, 0])[1] > 0);
});

test('YUV is that of the definition', () => {
  const { world } = createTestWorld(8);
  const renderer = new Renderer();
  renderer.setWorld(world, 64, 48, 'full');
  renderer.draw(packFrame(createTestState(), 64, 48));
  const yuv = new Uint8Array((64 * 48 * 3) / 2);
  renderer.yuv(yuv);
  const expected = toYuv420(renderer.rgb(), 64, 48);
  const worst = yuv.reduce((most, value, at) => Math.max(most, Math.abs(value - expected[at]!)), 0);
  assert.ok(worst <= 1, `differs by ${worst}`);
});

test('YUV of enlarged frames is that of their RGB', () => {
  const { world } = createTestWorld(8);
  const renderer = new Renderer();
  for (const [width, height] of [
    [656, 362],
    [810, 450],
    [362, 654],
  ] as const) {
    const size = drawingSize(width, height, 'fast');
    assert.notEqual(size.width, width);
    renderer.setWorld(world, width, height, 'fast');
    renderer.draw(packFrame(createTestState(), size.width, size.height, shadowMapSize('fast')));
    const yuv = new Uint8Array((width * height * 3) / 2);
    renderer.yuv(yuv);
    const expected = toYuv420(renderer.rgb(), width, height);
    const planes = [0, width * height, (width * height * 5) / 4, yuv.length];
    for (let plane = 0; plane < 3; plane += 1) {
      let sum = 0;
      for (let at = planes[plane]!; at < planes[plane + 1]!; at += 1) sum += (yuv[at]! - expected[at]!) ** 2;
      const error = sum / (planes[plane + 1]! - planes[plane]!);
      assert.ok(error < 6, `plane ${plane} of ${width}x${height}: ${error}`);
    }
  }
});

test('every even size is drawn, and a frame does not depend on those before it', () => {
  const scene = createTestWorld(8);
  for (const [width, height] of [
    [16, 16],
    [16, 160],
    [250, 18],
    [34, 62],
    [640, 16],
  ] as const) {
    poseTestWorld(scene, 0.2);
    const first = drawFrame(scene.world, createTestState(), width, height);
    assert.equal(first.length, width * height * 3);
    assert.ok(new Set(first).size > 8, `${width}x${height} is blank`);
    poseTestWorld(scene, 0.9);
    drawFrame(scene.world, createTestState({ time: 0.9 }), width, height);
    poseTestWorld(scene, 0.2);
    assert.deepEqual(drawFrame(scene.world, createTestState(), width, height), first);
  }
});

test('fast frames look like full ones', () => {
  const { world } = createTestWorld(12);
  const full = drawFrame(world, createTestState(), 800, 448, 'full');
  const fast = drawFrame(world, createTestState(), 800, 448, 'fast');
  const error = full.reduce((sum, value, at) => sum + (value - fast[at]!) ** 2, 0) / full.length;
  assert.ok(10 * Math.log10(255 ** 2 / error) > 26, `${error}`);
});

test('every style gives another picture', () => {
  const { world } = createTestWorld(10);
  const pictures = styleNames.map((style) =>
    Buffer.from(drawFrame(world, createTestState({ style }), 96, 64)).toString('base64'),
  );
  assert.equal(new Set(pictures).size, styleNames.length);
});

test('a picture shows its colours where it is opaque', () => {
  const world = new World();
  const board = new MeshBuilder().paint([0, 0, 0], 'picture');
  const corners = [
    [-1, 0, 0, 1],
    [1, 0, 1, 1],
    [1, 2, 1, 0],
    [-1, 2, 0, 0],
  ] as const;
  const numbers = corners.map(([x, y]) => board.vertex([x, y, 0], [0, 0, 1]));
  board.triangle(numbers[0]!, numbers[1]!, numbers[2]!).triangle(numbers[0]!, numbers[2]!, numbers[3]!);
  const item = world.add(board.mesh);
  for (const [n, [, , u, v]] of corners.entries()) world.rest.set([u, v, 0], (item.firstVertex + n) * 3);
  // Left half red, right half clear.
  world.pictures = [{ width: 2, height: 1, rgba: Uint8Array.from([255, 0, 0, 255, 0, 0, 0, 0]) }];
  world.freeze();
  const camera = createCamera([0, 1, 4], [0, 1, 0], 1.3);
  const pixels = drawFrame(world, createTestState({ camera }), 64, 64);
  const at = (x: number, y: number) => pixels.subarray((y * 64 + x) * 3, (y * 64 + x) * 3 + 3);
  const [red, clear] = [at(22, 32), at(42, 32)];
  assert.ok(red[0]! > 120 && red[1]! < 90, `${red}`);
  assert.ok(clear[2]! > 90, `${clear}`);
});

test('tells how much of the picture each thing covers', () => {
  const { world, moving } = createTestWorld(8);
  const shares = countVisible(world, createTestState(), 64, 48);
  const share = shares.get(world.objects[moving.firstTriangle]!);
  assert.ok(share && share > 0.002 && share < 0.1, `${share}`);
});
