/** Every migration by its name, in order; a new one gets a line here. */
import type { Migration } from 'kysely';
import * as initial from './001-initial.ts';
import * as taskRoutes from './002-task-routes.ts';
import * as taskLosses from './003-task-losses.ts';
import * as privateCharacters from './004-private-characters.ts';
import * as characterLooks from './005-character-looks.ts';
import * as taskResults from './006-task-results.ts';
import * as taskChanges from './007-task-changes.ts';
import * as manyProcesses from './008-many-processes.ts';
import * as webhooks from './009-webhooks.ts';
import * as consoleTables from './010-console.ts';
import * as earlierRemarks from './011-earlier-remarks.ts';
import * as sharedServers from './012-shared-servers.ts';
import * as deletedTasks from './013-deleted-tasks.ts';
import * as deletedFiles from './014-deleted-files.ts';
import * as changeClock from './015-change-clock.ts';
import * as usage from './016-usage.ts';
import * as engineLosses from './019-engine-losses.ts';

import * as requestLog from './020-request-log.ts';
import * as selfService from './021-self-service.ts';

import * as videoLabels from './022-video-labels.ts';
import * as sharesOfAccounts from './023-shares-of-accounts.ts';
import * as remixesInOrder from './024-remixes-in-order.ts';
import * as soundsOfReplies from './025-sounds-of-replies.ts';

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
};
