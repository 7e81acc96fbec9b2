/** English words for where and when: place, region, time of day, season, weather, effects, mood and style. */

import type { Mood, Place, Region, Season, Style, TimeOfDay, Weather } from '../../scene/scene.ts';

export const places: Record<Place, string> = {
  sea: 'sea, ocean, open sea, open ocean, high seas, pacific, atlantic, at sea, seascape, horizon of the sea, mediterranean sea, turquoise sea, pacific ocean, atlantic ocean, choppy sea, open water, arctic ocean, stormy sea, stormy seas, rough sea, rough seas, seas, icy waters, waters, open waters, calm waters, arctic waters, rough waters, deep water, choppy waters',
  coast:
    'coast, coastal, shore, seashore, coastline, bay, cove, rocky coast, rocky shore, headland, fjord, coastal cliff, coastal village shore, tide pool, tidal pool, rocky beach',
  beach:
    'beach, seaside, sandy beach, tropical beach, sand, shoreline, sandy shore, waikiki, copacabana, malibu, sand beach, beachfront, white sand beach, sandbar, seaside promenade, sand bar',
  island: 'island, tropical island, desert island, lagoon, atoll, paradise island, archipelago',
  lake: 'lake, blue lagoon, pond, lakeside, reservoir, loch, lakeshore, tarn, frozen lake surface, mountain lake, alpine lake, lake shore, edge of a lake, oasis pool, duck pond, village pond, garden pond, koi pond, lotus pond, onsen, thermal spring',
  river:
    'river, stream, creek, brook, riverbank, riverside, canal, rapids, bank of the river, waterway, river bank, mountain stream, white water, seine, thames, nile, amazon river, yangtze, yellow river, danube, ganges, river valley, forest stream',
  waterfall: 'waterfall, cascade, waterfalls, niagara falls',
  harbour:
    'harbor, harbour, port, marina, dockyard, fishing port, quay, wharf, docks, shipyard, seaport, dock, ferry terminal, ferry dock, boat dock, cruise terminal, fishing dock, waterfront, lakefront, embankment',
  underwater:
    'underwater, bottom of the sea, bottom of the ocean, the bottom of the sea, the bottom of the ocean, bottom of a lake, under the sea, under the ocean, under the water, under water, beneath the sea, beneath the waves, beneath the ocean, beneath the water, below the sea, ocean floor, seabed, sea floor, seafloor, bottom of the sea, bottom of the ocean, deep sea, coral reef, undersea, kelp forest, ocean depths, deep ocean, reef, sunken city, atlantis, bottom of the lake',
  swimming_pool:
    'swimming pool, pool, skate park, skatepark, skate bowl, indoor pool, outdoor pool, empty swimming pool, paddling pool, infinity pool, poolside, water park, olympic pool, kiddie pool, hotel pool, rooftop pool, backyard pool, public pool, swimming baths',
  meadow:
    'meadow, field, grassland, prairie, pasture, grass, flower field, flower meadow, flowery meadow, wildflower meadow, plain, steppe, clearing, green field, countryside, grassy field, plains, campsite, campground, open field, outdoors, forest clearing, paddock, nature, rural area, rural landscape, wilderness, green grass, tall grass, grassy meadow, snow covered field',
  hills:
    'hill, hills, hillside, landscape, wilderness, rolling hills, hilltop, grassy hill, green hills, highlands, highland, tuscany, shire, moor, moors, moorland, scottish highlands, windy hill, downs, knoll, foothills',
  mountain_top:
    'mountain top, mountaintop, peak, summit, mountain peak, mountain summit, top of a mountain, top of the mountain, snowy peak, high peak, mountain ridge, mount everest, everest, snowy summit, rocky summit, highest peak',
  mountains:
    'mountain, mountains, kilimanjaro, mount kilimanjaro, matterhorn, mont blanc, mount rainier, pyrenees, rockies, sierra nevada, alpine meadow, alpine pasture, alpine landscape, mountain range, mountainside, alps, himalayas, himalaya, mountain pass, rocky mountains, ridge, mountain landscape, rocky landscape, crag, mountain slope, mountain trail, mountain path, switzerland, tibet, nepal, yosemite, patagonia, dolomites, andes, mount fuji, fuji, guilin, huangshan, yellow mountain, snow capped mountains, mountain peak, mountain ridge, alpine meadow, rock face, rocky mountain, peaks',
  valley: 'valley, green valley, mountain valley, vale, gorge valley, glen, dale, misty valley',
  forest:
    'forest, woods, woodland, grove, pine forest, beech forest, maple forest, aspen forest, deciduous forest, cedar forest, spruce forest, fir forest, larch forest, beech woods, old growth forest, aspen grove, deep forest, taiga, birch forest, thicket, autumn forest, forest path, enchanted forest, magical forest, redwood forest, forest floor, pine woods, oak forest, black forest, dark forest, mossy forest, forest trail, fairy forest',
  bamboo_forest: 'bamboo forest, bamboo grove, bamboo woods, bamboo thicket, bamboo garden',
  jungle:
    'jungle, rainforest, tropical rainforest, rain forest, amazon, amazon rainforest, mangrove, tropical forest, cloud forest, tropical jungle, prehistoric forest',
  desert:
    'desert, sand dune, dune, dunes, sand dunes, sahara, gobi, oasis, wasteland, badlands, sandy desert, sands, sahara desert, outback, gobi desert, salt flat, salt flats, death valley, desert road, arid landscape, mojave',
  canyon:
    'canyon, grand canyon, gorge, ravine, red rock canyon, cappadocia, bryce canyon, antelope canyon, monument valley, gulch, chasm',
  savanna:
    'savanna, savannah, serengeti, african plain, african savanna, african plains, safari, kenya, masai mara, bush savanna, kruger, african savannah',
  snowfield:
    'snowfield, snow field, field of snow, snow covered field, snow-covered field, tundra, arctic, north pole, snowy landscape, snowy field, winter landscape, winter wonderland, frozen landscape, ski slope, snowscape, snowy plain, polar landscape, lapland, siberia, alaska, greenland, snowy hill, ski resort, snowy slope, piste, in the snow, deep snow, fresh snow, arctic tundra, ski run, ski piste, snowy mountain slope, snowy hillside, through the snow, snowy meadow, snow covered hill',
  glacier:
    'glacier, antarctica, antarctic, south pole, ice field, ice cap, ice sheet, on ice, on the ice, ice rink, frozen lake, iceberg field, ice floes, ice shelf, ice, frozen pond, frozen river, skating rink, melting ice, pack ice, sea ice, ice cave, frozen sea, arctic ice, ice floe',
  swamp: 'swamp, marsh, bog, wetland, bayou, everglades, mangrove swamp, marshland, wetlands',
  cave: 'cave, cavern, grotto, crystal cave, dark cave, mine, lair, underground cave, gold mine, dragon s lair',
  volcano: 'volcano, lava field, volcanic landscape, crater, erupting volcano, lava lake, active volcano',
  cliff:
    'cliff, cliffs, cliff top, clifftop, cliff edge, sea cliff, cliffs by the sea, precipice, edge of a cliff, rocky cliff, white cliffs, cliffside, cliff side, edge of the cliff, bluff',
  farm: 'farm, farmland, farmyard, barnyard, ranch, stable, farmstead, henhouse, chicken coop, barn, pigsty, farm yard, dairy farm, cowshed',
  crop_field:
    'wheat field, harvested field, stubble field, mown field, reaped field, harvested fields, rice field, rice paddy, rice terrace, rice terraces, cornfield, corn field, cornfields, corn fields, corn maze, maize field, field of corn, field of maize, tea field, tea plantation, crop field, barley field, pumpkin patch, vegetable garden, vegetable patch, golden field, wheat fields, rice fields, farm field, farm fields, crop fields, grain field, hay field, farmers field, agricultural area, agricultural land, farming area, agricultural region, agricultural field, plantation',
  vineyard: 'vineyard, vineyards, winery, wine country',
  garden:
    'garden, flower garden, backyard, yard, back garden, botanical garden, rose garden, flower bed, english garden, courtyard, front yard, cottage garden, zen backyard, secret garden, tea party garden, terrace garden, back yard, side yard',
  japanese_garden: 'japanese garden, zen garden, kyoto garden, chinese garden, tea garden',
  park: 'park, city park, central park, picnic area, dog park, public park, autumn park, zoo, wildlife park, safari park, petting zoo',
  playground:
    'playground, schoolyard, school yard, play area, sandpit playground, amusement park, theme park, fairground, carnival ground, funfair, fair',
  porch:
    'porch, front porch, back porch, veranda, verandah, doorstep, patio, deck, wooden deck, stoop, front steps, back deck, front stoop, house porch',
  lawn: 'lawn, golf course, green course, course, putting green, sunny lawn, grassy lawn, front lawn, croquet lawn, green lawn',
  orchard: 'orchard, apple orchard, cherry orchard, olive grove, orange grove, lemon grove',
  graveyard: 'cemetery, graveyard, churchyard, burial ground, haunted graveyard',
  street:
    'street, avenue, sidewalk, pavement, crossroads, boulevard, city street, town street, intersection, crosswalk, old town, main street, cobblestone street, shopping street, chinatown, busy street, street corner, residential street, curb, parking lot, car park, driveway, neighborhood, neighbourhood, suburb, suburbs, street scene, times square, shibuya crossing, city streets, streets, cobbled street, roadside, taxi stand, parade route, suburban street, car wash, slum, shanty town, favela, university campus, campus, college campus, bus lane, drive through, drive thru, food truck park, outdoor seating',
  alley:
    'alley, alleyway, narrow street, back alley, narrow alley, side street, dark alley, lane in a city, backstreet, narrow lane',
  city: 'city, times square, stuttgart, sofia, bucharest, belgrade, kolkata, bombay, bangalore, chennai, pretoria, durban, soweto, las vegas strip, shibuya crossing, metropolis, downtown, urban landscape, megacity, big city, urban, town, inner city, modern city, city center, city centre, paris, london, tokyo, new york, new york city, nyc, manhattan, shanghai, hong kong, beijing, chicago, dubai, singapore, seoul, los angeles, san francisco, sydney, berlin, rome, moscow, istanbul, toronto, mumbai, bangkok, shenzhen, guangzhou, las vegas, amsterdam, barcelona, madrid, lisbon, vienna, prague, cairo, taipei, osaka, brooklyn, san francisco street, venice, cities, marrakech, florence, athens, havana, rio, chongqing, chengdu, wuhan, nanjing, hangzhou, xi an, suzhou, tianjin, miami, boston, seattle, houston, philadelphia, atlanta, vancouver, montreal, melbourne, kuala lumpur, jakarta, manila, ho chi minh city, hanoi, delhi, new delhi, lagos, nairobi, cape town, johannesburg, sao paulo, buenos aires, mexico city, lima, bogota, milan, munich, hamburg, frankfurt, zurich, geneva, stockholm, copenhagen, oslo, helsinki, warsaw, budapest, brussels, dublin, edinburgh, manchester, macau, doha, abu dhabi, tel aviv, busan, yokohama, fukuoka, washington dc, new orleans, nashville, detroit, denver, qingdao, dalian, xiamen, changsha',
  cyberpunk_city:
    'cyberpunk, cyberpunk city, futuristic city, neon city, city of the future, sci fi city, futuristic metropolis, cyberpunk street, future city, alien city, neon lit city, futuristic street, cyberpunk alley, cyberpunk tokyo, cyberpunk setting, cyberpunk world, futuristic world, cyberpunk',
  skyline:
    'skyline, cityscape, urban skyline, city skyline, high rises, manhattan skyline, skyscrapers skyline',
  village:
    'village, hamlet, small town, fishing village, mountain village, countryside village, settlement, medieval village, medieval town, kyoto, provence, cotswolds, alpine village, santorini, snowy village, christmas village, village green, western town, wild west town, ghost town, old west, wild west, viking village, african village',
  market:
    'market, renaissance fair, medieval fair, craft fair, county fair, street fair, renaissance faire, marketplace, market street, night market, bazaar, farmers market, flower market, food market, souk, street market, fish market, floating market, christmas market, flea market, fruit market',
  square:
    'town square, plaza, square in the city, city square, piazza, village square, market square, st mark s square, square, tiananmen square, red square',
  stairwell: 'stairwell, stair well, staircase of a building',
  ship_deck:
    'ship deck, deck of a ship, boat deck, ferry deck, deck of a boat, deck of the ship, deck of a ferry, ship s deck, ships deck, deck of a yacht, yacht deck, pirate ship deck, cruise ship deck',
  balcony:
    'balcony, terrace, sunny terrace, hotel terrace, stone terrace, apartment balcony, hotel balcony, city balcony, sunny balcony, small balcony, balconies, balcony garden',
  rooftop:
    'rooftop, roof, rooftops, roof terrace, city rooftops, rooftop terrace, rooftop bar, rooftop garden, roof garden, roof of a house, roof top, penthouse terrace, sky bar',
  bridge: 'bridge, footbridge, on a bridge, brooklyn bridge, golden gate bridge, tower bridge',
  highway:
    'highway, motorway, freeway, expressway, interstate, busy highway, toll road, racetrack, race track, speedway, racing track, race circuit, racing circuit, autobahn, circuit',
  road: 'road, country road, country lane, dirt road, lane, path, trail, route 66, winding road, gravel road, dusty road, footpath, open road, rural road, country path',
  railway:
    'railway, railroad, train tracks, railroad tracks, railway tracks, tracks, railway line, rails, rail tracks',
  train_station:
    'train station, railway station, station, platform, grand central, train platform, railway platform, bus station, bus terminal, coach station, train terminal, railway terminal',
  subway_station:
    'subway station, subway tunnel, metro tunnel, metro station, subway platform, underground station, metro platform, tube station, underground platform, subway stop, subway tunnel platform, metro stop',
  tunnel:
    'tunnel, road tunnel, underpass, highway tunnel, car tunnel, underground tunnel, city tunnel, mountain tunnel, parking garage, underground parking garage, parking structure, underground car park, multi storey car park',
  great_wall: 'great wall, great wall of china, the great wall, chinese wall',
  airport:
    'airport, runway, airfield, tarmac, airport terminal, hangar, air base, launch pad, launchpad, spaceport, airstrip, cape canaveral, helipad',
  castle:
    'castle, fortress, palace, castle courtyard, royal court, medieval castle, castle tower, versailles, forbidden city, alhambra, hogwarts',
  ruins:
    'ruins, ancient ruins, ruined city, ruined temple, post apocalyptic city, abandoned city, acropolis, machu picchu, angkor wat, roman ruins, pompeii, battlefield, destroyed city',
  temple:
    'temple, shrine, pagoda, buddhist temple, shinto shrine, monastery, japanese temple, shaolin temple, temple courtyard',
  construction_site:
    'construction site, building site, scaffolding, quarry, excavation site, demolition site',
  room: 'room, music studio, home recording studio, home floor, at home, in home, inside home, home studio, indoors, inside a house, interior, inside the house, cabin interior, hotel room, inside a cabin, house interior, cozy room, empty room, dining room, wooden floor, hardwood floor, tiled floor, living room floor, kitchen floor, waiting room, lobby, elevator, entrance hall, foyer, hotel lobby, reception hall, changing room, dressing room, storage closet, walk in closet, laundry room, mud room, sunroom, bunker, day care, daycare, guest room, igloo interior, tent interior, treehouse interior',
  living_room:
    'living room, inside a house, inside a mansion, inside a home, lounge, sitting room, fireplace room, family room, den, parlor, parlour, cozy living room',
  bedroom:
    'bedroom, hotel bedroom, child s room, childrens room, kids room, kids bedroom, toy room, play room, playroom, nursery, children s bedroom, cozy bedroom, dorm room',
  kitchen:
    'kitchen, professional kitchen, restaurant kitchen, rustic kitchen, kitchen counter top, farmhouse kitchen, bakery kitchen',
  bathroom:
    'bathroom, shower room, washroom, restroom, toilet room, spa, sauna, bubble bath, steam room, bathhouse, shower stall, jacuzzi',
  library:
    'library, bookshop, bookstore, reading room, archive, old library, study room, cozy library, study',
  classroom:
    'classroom, school, lecture hall, schoolroom, university, class room, kindergarten, school class, art class',
  office:
    'office, workplace, cubicle, boardroom, meeting room, conference room, open plan office, startup, co working space, home office, newsroom, call center, courtroom, court room, data center, data centre, server room, call centre, reception, reception desk, travel agency, police station, embassy, coworking space, startup office, skyscraper office',
  laboratory:
    'laboratory, lab, science lab, research lab, chemistry lab, secret lab, mission control, control room, observatory',
  cafe: 'cafe, café, coffee shop, coffee house, ice cream parlor, coffeeshop, street cafe, coffee bar, patisserie',
  restaurant:
    'restaurant, bistro, pizzeria, sushi bar, steakhouse, canteen, cafeteria, fast food restaurant, noodle shop, ramen shop, trattoria, sushi restaurant, italian restaurant, chinese restaurant, food court',
  bar: 'bar, pub, tavern, saloon, jazz club, inn, cocktail bar, irish pub, karaoke bar, club, casino',
  shop: 'shop, store, boutique, salon, beauty salon, hairdressing salon, nail salon, tailor shop, jewelry store, shoe store, souvenir shop, flower shop, toy store, toy shop, pet shop, barbershop, hair salon, hairdresser s, barber shop, antique shop, candy store, candy shop, gift shop, clothing store, mall, shopping mall, shopping center, pet store, butcher shop, department store, record store, bakery, laundromat, laundrette, launderette, bank, arcade, game arcade, video arcade, pawn shop, bakery shop, cake shop, fish shop, tattoo parlor, tattoo parlour, barber s shop, jewellery store, shoe shop, hardware store, electronics store, phone shop, mattress store, pharmacy, drugstore, drug store, chemist s',
  supermarket: 'supermarket, grocery store, supermarket aisle, grocery, convenience store',
  museum:
    'museum, art gallery, gallery, museum hall, exhibition hall, natural history museum, louvre, art museum, exhibition',
  church:
    'church, chapel, cathedral, notre dame, abbey, basilica, sistine chapel, church altar, altar, mosque, wedding chapel, synagogue',
  hospital:
    'hospital, operating room, hospital ward, clinic, doctor s office, hospital room, surgery, emergency room, dentist s office, ward, operating theatre, veterinary clinic, pharmacy, dentist office, dental clinic, doctor office, maternity ward, nursing home, delivery room, recovery room, vet clinic',
  workshop:
    'workshop, carpenter s workshop, studio workshop, artist s studio, art studio, pottery studio, painter s studio, atelier, carpentry workshop, pottery workshop, wood workshop, clockmaker s workshop, toy workshop, santa s workshop, shed interior',
  garage: 'garage, car workshop, auto repair shop, car garage, repair shop, auto shop',
  greenhouse:
    'greenhouse, indoor garden, winter garden, glasshouse, hothouse, conservatory, plant nursery, tropical greenhouse, palm house',
  gym: 'gym, gymnasium, fitness studio, boxing gym, sports hall, dojo, weight room, fitness center, training hall, ballet class, dance class, yoga class, fitness class, indoor court, basketball court, locker room, bowling alley, climbing gym, dance studio, yoga studio, ballet studio, pilates studio, martial arts studio, indoor gym',
  theatre_stage:
    'concert hall, magic show, magic act, talent show, puppet show, symphony hall, stage, theatre, theater, theatre stage, opera house, ballet stage, theatre hall, auditorium, dark stage, opera stage, broadway, puppet theatre, on stage, catwalk, runway show, cinema, movie theater, movie theatre, recording studio, fashion show, circus stage',
  concert:
    'concert, concert stage, rock concert, music festival, festival stage, live concert, gig, rave, nightclub, night club, disco, dance club, dance floor, pop concert',
  arena:
    'arena, packed arena, basketball arena, boxing ring, boxing arena, ice arena, wrestling ring, hockey arena, sports arena, ice hockey rink, bullring, rodeo, rodeo arena, circus ring, circus, colosseum arena',
  stadium:
    'stadium, football match, soccer match, football game, soccer game, baseball game, tennis match, rugby match, football stadium, soccer stadium, football pitch, soccer field, football field, court, tennis courts, baseball field, baseball stadium, olympic stadium, running track, track and field, sports field, tennis court, pitch, soccer pitch, baseball diamond, athletics track, sports stadium',
  ballroom:
    'ballroom, hall, stone hall, throne room, castle hall, great hall, palace hall, dance hall, banquet hall, grand hall, ball room, gala, wedding hall, dance floor, wedding reception, wedding venue, venue, convention center, conference hall, function room, palace ballroom',
  factory:
    'factory, assembly line, car factory, steel mill, power plant, chocolate factory, industrial plant, foundry, factory floor',
  warehouse:
    'warehouse, storage room, storehouse, depot, abandoned warehouse, storage unit, fire station, police station',
  attic: 'attic, loft, dusty attic, garret',
  dungeon:
    'dungeon, prison, jail, crypt, cellar, basement, prison cell, catacombs, wine cellar, tomb, jail cell, sewer, sewers, underground bunker, vault, torture chamber',
  spaceship:
    'inside a spaceship, space station interior, spaceship interior, spaceship bridge, inside a space station, spacecraft interior, spaceship cockpit, space station, engine room, inside a submarine, control deck',
  train_carriage:
    'train carriage, train car, train compartment, subway car, inside a train, bus interior, inside a bus, railway carriage, subway carriage, metro car, airplane cabin, inside an airplane, on a train, on the train, on a bus, on the subway',
  car: 'windshield, windscreen, car windshield, car windscreen, dashcam, dashboard camera',
  diner: 'diner, american diner, roadside diner, retro diner, burger joint, soda fountain, 1950s diner',
  tea_room:
    'tea house, teahouse, tearoom, tea room, japanese tea room, japanese tea house, japanese room, tatami room, zen room, traditional japanese room, ryokan',
  corridor:
    'corridor, hallway, mansion corridor, manor corridor, house corridor, castle corridor, palace corridor, mansion hallway, hospital corridor, hospital hallway, hotel corridor, school corridor, school hallway, long corridor, long hallway, hotel hallway',
  forge: 'forge, smithy, blacksmith shop, blacksmith s shop, dark forge, dark smithy, glassblowing workshop',
  cabin:
    'cabin interior, inside a cabin, cabin living room, log cabin interior, inside a log cabin, mountain cabin interior, chalet interior',
  sky: 'sky, night sky, starry sky, evening sky, midair, mid air, skies, heavens, blue sky above, open sky',
  clouds:
    'above the clouds, through the clouds, among the clouds, over the clouds, in the clouds, sea of clouds, into the clouds, cloudscape, cloud city, between the clouds, in clouds, castle in the clouds, in cloud, sky above the clouds, on a cloud, on clouds',
  space:
    'space, outer space, galaxy, universe, cosmos, nebula, orbit of the earth, deep space, solar system, interstellar space, starfield, asteroid belt, asteroid field, orbit, earth orbit, zero gravity',
  moon: 'moon surface, surface of the moon, lunar surface, on the moon, lunar landscape, moonscape, moon base, the moon s surface, moon crater',
  mars: 'mars, red planet, martian surface, martian landscape, surface of mars, mars surface, planet mars, martian desert',
  alien_planet:
    'alien planet, distant planet, exoplanet, alien world, strange planet, alien landscape, foreign planet, pandora, another planet, alien jungle, strange world, unknown planet, purple planet, ice planet, desert planet',
  fairy_tale_land:
    'fairy tale land, fairyland, wonderland, magical kingdom, fairy tale kingdom, magic land, dreamland, fantasy land, enchanted kingdom, narnia, mushroom village, fairy village, fairy garden, fantasy world, magical world, neverland, fairy tale world, land of dragons, fairy tale village, mushroom forest',
  candy_land:
    'candy land, candyland, candy world, land of sweets, candy kingdom, gingerbread village, world of candy, chocolate river',
  studio:
    'studio, tv studio, television studio, news studio, newsroom, broadcast studio, plain background, white background, black background, green screen, greenscreen, solid background, simple background, blank background, empty background, photo studio, neutral background, seamless background, backdrop, still life, grey background, gray background, studio background',
};

