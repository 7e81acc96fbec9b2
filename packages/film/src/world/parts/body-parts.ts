/** Which region of a body a part is of, or what is worn there. */

import type { BodyRegion } from '../../scene/body-regions.ts';

const rows: Record<BodyRegion, string> = {
  chin: 'chin, jaw, beard, lip, mouth, lipstick, tooth, mustache',
  face: 'cheek, face, nose, tear, forehead, brow, eye, eyebrow, eyelash, eyelid, makeup, glasses, sunglasses, mask, ear, earring, temple',
  head: 'head, hat, cap, helmet, crown, tiara, beanie, headscarf',
  hair: 'hair, ponytail, braid, curl, bun',
  neck: 'tie, bow tie, collar, necklace, scarf, shirt, button, throat, blouse, pendant, medal, badge, neck, neckline, t-shirt',
  chest:
    'chest, vest, jacket, coat, dress, heart, stomach, belly, belt, apron, costume, sweater, waist, hip, torso, uniform, suit, lapel, pocket, gown, robe, cardigan, hoodie, outfit',
  shoulder: 'shoulder, cape, shawl, backpack strap, strap',
  back: 'back, spine, zipper, backpack',
  hand: 'arm, hand, wrist, elbow, finger, fingernail, nail, palm, sleeve, watch, bracelet, ring, glove, cuff',
  knee: 'leg, knee, shin, calf',
  foot: 'foot, shoe, shoelace, lace, boot, sock, toe, ankle, sneaker, sandal, heel, slipper, skate',
};

const byNoun: ReadonlyMap<string, BodyRegion> = new Map(
  (Object.entries(rows) as [BodyRegion, string][]).flatMap(([region, nouns]) =>
    nouns.split(', ').map((noun) => [noun, region] as const),
  ),
);

export const bodyRegion = (noun: string): BodyRegion | undefined =>
  byNoun.get(noun) ?? byNoun.get(noun.split(' ').at(-1)!);

const wornParts = new Set(
  'shoelace, lace, zipper, button, collar, sleeve, cuff, tear, makeup, lipstick, fingernail'.split(', '),
);

/** Parts of clothes and faces that are seen with whom they belong to, and by themselves nowhere. */
export const isWornPart = (noun: string): boolean => wornParts.has(noun);

/** Too low for one who stands: whose it is sits, and the other kneels. */
export const isLowRegion = (region: BodyRegion): boolean => region === 'foot' || region === 'knee';
