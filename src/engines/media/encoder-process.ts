/** The process that encodes speech: many streams at once, all of our own making. */

import { serveEngine } from '../child-process-server.ts';
import { type CompressedFormat, encodeAudio } from './encode-audio.ts';

serveEngine({
  handlers: {
    encodeAudio: ({ format }: { format: CompressedFormat }, { input, emit }) =>
      encodeAudio(format, input, emit),
  },
});
