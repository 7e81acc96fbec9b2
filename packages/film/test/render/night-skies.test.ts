/** Night where the sky is not ours. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lightScene } from '../../src/light/daylight.ts';
import type { Place, TimeOfDay } from '../../src/scene/scene.ts';

const lit = (place: Place, timeOfDay: TimeOfDay) =>
  lightScene({
    place,
    timeOfDay,
    weather: ['clear'],
    mood: null,
    palette: [],
    isIndoors: false,
    isSnowy: false,
    azimuth: 0,
  });
const sum = (colour: readonly number[]): number => colour.reduce((total, one) => total + one, 0);

for (const place of ['mars', 'alien_planet', 'candy_land', 'underwater'] as const)
  test(`night is dark: ${place}`, () => {
    const [day, night] = [lit(place, 'day'), lit(place, 'night')];
    assert.ok(sum(night.sky.horizon) < 0.25 * sum(day.sky.horizon));
    assert.ok(sum(night.light.sunColour) < 0.35 * sum(day.light.sunColour));
  });
