/** The process that converts upstream videos: minutes of work that short calls should not wait behind. */

import { serveEngine } from '../child-process-server.ts';
import { type ConvertOptions, type CutOptions, convertVideo, cutVideo } from './convert-video.ts';

serveEngine({
  handlers: {
    cutVideo: (options: CutOptions, { signal }) => cutVideo(options, signal),
    convertVideo: (options: ConvertOptions, { signal, emit }) => {
      let reported = -1;
      const onProgress = (share: number) => {
        const percent = Math.floor(share * 100);
        if (percent > reported) emit(percent);
        reported = Math.max(reported, percent);
      };
      return convertVideo(options, { signal, onProgress });
    },
  },
});
