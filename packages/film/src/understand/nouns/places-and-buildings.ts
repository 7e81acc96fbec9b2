/** Everyday names of buildings, landforms and structures by the noun that a kit draws. */

export const buildings = `
house: home, cottage, farmhouse, bungalow, villa, residence, row house, townhouse, dwelling, cape cod, chalet house, wooden house, brick house, suburban house
cabin: log cabin, hut, shack, chalet, lodge, log house, wooden cabin, wooden hut, shed, mountain hut, ski lodge, beach hut, hunting lodge
treehouse: tree house
mansion: manor, palace, estate house, chateau, country house
haunted house: haunted mansion
igloo:
tent: camping tent, tipi, teepee, yurt, wigwam, marquee, circus tent, big top
barn: stable, farm building, cowshed
silo: grain silo
windmill: dutch windmill, watermill, water mill
wind turbine: wind turbines, wind farm, turbine
castle: fortress, fort, citadel, fairy tale castle, stronghold, keep, chateau castle
tower: stone tower, clock tower, bell tower, watchtower, minaret, campanile, big ben, wizard tower
lighthouse: beacon tower
church: chapel, cathedral, abbey, basilica, monastery
temple: shrine, greek temple, parthenon, buddhist temple, hindu temple, taj mahal
pagoda: japanese temple, chinese temple, chinese pagoda
mosque:
torii: torii gate, torii gates
pyramid: pyramids, mayan pyramid
sphinx:
skyscraper: high rise, office tower, tower block, office building, glass tower, highrise
burj khalifa: burj al khalifa
empire state building: empire state, chrysler building
saint basil's cathedral: saint basil cathedral, st basil cathedral, orthodox church, onion dome church
building: apartment building, block of flats, apartment block, flats, apartment, structure
eiffel tower:
statue of liberty:
tokyo tower: radio tower
television tower: tv tower, fernsehturm, telecommunication tower, berlin tv tower
hillbrow tower: stuttgart tv tower
gateway of india: india gate
petronas towers: petronas tower
school: schoolhouse, university, college, kindergarten, town hall, city hall, courthouse
hospital building: clinic
shop: shop window, store, boutique, grocery store, bakery shop, flower shop, bookshop, bookstore, shopfront, storefront, pharmacy, barbershop, convenience store
market stall: stall, kiosk, food stall, fruit stand, lemonade stand, stand, newsstand, vendor stall, street stall, fruit stall
shipwreck: sunken ship, ship wreck, wreck ship, wreck, wrecked ship
gas station: petrol station, fuel station
factory building: power plant, mill, refinery
train station building: railway station building
bridge: footbridge, stone bridge, suspension bridge, wooden bridge, arch bridge, viaduct, aqueduct, overpass, rope bridge, drawbridge, golden gate bridge, covered bridge
pier: jetty, dock, boardwalk, wharf
gabled roof: tin roof, tiled roof, house roof, barn roof, thatched roof
telephone wire: power line, telephone line, overhead wire, electric wire
wooden post: fence post, post, piling, mooring post
bird bath: birdbath
gazebo: pavilion, bandstand, pergola, arbor
fountain: water fountain
well: wishing well
statue: monument, sculpture, bust, memorial, moai
arch: archway, gateway, stone arch, triumphal arch
gate: garden gate, iron gate, city gate
wall: brick wall, stone wall, city wall, great wall, great wall of china
fence: picket fence, wooden fence, railing, hedge fence, garden fence
ruin: ruined building, ancient ruin
ferris wheel: big wheel, london eye
carousel: merry go round, carrousel
dam: 
greenhouse: glasshouse, hothouse
dome: observatory, planetarium
glass dome: geodesic dome, biodome, bio dome, dome greenhouse, transparent dome, bubble dome, crystal dome
stonehenge: stone circle, menhir
tombstone: gravestone, headstone, grave, tomb
`;

export const landforms = `
rock: boulder, stone, pebble, rocks, reef rock
rock tower: rock towers, rock pillar, rock spire, rock formation, rock column, stone pillar, stone spire, hoodoo, fairy chimney, sandstone tower, sandstone pillar, sea stack, rock needle, stone tower formation
mountain: mountain peak, matterhorn, mount everest, mount fuji
volcano:
waterfall: cascade, niagara falls
iceberg: ice floe, ice berg
island: islet, desert island, floating island
cliff: sea cliff
cliff edge: rock overhang, edge of a cliff
cliff face: rock face, rock wall, cliff wall, sheer cliff
lava: magma, lava flow
crystal: gem, gemstone, crystals, quartz, amethyst crystal
coral: coral formation, sea anemone, anemone
puddle: puddles
pond: waterhole, water hole, watering hole, koi pond, duck pond, lily pond, garden pond, lotus pond, goldfish pond
hay bale: bale of hay, haystack, straw bale, hay
snowman: snow man
sandcastle: sand castle
campfire: bonfire, camp fire, fire pit
asteroid: meteorite
`;
