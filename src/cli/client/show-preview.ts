/** The newest frame of a video that is being made, on terminals that show pictures. */
import { previewToPng } from '../../engines/media/preview-to-png.ts';
import type { ServerUse } from './use-server.ts';

const everyMs = 1500;
const maxBytes = 2_000_000;
const widthPixels = 480;

/** Asks now and then from `start` to `end`, and never holds up the progress. */
export const createPreview = ({ api, progress }: Pick<ServerUse, 'api' | 'progress'>, path: string) => {
  let timer: NodeJS.Timeout | undefined;
  let isAsking = false;
  const show = async (): Promise<void> => {
    const image = await api.image(path, maxBytes);
    const png = image && (await previewToPng(image, widthPixels));
    if (png && timer !== undefined) progress.show(png);
  };
  const refresh = () => {
    if (isAsking) return;
    isAsking = true;
    // Without a picture the bar is enough.
    show()
      .catch(() => {})
      .finally(() => {
        isAsking = false;
      });
  };
  return {
    start(): void {
      if (!progress.showsPictures || timer !== undefined) return;
      timer = setInterval(refresh, everyMs).unref();
      refresh();
    },
    end(): void {
      clearInterval(timer);
      timer = undefined;
    },
  };
};
