import { testOnEachDatabase } from '../support/databases.ts';
import { boundSuite, fairnessSuite, outlookSuite, sharedFiguresSuite, wakingSuite } from './order-suite.ts';
import { leaseSuite, stoppingSuite } from './queue-suite.ts';

testOnEachDatabase('queue: leases', leaseSuite);
testOnEachDatabase('queue: stopping', stoppingSuite);
testOnEachDatabase('queue: fairness', fairnessSuite);
testOnEachDatabase('queue: bound', boundSuite);
testOnEachDatabase('queue: outlook', outlookSuite);
testOnEachDatabase('queue: waking', wakingSuite);
testOnEachDatabase('queue: shared figures', sharedFiguresSuite);
