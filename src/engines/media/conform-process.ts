/** The process that makes videos from elsewhere what was asked for: minutes of work that nothing short should wait behind. */

import { serveEngine } from '../child-process-server.ts';
import { type FitOptions, fitVideo } from './conform-video.ts';

serveEngine({
  handlers: {
    fitVideo: (options: FitOptions, { signal, emit }) => {
      let told = -1;
      const onProgress = (share: number) => {
        const percent = Math.floor(share * 100);
        if (percent > told) emit(percent);
        told = Math.max(told, percent);
      };
      return fitVideo(options, { signal, onProgress });
    },
  },
});
