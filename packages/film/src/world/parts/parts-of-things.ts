/** Parts and their wholes: a part that is named is seen at its whole, and never stands beside it. */

import { chainOf, sensesOf, wholesOf } from '../kinds.ts';

const list = (text: string) => text.split(',').map((noun) => noun.trim());

/** By the kind of the whole, as WordNet names it; what WordNet has as parts is not repeated. */
const rows: Record<string, string> = {
  structure: `chimney, smokestack, roof, rooftop, door, doorway, front door, window, window pane, stained glass, entrance, porch, balcony, facade, wall,
 stairs, railing, column, pillar, arch, dome, spire, steeple, turret, battlement, gable, eaves, gutter, shutter, windowsill, ledge, terrace, veranda,
 ceiling, floor, hallway, interior, exterior, foundation, base, brickwork, stonework, architecture`,
  stairway: 'railing, bannister, handrail, step',
  room: `ceiling, floor, wall, wallpaper, woodwork, interior, architecture, furnishing, decor, decoration`,
  vehicle: `seat, passenger seat, door, window, windshield, windscreen, mirror, rearview mirror, side mirror, wheel, tire, tyre, hubcap, bumper, hood,
 bonnet, headlight, taillight, tail light, brake light, light, grille, exhaust, exhaust pipe, tailpipe, engine, motor, dashboard, steering wheel,
 siren, horn, antenna, spoiler, roof, trunk, tailgate, fender, chassis, cockpit, cabin, hull, ramp, platform, ladder, control panel, gear,
 license plate, interior, exterior, paintwork, trim, shell, bodywork, undercarriage, handrail, pole, aisle, compartment`,
  'wheeled vehicle': 'handlebar, pedal, saddle, spoke, chain, fender, kickstand, bed, cargo bed',
  craft: `deck, mast, sail, bow, stern, rudder, propeller, rotor, rotor blade, blade, wing, tail, nose, fuselage, landing gear, thruster, nozzle,
 porthole, funnel, smokestack, keel, rigging, railing, basket, envelope, canopy, hatch, tail section`,
  train: 'carriage, wagon, coach, smokestack, chimney, whistle, seat, aisle, handrail, strap',
  'public transport': 'carriage, wagon, coach, smokestack, chimney, seat, aisle, handrail, strap, pole',
  automaton: `joint, antenna, helmet, visor, jetpack, jet pack, rocket pack, panel, control panel, chest plate, plating, armor, armor plate, sensor,
 lens, screen, light, wheel, tread, track, claw, gripper, cable, wire, piston, gear, hinge, bolt, rivet, shell, casing, exterior, core, circuit, eye light`,
  machine:
    'gear, lever, button, knob, dial, panel, screen, handle, belt, blade, piston, valve, pipe, hopper, motor, cable',
  device: 'button, knob, dial, screen, display, handle, lens, cord, plug, keyboard, key, switch, lever',
  furniture: 'drawer, cushion, armrest, backrest, headboard, knob, handle, tabletop, leg, hinge, shelf',
  'musical instrument':
    'string, key, bow string, tuning peg, fretboard, bridge, skin, drumhead, pedal, bell, mouthpiece, valve, reed, body',
  door: 'handle, doorknob, knob, knocker, hinge, lock, frame, keyhole',
  timepiece: 'hand, dial, face, pendulum, strap, crown, bezel',
  tree: 'bark, tree bark, trunk, root, canopy, twig, crown, knot, foliage, leaves',
  plant: 'stem, stalk, root, leaf, foliage, thorn, petal, bud, pistil, stamen, vein, frond, tendril',
  leaf: 'vein, edge, stem',
  animal: `crest, plumage, feather, antler, horn, mane, fur, coat, pelt, whisker, claw, talon, paw, tail, fin, tentacle, trunk, tusk, shell, scale, spine, hoof,
 muzzle, snout, beak, wing, stripe, spot, web, antenna, hump, udder, comb, wattle, gill, flipper, pouch, quill, fang, underbelly`,
  horse: 'saddle, bridle, rein, harness, stirrup',
  mountain: 'peak, summit, slope, ridge, crag, cliff face, foothill, snowcap, ridgeline',
  'body of water': 'bank, shore, surface, current, wave, ripple, tide, bed, riverbank, rapids, foam',
  stream: 'bank, riverbank, current, ripple, rapids, bend',
  bottle: 'cap, cork, label, neck, stopper',
  container: 'lid, rim, handle, cover, label',
  garment:
    'button, sleeve, collar, hem, pocket, zipper, belt, lapel, cuff, seam, ruffle, hood, bolt, buckle, lining, fabric, train',
  bridge: 'cable, tower, arch, span, railing, girder, deck, pylon',
  road: 'lane, curb, shoulder, line, marking, median, guardrail',
  clock: 'hand, face, dial, pendulum, chime',
  book: 'page, cover, spine, bookmark',
  computer: 'screen, keyboard, key, trackpad, display',
  fountain: 'basin, jet, spout, nozzle, statue',
};

const partsOfKind = new Map(Object.entries(rows).map(([kind, parts]) => [kind, new Set(list(parts))]));

const headOf = (noun: string) => noun.slice(noun.lastIndexOf(' ') + 1);

/** The everyday senses; a noun of several words that no dictionary has is of the kind of its last. */
const everydaySenses = (noun: string) => {
  const own = sensesOf('noun', noun);
  return (own.length > 0 || !noun.includes(' ') ? own : sensesOf('noun', headOf(noun))).filter(
    ({ rank }) => rank < 3,
  );
};

const readPartOf = (part: string, whole: string, most: number): boolean => {
  const chains = everydaySenses(whole)
    .slice(0, most)
    .flatMap(({ sense }) => chainOf('noun', sense));
  const head = headOf(part);
  const isListed = [headOf(whole), ...chains.map(({ name }) => name)].some((name) => {
    const parts = partsOfKind.get(name);
    return parts?.has(part) || parts?.has(head);
  });
  if (isListed) return true;
  const senses = new Set(chains.map(({ sense }) => sense));
  return everydaySenses(part).some(({ sense }) => wholesOf(sense).some((one) => senses.has(one)));
};

/** By part, then by whole: each thing of a long prompt is asked of every other, and most are asked again and again. */
type Answers = Map<string, Map<string, boolean>>;
const answers: Record<1 | 2, Answers> = { 1: new Map(), 2: new Map() };
const mostKept = 20_000;
let kept = 0;

const keep = (): void => {
  kept += 1;
  if (kept < mostKept) return;
  kept = 0;
  for (const known of Object.values(answers)) known.clear();
};

/** Whether such a whole has such a part: a cabin a chimney, a bus seats, a robot joints. `most`: how many senses of the whole count. */
export const isPartOf = (part: string, whole: string, most: 1 | 2 = 2): boolean => {
  const known = answers[most].get(part) ?? new Map<string, boolean>();
  const before = known.get(whole);
  if (before !== undefined) return before;
  const answer = readPartOf(part, whole, most);
  known.set(whole, answer);
  answers[most].set(part, known);
  keep();
  return answer;
};

/** All that a place is furnished with, said in one word. */
const furnishings = new Set(
  list(
    'furniture, furnishing, furnishings, decor, decoration, interior decoration, fixture, equipment, gear, seating, seat, amenity',
  ),
);
export const isFurnishing = (noun: string): boolean => furnishings.has(noun) || furnishings.has(headOf(noun));

/** What no room is without and nothing stands for by itself. */
export const isRoomFixture = (noun: string): boolean => partsOfKind.get('room')!.has(noun);
