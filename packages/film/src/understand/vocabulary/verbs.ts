/** English verbs by the action they show. Base forms; irregular past forms follow after a slash. */

import type { Action } from '../../scene/actions.ts';
import type { TieKind } from '../../scene/scene.ts';
import { verbsOfBodiesAndThings } from './verbs-of-bodies-and-things.ts';

export const verbs: Record<Action, string> = {
  ...verbsOfBodiesAndThings,
  collide:
    'collide, collide with, bump, bump into, crash into, slam into, ram, ram into, butt, headbutt, knock into, barge into, bash into, crash together, smash together, bump heads, knock heads, tackle',
  attack:
    'attack, assault, maul, ambush, pounce on, pounce at, lunge at, swoop on, charge at, swarm over, set upon, savage',
  recoil: 'recoil, flinch, stagger, reel, stagger back, shrink back, reel back',
  vault: 'pole vault, pole vault over, do a pole vault, do the pole vault',
  high_jump: 'high jump, high jump over, do a high jump, do the high jump',
  lunge: 'lunge, do lunges, do a lunge',
  swing_bars: 'do pull ups, do a giant swing, do chin ups',
  unsheathe: 'unsheathe, unsheath, draw a sword, draw a katana',
  wrestle: 'grapple, grapple with, lock arms',
  play_decks: 'dj, scratch records, mix tracks, spin records',
  toast: 'toast, clink glasses, raise a toast, clink their glasses',
  raise_arms: 'win/won, triumph, raise arms, raise hands, throw up arms, celebrate with raised arms',
  salute: 'salute, give a salute, stand at attention',
  overhead_kick: 'do an overhead kick, overhead kick',
  plunge: 'plunge underwater, plunge below the surface',
  stand:
    'stand/stood, wait, rest, park, stay, idle, guard, hide/hid/hidden, perch, lean, shelter, stand still, loom, tower, hang out, queue, stop, rest against, line up, pause, linger, gather, assemble, surround, crowd, nestle, stand guard, halt, brake, wait for, sprawl',
  sit: 'sit/sat, seat, relax, squat, crouch, camp, sit down, lounge, bask, sunbathe, recline, sit together, picnic, have a picnic, have lunch, have dinner, unwind, chill, sit back, dine, sit in a circle',
  kneel: 'kneel/knelt, kneel down, propose, kneel before',
  lie: 'lie/lay/lain, lie down, lying down, lay down, stretch out, sprawl out, laze, rest on its back, sunbathe on a towel',
  sleep:
    'sleep/slept, nap, snooze, doze, dream/dreamt, snore, curl up, hibernate, slumber, fall asleep/fell asleep, take a nap, sleep soundly, rest its head',
  look: 'look, watch, gaze, stare, see/saw/seen, observe, admire, peek, glance, search, listen, stargaze, peer, wonder, notice, look around, look up, look down, look at, look out, look over, look into, look through, look out of, look out at, look up at, gaze at, gaze up at, gaze out, stare at, watch over, inspect, examine, study closely, spy, peek out, peek out of, explore with a torch, contemplate, think/thought, ponder, stare out, stare out of, gaze out of, peer out, peer into, scan, spot, check, survey, keep watch, search for, look for, monitor',
  meditate: 'meditate, contemplate in silence, do meditation, practise meditation, practice meditation',
  pose: 'pose, brush her hair, comb her hair, brush hair, comb hair, style hair, put on makeup, look in the mirror, model, show off, flex, strike a pose, take a selfie, smile, grin, stand proudly, wink',
  walk: 'trick or treat, take his first steps, take her first steps, take its first steps, take their first steps, take first steps, take a step, walk, stroll, wander, stride/strode, hike, roam, saunter, trek, plod, waddle, patrol, parade, trudge, come/came, go/went, cross, pass, approach, move, amble, shuffle, travel, journey, enter, exit, leave/left, arrive, return, herd, wade, get off, get out of, get out, step off, disembark, get on, board, step out of, walk past, walk away, walk through, walk along, step, pace, walk across, walk down, walk home, roam around, tread/trod, explore, shop, commute, migrate, go for a walk, walk by, pass by, pass through, go through, meander, escort, visit, take a walk, take a stroll, stomp, lumber, go down, go up, totter, toddle, wind/wound, make its way, make their way, ford',
  run: 'run/ran, sprint, jog, gallop, dash, rush, race, trot, charge, scamper, bolt, hurry, speed/sped, stampede, scurry, canter, run through, run along, dart, bound, zoom, storm, run around, romp, frolic, gambol, race through, hurtle, dash across, run across, barrel, zip, go for a run, skitter, race down, speed past, race past, thunder past, rush past, rush through, play tag, play chase',
  sneak: 'sneak, creep/crept, prowl, stalk, tiptoe, skulk, lurk, sneak up on, slink/slunk, steal, tip toe',
  crawl: 'crawl, slither, inch, wriggle, squirm, wiggle, scuttle, creep along, slide along the ground',
  jump: 'jump, leap/leapt, hop, pounce, spring/sprang/sprung, vault, hopscotch, breach, jump over, leap over, jump up, leap out, jump out, jump out of, leap out of, jump into, leap through, splash in, cannonball, jump off, jump through, leap across, leap into, jump for joy, play hopscotch, bunny hop, splash out of, burst out of',
  climb:
    'climb, scale, clamber, mount, mountaineer, climb up, rock climb, ascend a wall, climb over, climb down, clamber up, rappel, abseil, climb out of, hang onto',
  swim: 'swim/swam/swum, snorkel, bathe, scuba dive, paddle around, swim past, swim around, swim through, swim over, swim among, splash, splash around, splash about, paddle in',
  dive: 'dive/dove, plunge, dive into, nosedive, belly flop, submerge, plunge into, swoop down, dive down, dive off',
  fly: 'fly/flew/flown, soar, glide, flutter, flap, swoop, circle, flit, take flight, fly away, fly over, fly past, fly through, soar over, glide over, fly around, fly across, fly by, skydive, paraglide, circle above, wheel above, perform aerobatics, fly in formation, take wing, soar above, fly high, fly above, fly between, circle over, fly out of, cruise above, flap its wings, flap their wings, spread its wings, zoom by, zoom past, buzz, hang glide',
  hover: 'hover, hover over, hover above, levitate, hover at, hover around, hover near',
  float:
    'float down, float, drift, bob, waft, float in, float on, float above, float over, drift past, drift over, drift through, drift down a river, float around, suspend, float down a river',
  slide:
    'slide/slid, sled, sledge, toboggan, slide down, skid, go sledding, sled down, glide across, glide through, slide across, slide on',
  roll: 'do a loop, do loops, loop the loop, loop, perform a loop, perform loops, do a barrel roll, barrel roll, roll, tumble, roll over, roll down, roll around, tumble down, roll along, roll in',
  spin: 'spin/spun, rotate, whirl, revolve, turn, pirouette, orbit, swirl, gyrate, twist, twirl, spin around, do a pirouette, do pirouettes, whirl around, turn slowly',
  drive:
    'drive/drove/driven, drive past, drive by, drive through, drive along, drive down, drive across, drive over, drive around, drive up, drive away, cruise, chug, steer, accelerate, rumble, plow, plough, drift around a corner, pull up, pull into, cruise along, cruise down, roar down, roar past, roar along, wind through, motor, harvest, speed down, speed along, speed through, drift around, pilot, chug along, chug through, chug across, reverse, overtake, thunder along, pull away, go off road, tow',
  ride: 'ride/rode/ridden, ride along, ride down, ride through, cycle, bike, pedal, ride past, ride on, ride across, ride into, straddle, go cycling, bicycle, ride around, ride up, cycle through, cycle along, bike along, cycle down, ride over, ride by',
  row: 'row, canoe, kayak, paddle, row across, paddle across, raft, punt, go rafting, paddle down, paddle through, row down, paddle along',
  sail: 'sail, voyage, ferry, navigate, moor, anchor, sail through, sail across, sail past, cruise the sea, set sail, sail into, sail on, sail over, dock, sail away, sail along, captain, enter the harbour, leave port',
  surf: 'surf, ride a wave, windsurf, kitesurf, ride the wave, ride the waves, bodyboard, catch a wave, paddleboard, wakeboard, water ski, waterski',
  ski: 'ski, snowboard, ski down, slalom, go skiing, snowboard down, race down the slope, carve down',
  skate:
    'skate, skateboard, ice skate, rollerskate, rollerblade, figure skate, roller skate, do skateboard tricks, do tricks on a skateboard, skate through, skate down, skate around, skate across, grind, do an ollie',
  launch:
    'launch, lift off, take off/took off, blast off, blast, lift off from, take off from, shoot up into the sky, launch into, launch from, blast into, blast off from, blast off into, liftoff',
  land: 'land, touch down, land on, alight, settle on, come in to land, perch on, settle, land at, touch down on',
  chase:
    'chase, chase after, run after, pursue, hunt, hunt down, go after, race after, herd together, play catch with its tail, chase around',
  flee: 'flee/fled, escape, run away, run from, run away from, evade, flee from, escape from, fly away from',
  march:
    'march, march through, goose step, parade through, march along, march in formation, march down, march past',
  wave: 'wave, greet, beckon, gesture, wave goodbye, wave hello, wag, wave at, wave to, say hello, say goodbye, wag its tail, hail',
  point:
    'point, point at, point to, indicate, aim at, present, show the way, direct traffic, teach/taught, explain, lecture, command',
  clap: 'clap, applaud, cheer, clap hands, cheer on, celebrate, rejoice, cheer for',
  throw:
    'throw/threw/thrown, toss, pitch, fling/flung, hurl, bowl, lob, throw away, cast a line, skip stones, toss up, play catch, throw up, scatter, sprinkle, have a snowball fight, pass the ball, play darts, play frisbee, play fetch, bowl a ball',
  catch: 'catch/caught, grab, catch up, receive, snatch, trap, capture a butterfly, scoop up',
  kick: 'kick, score, score a goal, shoot a goal, kick a ball, play soccer, play football, punt a ball, dribble a soccer ball, juggle a soccer ball',
  hit: 'hit, beat, strike/struck, swat, play tennis, play baseball, golf, bat, play golf, play badminton, play hockey, swing a bat, smash a ball, play table tennis, play ping pong, swing a club, play cricket, serve a ball, tee off, play ice hockey, hit a ball, play volleyball, spike',
  dribble: 'dribble, play basketball, bounce a ball, dribble a basketball, bounce a basketball',
  dunk: 'dunk, slam dunk, shoot a basket, shoot hoops, make a dunk, dunk a ball, dunk a basketball, make a slam dunk, score a basket',
  shoot: 'shoot/shot, fire, aim, shoot an arrow, take aim, draw a bow, fire at, shoot at, fire a cannon',
  fence:
    'fence, duel, sword fight, swing a sword, cross swords, joust, spar with swords, swordfight, sword fighting, wield a sword, practise swordplay',
  punch: 'punch, box, train with, hit a punching bag, kickbox, train, work a punching bag',
  lift: 'lift, lift up, raise, pick up, hoist, lift weights, hold up, hold aloft, do weightlifting, heave, unload, load, rescue, abduct, beam up, kidnap, raise up, pick, gather apples, collect',
  push: 'push, shove, press, push against, push along, operate, mow, mow the lawn, vacuum, vacuum the floor, push a button',
  pull: 'pull, drag, tug, haul, heave in, pull along, tow away, reel in, pull up, milk a cow, pull out',
  carry:
    'carry, take/took/taken, take out, bring out, put/put, put down, place, set down, put away, hang up, remove, pull out of, put on the table, unpack, pack, bring/brought, deliver, transport, serve, haul along, carry away, lug, carry out, bear/bore/borne, serve food, give/gave/given, hand, hand out, hand over',
  hold: 'hold/held, share, grip, clutch, wield, offer, sell, hold onto, hold on to, hold hands, cradle, show, brandish, display, cling to, hold open, grasp',
  reach:
    'reach, flip switches, flip a switch, flip the switch, scan, scan groceries, bandage, treat, tattoo, ink, take a slice, take slices, grab a slice, take a piece, reach for, reach out, reach up, touch, stretch for, reach into, knock, knock off, knock over, swipe at, paw at, bat at, knock on, ring, feel, tap, select, pick apples',
  cook: 'cook, fry, stir fry, saute, toss in a pan, toss vegetables, flip pancakes, make pancakes, grill, roast, barbecue, toss pizza dough, bake, simmer, sizzle, prepare food, prepare, flip a pancake, boil, make pizza, make pasta, make dinner, make breakfast, cook dinner, cook breakfast, make soup, make sushi, toast, bake bread, bake cookies, make noodles, make dumplings, roast marshmallows, brew, flip burgers',
  stir: 'stir, mix, whisk, blend, knead, knead dough, beat eggs, mix potions, brew a potion, decorate a cake, frost, ice a cake, decorate, make pottery, roll dough, shape clay, mash, make a mess, make a big mess, shape, mold, mould',
  chop: 'chop, cut, slice, dice, peel, carve, chop wood, saw wood, saw, carve wood, carve a pumpkin, cut down, trim, prune, split wood, chop vegetables, cut vegetables, cut hair, shear, snip, shave, whittle',
  eat: 'eat/ate/eaten, stuff its cheeks, stuff, munch, nibble, chew, lick, feast, bite/bit/bitten, devour, gnaw, gobble, taste, munch on, nibble on, gnaw on, swallow, feed on, snack on, eat up, chew on, feast on, have breakfast, have a meal, share a meal, bite into, crunch, enjoy a meal, share a pizza',
  drink:
    'drink/drank/drunk, sip, slurp, gulp, lap up, drink from, sip from, sip on, have a drink, drink tea, drink coffee, sip tea, sip coffee, gulp down, lap, have a tea party, drink out of',
  pour: 'pour, pour out, pour into, fill, refill, pour tea, top up, drizzle honey',
  read: 'read, browse, study, read aloud, flip through, leaf through, do homework, look at a book, study a map, read a story, read to, do a crossword',
  write:
    'write/wrote/written, do homework, do her homework, do his homework, do their homework, do the homework, study at a desk, scribble, take notes, sign, write down, jot, write on, calligraphy, write a letter, write in, do calligraphy, solve equations, solve an equation',
  paint:
    'paint, draw/drew/drawn, sketch, colour in, color, doodle, paint a picture, draw a picture, paint on, draw on, spray paint, paint graffiti, paint a wall, illustrate, sculpt, paint a portrait, color in, restore a painting',
  type: 'type, work, code, program, play video games, play a video game, work on, work at, type on, surf the web, use a computer, play computer games, edit video, hack, browse the internet, work on a laptop, work on a computer, check email, write email, send email, control',
  work: 'tinker with, fiddle with, work away at, fumble with, handle, toy with',
  rub: 'wipe down, wipe off, wipe clean, dust off, polish up, scrub down, rub, scour, buff',
  pick_up: 'scoop up, snatch up',
  put_on: '',
  put_in: '',
  take_from: '',
  fetch: 'fetch, retrieve, fetch back, bring back',
  give: 'hand over to, pass over to, hand round',
  tug: 'play tug, play tug of war, have a tug of war, compete in tug of war',
  build:
    'build/built, construct, assemble a, make a snowman, make a sandcastle, stack, pile up, craft, build up, make, create, tinker, repair, fix, mend, put together, solve a puzzle, play with blocks, play with sand, service, make jewelry, fold origami, sew, stitch, weave/wove/woven, spin wool, tie, wrap, set up, pitch a tent, set the table, unwrap',
  hammer:
    'hammer, forge, nail, smith, bang, pound, chisel, beat metal, forge a sword, hammer away, weld, drill, hammer a nail, break rocks, crack',
  dig: 'dig/dug, excavate, shovel, dig up, burrow, mine, till, rake, hoe, dig for, dig in, dig a hole, plough by hand, rake leaves, unearth, bury',
  plant:
    'plant, sow, garden, harvest by hand, pick flowers, pick strawberries, weed, pull weeds, pick mushrooms, pick grapes, harvest grapes, harvest rice, plant seeds, plant trees, pick tea, plant a tree, gather flowers',
  water:
    'water, spray, sprinkle water, hose, irrigate, spray water, put out, extinguish, put out a fire, water the plants, hose down, fight a fire',
  sweep:
    'sweep/swept, mop, clean floor, clean the ground, scrub floor, wipe floor, wash floor, mop floor, polish floor, clean, scrub, wipe, brush, polish, dust the shelves, tidy, clean up, clean windows',
  fish: 'fish, go fishing, cast a fishing line, angle, ice fish, catch fish, fly fish, fish for',
  photograph:
    'photograph, film, take a photo, take pictures, take photos, take a picture, record, take a photo of, take pictures of, take photos of, shoot a video, take photographs, snap a photo',
  phone:
    'phone, call, text, talk on the phone, scroll, use a phone, look at a phone, make a call, use his phone, use her phone, look at her phone, look at his phone, scroll through, take a call, check her phone, check his phone, check phone, check their phone, check a message, make a phone call, make phone calls, phone call',
  feed: 'feed/fed, nurse, give food to, feed from a bottle, bottle feed',
  pet: 'pet, stroke, groom, scratch, pat, brush a horse, caress, tickle, pat on, comb, cuddle with',
  knit: 'knit, crochet, embroider, knit a scarf, knit a sweater, darn, sew by hand',
  play_guitar:
    'strum, play guitar, play the guitar, play a guitar, strum a guitar, play ukulele, play the banjo, play banjo, play his guitar, play her guitar, play the ukulele, pluck, play the lute, play the harp, play harp, play a ukulele, play an electric guitar, play electric guitar, play the electric guitar, play an acoustic guitar',
  play_piano:
    'play piano, play the piano, play a piano, play a grand piano, play the organ, play keyboard, play a keyboard, play the grand piano',
  play_violin:
    'play violin, play the violin, play a violin, fiddle, play the cello, play cello, play a cello, play the fiddle, play erhu, play the erhu, play her violin, play his violin',
  play_drums:
    'drum, play drums, play the drums, play a drum, bang drums, beat a drum, play bongos, beat drums, play a drum kit, drum on',
  play_wind:
    'play the flute, play flute, play a flute, play the trumpet, play trumpet, play a trumpet, play the saxophone, play saxophone, play a saxophone, play the harmonica, play bagpipes, play the bagpipes, play the horn, play the accordion, play accordion, play an accordion, play sax, play clarinet, blow a horn, blow a trumpet, blow a whistle, play jazz, toot',
  play_board_game:
    'play chess, play cards, play checkers, play poker, play a board game, play board games, play mahjong, play go, play dominoes, play a game of chess, play chinese chess, play a game, play backgammon, play a card game, play monopoly, gamble',
  conduct: 'conduct, conduct an orchestra, lead an orchestra',
  dance:
    'dance, practice ballet, practise ballet, rehearse ballet, waltz, groove, tango, boogie, sway, prance, party, jive, do ballet, dance together, slow dance, tap dance, salsa, belly dance, dance around, perform a dance, dance ballet, twerk, dance tango, dance the tango, have fun, disco dance, perform tricks, do a trick, shake its body, dance with, perform on',
  sing: 'sing/sang/sung, hum, chant, whistle, serenade, croon, rap, sing a song, sing karaoke, chirp, tweet, sing along, perform a song, sing carols, warble, crow, perform music, caw',
  talk: 'talk, speak/spoke/spoken, say/said, reply, respond, exclaim, declare, mutter, chat, shout, argue, yell, discuss, tell/told, tell a story, gossip, debate, talk to, speak to, chat with, talk with, announce, interview, negotiate, give a speech, tell stories, scream, have a conversation, converse, preach, bark orders, meet/met, order, complain, ask, quarrel, greet each',
  laugh: 'laugh, giggle, chuckle, laugh at, tell jokes, laugh together, smile broadly, joke',
  cry: 'cry, weep/wept, sob, sulk, mourn, grieve, shed tears, pout, frown, wail',
  hug: 'hug, cuddle, embrace, snuggle, nuzzle, hug each, cuddle up, embrace each, comfort, snuggle up',
  kiss: 'kiss, kiss each, give a kiss, smooch',
  shake_hands: 'shake hands, handshake, shake hands with, make a deal, shake/shook/shaken hands',
  fight:
    'fight/fought, battle, wrestle, spar, clash, compete, struggle, fight with, fight against, brawl, play fight, slay/slew/slain, defend, battle against, face off, lock horns, wage war, defeat, confront, hunt a beast, combat',
  bow: 'bow, curtsy, bow down, bend/bent, bow to, tip his hat, bend down, bend over',
  stretch: 'stretch, do stretches, warm up, wake/woke/woken, wake up, do the splits, do gymnastics',
  exercise:
    'exercise, do yoga, practice yoga, practise yoga, yoga, work out, do pull ups, lift dumbbells, do exercises, do aerobics, run on a treadmill, workout, do pilates',
  tie_shoes:
    'put on shoes, put on a shoe, put on boots, put on sneakers, put on socks, put on slippers, slip on shoes, pull on boots, pull on socks, take off shoes, take off boots, tie shoes, tie her shoes, tie his shoes, tie a shoe, tie shoelaces, tie a shoelace, tie laces, lace shoes, lace boots, lace up shoes, lace up boots, lace up sneakers',
  yawn: 'yawn, give a yawn, let out a yawn',
  sneeze: 'sneeze, cough, have a cough, have a sneeze',
  squat: 'do squats, do a squat, squat with weights, perform squats',
  jumping_jacks: 'do jumping jacks, do a jumping jack, perform jumping jacks, do star jumps',
  sit_up: 'do sit ups, do a sit up, do situps, do crunches, do abdominal crunches, perform sit ups',
  downward_dog: 'do the downward dog, do a downward dog, do downward dog, hold the downward dog',
  tree_pose: 'do the tree pose, do a tree pose, do tree pose, hold the tree pose, hold a tree pose',
  warrior_pose:
    'do the warrior pose, do a warrior pose, do warrior pose, hold the warrior pose, hold a warrior pose',
  tai_chi:
    'do tai chi, practice tai chi, practise tai chi, tai chi, perform tai chi, do qigong, practise qigong',
  martial_arts:
    'do karate, practise karate, practice karate, practice kung fu, practise kung fu, do kung fu, practice martial arts, practise martial arts, do martial arts, perform martial arts, train martial arts, practice taekwondo, practise taekwondo, do taekwondo, perform karate',
  fall: 'fall/fell/fallen, slip, slip on, slip over, drop, descend, sink/sank/sunk, plummet, fall down, rain down, fall off, fall from, fall over, topple over, crash down, tip over, cascade down, drift down, flutter down, drip down, melt away, swirl down, fall out of, fall into, fall onto, drop to, be falling',
  break:
    'break/broke/broken, shatter, smash, crack open, burst, tear/tore/torn, split, crash, wreck, break apart, fall apart, break into pieces, tear down, smash into, break through, snap, crumple, splinter, burst open, disintegrate, demolish',
  rise: 'rise/rose/risen, ascend, float up, go up, emerge, float away, rise up, surface, rise into, rise over, come up, rise above, emerge from, lift into, climb into the sky, rise from, come out of, float into the sky, ascend into',
  swing:
    'swing/swung, rock, dangle, sway back and forth, wobble, shake/shook/shaken, vibrate, quiver, sway in the wind, rustle, flap in the wind, sway gently, play on swings, swing from, wave in the wind, flutter in the wind, ring out, play on a swing, swing back and forth, blow in the wind, billow, swing through',
  bounce:
    'bounce, bob up and down, spring up, trampoline, bounce around, jump up and down, jiggle, bounce off, bounce on, bounce down',
  explode:
    'explode, detonate, blow up/blew up/blown up, burst into flames, blast apart, go off, light up the sky, burst in the sky, implode, explode into',
  burn: 'burn/burnt, blaze, smoulder, smolder, catch fire, ignite, crackle, flame, be on fire, burn down, be burning, light a, roar in the fireplace',
  smoke: 'smoke, fume, puff, puff smoke, billow smoke, belch smoke, smoke a pipe, smoke a cigar',
  steam: 'steam, boil over, let off steam, bubble, bubble over, whistle steam',
  shine:
    'shine/shone, glow, glimmer, twinkle, flash, gleam, shimmer, glitter, sparkle, radiate, dazzle, light, illuminate, flash brightly, be lit, glisten, beam, reflect, glint, sweep its beam',
  grow: 'grow/grew/grown, sprout, expand, thrive, bud, germinate, stretch upward, inflate, multiply, grow old, ripen',
  bloom:
    'bloom, blossom, flower, unfold, open its petals, open up, come into bloom, burst into bloom, unfurl',
  melt: 'melt, thaw, dissolve, liquefy, drip away, melt in the sun',
  flow: 'flow, stream, cascade, gush, run down, run dry, ripple, meander through, pour down, flow down, trickle, surge, flow through, rush down, run through the valley, spout, spray up, lap at, crash against, roll in to shore, wash over, wash up, lap against, break against, flow into, crash on, crash onto, roll in, crash over',
  open: 'open/opened, spread/spread, fan out, spread its feathers, unlock, slide open, creak open, open wide, swing open, open a, uncork, open a gift, lift the lid',
  erupt: 'erupt, spew, spew lava, spit lava, explode with lava, spurt, spout lava',
  breathe_fire:
    'breathe fire, spit fire, breathing fire, breathe flames, blow fire, fire breathing, breathe out fire, spew fire',
  graze:
    'graze, graze on, browse on leaves, forage, eat grass, chew grass, chew the cud, ruminate, feed in a meadow',
  howl: 'howl, bark, bark at, howl at, meow, bray, moo, neigh, growl, snarl, hiss, quack, bleat, croak, purr, oink, ribbit, hoot, squeak, whinny, cluck, screech, gobble at, trumpet, mew, yelp',
  peck: 'peck, peck at, peck on, scratch the ground, drum on a tree, preen, pick at seeds',
  hatch: 'hatch, hatch from, break out of an egg, hatch out of, emerge from an egg',
  blow: 'blow/blew/blown, blow out/blew out, blow bubbles, blow up a balloon, puff out, breathe on, blow on, blow a bubble, blow a kiss, blow glass, inflate a balloon, make bubbles, blow soap bubbles, blow out the candles, blow out candles, exhale',
  cast_spell:
    'cast a spell, cast spells, cast magic, conjure, do magic, perform magic, use magic, cast/cast, summon, enchant, cast a glowing spell, wave a wand, practice magic, do a magic trick, do magic tricks, perform a magic trick, weave a spell',
  roar: 'roar, bellow, roar at, growl at, snarl at, roar loudly, let out a roar, trumpet loudly, thump its chest, pound its chest, beat its chest, beat his chest',
  juggle: 'juggle, juggle balls, juggle with, do tricks with a ball',
  pray: 'pray, worship, give thanks, beg, make a wish, pray to',
  wash: 'wash, bathe a dog, rinse, do laundry, wash dishes, wash the dishes, wash a car, shower, take a shower, take a bath, wash its face, clean itself, do the laundry, lick its paw, lick its fur, scrub a pot, wash clothes',
  balance:
    'balance, balance on, walk a tightrope, walk on a tightrope, walk across a tightrope, cross a tightrope, walk the tightrope, walk a slackline, walk on a slackline, balance on one leg, balance on a beam, walk on a beam, walk on a balance beam',
  hang: 'hang/hung, hang from, dangle from, hang on a branch, hang upside down, do pull ups on, hang on to, cling to a branch, hang off',
  high_five:
    'high five, high five each, give a high five, give each other a high five, give high fives, exchange high fives, exchange a high five, slap hands, fist bump',
  jump_rope: 'jump rope, skip rope, jump a rope, jump with a rope, skip with a rope, jump over a rope',
  hula_hoop:
    'hula hoop, spin a hula hoop, twirl a hula hoop, play with a hula hoop, use a hula hoop, swing a hula hoop, do hula hoop, spin hula hoops',
  push_up: 'do push ups, do pushups, do a push up, do press ups, do a plank, hold a plank, plank',
  brush_teeth:
    'brush teeth, brush her teeth, brush his teeth, brush their teeth, brush its teeth, clean her teeth, clean his teeth, floss',
  iron: 'iron, press clothes, iron clothes, iron a shirt, do the ironing',
  spill:
    'spill/spilt, spill over, knock over a glass, slop, tip over and spill, spill on, spill onto, splatter',
  pop: 'pop, pop out, pop out of, pop up, pop up from, spring out of, jump out of a box',
  flip: 'flip, backflip, do a backflip, do backflips, do flips, do a flip, somersault, do a somersault, do somersaults, somersault over, cartwheel, do a cartwheel, do cartwheels, front flip, do a front flip, frontflip, do tumbling',
  handstand:
    'handstand, do a handstand, do handstands, hold a handstand, perform a handstand, stand on his hands, stand on her hands, walk on his hands, walk on her hands',
  headspin:
    'headspin, do a headspin, head spin, spin on his head, spin on her head, spin on their heads, spin on its head, breakdance, break dance, do breakdance, do a windmill on the floor',
  save: 'save a goal, save a penalty, save a shot, save a penalty kick, make a save, block a shot, dive for the ball, dive to save, dive to catch a ball, stop a penalty, dive to stop',
  close: 'close/closed, shut/shut, swing shut, slam shut, slide shut, lock, fold up, swing closed, slam',
  appear:
    'appear, materialize, materialise, fade in, pop into existence, become visible, reappear, appear out of thin air',
  vanish:
    'disappear, vanish, fade away, fade out, evaporate, dematerialize, turn to dust, turn into dust, dissolve into dust, crumble into dust, disappear into thin air, vanish into thin air, fade',
  transform:
    'transform, transform into, turn into, morph, morph into, become/became, change into, evolve, evolve into, metamorphose into, shapeshift into',
  change_colour:
    'change color, change colour, change colors, change colours, change its color, change its colour, change hue, ripen',
  collapse:
    'collapse, topple, crumble, come tumbling down, cave in, fall to pieces, come crashing down, tumble over, crumble to dust',
};

