import { testOnEachDatabase } from '../support/databases.ts';
import { accountsSuite, firstStartSuite } from './accounts-suite.ts';
import { holdsSuite, ledgerSuite } from './ledger-suite.ts';

testOnEachDatabase('accounts and keys', accountsSuite);
testOnEachDatabase('first start', firstStartSuite);
testOnEachDatabase('ledger', ledgerSuite);
testOnEachDatabase('holds', holdsSuite);
