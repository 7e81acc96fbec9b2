/** A room built to fit the action and the camera: floor, walls with windows, ceiling, and places for furniture. */

import type { MeshBuilder } from '../../../geometry/mesh-builder.ts';
import { darken, fromHex } from '../../../math/colour.ts';
import { multiply, rotationY, translation } from '../../../math/matrix.ts';
import type { Vec3 } from '../../../math/vector.ts';
import { furnitureKits } from '../../furniture/index.ts';
import { type KitOptions, plainOptions } from '../../kit.ts';
import type { Model } from '../../model.ts';
import { addDecay, isAbandoned } from './decay.ts';
import { addBlowingCurtains, hasBlowingCurtains } from './light/blowing-curtains.ts';
import { addCandlelight, isCandlelit } from './light/candlelight.ts';
import { addFairyLights, hasFairyLights } from './light/fairy-lights.ts';
import { addLedStrips, hasLedStrips } from './light/led-strips.ts';
import { addSunInDust, hasSunbeams } from './light/sun-in-dust.ts';
import { addFloor } from './room-floor.ts';
import { type Hole, RoomFrame } from './room-frame.ts';
import { addWindowView } from './window-view.ts';

const furnitureByNoun = new Map(
  furnitureKits.flatMap((kit) => kit.nouns.map((noun) => [noun, kit] as const)),
);

/** Furniture of which a room has one. */
const singles = new Set(['fireplace', 'bed', 'rocking chair', 'grand piano', 'piano', 'bathtub', 'stove']);

export class Room extends RoomFrame {
  readonly #models = new Map<string, Model>();

  shell(): this {
    addFloor(this);
    this.#addBackWall();
    this.model((builder) => {
      const { left, right, back, front, top } = this;
      const [middle, length] = [(back + front) / 2, front - back];
      for (const [x, side] of [
        [left, -1],
        [right, 1],
      ] as const) {
        this.#paintWall(builder);
        if (this.style.windows === 'sides' || this.style.windows === 'both')
          this.#addSideWall(builder, x, side);
        else builder.box([x + side * 0.1, top / 2, middle], [0.2, top, length + 0.4]);
      }
      this.#paintWall(builder);
      builder.box([(left + right) / 2, top / 2, front + 0.1], [right - left, top, 0.2]);
      if (this.style.ceiling) {
        builder
          .paint(fromHex(this.style.ceiling), 'plaster')
          .box([(left + right) / 2, top + 0.1, middle], [right - left + 0.4, 0.2, length + 0.4]);
        builder
          .paint(fromHex('#f4efe4'), 'plaster')
          .box([(left + right) / 2, top - 0.05, back + 0.04], [right - left, 0.1, 0.08]);
      }
      builder.paint(this.style.panel ? darken(fromHex(this.style.panel), 0.2) : fromHex('#eae4d8'), 'satin');
      builder.box([(left + right) / 2, 0.06, back + 0.01], [right - left, 0.12, 0.03]);
      for (const x of [left + 0.01, right - 0.01]) builder.box([x, 0.06, middle], [0.03, 0.12, length]);
      if (this.style.panel) builder.box([(left + right) / 2, 1, back + 0.02], [right - left, 0.06, 0.05]);
    });
    if (this.windows.length > 0) addWindowView(this);
    if (isAbandoned(this)) addDecay(this);
    if (hasBlowingCurtains(this)) addBlowingCurtains(this);
    if (hasFairyLights(this)) addFairyLights(this);
    if (isCandlelit(this)) addCandlelight(this);
    if (hasLedStrips(this)) addLedStrips(this);
    if (hasSunbeams(this) && !this.isDark) addSunInDust(this);
    // A soft lamp from the camera's side fills what the windows do not reach.
    const isNight = this.isDark;
    this.lamp(
      [this.centre[0] - 1.4, this.top - 0.5, Math.min(this.front - 0.6, this.area.high[2] + 1.8)],
      isAbandoned(this)
        ? [0.5, 0.46, 0.4]
        : this.request.details?.includes('dim') || hasLedStrips(this)
          ? [0.7, 0.5, 0.3]
          : isNight
            ? [3.2, 2.3, 1.3]
            : [1.5, 1.32, 1.1],
      8,
    );
    return this;
  }

