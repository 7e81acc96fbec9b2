/** Imported by tests that look at pictures: all of them in a process use the same networks. */
import { after } from 'node:test';
import { keepNetworks } from '../../src/pictures/see/networks/networks.ts';

after(keepNetworks());