export const regions: Record<Region, string> = {
  european:
    'european, europe, german, germany, stuttgart, bulgaria, bulgarian, sofia, serbia, romania, romanian, hungary, poland, austria, scotland, ireland, england, britain, belgium, netherlands, switzerland, luxembourg, berlin, vienna, prague, dutch, amsterdam, alpine, swiss, london, british, english, victorian, old european, brussels, polish, czech, austrian, irish, scottish, cotswolds, renaissance, bavarian, danube, thames',
  paris: 'paris, parisian, french, france, seine, montmartre, champs elysees',
  mediterranean:
    'mediterranean, italian, greek, spanish, italy, greece, spain, santorini, rome, roman, tuscan, tuscany, venice, venetian, barcelona, lisbon, portuguese, sicilian, provence, florence, athens, madrid, amalfi, cretan, croatian',
  japanese:
    'japanese, japan, tokyo, kyoto, osaka, shibuya, edo, samurai village, mount fuji, fuji, zen garden',
  chinese:
    'chinese, china, beijing, shanghai, hong kong, guilin, chinatown, forbidden city, taipei, shenzhen, guangzhou, huangshan, yangtze, yellow river, taiwanese, asian, oriental, korean, seoul, vietnamese, vietnam, yunnan',
  american:
    'american, america, new york, new york city, nyc, manhattan, chicago, los angeles, san francisco, brooklyn, las vegas, route 66, times square, usa, suburban, california, texas, hollywood',
  medieval: 'medieval, middle ages, gothic, camelot, knightly, fantasy village',
  middle_eastern:
    'arabian, arabic, syria, iraq, iran, jordan, tunisia, algeria, lebanon, saudi arabia, qatar, middle eastern, morocco, moroccan, persian city, dubai, cairo, egypt, egyptian, istanbul, turkish, bazaar, souk, marrakech, marrakesh, fez, petra, jerusalem, ottoman, arab, bedouin camp, sahara',
  indian:
    'indian, nepal, nepalese, bangladesh, pakistan, sri lanka, india, mumbai, bombay, kolkata, bangalore, chennai, jaipur, bollywood, ganges, hindu, rajasthan, delhi, varanasi',
  african:
    'african, ghana, nigeria, ethiopia, uganda, tanzania, namibia, zimbabwe, africa, south africa, johannesburg, soweto, nairobi, lagos, cape town, kenya, serengeti, masai, maasai, zulu, kenyan',
  nordic:
    'nordic, scandinavian, norwegian, swedish, norway, sweden, finland, finnish, iceland, icelandic, lapland, danish, denmark, copenhagen, bergen, siberian, russian, moscow',
  tropical:
    'tropical, malaysia, kuala lumpur, indonesia, jakarta, costa rica, fiji, hawaii, hawaiian, maldives, bali, caribbean, thai, polynesian, thailand, balinese, bangkok, havana, cuban, rio, brazilian, tahiti, philippines, jamaican',
  futuristic:
    'futuristic, cyberpunk, sci fi, science fiction, future, high tech, space age, dystopian, utopian',
  western: 'wild west, western, old west, western town, frontier, saloon, mexican, mexico',
};

