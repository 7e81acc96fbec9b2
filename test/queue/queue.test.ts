import { testOnEachDatabase } from '../support/databases.ts';
import { boundSuite, estimateSuite, fairnessSuite, sharedStatsSuite, wakingSuite } from './order-suite.ts';
import { leaseSuite, stoppingSuite } from './queue-suite.ts';

testOnEachDatabase('queue: leases', leaseSuite);
testOnEachDatabase('queue: stopping', stoppingSuite);
testOnEachDatabase('queue: fairness', fairnessSuite);
testOnEachDatabase('queue: bound', boundSuite);
testOnEachDatabase('queue: estimates', estimateSuite);
testOnEachDatabase('queue: waking', wakingSuite);
testOnEachDatabase('queue: shared stats', sharedStatsSuite);
