/** Words for what the picture makes by itself, without a model. */

import type { Effect } from '../../scene/scene.ts';

export const effectWords: Record<Effect, string> = {
  sun: 'sun, bright sun, big sun, huge sun, red sun, blazing sun',
  moon: 'moon, full moon, crescent moon, crescent, new moon, half moon, blood moon, moonrise, giant moon, harvest moon, huge moon, bright moon, the moon, under the moon, moonlight, moonlit, in the moonlight, by moonlight, under the moonlight, under moonlight, moonlit night, under a full moon, under the full moon',
  planet:
    'planet, planets, jupiter, saturn, venus, neptune, giant planet, ringed planet, earth, planet earth, uranus, two moons',
  fire: 'fire, flame, flames, wildfire, blaze, forest fire, inferno, flaming, fiery, burning fire, high flame, open flame, open fire, in flames, on fire, ablaze, roaring fire, burning, warm fire, crackling fire, burst of flame, fires',
  smoke:
    'smoke, smoking, fumes, smoky, chimney smoke, plume of smoke, clouds of smoke, exhaust, black smoke, thick smoke, cloud of smoke, billowing smoke, colorful smoke, smoke trail, smoke rising, plumes of smoke',
  steam:
    'steam, steaming, vapor, vapour, steam rising, rising steam, hot steam, cloud of steam, steamy, clouds of steam, piping hot',
  fireworks:
    'firework, fireworks, fireworks display, sparkler, fireworks show, sparklers, fireworks exploding, exploding fireworks, colorful fireworks',
  explosions:
    'explosion, explosions, explosions everywhere, huge explosion, big explosion, fiery explosion, massive explosion, blasts, explosions in the background, laser fire, space battle',
  confetti: 'confetti, streamers, ticker tape, falling confetti, colorful confetti',
  bubbles: 'bubble, bubbles, soap bubble, soap bubbles, air bubble, air bubbles, giant bubble',
  petals:
    'petal, petals, falling petals, rose petals, flower petals, cherry blossom petals, falling cherry blossoms, falling petal, drifting petals, falling blossoms, pink petals',
  leaves:
    'falling leaves, autumn leaves, fallen leaves, blowing leaves, swirling leaves, leaves falling, leaves swirling, colorful leaves, golden leaves, red leaves, leaves blowing, dead leaves, dry leaves',
  fireflies: 'firefly, fireflies, glow worm, glowworm, floating lights, glow worms, lightning bugs',
  sparks:
    'spark, sparks, embers, ember, sparkle, sparkles, magic dust, stardust, pixie dust, glowing particles, particle, particles, glitter, spell, magic spell, glowing spell, flying sparks, magic sparkles, sparks flying, fairy dust, magic, magical energy, glowing runes',
  waves:
    'waves, wave, big wave, ocean waves, surf, crashing waves, wave crashing, rolling waves, tide, ripples, ripple, swell, blue wave, giant wave, big blue wave, huge wave, tsunami, huge waves, high waves, big waves, gentle waves, giant waves',
  splash:
    'splash, spray, splashes, water splash, splashing water, water droplets, droplets, water drops, water drop, sea spray',
  shooting_stars:
    'shooting star, falling star, meteor shower, falling stars, shooting stars, perseids, meteors',
  light_trails:
    'light trail, light trails, headlight trails, star trails, trails of light, car light trails, streaks of light, light streaks',
  neon_signs:
    'times square, las vegas strip, shibuya, shinjuku, akihabara, kabukicho, neon sign, neon signs, neon lights, neon light, neon billboards, glowing signs, holograms, holographic signs, hologram, neon, neon lit, holographic billboards, neon billboard, holographic advertisements, city signage, animated city signage, animated billboards, glowing neon',
  spotlight:
    'spotlight, spotlights, spot light, stage spotlight, beam of light, searchlight, under a spotlight, under the spotlight, in the spotlight, limelight, floodlights, floodlight',
  reflections:
    'reflection, reflections, mirrored, reflected, reflecting, reflects, mirror image, reflected light, glassy water, mirror like water',
  dust: 'dust cloud, dust trail, dust particles, cloud of dust, kicking up dust, clouds of dust',
  papers:
    'falling papers, flying papers, papers flying, papers falling, papers fluttering, swirling papers, papers swirling',
  feathers: 'falling feathers, feathers flying, flying feathers, pillow fight',
  hail: 'hail, hailstone, hailstones, hailstorm, hail storm, falling hail, hail falling, hail stones',
  snowflakes: 'snowflake, snowflakes, snow flakes, big snowflakes, falling snowflakes',
  lights:
    'city lights, fairy lights, string lights, lamp light, lights, street lights, streetlights, christmas lights, headlights, lamplight, bokeh lights, colourful lights, colorful lights, stage lights, flashing lights, disco lights, lit windows, blinking lights, glowing lights, laser lights, party lights, warm lights, twinkling lights, glowing windows, flashing light, blue lights, red lights, siren lights, garden lights, lasers, laser show, light show, strobe lights',
  lightning: 'lightning bolts, electric arcs, electricity, lightning bolt, lightning flashes, lightning',
  colour_powder:
    'holi, holi festival, festival of colors, festival of colours, color run, colour run, coloured powder, colored powder, colorful powder, colourful powder, colour powder, color powder, powder paint, coloured powders, colored powders, clouds of colour, clouds of color',
  god_rays:
    'god rays, sun rays, rays of light, rays of sunlight, shafts of light, light beams, sunbeams, sunbeam, shaft of light, sunlight streaming, sunlight streams, sunlight piercing, sunlight pierces, sunlight breaking, sunlight breaks, sunlight bursting, sunlight bursts, sun piercing, sun pierces, sun breaking, sun breaks, sun bursting, light piercing, light breaking, light rays, light streaming, sunlight filtering, rays of sun',
};
