/** English words for where and when: place, time of day, season, weather and what the picture makes by itself. */

import type { Extra, Mood, Place, Season, Style, TimeOfDay, Weather } from '../scene-spec.ts';

export const places: Record<Place, string> = {
  sea: 'sea, ocean, open sea, open ocean, high seas, pacific, atlantic, at sea, seascape, horizon of the sea, mediterranean, caribbean',
  coast:
    'coast, beach, shore, seashore, seaside, coastline, island, tropical island, bay, lagoon, cove, harbor, harbour, port, cliffs by the sea, sea cliff, dock, pier, marina, sandy beach, tropical beach, headland, cape',
  lake: 'lake, pond, lakeside, reservoir, loch, lakeshore, tarn, pool of water, fjord',
  river:
    'river, stream, creek, brook, riverbank, riverside, canal, rapids, bank of the river, waterway, river valley',
  mountains:
    'mountain, mountain range, mountain top, mountaintop, mountainside, alps, himalayas, himalaya, peak, summit, cliff, canyon, highland, mountain pass, rocky mountains, mount everest, ridge, volcanic landscape, mountain landscape, grand canyon, glacier valley, rocky landscape, crag',
  desert:
    'desert, sand dune, dune, sahara, gobi, oasis, wasteland, badlands, savanna dry, sandy desert, mars surface, sands',
  forest:
    'forest, wood, woods, woodland, jungle, rainforest, grove, bamboo forest, pine forest, deep forest, in the trees, taiga, swamp, mangrove, birch forest, thicket',
  meadow:
    'meadow, field, grassland, prairie, pasture, grass, lawn, garden, park, hill, hillside, savanna, savannah, countryside, farm, farmland, flower field, flower meadow, flowery meadow, wildflower meadow, meadow of flowers, wheat field, rice field, rice paddy, rice terrace, vineyard, orchard, backyard, yard, plain, valley, steppe, hilltop, rolling hills, grassy hill, playground, clearing, green field, field of flowers, plateau, cornfield, sunflower field, lavender field, tea field, outdoors, country road, country lane, dirt road, cemetery, graveyard, stadium pitch, football pitch, campsite',
  snowfield:
    'snowfield, tundra, arctic, antarctica, antarctic, glacier, north pole, south pole, ice field, snowy landscape, snowy field, winter landscape, winter wonderland, frozen lake, frozen landscape, ski slope, iceberg, ice floe, snowy mountain landscape, snowscape, snowy plain, polar landscape, ice cap, ice sheet, on ice, on the ice, ice rink',
  skyline:
    'skyline, city, metropolis, cityscape, downtown, urban skyline, city skyline, rooftop, urban landscape, megacity, big city, futuristic city, cyberpunk city, city rooftops, town, skyscrapers, high rises, urban',
  street:
    'street, road, avenue, alley, alleyway, sidewalk, pavement, highway, crossroads, boulevard, lane, market street, city street, marketplace, market, town square, plaza, square in the city, intersection, motorway, racetrack, race track, parking lot, bus stop, crosswalk, freeway, driveway, night market, chinatown, times square, old town, train station, railway station, path, trail',
  village:
    'village, hamlet, small town, fishing village, mountain village, countryside village, settlement, medieval village, suburb, suburbs, neighborhood, neighbourhood, medieval town',
  space:
    'space, outer space, galaxy, universe, cosmos, nebula, orbit of the earth, deep space, milky way, solar system, interstellar space, starfield, asteroid belt, black hole, moon surface, surface of the moon, lunar surface, asteroid field',
  underwater:
    'underwater, under the sea, under the ocean, under the water, under water, beneath the sea, beneath the waves, beneath the ocean, beneath the water, below the sea, ocean floor, seabed, sea floor, seafloor, bottom of the sea, bottom of the ocean, deep sea, coral reef, aquarium, fish tank, undersea, kelp forest, ocean depths, deep ocean, reef',
  sky: 'sky, in the air, above the clouds, through the clouds, among the clouds, over the clouds, in the clouds, heavens, midair, mid air, skies, sea of clouds, into the clouds',
  room: 'room, bedroom, living room, kitchen, classroom, library, indoors, inside a house, cafe, café, coffee shop, restaurant, bar, office, hall, ballroom, bathroom, attic, basement, interior, inside the house, cabin interior, dining room, hotel room, laboratory, lab, nursery, fireplace, hallway, corridor, ward, museum hall, concert hall, theatre, theater, gym, cave, tunnel, throne room, workshop, windowsill, window sill, tabletop, dungeon',
  studio:
    'studio, plain background, white background, black background, green screen, greenscreen, solid background, simple background, blank background, empty background, stage, photo studio, neutral background, seamless background, backdrop, still life',
};

