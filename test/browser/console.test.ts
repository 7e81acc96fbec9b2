/** The studio as people use it, in a real browser: one service and one browser for all. */
import { after, before, describe } from 'node:test';
import { type Rig, startRig } from '../support/console/browser.ts';
import { accessibilitySuite } from './console/accessibility-suite.ts';
import { keysSuite } from './console/keys-suite.ts';
import { layoutSuite } from './console/layout-suite.ts';
import { librarySuite } from './console/library-suite.ts';
import { makeSuite } from './console/make-suite.ts';
import { outageSuite } from './console/outage-suite.ts';
import { sessionSuite } from './console/session-suite.ts';
import { soundSuite } from './console/sound-suite.ts';
import { steadySuite } from './console/steady-suite.ts';
import { talkSuite } from './console/talk-suite.ts';
import { videoSuite } from './console/video-suite.ts';
import { wordingSuite } from './console/wording-suite.ts';

describe('console', () => {
  let rig: Rig;
  before(async () => {
    rig = await startRig();
  });
  after(() => rig?.stop());
  const get = () => rig;

  describe('session', () => sessionSuite(get));
  describe('make', () => makeSuite(get));
  describe('a video', () => videoSuite(get));
  describe('listen, speak', () => soundSuite(get));
  describe('talk', () => talkSuite(get));
  describe('keys and usage', () => keysSuite(get));
  describe('layout and wording', () => layoutSuite(get));
  describe('words', () => wordingSuite(get));
  describe('steadiness', () => steadySuite(get));
  describe('outages', () => outageSuite(get));
  describe('accessibility', () => accessibilitySuite(get));
  describe('library', () => librarySuite(get));
});