export const times: Record<TimeOfDay, string> = {
  dawn: 'dawn, daybreak, sunrise, first light, break of day, crack of dawn, rising sun, sun rises, sun rising, at dawn, at sunrise, at daybreak, sun comes up',
  morning:
    'morning, early morning, morning light, breakfast time, in the morning, sunny morning, misty morning, morning sun, foggy morning, morning sunlight, winter morning, summer morning, spring morning',
  day: 'day, daytime, noon, midday, afternoon, daylight, broad daylight, high noon, at day, sunny day, in the daytime, sunny afternoon, in the afternoon, at noon, on a sunny day, on a summer day, bright day, daylit, hot day, summer day',
  golden_hour:
    'golden hour, golden light, late afternoon, magic hour, golden sunlight, warm evening light, low sun, at golden hour, warm sunlight, evening sun, evening light, golden evening',
  sunset:
    'sunset, sundown, setting sun, sun sets, sun setting, sun goes down, sun going down, at sunset, at sundown, sunset sky, sunset light, sun is setting',
  dusk: 'dusk, twilight, evening, blue hour, nightfall, gloaming, at dusk, at twilight, in the evening, at nightfall',
  night:
    'night, nighttime, night time, midnight, at night, moonlight, moonlit, moonlit night, starlight, starlit, night sky, after dark, starry night, dark night, late night, in the dark, nocturnal, in the moonlight, by moonlight, under the moonlight, by night, at midnight, under the night sky, new year s eve, rainy night, in the middle of the night, winter night, snowy night, stormy night, nights, night market, night scene, under moonlight, summer night, foggy night, deep sea, deep ocean, ocean depths',
  day_to_night:
    'day to night, from day to night, day into night, day turning into night, day turning to night, day turns into night, day turns to night, day becoming night, day becomes night, day fading into night, day fades into night, from daylight to night, daylight to darkness, sunset to night, from sunset to night, dusk to night, from dusk to night, afternoon to night',
  night_to_day:
    'night to day, from night to day, night into day, night turning into day, night turning to day, night turns into day, night turns to day, night becomes day, darkness to daylight, night to morning, night to dawn, from night to dawn, dawn to day, from dawn to day',
};