/** What its object is to the doer of an action, where an object follows without a preposition. */
export const objectTies: Partial<Record<Action, TieKind>> = {
  look: 'facing',
  walk: 'through',
  chase: 'chasing',
  flee: 'fleeing',
  drive: 'driving',
  ride: 'riding',
  row: 'riding',
  sail: 'riding',
  surf: 'riding',
  fly: 'riding',
  ski: 'riding',
  skate: 'riding',
  slide: 'riding',
  climb: 'on',
  wave: 'holding',
  point: 'facing',
  throw: 'holding',
  catch: 'holding',
  kick: 'facing',
  hit: 'facing',
  dribble: 'holding',
  dunk: 'holding',
  shoot: 'holding',
  fence: 'facing',
  punch: 'facing',
  lift: 'holding',
  push: 'facing',
  pull: 'leading',
  carry: 'holding',
  hold: 'holding',
  reach: 'facing',
  cook: 'facing',
  stir: 'facing',
  chop: 'facing',
  eat: 'holding',
  drink: 'holding',
  pour: 'holding',
  read: 'holding',
  write: 'holding',
  paint: 'facing',
  type: 'facing',
  build: 'facing',
  work: 'facing',
  rub: 'facing',
  hammer: 'facing',
  dig: 'facing',
  plant: 'facing',
  water: 'facing',
  sweep: 'facing',
  photograph: 'facing',
  feed: 'facing',
  pet: 'beside',
  knit: 'holding',
  play_guitar: 'holding',
  play_piano: 'facing',
  play_violin: 'holding',
  play_drums: 'facing',
  play_wind: 'holding',
  play_board_game: 'facing',
  phone: 'holding',
  dance: 'beside',
  talk: 'facing',
  hug: 'beside',
  kiss: 'beside',
  shake_hands: 'facing',
  fight: 'facing',
  collide: 'facing',
  attack: 'facing',
  bow: 'facing',
  blow: 'facing',
  juggle: 'holding',
  balance: 'on',
  hang: 'under',
  iron: 'facing',
  hula_hoop: 'holding',
  jump_rope: 'holding',
  high_five: 'beside',
  spill: 'holding',
  wash: 'facing',
  open: 'facing',
  howl: 'facing',
  roar: 'facing',
  stand: 'beside',
  break: 'facing',
  jump: 'over',
  swing: 'on',
  flow: 'on',
  land: 'on',
  sit: 'on',
  sleep: 'on',
  lie: 'on',
};

/** What these show depends on who does them and with what: children run, kittens pounce, a skateboarder skates. */
export const openVerbs =
  'play, play together, play around, play with, play in, play on, do tricks, do stunts, do a trick, perform tricks, play happily, have a race, compete in, practise, practice, use, do, try, start, enjoy, perform, perform on, perform in, give a concert, have a concert, entertain';

/** Participles that dress whom they follow. */
export const wornPhrases =
  'dressed in, clad in, clothed in, wrapped in, dressed as, dressed like, dressed up as, disguised as';
