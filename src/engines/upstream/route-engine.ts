/** The engine of one upstream route. `job.model` is the upstream's name here. */
import type { Model } from '../../domain/models.ts';
import type {
  ChatEngine,
  EngineCall,
  SpeechEngine,
  TranscriptionEngine,
  VideoJob,
  VideoResult,
  VideoShape,
} from '../engine.ts';

export type RouteVideoCall = EngineCall & {
  onProgress: (percent: number) => void;
  /** The job started by an earlier attempt. */
  upstreamJobId: string | null;
  /** Awaited before waiting for the video; with `isBegun` false before it is asked for, where the id is ours. */
  storeJobId: (upstreamJobId: string, isBegun?: boolean) => Promise<void>;
};

export interface RouteVideo {
  generate(job: VideoJob, call: RouteVideoCall): Promise<VideoResult>;
  /** Why this route cannot make such a video; null: it can. */
  refusal?(video: VideoShape): string | null;
}

export type RouteCheck = {
  message: string;
  /** False: it responds, but most likely does not have the model. */
  isOk: boolean;
};

export type RouteEngine = {
  video?: RouteVideo;
  transcription?: TranscriptionEngine;
  speech?: SpeechEngine;
  chat?: ChatEngine;
  /** Sends the upstream a request that costs nothing; its message is for the operator. */
  check(signal: AbortSignal, kind: Model['kind']): Promise<RouteCheck>;
  close(): Promise<void>;
};
