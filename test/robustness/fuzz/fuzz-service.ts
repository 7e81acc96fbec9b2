/** The service as the fuzzer meets it: everything real but the engines, which answer at once. Run as a process of its own. */
import { loadConfig } from '../../../src/config/config.ts';
import { ApiError } from '../../../src/domain/errors.ts';
import type { VideoEngine } from '../../../src/engines/engine.ts';
import { startService } from '../../../src/main.ts';
import {
  createFakeChatEngine,
  createFakeSpeechEngine,
  createFakeTranscriptionEngine,
} from '../../support/fake-audio-engines.ts';
import { makeVideo } from '../../support/media-fixtures.ts';
import { firstKey } from '../../support/service.ts';

/** The first video is made, so that there is one to ask for. */
const createOneVideoEngine = (): VideoEngine => {
  let isFirst = true;
  return {
    async generate(job) {
      if (!isFirst) throw new ApiError('content_policy_violation');
      isFirst = false;
      const videoPath = makeVideo(job.workDir, {
        seconds: job.seconds,
        width: 64,
        height: 36,
        framesPerSecond: 4,
      });
      return { videoPath, scene: null };
    },
  };
};

/** Keeps no jobs: a million of them would fill the memory. */
const forgetful = <T extends { jobs: unknown[] }>(engine: T): T => {
  engine.jobs.push = () => 0;
  return engine;
};

const [dataDir] = process.argv.slice(2);
const config = {
  ...loadConfig({
    KINORA_PORT: '0',
    KINORA_DATA_DIR: dataDir,
    KINORA_LOG_LEVEL: 'error',
    KINORA_BOOTSTRAP_KEY: firstKey,
    // Tasks end at once but for the pictures they fetch: a chat that waits for its video is answered in time.
    KINORA_VIDEO_CONCURRENCY: '16',
    // Damaged pictures and clips are fetched from the fuzzer.
    KINORA_ALLOW_PRIVATE_URLS: 'true',
  }),
  uploadIdleSeconds: 2,
  drainSeconds: 0,
};
const service = await startService(config, '0.0.0-fuzz', {
  engines: {
    video: createOneVideoEngine(),
    transcription: forgetful(createFakeTranscriptionEngine()),
    speech: forgetful(createFakeSpeechEngine()),
    chat: forgetful(createFakeChatEngine()),
  },
});
process.stdout.write(`listening at ${service.url}\n`);
process.on('SIGTERM', () => void service.stop().then(() => process.exit(0)));
