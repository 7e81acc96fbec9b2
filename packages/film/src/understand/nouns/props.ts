/** Everyday names of furniture, instruments and props by the noun that a kit draws. */

export const furniture = `
table: dining table, wooden table, kitchen table, restaurant table, picnic table, round table, tabletop, coffee table, side table, poker table, cafe table, bedside table, nightstand, banquet table, operating table
desk: writing desk, school desk, office desk, workbench, work table, lab bench, workstation
counter: kitchen counter, countertop, bar counter, reception desk, kitchen island, shop counter
chair: wooden chair, seat, dining chair, folding chair, office chair, desk chair, kitchen chair, deck chair, beach chair, lawn chair, lounge chair, sun lounger
rocking chair: rocker
armchair: recliner, easy chair, wing chair
stool: bar stool, barstool, footstool
throne:
bench: park bench, wooden bench, pew, garden bench
sofa: couch, settee, loveseat, futon, chaise longue, divan
bed: double bed, bunk bed, four poster bed, hospital bed, cot, mattress, king bed
crib: cradle, baby crib, baby bed, bassinet, playpen
whisk: eggbeater, egg beater
hammock:
swing: swings, swing set, tire swing, playground swing
slide: playground slide, water slide
seesaw: teeter totter
sandbox: sandpit
trampoline:
bookshelf: bookcase, shelf, shelves, bookshelves, book shelf, rack
cabinet: cupboard, dresser, chest of drawers, drawer, sideboard, filing cabinet, locker, kitchen cabinet
wardrobe: closet, armoire
mirror: looking glass, vanity mirror
window: windowsill, window sill, window ledge, windowpane, window pane, windows, stained glass window, open window
door: wooden door, front door, doorway, red door
curtain: curtains, drapes, blinds
fireplace: hearth, wood stove, mantelpiece
stove: oven, cooker, gas stove, hob, hotplate, hot plate, cooktop, range, kitchen stove
grill: barbecue, barbeque, barbecue grill, bbq, bbq grill, charcoal grill
refrigerator: fridge, freezer, icebox
washing machine: dryer, dishwasher, washer
sink: washbasin, basin, kitchen sink
bathtub: bath, tub, bath tub, hot tub, jacuzzi
shower: shower head
toilet: 
lamp: desk lamp, table lamp, floor lamp, bedside lamp, reading lamp
chandelier: ceiling lamp, pendant lamp
television: tv, television set, screen, flat screen, monitor tv
computer: desktop computer, pc, monitor, computer screen
laptop: notebook computer, macbook, laptop computer
rug: carpet, mat, doormat, yoga mat, blanket on the floor
picnic blanket: blanket, quilt, duvet, tablecloth, towel, beach towel
pillow: cushion, pillows
aquarium: fish tank, fishtank, aquarium tank
fish bowl: fishbowl, glass bowl, goldfish bowl, round glass bowl
blackboard: chalkboard, whiteboard, black board
easel: canvas, painting on an easel, blank canvas
painting: picture frame, frame, framed picture, portrait painting, poster, picture on the wall
clock: wall clock, grandfather clock, alarm clock, cuckoo clock
piano: grand piano, upright piano, keyboard piano
crate: wooden crate, wooden box, pallet
barrel: wooden barrel, cask, keg, drum barrel
vase: flower vase, vase of flowers, urn, pot vase, vase with flowers
chimney: smokestack
staircase: stairs, steps, stairway, spiral staircase
escalator: moving staircase, moving stairs
glass elevator: glass lift, scenic elevator, panoramic elevator, elevator cabin, elevator car
ladder: stepladder
tombola:
bird stand: bird perch, parrot perch, wooden perch, perch stand, parrot stand
streetlight: street lamp, lamp post, lamppost, streetlamp, street light, lantern post, gas lamp
traffic light: traffic lights, stoplight, traffic signal
mailbox: post box, letterbox, postbox
fire hydrant: hydrant
phone booth: telephone booth, phone box, telephone box, red phone box
trash can: garbage can, dustbin, bin, rubbish bin, wastebasket
vending machine: jukebox, arcade machine, slot machine, atm, arcade game
protest sign: placard, picket sign, cardboard sign
sign: signage, shop sign, signpost, road sign, street sign, stop sign, billboard, signboard
bus stop sign:
bus stop: bus shelter, tram stop
dj desk: dj booth, turntables, dj mixer, mixing desk
lawn mower: lawnmower, mower, grass cutter
hamster wheel: exercise wheel, running wheel
target: archery target, bullseye, shooting target

parasol: beach umbrella, sun umbrella, market umbrella, patio umbrella
basketball hoop: hoop, basket hoop
goal: soccer goal, football goal, goalpost, goal net, lacrosse goal
hockey goal: hockey net
punching bag: boxing bag, heavy bag, speed bag
boxing ring: ring for boxing
show jump: jumping obstacle
sumo ring: dohyo, sumo circle
treadmill: exercise bike, rowing machine
billiard table: pool table, snooker table
ping pong table: table tennis table
podium: pulpit, lectern, pedestal
stage light: spotlight lamp
beehive: hive, bee hive
birdhouse: bird house, bird box
nest: bird nest, bird s nest, nest of eggs
doghouse: dog house, kennel
scarecrow:
birdcage: bird cage
animal cage: cage
microscope:
telescope:
`;