  #paintWall(builder: MeshBuilder): void {
    const wall = isAbandoned(this) ? darken(fromHex(this.style.wall), 0.35) : fromHex(this.style.wall);
    const panel = this.style.panel ? fromHex(this.style.panel) : wall;
    builder.paint((p) => (p[1] < 1 ? panel : wall), this.style.wallMaterial);
  }

  /** A wall in the plane z = back, left open where windows are. */
  #addBackWall(): void {
    const { left, right, back, top, style, request } = this;
    const [usualWidth, usualHeight] = style.windowSize;
    const [width, height] = this.hasNamedWindow
      ? [Math.max(1.9, usualWidth), Math.max(1.5, usualHeight)]
      : [usualWidth, usualHeight];
    if (this.isAroundFireplace) {
      // On both sides of the chimney breast.
      const y = Math.max(Math.min(0.8, top - height - 0.3), 0.2);
      for (const side of [-1, 1])
        this.windows.push({ x: this.centre[0] + side * (1.05 + width / 2), y, width, height });
    } else if (this.hasNamedWindow && style.windows !== 'row' && style.windows !== 'glass') {
      const y = Math.max(Math.min(0.85, top - height - 0.3), 0.2);
      this.windows.push({ x: this.centre[0] + 0.35, y, width, height });
    } else if (style.windows === 'row' || style.windows === 'glass') {
      const gap = style.windows === 'glass' ? 0.16 : 0.6;
      const count = Math.max(1, Math.floor((right - left - gap) / (width + gap)));
      const pitch = (right - left) / count;
      for (let n = 0; n < count; n += 1)
        this.windows.push({
          x: left + pitch * (n + 0.5),
          y: style.windows === 'glass' ? 0.16 : Math.max(0.35, top - height - 0.5),
          width,
          height,
        });
    } else if (style.windows === 'back' || style.windows === 'both') {
      const sill = Math.min(0.9, top - height - 0.3);
      const y = Math.max(sill, 0.2);
      // Beside the subject rather than behind it.
      const first = this.centre[0] - Math.max(1.25, this.halfX + width * 0.75);
      const second = this.centre[0] + Math.max(1.6, this.halfX + width * 0.75);
      for (const x of [first, second]) {
        if (x - width / 2 > left + 0.3 && x + width / 2 < right - 0.3)
          this.windows.push({ x, y, width, height });
      }
      if (this.windows.length === 0) {
        const aside = Math.max(left + 0.35 + width / 2, this.centre[0] - this.halfX - width * 0.6);
        const isHidden = request.nouns?.includes('fireplace') ?? false;
        this.windows.push({ x: isHidden ? aside : this.centre[0] - 0.2, y, width, height });
      }
    }
    this.model((builder) => {
      let x = left;
      const z = back - 0.1;
      const slab = (x0: number, x1: number, y0: number, y1: number) => {
        if (x1 - x0 < 0.01 || y1 - y0 < 0.01) return;
        this.#paintWall(builder);
        // Split at panel height so that the colour changes sharply.
        for (const [a, b] of y0 < 1 && y1 > 1
          ? ([
              [y0, 1],
              [1, y1],
            ] as const)
          : ([[y0, y1]] as const)) {
          const isPanel = this.style.panel && b <= 1;
          builder.paint(
            fromHex(isPanel ? this.style.panel! : this.style.wall),
            isPanel ? 'wood' : this.style.wallMaterial,
          );
          builder.box([(x0 + x1) / 2, (a + b) / 2, z], [x1 - x0, b - a, 0.2]);
        }
      };
      for (const hole of this.windows) {
        const [x0, x1] = [hole.x - hole.width / 2, hole.x + hole.width / 2];
        slab(x, x0, 0, top);
        slab(x0, x1, 0, hole.y);
        slab(x0, x1, hole.y + hole.height, top);
        x = x1;
        this.#addWindowFrame(builder, hole);
      }
      slab(x, right, 0, top);
    });
  }

  #addWindowFrame(builder: MeshBuilder, { x, y, width: w, height: h }: Hole): void {
    const z = this.back;
    builder.paint(fromHex('#f4f0e6'), 'satin');
    for (const side of [-1, 1]) builder.box([x + (side * w) / 2, y + h / 2, z], [0.09, h + 0.1, 0.16], 0.01);
    builder
      .box([x, y + h, z], [w + 0.2, 0.07, 0.16], 0.01)
      .box([x, y, z + 0.06], [w + 0.24, 0.06, 0.32], 0.01);
    builder.box([x, y + h / 2, z - 0.06], [0.05, h, 0.05]).box([x, y + h * 0.6, z - 0.06], [w, 0.05, 0.05]);
    const { curtains } = this.style;
    if (!curtains) return;
    const bottom = y < 0.5 ? 0.05 : y - 0.35;
    for (const side of hasBlowingCurtains(this) ? [] : [-1, 1]) {
      for (let n = 0; n < 7; n += 1) {
        builder.paint(darken(fromHex(curtains), n % 2 ? 0.18 : 0), 'cloth');
        builder.tube(
          [
            [x + side * (w / 2 + 0.02 + n * 0.045), y + h + 0.12, z + 0.1 + 0.025 * (n % 2)],
            [x + side * (w / 2 + 0.02 + n * 0.05), bottom, z + 0.1 + 0.025 * (n % 2)],
          ],
          0.032,
          6,
          false,
        );
      }
    }
    builder.paint(fromHex('#5b4632'), 'satin').tube(
      [
        [x - w / 2 - 0.5, y + h + 0.14, z + 0.11],
        [x + w / 2 + 0.5, y + h + 0.14, z + 0.11],
      ],
      0.018,
      8,
    );
  }

  #addSideWall(builder: MeshBuilder, x: number, side: number): void {
    const { back, front, top } = this;
    const [w, h] = this.style.windowSize;
    const sill = Math.min(0.9, top - h - 0.3);
    let z = back;
    for (let at = back + 1 + w / 2; at + w / 2 < front - 0.3; at += w + 1.1) {
      this.#paintWall(builder);
      builder.box([x + side * 0.1, top / 2, (z + at - w / 2) / 2], [0.2, top, at - w / 2 - z]);
      builder
        .box([x + side * 0.1, sill / 2, at], [0.2, sill, w])
        .box([x + side * 0.1, (sill + h + top) / 2, at], [0.2, top - sill - h, w]);
      builder
        .paint(fromHex('#f4f0e6'), 'satin')
        .box([x, sill, at], [0.24, 0.06, w + 0.1])
        .box([x, sill + h, at], [0.14, 0.06, w + 0.1])
        .box([x + side * 0.06, sill + h / 2, at], [0.04, h, 0.05]);
      builder.box([x + side * 0.06, sill + h * 0.6, at], [0.04, 0.05, w]);
      z = at + w / 2;
      this.windows.push({ x, y: sill, width: 0, height: 0 });
    }
    this.#paintWall(builder);
    builder.box([x + side * 0.1, top / 2, (z + front) / 2], [0.2, top, front - z]);
  }

  /** A piece of furniture; `turn` 0 faces the camera. Left out where it would stand in the way. */
  put(noun: string, x: number, z: number, turn = 0, change: Partial<KitOptions> = {}, y = 0): boolean {
    // The scene's own fireplace is the only one.
    if (singles.has(noun) && this.request.nouns?.includes(noun)) return false;
    if (noun === 'carpet' && this.request.nouns?.some((one) => /^(?:carpet|rug)$/.test(one))) return false;
    const key = `${noun} ${change.colour?.join() ?? ''} ${change.seed ?? 0}`;
    let model = this.#models.get(key);
    if (!model) {
      model = furnitureByNoun.get(noun)!.build(plainOptions(noun, { detail: 1, ...change }));
      this.#models.set(key, model);
    }
    const radius = Math.min(model.size[0], model.size[2]) * 0.5;
    if (y < 1.2 && model.size[1] > 0.1 && !this.isClear(x, z, radius)) return false;
    if (x < this.left || x > this.right || z < this.back) return false;
    const matrix = multiply(translation(x, y, z), rotationY(turn));
    for (const part of model.parts)
      this.add(part.mesh, matrix, { castsNoShadow: part.castsNoShadow ?? false });
    if (model.anchors.lamp) {
      const [lx, ly, lz] = model.anchors.lamp;
      this.lamp(
        [x + lx, y + ly, z + lz],
        this.isDark ? [4.2, 2.9, 1.5] : [1.4, 1, 0.55],
        this.isDark ? 7 : 4,
      );
    }
    return true;
  }

  /** Stands on the back wall. */
  putBack(noun: string, x: number, change: Partial<KitOptions> = {}, away = 0.32): boolean {
    return this.put(noun, x, this.back + away, 0, change);
  }

  /** Stands against the left (-1) or right (1) wall, facing into the room. */
  putSide(noun: string, side: -1 | 1, z: number, change: Partial<KitOptions> = {}, away = 0.4): boolean {
    const x = side < 0 ? this.left + away : this.right - away;
    return this.put(noun, x, z, (-side * Math.PI) / 2, change);
  }

  /** A framed picture on the back wall. */
  picture(x: number, y = 1.65, width = 0.7, height = 0.52): void {
    const hues = [
      ['#3f6a55', '#c9b27a'],
      ['#2c4a7a', '#d8a86a'],
      ['#7a3a2a', '#e0c890'],
      ['#4a6a8a', '#c8d8e0'],
    ];
    const [low, high] = hues[Math.floor(this.random() * hues.length)]!.map(fromHex) as [Vec3, Vec3];
    if (this.windows.some((hole) => Math.abs(hole.x - x) < (hole.width + width) / 2 + 0.4)) return;
    this.model((builder) => {
      builder
        .paint(fromHex('#6a4c2a'), 'wood')
        .box([x, y, this.back + 0.02], [width + 0.12, height + 0.12, 0.05], 0.01);
      builder.paint((p) => (p[1] > y + 0.08 * Math.sin(p[0] * 7) ? high : low), 'matte');
      const rows = Array.from({ length: 9 }, (_, j) =>
        Array.from({ length: 13 }, (_, i) =>
          builder.vertex(
            [x - width / 2 + (width * i) / 12, y - height / 2 + (height * j) / 8, this.back + 0.05],
            [0, 0, 1],
          ),
        ),
      );
      builder.grid(rows);
    });
  }
}
