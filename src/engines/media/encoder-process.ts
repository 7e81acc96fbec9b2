/** The process that encodes speech: many concurrent streams, all trusted input. */

import { serveEngine } from '../child-process-server.ts';
import { type CompressedFormat, encodeAudio } from './encode-audio.ts';

serveEngine({
  handlers: {
    encodeAudio: ({ format }: { format: CompressedFormat }, { input, emit }) =>
      encodeAudio(format, input, emit),
  },
});
