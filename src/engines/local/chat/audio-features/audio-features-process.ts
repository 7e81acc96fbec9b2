/** Recordings are measured here, so that a long one keeps nobody else waiting. */
import { serveEngine } from '../../../child-process-server.ts';
import { measureAudio } from './measure.ts';

serveEngine({
  handlers: {
    measure: ({ pcmPath }: { pcmPath: string }, { signal }) => measureAudio(pcmPath, signal),
  },
});
