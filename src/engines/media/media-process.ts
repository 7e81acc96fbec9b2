/** The process that opens untrusted files: a crash or a hang here affects nothing else. */

import { serveEngine } from '../child-process-server.ts';
import { decodeAudio } from './decode-audio.ts';
import { inspectImage, prepareImage } from './untrusted-images.ts';
import { extractFrame, probeVideo, spritesheet, thumbnail } from './video-files.ts';

serveEngine({
  handlers: {
    decodeAudio: (args: Parameters<typeof decodeAudio>[0], call) => decodeAudio(args, call),
    inspectImage,
    prepareImage,
    probeVideo: (args: Parameters<typeof probeVideo>[0], { signal }) => probeVideo(args, signal),
    thumbnail: (args: Parameters<typeof thumbnail>[0], { signal }) => thumbnail(args, signal),
    spritesheet: (args: Parameters<typeof spritesheet>[0], { signal }) => spritesheet(args, signal),
    extractFrame: (args: Parameters<typeof extractFrame>[0], { signal }) => extractFrame(args, signal),
  },
});
