/** Making and keeping videos in the studio, in a real browser: one service and one browser for all. */
import { after, before, describe } from 'node:test';
import { type Rig, startRig } from '../support/console/browser.ts';
import { draftSuite } from './console/draft-suite.ts';
import { keysSuite } from './console/keys-suite.ts';
import { librarySuite } from './console/library-suite.ts';
import { makeSuite } from './console/make-suite.ts';
import { sessionSuite } from './console/session-suite.ts';
import { videoSuite } from './console/video-suite.ts';
import { viewingSuite } from './console/viewing-suite.ts';

describe('console: videos', () => {
  let rig: Rig;
  before(async () => {
    rig = await startRig();
  });
  after(() => rig?.stop());
  const get = () => rig;

  describe('session', () => sessionSuite(get));
  describe('make', () => makeSuite(get));
  describe('before it is made', () => draftSuite(get));
  describe('a video', () => videoSuite(get));
  describe('viewing', () => viewingSuite(get));
  describe('keys and usage', () => keysSuite(get));
  describe('library', () => librarySuite(get));
});