export const seasonWords: Record<Season, string> = {
  spring: 'spring, springtime, spring day, spring morning, easter, april',
  summer: 'summer, summertime, midsummer, summer day, hot summer, july, summer night, summer morning',
  autumn:
    'autumn, autumnal, in the fall, fall foliage, autumn foliage, fall colors, fall colours, october, autumn leaf, autumn leaves, autumn forest, autumn colors, autumn colours, autumn park, thanksgiving, november, fall leaves, autumn day, halloween',
  winter:
    'winter, wintertime, wintry, midwinter, christmas, christmas time, christmas eve, frosty, december, january, winter night, winter morning, winter day, winter wonderland, winter landscape, christmas market, christmas village',
};

export const weathers: Record<Weather, string> = {
  clear:
    'clear, clear sky, clear skies, sunny, sunshine, cloudless, fair weather, blue sky, sunlit, bright sunlight, sunlight, sun drenched, good weather, sunny day, sunny afternoon, sunny morning, in the sunshine, sunny weather, in the sun, sun kissed, blue skies, sunbeam, sunbeams, sunshine',
  clouds:
    'cloud, clouds, cloudy, partly cloudy, fluffy clouds, scattered clouds, white clouds, drifting clouds, passing clouds, puffy clouds, cloudy sky, dramatic clouds, cumulus, dramatic sky',
  overcast:
    'overcast, gloomy, dreary, dismal, gray sky, grey sky, gloomy sky, dark clouds, leaden sky, grey clouds, gray clouds, cloudy day, dark sky, gloomy weather',
  rain: 'rain, rainy, raining, drizzle, downpour, rainfall, wet, drizzling, pouring rain, heavy rain, in the rain, rains, rainy day, monsoon, rainy night, under the rain, rain shower, rain soaked, light rain, gentle rain, pouring with rain, raindrop, raindrops, summer rain, in the pouring rain, rain falling, rainstorm, rain storm, rainstorms, in a rainstorm, during a rainstorm',
  snow: 'snow, snowing, snowfall, falling snow, snowstorm, blizzard, snows, snow falling, heavy snow, snowflake, flurry, sleet, snowy day, snowy night, light snow, snow storm, snow is falling, in a snowstorm, in a blizzard, snowed in, gentle snow, snowy weather, snowy winter',
  fog: 'fog, foggy, mist, misty, haze, hazy, smog, in the mist, in the fog, morning mist, foggy day, misty morning, fogbound, thick fog, foggy morning, foggy night, morning fog, through the fog, in mist',
  storm:
    'storm, stormy, thunderstorm, tempest, hurricane, typhoon, gale, thunder, stormy weather, storm clouds, in a storm, stormy night, stormy sky, thunder clouds, storm cloud, stormy sea, stormy seas, thunderclouds, thundercloud, raging storm, rough sea, rough seas',
  lightning:
    'lightning, lightning bolt, bolt of lightning, lightning strike, thunderbolt, flash of lightning, lightning flashes, lightning strikes, thunder and lightning, lightning striking, lightning flashing',
  wind: 'wind, windy, breeze, breezy, windswept, gust, gusty, in the wind, blowing wind, gentle breeze, strong wind, windy day, in the breeze, howling wind, windy hill, blustery, strong winds, on a windy day',
  aurora: 'aurora, aurora borealis, northern lights, southern lights, polar lights, auroras, northern light',
  stars:
    'stars, milky way, the milky way, milky way galaxy, starry, starry sky, star filled, constellation, under the stars, stars in the sky, starry night sky, starry night, starlight, starlit, beneath the stars, night sky full of stars, star filled sky, milky way, stargazing, bright stars',
  rainbow: 'rainbow, double rainbow',
  dust: 'dust, dusty, sandstorm, dust storm, sand storm, cloud of dust, dusty road, clouds of dust, sandstorms',
};

