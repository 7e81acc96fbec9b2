/** Measures recordings in a child process, so that a long one delays no other request. */
import { serveEngine } from '../../../child-process-server.ts';
import { measureAudio } from './measure.ts';

serveEngine({
  handlers: {
    measure: ({ pcmPath }: { pcmPath: string }, { signal }) => measureAudio(pcmPath, signal),
  },
});
