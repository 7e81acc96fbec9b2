/** Trades that serve people or are seen at one place: at the window, the desk, the till, the hive. */

import type { Craft } from './crafts.ts';

export const serviceCrafts: readonly Craft[] = [
  {
    callings:
      'news anchor, newscaster, newsreader, news reader, news presenter, tv presenter, television presenter, anchorman, anchorwoman, tv anchor, tv host, television host, talk show host, game show host, presenter',
    verbs: 'read, talk, speak, sit, report, present, announce, laugh, smile, tell, deliver',
    action: 'talk',
    at: 'news desk',
    or: 'tv studio desk, desk',
    parts: 'news, headline, table',
    isSeat: true,
    place: 'studio',
  },
  {
    callings: 'pilot, copilot, captain, fighter pilot, aviator, airline pilot',
    verbs: 'reach, flip, press, push, check, operate, sit, prepare, look, stand, control, turn, steer',
    needs: 'cockpit',
    action: 'reach',
    at: 'cockpit',
    or: 'airplane cockpit, flight deck',
    parts: 'switch, button, control',
    isSeat: true,
    place: 'airport',
  },
  {
    callings: 'window washer, window cleaner',
    verbs: 'clean, wash, wipe, scrub, work, hang, sweep, polish, stand',
    action: 'reach',
    at: 'window cleaning platform',
    tool: 'sponge',
    parts:
      'glass, window, windows, office tower, tower, skyscraper, building, office building, glass tower, glass building, rope, platform, high rise, facade, scaffold, scaffolding',
    isSeat: true,
    place: 'city',
  },
  {
    callings: 'tattoo artist, tattooist, tattooer',
    verbs: 'ink, tattoo, draw, work, paint, make, do, give, reach',
    ownVerbs: 'tattoo',
    action: 'reach',
    tool: 'tattoo machine',
    client: 'beside',
    parts: 'rose, arm, dragon, tattoo, flower, design, skull, butterfly, heart, easel, anchor, sleeve',
    place: 'shop',
  },
  {
    callings: 'makeup artist, make up artist, face painter',
    verbs: 'paint, apply, put, do, work, brush, make',
    action: 'reach',
    tool: 'paintbrush',
    client: 'beside',
    parts: 'makeup, lipstick, face, powder, blush, easel',
    place: 'shop',
  },
  {
    callings: 'cashier, shop assistant, sales clerk, checkout clerk',
    verbs: 'scan, ring, reach, work, sit, pack, count, bag, look, stand',
    action: 'reach',
    at: 'checkout',
    or: 'supermarket checkout, checkout counter, till, cash register',
    parts: 'groceries, grocery, goods, item, items, product',
    place: 'supermarket',
  },
  {
    callings: 'beekeeper, bee keeper',
    verbs:
      'lift, hold, inspect, check, pull, take, carry, remove, collect, harvest, examine, look, work, raise',
    action: 'hold',
    at: 'beehive',
    or: 'hive, bee hive',
    tool: 'honeycomb frame',
    place: 'garden',
  },
];