export const moods: Record<Mood, string> = {
  calm: 'calm, peaceful, serene, tranquil, quiet, relaxing, gentle, soothing, silent, meditative, idyllic, zen, peacefully, quietly, calmly',
  joyful:
    'joyful, happy, cheerful, joyous, playful, fun, funny, whimsical, lively, merry, delightful, excited, upbeat, vibrant, carefree, happily, playfully, cheerfully, joyfully, excitedly, laughing together',
  romantic: 'romantic, loving, tender, love, in love, valentine, lovingly, valentine s day, honeymoon',
  dreamy:
    'dreamy, dreamlike, surreal, ethereal, magical, enchanted, fantasy, fairy tale, fairytale, mystical, otherworldly, whimsy, fantastical, magic, psychedelic',
  melancholy:
    'melancholy, melancholic, sad, lonely, nostalgic, somber, sombre, gloomy, bleak, solitary, wistful, desolate, sorrowful, alone, sadly, abandoned, grieving',
  mysterious:
    'mysterious, mystery, enigmatic, eerie mist, secretive, ominous mist, strange, mysteriously, secret',
  spooky:
    'spooky, scary, creepy, haunted, haunted house, haunted mansion, haunted castle, eerie, horror, halloween, sinister, terrifying, ghostly, nightmarish, nightmare, frightening',
  dramatic:
    'dramatic, intense, powerful, moody, raging, fierce, violent, chaotic, dramatically, furious, fiercely, furiously, angry',
  epic: 'epic, grand, heroic, legendary, monumental, glorious, majestic, majestically',
  cosy: 'cozy, cosy, homely, snug, comfortable, warm and cozy, comfy, rustic, cozily',
  tense: 'tense, suspenseful, dangerous, thrilling, ominous, suspense, danger, apocalyptic',
  festive:
    'festive, celebration, party, carnival, festival, celebrating, parade, birthday party, new year, new year s eve, new years eve, birthday, wedding party, celebrate, decorated, mardi gras, chinese new year, wedding, festivities',
};

