/** Every migration by its name, in order; a new one gets a line here. */
import type { Migration } from 'kysely';
import * as requestLog from './020-request-log.ts';
import * as selfService from './021-self-service.ts';
import * as videoLabels from './022-video-labels.ts';
import * as sharesOfAccounts from './023-shares-of-accounts.ts';
import * as remixesInOrder from './024-remixes-in-order.ts';
import * as soundsOfReplies from './025-sounds-of-replies.ts';
import * as turnsInLanes from './026-turns-in-lanes.ts';
import * as sizesOfFiles from './027-sizes-of-files.ts';
import * as expectedEnds from './028-expected-ends.ts';
import * as keptOfAccounts from './029-kept-of-accounts.ts';
import * as initial from './earlier/001-initial.ts';
import * as taskRoutes from './earlier/002-task-routes.ts';
import * as taskLosses from './earlier/003-task-losses.ts';
import * as privateCharacters from './earlier/004-private-characters.ts';
import * as characterLooks from './earlier/005-character-looks.ts';
import * as taskResults from './earlier/006-task-results.ts';
import * as taskChanges from './earlier/007-task-changes.ts';
import * as manyProcesses from './earlier/008-many-processes.ts';
import * as webhooks from './earlier/009-webhooks.ts';
import * as consoleTables from './earlier/010-console.ts';
import * as earlierRemarks from './earlier/011-earlier-remarks.ts';
import * as sharedServers from './earlier/012-shared-servers.ts';
import * as deletedTasks from './earlier/013-deleted-tasks.ts';
import * as deletedFiles from './earlier/014-deleted-files.ts';
import * as changeClock from './earlier/015-change-clock.ts';
import * as usage from './earlier/016-usage.ts';
import * as engineLosses from './earlier/019-engine-losses.ts';

export const migrations: Record<string, Migration> = {
  '001-initial': initial,
  '002-task-routes': taskRoutes,
  '003-task-losses': taskLosses,
  '004-private-characters': privateCharacters,
  '005-character-looks': characterLooks,
  '006-task-results': taskResults,
  '007-task-changes': taskChanges,
  '008-many-processes': manyProcesses,
  '009-webhooks': webhooks,
  '010-console': consoleTables,
  '011-earlier-remarks': earlierRemarks,
  '012-shared-servers': sharedServers,
  '013-deleted-tasks': deletedTasks,
  '014-deleted-files': deletedFiles,
  '015-change-clock': changeClock,
  '016-usage': usage,
  '019-engine-losses': engineLosses,
  '020-request-log': requestLog,
  '021-self-service': selfService,
  '022-video-labels': videoLabels,
  '023-shares-of-accounts': sharesOfAccounts,
  '024-remixes-in-order': remixesInOrder,
  '025-sounds-of-replies': soundsOfReplies,
  '026-turns-in-lanes': turnsInLanes,
  '027-sizes-of-files': sizesOfFiles,
  '028-expected-ends': expectedEnds,
  '029-kept-of-accounts': keptOfAccounts,
};
