/** The process that converts upstream videos: minutes of work that short calls should not wait behind. */

import { serveEngine } from '../child-process-server.ts';
import { type ConformOptions, conformVideo } from './conform-video.ts';

serveEngine({
  handlers: {
    conformVideo: (options: ConformOptions, { signal, emit }) => {
      let reported = -1;
      const onProgress = (share: number) => {
        const percent = Math.floor(share * 100);
        if (percent > reported) emit(percent);
        reported = Math.max(reported, percent);
      };
      return conformVideo(options, { signal, onProgress });
    },
  },
});
