/** Dependencies of the routes. */

import type { AuditEntry } from '../domain/audit.ts';
import type { Model, ModelCatalogue } from '../domain/models.ts';

import type { Clock } from '../lib/clock.ts';
import type { KeyedMutex } from '../lib/keyed-mutex.ts';
import type { Logger } from '../lib/logger.ts';
import type { AccountAdmin } from '../services/account-admin.ts';
import type { AccountLimits } from '../services/account-limits.ts';
import type { Access } from '../services/api-key-access.ts';
import type { Audio } from '../services/audio.ts';
import type { CharacterService } from '../services/characters.ts';
import type { Chat } from '../services/chat.ts';
import type { ReplySounds } from '../services/chat-money/reply-sounds.ts';
import type { ConsoleAccess } from '../services/console/console-access.ts';
import type { VideoCutter } from '../services/console/cut-video.ts';
import type { LedgerView } from '../services/console/ledger-view.ts';
import type { Library } from '../services/console/library.ts';
import type { ModelInstaller } from '../services/console/model-installer.ts';
import type { Overview } from '../services/console/overview.ts';
import type { PictureReadingService } from '../services/console/picture-reading.ts';
import type { PriceList } from '../services/console/prices.ts';
import type { PromptReader } from '../services/console/prompt-reading.ts';
import type { RequestLog } from '../services/console/request-log.ts';

import type { RequestStats } from '../services/console/request-stats.ts';
import type { RoutePauses } from '../services/console/route-pauses.ts';
import type { RoutingAdmin } from '../services/console/routing-admin.ts';
import type { TaskAdmin } from '../services/console/task-admin.ts';
import type { VideoLabelService } from '../services/console/video-labels.ts';
import type { VoiceSamples } from '../services/console/voice-samples.ts';
import type { IdempotencyGuard } from '../services/idempotency.ts';
import type { KeyLimiter, RateLimiter } from '../services/rate-limiter.ts';
import type { FundsCheck } from '../services/require-any-funds.ts';
import type { PaymentService } from '../services/self-service/payments.ts';
import type { VoucherService } from '../services/self-service/vouchers.ts';
import type { VideoCreation } from '../services/video-creation.ts';
import type { Videos } from '../services/videos.ts';
import type { WebhookSender } from '../services/webhooks/send-webhook.ts';
import type { WebhookAdmin } from '../services/webhooks/webhook-admin.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import type { SignedLinks } from '../storage/signed-links.ts';
import type { MultipartLimits } from './body/multipart.ts';
import type { ConsoleFiles } from './console/static-files.ts';
import type { Links } from './links.ts';

type AuditLogReader = (
  filter: { subject?: string },
  page: { afterId?: string; limit: number },
) => Promise<AuditEntry[]>;

export type AppDeps = {
  consoleAccess: ConsoleAccess;
  accountAdmin: AccountAdmin;
  library: Library;
  /** Favourites, tags and public links. */
  labels: VideoLabelService;
  ledgerView: LedgerView;
  auditLog: { list: AuditLogReader };
  routePauses: RoutePauses;
  routingAdmin: RoutingAdmin;
  webhookAdmin: WebhookAdmin;
  sendWebhook: WebhookSender;
  modelInstaller: ModelInstaller;
  prices: PriceList;
  taskAdmin: TaskAdmin;
  overview: Overview;
  requestStats: RequestStats;
  requestLog: RequestLog;
  /** Null: self-service is off. */
  vouchers: VoucherService | null;
  /** Null: no payment provider is configured. */
  payments: PaymentService | null;
  paymentUrl: string | null;
  checkRoute: (modelId: string, route: string) => Promise<{ message: string; isOk: boolean }>;
  settingsInForce: () => object[];
  roles: readonly string[];
  databaseKind: 'SQLite' | 'Postgres';
  /** The files of the console, built if necessary. */
  loadConsole: () => Promise<ConsoleFiles>;
  /** The public address, where one is configured. */
  publicUrl: string | null;
  access: Access;
  rateLimiter: KeyLimiter;
  /** Limits requests without a key, by network. */
  addressLimiter: RateLimiter;
  limits: AccountLimits;
  /** One at a time for each account. */
  oneAtATime: KeyedMutex;
  models: ModelCatalogue;
  /** The kinds of engine behind a model. */
  servedBy: (modelId: string) => string[];
  /** The language model to install where conversations know only what recordings say; null: they know more. */
  neededForGeneralQuestions: () => Promise<{ name: string; sizeBytes: number } | null>;
  /** Price range of a unit of the model over its routes, in micro-credits. */
  priceRange: (model: Model) => { lowest: number; highest: number };
  fundsCheck: FundsCheck;
  voiceSample: VoiceSamples;
  readPicture: PictureReadingService;
  videos: Videos;
  videoCreation: VideoCreation;
  /** The reading of a prompt by our own engine. */
  readPrompt: PromptReader;
  /** Cuts a stored video; returns where the result lies in the folder. */
  cutVideo: VideoCutter;
  characters: CharacterService;
  audio: Audio;
  chat: Chat;
  idempotency: IdempotencyGuard;
  spokenReplies: Pick<ReplySounds, 'find'>;
  blobs: BlobStore;
  /** Whether links redirect to the storage itself, so that the bytes are not proxied. */
  presignsLinks: boolean;
  signedLinks: SignedLinks;
  links: Links;
  clock: Clock;
  logger: Logger;
  version: string;
  scratchDir: string;
  uploads: Omit<MultipartLimits, 'maxFileBytes'>;
  trustProxy: false | number | string[];
  restrictedResources: readonly string[];
  expiresAt: (completedAt: number) => number | null;
  /** A signal arrived: load balancers should use other processes; requests that still arrive are served. */
  isShuttingDown: () => boolean;
  /** No new work is accepted. */
  isDraining: () => boolean;
  /** Problems the operator should fix although the service is ready. */
  warnings: () => string[];
  ping: () => Promise<void>;
  /** Whether the disk has space for new files. */
  hasDiskSpace: () => Promise<boolean>;
};