/** Cities and landmarks give a place, though nothing in the picture will be theirs. */
export const namedPlaces: Partial<Record<Place, string>> = {
  skyline:
    'paris, london, tokyo, new york, new york city, nyc, manhattan, shanghai, hong kong, beijing, chicago, dubai, singapore, seoul, los angeles, san francisco, sydney, berlin, rome, moscow, istanbul, toronto, mumbai, bangkok, shenzhen, guangzhou, las vegas, amsterdam, barcelona, madrid, lisbon, vienna, prague, cairo, taipei, osaka',
  village: 'kyoto, provence, tuscany',
  coast: 'hawaii, maldives, bali, santorini, malibu, ibiza',
  river: 'venice, seine, thames, nile, amazon, yangtze, yellow river, danube',
  mountains:
    'switzerland, tibet, nepal, yosemite, patagonia, dolomites, andes, mount fuji, fuji, guilin, huangshan',
  snowfield: 'lapland, siberia, alaska, greenland',
};

export const times: Record<TimeOfDay, string> = {
  dawn: 'dawn, daybreak, sunrise, first light, break of day, crack of dawn, rising sun, sun rises, sun rising',
  morning: 'morning, early morning, morning light, breakfast time',
  day: 'day, daytime, noon, midday, afternoon, daylight, broad daylight, high noon, at day, sunny day, in the daytime',
  golden_hour:
    'golden hour, golden light, late afternoon, magic hour, golden sunlight, warm evening light, low sun',
  sunset: 'sunset, sundown, setting sun, sun sets, sun setting, sun goes down, sun going down',
  dusk: 'dusk, twilight, evening, blue hour, nightfall, gloaming',
  night:
    'night, nighttime, night time, midnight, at night, moonlight, moonlit, moonlit night, starlight, starlit, night sky, after dark, starry night, dark night, late night, in the dark, nocturnal',
};

export const seasonWords: Record<Season, string> = {
  spring: 'spring, springtime, in spring, spring day',
  summer: 'summer, summertime, midsummer, summer day',
  autumn:
    'autumn, autumnal, in fall, in the fall, fall foliage, autumn foliage, fall colors, fall colours, october, autumn leaf',
  winter:
    'winter, wintertime, wintry, midwinter, christmas, christmas time, christmas eve, frosty, december, january',
};

export const weathers: Record<Weather, string> = {
  clear:
    'clear, clear sky, clear skies, sunny, sunshine, cloudless, fair weather, blue sky, sunlit, bright sunlight, sunlight, sun drenched, good weather',
  clouds: 'cloud, cloudy, partly cloudy, fluffy clouds, scattered clouds, white clouds',
  overcast: 'overcast, gray sky, grey sky, gloomy sky, dark clouds, leaden sky',
  rain: 'rain, rainy, raining, drizzle, downpour, shower, rainfall, wet, drizzling, pouring rain, heavy rain, in the rain, rains, rainy day, monsoon',
  snow: 'snow, snowy, snowing, snowfall, falling snow, snowstorm, blizzard, snows, snow falling, heavy snow, snowflake, flurry, sleet, hail, snow covered, covered in snow, snow capped, covered with snow',
  fog: 'fog, foggy, mist, misty, haze, hazy, smog, in the mist',
  storm: 'storm, stormy, thunderstorm, tempest, hurricane, typhoon, gale, thunder, cyclone, stormy weather',
  lightning: 'lightning, lightning bolt, bolt of lightning, lightning strike, thunderbolt',
  wind: 'wind, windy, breeze, breezy, windswept, gust, gusty, in the wind, blowing wind, gentle breeze, strong wind',
  aurora: 'aurora, aurora borealis, northern lights, southern lights, polar lights',
  stars:
    'stars, starry, starry sky, star filled, constellation, under the stars, stars in the sky, starry night sky',
  rainbow: 'rainbow, double rainbow',
  dust: 'dust, dusty, sandstorm, dust storm, sand storm',
};