export const styles: Record<Style, string> = {
  photoreal:
    'photorealistic, photoreal, realistic, hyperrealistic, photo realistic, hyper realistic, lifelike, live action, real life, photographic, documentary',
  clay: 'claymation, clay, stop motion, plasticine, clay animation, stop motion animation, clay style, wallace and gromit, aardman, play doh',
  watercolour:
    'watercolour, watercolor, watercolour painting, watercolor painting, painterly, oil painting, impressionist, gouache, ink wash, ink wash painting, chinese ink painting, van gogh, ink painting, pastel drawing, aquarelle, watercolour style, watercolor style, in the style of van gogh, monet, impressionism, acrylic painting',
  cartoon:
    'cartoon, storybook illustration, storybook style, storybook, picture book, children s book illustration, anime, animated, animation, pixar, disney, ghibli, studio ghibli, comic, comic book style, manga, cel shaded, toon, 3d animation, childrens book, children s book, storybook style, illustration, cartoonish, cartoon style, anime style, pixar style, disney style, ghibli style, comic style, cel shading, hand drawn animation',
  paper_cut:
    'paper cut, papercut, paper cutout, paper cut out, papercraft, paper craft, origami style, cut paper, paper art, collage, paper style, paper cut style, made of paper, paper world, shadow puppet',
  pixel_art:
    'pixel art, pixel, pixelated, 8 bit, 8bit, 16 bit, retro game, voxel, minecraft, pixels, 16bit, pixel style, minecraft style, 8 bit style, voxel art',
  noir: 'noir, film noir, black and white, monochrome, black and white film, b w, grayscale, greyscale, noir style, in black and white, black and white movie',
  vintage_film:
    'vintage film, vintage footage, old film, super 8, retro film, sepia, 1920s, 1930s, 1940s, 1950s, 1960s, 1970s, 1980s, 1990s, vhs, 16mm, 16mm film, 8mm, 8mm film, old movie, kodachrome, silent film, polaroid style, analog film, vintage movie, super 8 film, vhs style, 80s style, 35mm film, film stock',
  neon: 'neon style, synthwave, vaporwave, retrowave, glowing neon, tron, outrun, blacklight, neon glow, tron style',
  line_art:
    'line art, line drawing, sketch, pencil sketch, pencil drawing, hand drawn, doodle, ink drawing, outline, lineart, charcoal drawing, charcoal sketch, chalk drawing, one line drawing, sketch style, pencil style',
  low_poly: 'low poly, lowpoly, low polygon, polygonal, low poly style, geometric style, faceted',
};