export const instruments = `
guitar: acoustic guitar, banjo, mandolin, lute, guitars, ukulele
electric guitar: bass guitar
violin: fiddle, viola
cello: double bass, contrabass, upright bass
harp: lyre
drum kit: drum set, drums, drumset
drum: bongo, snare drum, bongos, drum skin, drumhead, drum head
trumpet: bugle, cornet, trombone, horn, tuba, french horn
saxophone: sax
flute: recorder, piccolo, panpipe, pan flute, tin whistle
clarinet: oboe, bassoon
accordion: concertina, bagpipes, bagpipe
harmonica:
synthesizer: keyboard, organ, electric piano, pipe organ
xylophone: marimba, glockenspiel
sitar: veena
tambourine:
taiko drum: taiko, chinese drum
djembe: conga, african drum
gong: cymbal, cymbals
erhu: 
guzheng: koto, zither
pipa: shamisen
microphone: mic
bell: church bell, hand bell, bells
music box:
boombox:
gramophone: record player, turntable, phonograph
`;

export const props = `
ball: toy ball, rubber ball, bouncy ball, bouncing ball, tennis ball, beach ball, baseball, golf ball, snowball, cricket ball, volleyball, bowling ball, dodgeball, exercise ball, ping pong ball, balls
soccer ball: football, soccerball
basketball: basket ball
american football: rugby ball
ball of yarn: yarn, yarn ball, ball of wool, wool, wool ball, ball of string
balloon: balloons, red balloon, party balloon, helium balloon
kite: paper kite, kites
frisbee: disc, disk
book: novel, textbook, notebook, diary, bible, journal, magazine, spell book, spellbook, cookbook, comic book, old book, storybook, atlas, dictionary
stack of books: pile of books, books stack, stacks of books, piles of books
open book:
newspaper: paper, letter, sheet of paper, map, scroll, envelope, parchment, document, postcard, treasure map, receipt, ticket
pen: pencil, quill, crayon, marker, fountain pen, chalk
paintbrush: brush, paint brush
palette: paint palette
umbrella: brolly, umbrellas
cane: walking stick, crutch, stick, walking cane, staff, wizard staff, trekking pole
magic wand: wand
broom: mop, rake
broomstick: flying broom, witch broom, witch s broom, magic broom, flying broomstick
sword: blade, saber, katana, rapier, lightsaber, scimitar, dagger
shield:
spear: lance, trident, javelin, halberd
bow: bow and arrow, longbow, crossbow
fire bow:
arrow:
axe: ax, hatchet, battle axe
hammer: mallet, sledgehammer
saw: chainsaw, handsaw
wrench: spanner, screwdriver, pliers, tool, drill, power drill
shovel: spade, pitchfork, hoe, garden fork, trowel
watering can: garden hose, hose
toolbox: tool box
gun: pistol, rifle, revolver, shotgun, laser gun, blaster
cannon:
bomb: dynamite, grenade
fishing rod: fishing pole, rod
fishing net: butterfly net, net
anchor:
oar: paddle, oars
spider web: web, spiderweb, cobweb, spider s web
steel beam: beam, girder, iron beam
pole: pipe, pillar, column
plank: wooden plank, board of wood, lumber, timber
rope: tightrope, clothesline, lasso, chain, cord, leash, jump rope, skipping rope, string
bucket: pail, sand bucket
basket: wicker basket, shopping basket, laundry basket, egg basket
box: cardboard box, carton, parcel, package, cardboard boxes, shoebox
gift: present, gift box, gifts, presents, wrapped present, christmas present, wrapped gift
treasure chest: chest, treasure, trunk chest, chest of gold, strongbox
coin: coins, penny, dime, quarter dollar, gold coin, money, banknote, gold coins, pile of gold, gold bar, cash, medal, pile of coins
bag: handbag, purse, shopping bag, sack, paper bag, briefcase, satchel, tote bag, wallet, shopping bags, plastic bag, bag of groceries, grocery bag
suitcase: luggage, baggage, travel bag
candle: candles, candlestick, candelabra, candlelight
lantern: oil lamp, oil lantern, paper lantern, chinese lantern, lanterns, red lantern, storm lantern, japanese lantern, kerosene lamp
sky lantern: floating lantern, flying lantern, kongming lantern, floating lanterns
stone lantern:
lantern festival: lantern display, lantern show
lion dance: lion dancer, lion dancers
dragon dance: dragon dancers
tornado: twister, whirlwind, cyclone, waterspout
geyser:
comet: meteor
black hole: wormhole, supermassive black hole
black hole with a star:
burning meteor: burning asteroid, fireball meteor
torch: flaming torch, olympic torch
flashlight:
light bulb: lightbulb, bulb
camera: video camera, dslr, polaroid camera, film camera, movie camera
tripod:
phone: smartphone, cell phone, cellphone, mobile phone, iphone, mobile, telephone, tablet, ipad, walkie talkie
headphone: headset, earphones
radio: boom box, transistor radio, loudspeaker, speaker, megaphone
watch: stopwatch
pocket watch:
hourglass: sand timer
globe:
compass: 
key: keys, golden key, padlock, lock
magnifying glass:
binoculars: spyglass
scissors: shears
needle: knitting needles, spool, thread, sewing needle
sewing machine: loom, spinning wheel
typewriter:
knife: kitchen knife, chef knife, cleaver
fork: cutlery, silverware, utensil, kitchen utensil, eating utensil
spoon: ladle, spatula, whisk, wooden spoon, rolling pin
chopsticks: chopstick, pair of chopsticks
wok:
frying pan: pan, skillet, saucepan
pot: cooking pot, cauldron, stockpot, casserole, kettle pot
cutting board: chopping board
tray: serving tray
blender: toaster, mixer, microwave, food processor, kitchen appliance
flower pot: flowerpot, plant pot
planter: plant container, terracotta planter
chess board: chessboard, chess set, chess game, chess, game of chess, board game, checkers, checkerboard, go board, mahjong
chess board with a fallen king:
chess piece: chess pieces, pieces, pawn, chessman, king piece, chess knight, rook, rook piece
playing cards: card, cards, deck of cards, poker chips, playing card
dice: die
puzzle: jigsaw, jigsaw puzzle, rubik s cube, rubiks cube, puzzle piece
domino: dominoes, dominos, row of dominoes
toy: toys, spinning top, yo yo, yoyo, rattle, toy soldier, nutcracker
toy train: model train
teddy bear: teddy, stuffed animal, plush toy, plushie, stuffed bear
doll: puppet, marionette, barbie, matryoshka
blocks: building blocks, lego, toy blocks, lego bricks, cube, block
rubber duck: rubber ducky
robot toy:
skis: ski, ski poles, pair of skis
snowboard:
ice skates: ice skate, skate, skates, roller skates, rollerblades, roller skate
tennis racket: racket, racquet, badminton racket
baseball bat: cricket bat, club bat
golf club: golf clubs
hockey stick:
hockey puck: puck
barbell: weights, weight, dumbbell, dumbbells, kettlebell
boxing gloves: boxing glove
trophy: cup trophy, award, gold medal, oscar
flag: banner, pennant, national flag, flags, white flag, pirate flag
crown jewel: tiara
ring: diamond ring, jewel, diamond, jewelry, jewellery, pearl, necklace on a table, wedding ring, ruby, emerald
crystal ball: sphere, glass sphere, snow globe, glass ball, glass orb, orb
potion: vial, test tube, potion bottle, magic potion, test tubes, flask of potion
beaker: erlenmeyer, chemistry set
syringe: stethoscope, pill, medicine
skeleton: skull, bone, bones, skull and bones
feather: quill feather
seashell: shell, conch, clam, oyster
christmas ornament: christmas decoration, holiday decoration, bauble, christmas ball, ornament, christmas stocking
wreath: garland
piggy bank:
traffic cone: cone
tire: tyre, wheel, cartwheel wheel, gear, gears, cogwheel
bathtub duck:
mousetrap:
barbed wire:
newspaper stand:
satellite dish: antenna
solar panel: solar panels, photovoltaic panel, solar array, solar module
windsock: weather vane, weathervane, wind chime, wind chimes
steering wheel:
soap bubble: 
perfume:
laser:
`;