export const extraWords: Record<Extra, string> = {
  sun: 'sun, bright sun',
  moon: 'moon, full moon, crescent moon, crescent, new moon, half moon, blood moon, moonrise',
  planet: 'planet, planets, jupiter, mars, venus, neptune, alien planet, giant planet, exoplanet',
  fire: 'fire, fireplace, hearth, flame, bonfire, campfire, wildfire, blaze, forest fire, camp fire, lava, inferno',
  smoke: 'smoke, steam, steaming, smoking, fumes, smoky, chimney smoke, vapor, vapour',
  fireworks: 'firework, fireworks, fireworks display, sparkler',
  confetti: 'confetti, streamers, glitter',
  bubbles: 'bubble, bubbles, soap bubble, soap bubbles, air bubble',
  petals:
    'petal, falling petals, rose petals, flower petals, cherry blossom petals, falling cherry blossoms, cherry blossoms falling, cherry blossoms fall, cherry blossoms drifting, blossoms falling',
  leaves: 'leaves, falling leaves, autumn leaves, fallen leaves, blowing leaves, foliage',
  fireflies: 'firefly, fireflies, glow worm, glowworm, floating lights',
  sparks:
    'spark, embers, ember, sparkle, sparkles, magic dust, stardust, pixie dust, glowing particles, particle',
  waves:
    'waves, wave, big wave, ocean waves, surf, crashing waves, wave crashing, rolling waves, tide, ripples, ripple, swell',
  waterfall: 'waterfall, cascade, waterfalls, falls of water',
  shooting_stars: 'shooting star, falling star, meteor shower, falling stars, shooting stars',
  lights:
    'city lights, neon lights, fairy lights, neon sign, string lights, lamp light, lights, street lights, streetlights, street lamp, streetlamp, lamp post, lamppost, christmas lights, candlelight, headlights, lamplight, bokeh lights',
  reflections: 'reflection, reflections, mirrored, reflected, reflecting',
};

export const moods: Record<Mood, string> = {
  calm: 'calm, peaceful, serene, tranquil, quiet, relaxing, gentle, soothing, still, silent, meditative, idyllic, zen',
  joyful:
    'joyful, happy, cheerful, joyous, playful, fun, funny, whimsical, lively, merry, delightful, excited, upbeat, vibrant, carefree, happily',
  romantic: 'romantic, loving, tender, love, in love, valentine',
  dreamy:
    'dreamy, dreamlike, surreal, ethereal, magical, enchanted, fantasy, fairy tale, fairytale, mystical, otherworldly, whimsy, fantastical, magic',
  melancholy:
    'melancholy, melancholic, sad, lonely, nostalgic, somber, sombre, gloomy, bleak, solitary, wistful, desolate, sorrowful, alone',
  mysterious: 'mysterious, mystery, enigmatic, eerie mist, secretive, hidden, ominous mist, strange',
  spooky:
    'spooky, scary, creepy, haunted, eerie, horror, halloween, sinister, terrifying, ghostly, nightmarish, nightmare',
  dramatic: 'dramatic, intense, powerful, moody, raging, fierce, violent, chaotic, wild',
  epic: 'epic, grand, heroic, legendary, monumental, glorious',
  cosy: 'cozy, cosy, homely, snug, comfortable, warm and cozy',
  tense: 'tense, suspenseful, dangerous, thrilling, ominous, suspense, danger',
  festive:
    'festive, celebration, party, carnival, festival, celebrating, parade, birthday party, new year, new year s eve, new years eve, birthday, wedding party',
};

export const styles: Record<Style, string> = {
  photoreal:
    'photorealistic, photoreal, realistic, hyperrealistic, photo realistic, hyper realistic, lifelike, live action, real life, photograph, photographic, documentary',
  watercolour:
    'watercolour, watercolor, watercolour painting, watercolor painting, painterly, oil painting, impressionist, painted, gouache, ink wash, ink wash painting, chinese ink painting, van gogh, painting, ink painting, pastel drawing, aquarelle',
  cartoon:
    'cartoon, anime, animated, animation, pixar, disney, ghibli, studio ghibli, comic, comic book, manga, cel shaded, toon, 3d animation, childrens book, storybook, illustration, claymation, clay, cartoonish',
  paper_cut:
    'paper cut, papercut, paper cutout, paper cut out, papercraft, paper craft, origami, cut paper, paper art, collage, paper style',
  pixel_art: 'pixel art, pixel, pixelated, 8 bit, 8bit, 16 bit, retro game, voxel, minecraft, pixels, 16bit',
  noir: 'noir, film noir, black and white, monochrome, black and white film, b w, grayscale, greyscale',
  vintage_film:
    'vintage film, vintage, old film, super 8, retro film, sepia, 1920s, 1930s, 1940s, 1950s, 1960s, 1970s, 1980s, 1990s, vhs, 16mm, 16mm film, 8mm, 8mm film, old movie, kodachrome, retro, silent film, polaroid, analog film',
  neon: 'neon, cyberpunk, synthwave, vaporwave, retrowave, neon lit, glowing neon, tron, outrun, blacklight',
  line_art:
    'line art, line drawing, sketch, pencil sketch, pencil drawing, hand drawn, doodle, ink drawing, drawing, outline, lineart, charcoal, chalk drawing, one line drawing',
};
