/** Listening, speaking and outages in the studio, in a real browser: one service and one browser for all. */
import { after, before, describe } from 'node:test';
import { type Rig, startRig } from '../support/console/browser.ts';
import { outageSuite } from './console/outage-suite.ts';
import { soundSuite } from './console/sound-suite.ts';
import { talkSuite } from './console/talk-suite.ts';

describe('console: sound and outages', () => {
  let rig: Rig;
  before(async () => {
    rig = await startRig();
  });
  after(() => rig?.stop());
  const get = () => rig;

  describe('listen, speak', () => soundSuite(get));
  describe('talk', () => talkSuite(get));
  describe('outages', () => outageSuite(get));
});
