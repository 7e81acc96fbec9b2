/** How the pages of the studio look and read, in a real browser: one service and one browser for all. */
import { after, before, describe } from 'node:test';
import { type Rig, startRig } from '../support/console/browser.ts';
import { accessibilitySuite } from './console/accessibility-suite.ts';
import { layoutSuite } from './console/layout-suite.ts';
import { steadySuite } from './console/steady-suite.ts';
import { wordingSuite } from './console/wording-suite.ts';

describe('console: pages', () => {
  let rig: Rig;
  before(async () => {
    rig = await startRig();
  });
  after(() => rig?.stop());
  const get = () => rig;

  describe('accessibility', () => accessibilitySuite(get));
  describe('layout and wording', () => layoutSuite(get));
  describe('steadiness', () => steadySuite(get));
  describe('words', () => wordingSuite(get));
});
