/** Nouns for what every place has around it: never a thing of its own. */

export const surroundings = new Set(
  `floor, ground, water, air, sky, surface, wind, light, sunlight, darkness, shadow, background, foreground, distance, horizon,
 screen, frame, camera, view, scene, picture, side, edge, end, top, bottom, middle, center, centre, front, back, left, right,
 corner, way, place, area, space, room for, moment, time, second, minute, direction, path of, atmosphere, ambiance, mood, feeling,
 landscape, scenery, backdrop, environment, setting, surrounding, weather, breeze, warmth, heat, cold, sound, silence, nature,
 world, life, day, morning, evening, thing, something, nothing, everything, anything, kind, type, sort, variety, series, step, base, tip, angle, detail, effect, movement, motion, display, color, colour, hue, shade, pattern, texture, glow, red, blue, green, yellow, white, black, silver,
 pair, group, pathway, expression, emotion, gaze, look, touch, lava, piece, fragment, place`
    .split(',')
    .map((noun) => noun.trim()),
);
