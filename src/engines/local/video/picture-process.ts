/** Looks at pictures for the console: apart from videos, which it must not wait for, and from the API's memory. */
import { type PictureReading, readGivenPicture } from '@kinora/film';
import { serveEngine } from '../../child-process-server.ts';

serveEngine({
  handlers: { read: (path): Promise<PictureReading> => readGivenPicture(path as string) },
});
