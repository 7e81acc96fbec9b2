/** Everyday names of vehicles by the noun that a kit draws. */

export const roadVehicles = `
car: automobile, sedan, auto, hatchback, coupe, station wagon, vehicle, family car, electric car, compact car, minicar, beetle car, lowrider, motorcar, saloon car, hybrid car, toy car, self driving car
sports car: supercar, ferrari, lamborghini, porsche, convertible, roadster, cabriolet, muscle car, mustang car, corvette, hot rod
rally car: rallye car, rally racer, wrc car
race car: racing car, formula 1 car, formula one car, f1 car, racecar, go kart, kart, stock car, dragster
vintage car: classic car, old car, oldtimer, antique car, model t, old timer
taxi: cab, taxicab, yellow cab, uber
rickshaw: pedicab, cycle rickshaw, pulled rickshaw
auto rickshaw: tuk tuk, tuktuk
police car: patrol car, cop car, squad car
limousine: limo
suv: jeep, off roader, off road car, off road vehicle, all terrain vehicle, four wheel drive, 4x4, land rover, range rover, humvee, safari jeep
pickup truck: pickup, ute
camper van: campervan, vw bus, volkswagen bus, vw van, volkswagen van, vw camper, volkswagen camper, vw camper van, volkswagen camper van, hippie van, hippie bus, hippy van, kombi, kombi van, vw kombi, microbus, vw microbus, volkswagen microbus, surf van, surfer van
van: minivan, delivery van, minibus, mail truck, mail van, hearse
ice cream truck: ice cream van, food truck
motorhome: rv, caravan trailer, recreational vehicle
bus: coach bus, city bus, tour bus, trolleybus, shuttle bus
double decker bus: double decker, london bus
school bus: yellow school bus
truck: lorry, semi truck, semi, big rig, eighteen wheeler, 18 wheeler, trailer truck, cargo truck, delivery truck
tanker truck: fuel truck, oil truck
tow truck: recovery truck
monster truck: bigfoot truck
quad bike: atv, quad, four wheeler
minecart: mine cart, mining cart
segway:
dump truck: tipper, dumper
garbage truck: bin lorry, dustcart, trash truck, refuse truck, rubbish truck, recycling truck, waste truck, trash collector truck
fire truck: fire engine, firetruck
ambulance:
tractor: farm tractor
combine harvester: harvester, combine
excavator: digger, heavy machinery, heavy equipment, heavy machine, backhoe, steam shovel, mechanical digger
bulldozer: dozer
snowplow: snow plow, snow plough, snowplough, plow truck
crane: construction crane, tower crane
cement mixer: concrete mixer
steamroller: road roller
forklift:
tank: army tank, battle tank, armored vehicle, armoured vehicle
motorcycle: motorbike, chopper, harley, harley davidson, dirt bike, superbike, sport bike, motocross bike
hoverbike: hover bike, speeder bike, hover cycle, hovercycle, flying motorcycle, flying bike, jet bike, hover motorcycle, flying motorbike
scooter: moped, vespa, motor scooter
kick scooter: electric scooter, push scooter
mountain bike: mtb, trail bike, downhill bike, enduro bike
bicycle: bike, road bike, bmx, bmx bike, cycle, racing bike, tandem, e bike, ebike, penny farthing
tricycle: trike
unicycle:
skateboard: longboard, hoverboard
carriage: coach carriage, chariot, buggy, wagon, cart
horse carriage: horse drawn carriage, stagecoach, horse and carriage, horse and buggy, horse cart, horse drawn cart, coach and horses
ox cart: oxcart, bullock cart
santa sleigh: santa s sleigh, reindeer sleigh, flying sleigh, christmas sleigh
dog sled: dogsled, husky sled, dog sledge
sleigh: sled, sledge, toboggan, bobsled
snowmobile: ski doo
stroller: pram, baby carriage, pushchair, baby stroller, buggy pram
wheelchair:
shopping cart: shopping trolley, trolley cart
wheelbarrow: barrow, handcart
`;

export const railVehicles = `
train: passenger train, railway train, locomotive, diesel train, commuter train, engine train
freight train: goods train, cargo train, coal train
freight car: freight wagon, cargo wagon, cargo car, goods wagon, boxcar, tank car, tank wagon, coal wagon, coal car, hopper car, flat car, container wagon, railroad car, railway wagon, train wagon
train car: train carriage, railway carriage, passenger car
steam train: steam locomotive, steam engine, old train, vintage train, steam engine train
high speed train: bullet train, shinkansen, tgv, maglev, maglev train, futuristic train, flying train, hover train, magnetic train, sleek train, train of the future
subway train: metro train, underground train, metro, subway
tram: streetcar, trolley car, tramcar, trolley, tramway
cable car: funicular
gondola lift: ski lift, chairlift, aerial tramway, ropeway, cable car cabin
monorail: light rail, light rail train, monorail train, elevated train, elevated railway, skytrain, sky train, el train, overhead train, suspended train, hanging train, maglev monorail, urban train, city train
roller coaster: rollercoaster
`;

export const boats = `
boat: dinghy, tender, skiff, wooden boat, small boat, lifeboat, raft, dory, longboat, punt, houseboat, barge
rowboat: rowing boat, row boat
canoe: outrigger
kayak:
gondola: venetian gondola
sailboat: sailing boat, sloop, catamaran, ketch, sailing yacht, dhow, felucca, regatta boat, sail boat
yacht: superyacht, luxury yacht, cabin cruiser
sailing ship: tall ship, galleon, frigate, schooner, clipper, brig, man of war, caravel, merchant ship
pirate ship:
viking ship: longship, drakkar, viking longship, viking boat
fishing boat: trawler, fishing trawler, fishing vessel
speedboat: motorboat, motor boat, powerboat, speed boat
jet ski: waverunner
ferry: tour boat, pleasure boat, sightseeing boat, excursion boat, river cruise boat, ferryboat, riverboat, ferry boat, water taxi
cruise ship: ocean liner, liner, cruise liner, titanic, steamship, paddle steamer, steamboat, steamer
cargo ship: container ship, freighter, tanker, oil tanker, cargo vessel
ship: vessel, battleship, warship, destroyer, icebreaker, ark
tugboat: tug
aircraft carrier:
submarine: u boat, submersible
surfboard: surf board, paddleboard, sup board, bodyboard
paper boat: toy boat, model boat, model ship, toy ship, model sailboat
`;

export const aircraft = `
airplane: plane, aeroplane, jet, airliner, passenger plane, jetliner, jumbo jet, aircraft, boeing, commercial jet, private jet, passenger jet
biplane: propeller plane, prop plane, seaplane, stunt plane, crop duster, cessna, vintage plane, glider plane, floatplane
fighter jet: jet fighter, warplane, fighter plane, bomber, stealth bomber
paper airplane: paper plane, toy plane
helicopter: chopper helicopter, rescue helicopter
drone: quadcopter
hot air balloon: balloon ride, hot air balloons
blimp: airship, zeppelin, dirigible
hang glider: glider, paraglider, paragliding
parachute:
flying car: hovercar, hover car, aircar
flying carpet: magic carpet
`;

export const spacecraft = `
rocket: space rocket, moon rocket, rocket ship, missile, saturn v, booster
spaceship: space ship, starship, spacecraft, star ship, alien ship, space cruiser, star destroyer, star fighter, millennium falcon
ufo: flying saucer, alien spaceship, saucer
space shuttle: shuttle
satellite: space probe, probe, sputnik
space station: iss
rover: mars rover, moon rover, lunar rover, moon buggy
lander: lunar lander, moon lander, lunar module
`;
