/** People by what they are called: sex, age, what they wear, and what they bring with them when nothing is said. */

/**
 * `noun, synonym, ...: sex age | garments | things brought`. A garment may carry a colour: `coat#red`. A thing brought is
 * `tie noun`; it is used only where the prompt does not name one.
 */
export const peopleTable = `
person, people, human, passerby, pedestrian, someone, figure, silhouette of a person, individual, stranger, neighbour, neighbor, visitor, commuter, citizen, local, villager, onlooker, bystander, customer, friend, colleague, spectator, audience member, patient, teammate, companion, partner, owner, roommate, fan, guest, worker, keeper, lighthouse keeper, zookeeper: . . | |
man, guy, gentleman, fellow, dude, bloke, lad, husband, father, dad, daddy, uncle, brother, mister, sir, boyfriend, male: male adult | |
woman, lady, female, wife, mother, mom, mum, mommy, aunt, sister, girlfriend, madam, housewife, beautiful woman: female adult | |
boy, schoolboy, little boy, son, nephew, grandson, young boy: male child | |
girl, schoolgirl, little girl, daughter, niece, granddaughter, young girl: female child | |
child, kid, toddler, youngster, preschooler, schoolchild, pupil, grandchild: . child | |
baby, infant, newborn: . baby | |
teenager, teen, student, youth, adolescent: . adult | |
old person, senior, elder, elderly person, pensioner, grandparent: . old | |
old man, grandfather, grandpa, granddad, elderly man, old gentleman, wise man, hermit: male old | |
old woman, grandmother, grandma, granny, elderly woman, old lady, elderly lady: female old | |
chef, cook, baker, pizzaiolo, pizza maker, pizza chef, master chef, head chef, pastry chef, line cook: . adult | chef_hat#white apron#white | 
sushi chef, sushi master, itamae, japanese master, japanese chef: male adult | |
waiter, server, butler: male adult | suit#black bow_tie#black | 
waitress: female adult | dress#black apron#white |
bartender, barkeeper, barman, barmaid, mixologist: . adult | vest#black bow_tie#black |
barista, shopkeeper, merchant, salesman, grocer, shop assistant: . adult | shirt apron#brown |
butcher: . adult | shirt#white apron#white |
farmer, rancher, peasant, farmhand, shepherd, shepherdess, beekeeper, farm worker: . adult | straw_hat overalls#blue | 
florist, flower arranger: female adult | |
gardener: . adult | straw_hat overalls#green gloves |
fisherman, angler, fisher: male adult | hat raincoat#yellow boots |
sailor, captain, ship captain, sea captain, ferryman, boatman, seaman: male adult | cap#white uniform#navy |
gondolier: male adult | straw_hat t_shirt | 
pirate, buccaneer, pirate captain: male adult | top_hat#black coat#crimson boots beard | holding sword
knight, crusader, paladin, templar: male adult | armour#silver helmet#silver | holding sword
roman soldier, legionary, centurion, roman legionary, roman centurion, roman guard, spartan, spartan warrior, greek soldier, hoplite: male adult | | holding spear
viking, viking warrior, norseman, northman: male adult | | holding axe
swordsman, swordswoman, sword fighter: . adult | | holding sword
warrior, soldier in armour, gladiator, barbarian: male adult | armour helmet beard | holding sword
samurai, ronin: male adult | armour#crimson helmet#black | holding katana
ninja: male adult | costume#black mask#black | 
archer, hunter: . adult | hood#green cape#green boots | holding bow
robin hood: male adult | hood#green cape#green boots | holding bow
king, emperor, monarch: male adult | crown#gold robe#crimson cape#crimson beard |
queen, empress: female adult | crown#gold gown#purple |
prince: male adult | crown#gold suit#blue cape#crimson |
princess: female adult | crown#gold gown#pink |
wizard, sorcerer, mage, warlock, merlin, druid, gandalf: male old | witch_hat#purple robe#purple beard#white | holding cane
witch, sorceress, enchantress: female adult | witch_hat#black robe#black | 
robot, android, droid, mech, giant robot, mecha, gundam, humanoid robot, cyborg, automaton, robotic man, little robot: . . | |
alien, extraterrestrial, martian, space alien, little green man: . . | |
fairy, pixie, tinkerbell, tooth fairy: female adult | dress#green wings |
angel: female adult | robe#white wings#white |
elf: . adult | hood#green cape#green boots |
dwarf, gnome, garden gnome, leprechaun, hobbit: male old | hat#red beard#white boots |
vampire, dracula: male adult | suit#black cape#black |
zombie: . adult | |
ghost, phantom, spirit, spectre: . adult | robe#white |
superhero, hero, superman, batman, spiderman, spider man, supergirl, superwoman, wonder woman: . adult | costume#blue cape#red mask boots#red |
clown, jester, mime: . adult | costume hat gloves#white |
santa claus, santa, father christmas, saint nicholas: male old | santa_hat#red coat#red beard#white boots#black |
astronaut, space man, cosmonaut, spaceman, space explorer, taikonaut, moonwalker: . adult | spacesuit#white helmet#white |
pilot, aviator, fighter pilot: . adult | jacket#brown cap goggles |
firefighter, fireman, fire fighter: . adult | uniform#yellow helmet#red boots |
police officer, policeman, cop, policewoman, sheriff, security guard, traffic cop, guard, detective in uniform, officer: . adult | uniform#navy cap#navy |
detective, spy, private eye, sherlock holmes, secret agent, investigator, gangster: male adult | coat#beige hat#brown |
soldier, general, marine, commando, troop, trooper, army officer: . adult | uniform#green helmet#green boots |
doctor, surgeon, physician, vet, veterinarian, dentist, psychiatrist, psychologist, psychotherapist: . adult | lab_coat#white trousers |
nurse: female adult | uniform#white cap#white |
scientist, chemist, researcher, biologist, lab technician, inventor, professor, mad scientist, physicist: . adult | lab_coat#white glasses |
teacher, schoolteacher, librarian, instructor: . adult | sweater trousers glasses |
judge, lawyer: . adult | robe#black |
priest, pastor, bishop, pope, vicar: male adult | robe#black |
monk, buddhist monk, buddha, shaolin monk, yogi: male adult | robe#orange barefoot |
nun: female adult | robe#black headscarf#black |
businessman, manager, boss, salesperson, banker, office worker, politician, president, executive, accountant: male adult | suit#navy tie#red |
businesswoman, secretary, reporter: female adult | suit#grey blouse#white |
journalist, programmer, hacker, coder, developer, gamer, designer, engineer at a desk, software engineer: . adult | hoodie#grey jeans |
engineer, builder, construction worker, architect, bricklayer, roofer, workman, handyman, foreman: . adult | hard_hat#yellow vest#orange jeans boots |
vendor, street vendor, seller, food vendor, street food vendor, market vendor, fruit seller: . adult | shirt apron#brown hat |
blacksmith, swordsmith, bladesmith, farrier: male adult | shirt#beige trousers#brown apron#brown boots |
potter, glassblower, glass blower, glassmaker: . adult | shirt#beige trousers apron#brown |
mechanic, carpenter, woodworker, plumber, electrician, welder, janitor, technician, factory worker, lumberjack, craftsman, craftswoman, artisan, stonemason, mason, joiner, worker in overalls, repairman, locksmith: . adult | overalls#blue cap |
painter, artist, sculptor, illustrator: . adult | shirt#white apron#beige hat#navy |
photographer, cameraman, filmmaker, film director, videographer, tourist, traveller, traveler, paparazzi: . adult | vest#beige shirt trousers cap |
climber, rock climber, free climber, mountain climber, cliff climber: . adult | jacket#orange trousers boots helmet#white |
hiker, backpacker, explorer, mountaineer, adventurer, trekker, alpinist, camper: . adult | jacket#orange trousers boots backpack hat |
cowboy, gunslinger, outlaw, rodeo rider: male adult | cowboy_hat#brown vest#brown shirt jeans boots |
cowgirl: female adult | cowboy_hat#brown shirt jeans boots |
bride: female adult | wedding_dress#white |
groom, bridegroom: male adult | suit#black bow_tie |
ballerina, ballet dancer: female adult | tutu#pink |
dancer, flamenco dancer, salsa dancer, tango dancer, figure skater: female adult | dress#crimson |
hip hop dancer, breakdancer, break dancer, street dancer: male adult | hoodie cap trousers sneakers |
singer, pop star, opera singer, vocalist, popstar: female adult | gown#crimson | holding microphone
dj, disc jockey: male adult | t_shirt#black headphones jeans | facing dj desk
rock star, rockstar, rapper, rock singer: male adult | jacket#black jeans sunglasses | holding microphone
musician, street musician, busker: . adult | shirt vest hat trousers | 
guitarist, guitar player: . adult | shirt jeans | holding guitar
violinist, fiddler, violin player: . adult | suit#black | holding violin
cellist, cello player: . adult | suit#black | holding cello
pianist, piano player: . adult | suit#black | facing piano
drummer, drum player, percussionist: . adult | t_shirt#black jeans | facing drum kit
saxophonist, saxophone player, jazz musician, sax player: male adult | suit#navy hat | holding saxophone
trumpeter, trumpet player: male adult | suit#navy | holding trumpet
flutist, flautist, flute player: female adult | dress | holding flute
harpist: female adult | gown | facing harp
train conductor, ticket inspector, ticket collector: male adult | uniform#navy cap#navy |
conductor, orchestra conductor: male adult | suit#black bow_tie |
basketball player, nba player: male adult | jersey#orange shorts#orange sneakers | holding basketball
soccer player, football player, footballer, striker: male adult | jersey#red shorts#white sneakers | beside soccer ball
goalkeeper, goalie: male adult | jersey#green shorts gloves | in_front_of goal
american football player, quarterback: male adult | helmet jersey trousers | holding american football
rugby player: male adult | jersey#green shorts#white sneakers | holding american football
baseball player, batter, batsman, cricketer: male adult | cap#red jersey#white trousers#white | holding baseball bat
tennis player, badminton player, ping pong player: . adult | t_shirt#white shorts#white sneakers | holding tennis racket
curler, curling player: . adult | jersey#red trousers#black sneakers |
pole vaulter, high jumper, long jumper, hurdler, javelin thrower, discus thrower, track athlete: . adult | jersey#red shorts#black sneakers |
tea picker, tea farmer, rice planter, rice farmer, paddy farmer: . adult | straw_hat shirt#blue trousers#black |
street sweeper, street cleaner, road sweeper, sanitation worker: . adult | cap#orange vest#orange trousers#navy boots | holding broom
porter, mover, bellboy, bellhop: male adult | vest#crimson shirt#white trousers#black cap#crimson |
papercutter, puppeteer, embroiderer, candy maker, lantern maker, basket weaver, basket maker: . old | shirt#grey apron#brown |
golfer, golf player: . adult | t_shirt cap trousers | holding golf club
hockey player, ice hockey player: male adult | helmet jersey trousers | holding hockey stick
volleyball player, beach volleyball player: female adult | jersey shorts | beside ball
boxer, kickboxer: male adult | shorts#red gloves#red barefoot |
wrestler, sumo wrestler, sumo: male adult | |
bodybuilder, strongman: male adult | shorts barefoot |
baseball pitcher, pitcher player: . adult | cap#blue jersey#white trousers#white |
coach, sports coach, football coach: . adult | hoodie#blue trousers sneakers cap |
karate fighter, karateka, martial artist, kung fu master, judoka, kung fu fighter, fighter: male adult | pyjamas#white barefoot |
weightlifter: male adult | t_shirt shorts sneakers | holding barbell
gymnast: female adult | swimsuit#blue barefoot |
yoga instructor, yoga teacher: female adult | t_shirt trousers barefoot |
runner, jogger, athlete, sprinter, marathon runner, sportsman, track runner: . adult | t_shirt shorts sneakers |
cyclist, biker on a bicycle, bicyclist, bike rider, bicycle rider: . adult | jersey#yellow shorts#black helmet | riding road bike
mountain biker, downhill biker, downhill mountain biker, mtb rider, mountain bike rider, downhill rider: . adult | jersey#red shorts#black helmet gloves | riding mountain bike
biker: . adult | jacket#black helmet#black jeans boots | riding motorcycle
motorcyclist, motorcycle rider, motorcycle racer, motorbike rider, motorbiker, dirt bike rider, motocross rider, motogp rider: . adult | | riding motorcycle
rider, horseman, jockey, equestrian, horse rider, horsewoman: . adult | jacket trousers boots helmet | riding horse
skateboarder, skater boy: male adult | t_shirt jeans cap sneakers | riding skateboard
skater, ice skater, speed skater: female adult | sweater skirt |
skier: . adult | jacket#red goggles beanie trousers#black gloves |
snowboarder, snowboard rider: . adult | jacket#blue goggles beanie trousers#black | riding snowboard
surfer: . adult | swimsuit#orange barefoot | riding surfboard
swimmer: . adult | swimsuit goggles |
diver, scuba diver, snorkeler, frogman, free diver, freediver: . adult | wetsuit#black goggles |
kayaker: . adult | vest#orange shorts helmet#yellow |
rower, canoeist: . adult | vest#orange shorts |
skydiver, parachutist, paratrooper: . adult | overalls goggles helmet |
driver, racing driver, race car driver, truck driver, bus driver, taxi driver, chauffeur: . adult | jacket cap |
mailman, postman, courier, letter carrier: male adult | uniform#blue cap#blue shorts bag |
delivery man, delivery person, delivery guy, delivery boy, delivery rider, delivery driver: male adult | uniform#blue cap#blue trousers backpack#yellow |
flight attendant, stewardess, air hostess: female adult | suit#navy scarf#red |
model, fashion model: female adult | dress |
actor, actress, celebrity: . adult | suit |
geisha: female adult | kimono#crimson |
mermaid: female adult | |
caveman, cave man, neanderthal: male adult | costume#brown barefoot beard |
pharaoh, cleopatra: male adult | crown#gold robe#white |
genie: male adult | turban vest#blue |
sultan, maharaja: male adult | turban robe |
bedouin, nomad: male adult | turban robe#beige |
eskimo, inuit: . adult | coat#brown hood boots |
scout, boy scout, girl scout: . child | uniform#beige hat scarf |
graduate, graduating student: . adult | robe#black hat#black |
cheerleader: female adult | jersey skirt sneakers |
stand up comedian, stand-up comedian, standup comedian, comedian, comic: . adult | shirt jeans jacket | holding microphone
motivational speaker, keynote speaker, lecturer on stage: . adult | suit | holding microphone
magician, magician in a tuxedo, illusionist: male adult | suit#black top_hat#black | holding magic wand
mail carrier: . adult | uniform#blue cap#blue |
lifeguard: . adult | shorts#red t_shirt#red |
juggler, acrobat, tightrope walker, stilt walker, circus performer: . adult | costume |
barber, hairdresser, tailor, seamstress, watchmaker, jeweler, shoemaker, cobbler, weaver, calligrapher, scribe, dressmaker, hairstylist, stylist, jeweller, goldsmith, clockmaker, beautician, manicurist, masseuse: . adult | shirt apron |
thief, burglar, robber, bandit: male adult | sweater#black mask beanie |
beggar, homeless man: male old | coat beard hat |
snowball thrower: . child | coat hat scarf | holding snowball
pillow fighter: . child | pyjamas | holding pillow
chess player, card player: . adult | sweater trousers |
protester, demonstrator, activist, picketer: . adult | jacket jeans sneakers |
fencer, fencing athlete: . adult | costume#white gloves#white | holding rapier
royal guard, queen s guard, beefeater: male adult | uniform#red hat#black |
news anchor, newscaster, newsreader, news reader, news presenter, tv presenter, television presenter, anchorman, anchorwoman, tv anchor, television host, tv host, talk show host, game show host, weather forecaster, weather presenter, weatherman, weather girl, show host, presenter: . adult | suit#navy tie#red |
news reporter, tv reporter, field reporter, war correspondent, correspondent: . adult | coat#beige shirt trousers | holding microphone
radio host, podcaster, podcast host, radio presenter, voice actor, voice actress, sound engineer, audio engineer: . adult | shirt jeans headphones |
call center agent, phone operator, telephone operator, operator, call centre agent, dispatcher, air traffic controller, traffic controller: . adult | shirt#white headphones |
window washer, window cleaner, car washer, dishwasher man, car wash attendant: . adult | overalls#blue cap hard_hat#yellow | holding sponge
street sweeper, street cleaner, road sweeper: . adult | vest#orange trousers cap | holding broom
chimney sweep, chimney sweeper: male adult | coat#black trousers#black top_hat#black | holding broom
shoe shiner, shoeshiner, shoe shine boy: male adult | shirt vest cap |
garbage collector, garbage man, trash collector, bin man, sanitation worker: . adult | vest#orange trousers cap gloves |
crossing guard, lollipop man, lollipop lady, school crossing guard: . adult | vest#yellow trousers cap | holding stop sign
traffic warden, parking attendant, prison warden, warden, traffic officer, toll collector, ticket seller, ticket clerk, usher, museum guide, museum guard: . adult | uniform#navy cap#navy |
fire chief, fire captain: . adult | uniform#yellow helmet#white boots |
tattoo artist, tattooist, tattooer: . adult | t_shirt#black jeans gloves#black |
makeup artist, make up artist, face painter, nail technician, nail artist: female adult | shirt#black apron#black jeans |
dog groomer, pet groomer, dog trainer, dog walker, pet sitter: . adult | t_shirt apron#green jeans |
dental hygienist, hygienist, dental assistant, massage therapist, physical therapist, physiotherapist, therapist, midwife, optician, eye doctor: . adult | lab_coat#white trousers |
estate agent, real estate agent, realtor, insurance agent, travel agent, agent, bank teller, bank clerk, bank manager: . adult | suit#grey tie#blue |
hotel receptionist, receptionist, concierge, hotel clerk, desk clerk, office clerk, clerk: . adult | suit#navy scarf#red |
bellboy, bellhop, elevator operator, lift operator, doorman, porter, hotel porter: male adult | uniform#red cap#red |
fortune teller, psychic, palm reader, fortuneteller: female adult | headscarf#purple dress#purple |
sword swallower, fire breather, fire eater, fire dancer, knife thrower, lion tamer, ringmaster, circus director: male adult | coat#red top_hat#black trousers#white boots#black |
snake charmer: male adult | turban#red robe#beige | holding flute
tree surgeon, logger, tree cutter, arborist: male adult | shirt#red jeans boots hard_hat#orange | holding axe
prospector, gold prospector, gold panner, gold digger: male old | cowboy_hat#brown vest#brown shirt jeans boots beard |
wood carver, woodcarver, whittler, stone carver, ice carver, carver, wood turner, luthier, violin maker, instrument maker, watch maker, clock maker, dress maker, shoe maker, candle maker, basket weaver, carpet weaver, rug weaver, basket maker, kite maker, toy maker, toymaker, puppet maker, paper maker, cheese maker, cheesemaker, wine maker, winemaker, saddle maker, bookbinder, book binder, engraver, chocolatier, candle maker, soap maker: . adult | shirt apron#brown trousers |
camera operator, camera man, camerawoman, stunt man, stuntman, stunt performer: . adult | t_shirt#black jeans cap |
tea picker, grape picker, fruit picker, cotton picker, apple picker, strawberry picker, olive picker, coffee picker, harvester, farm hand: . adult | straw_hat shirt trousers |
pest controller, exterminator, hazmat worker, bomb disposal expert, bomb expert: . adult | overalls#white mask gloves |
ice cream man, ice cream vendor, ice cream seller, hot dog vendor, popcorn seller, balloon seller, balloon man, newspaper boy, newsboy, paper boy: male adult | shirt#white apron cap |
tribesman, tribeswoman, hunter gatherer, stone age man, prehistoric man, cavewoman, stone age hunter: . adult | costume#brown barefoot |
miner, coal miner, gold miner, cave explorer, spelunker, caver: . adult | hard_hat#yellow headlamp overalls#navy boots |
ancient worker, egyptian worker, ancient egyptian, slave, ancient builder: male adult | skirt#white headscarf#white sandals |
lumberjack with an axe: male adult | shirt beard | holding axe
`;
