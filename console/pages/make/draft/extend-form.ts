/** Fills the form to go on where a video ends: its last frame is the first of the next one. */
import { mediaUrl, readVideo } from '../../../api/videos.ts';
import { toast } from '../../../parts/controls/toast.tsx';
import { say } from '../../../parts/text/say.ts';
import { draft, emptyDraft } from './draft.ts';
import { replaceDraft } from './replace-draft.ts';

/** Some browsers say that they have found a frame before there is anything to draw. */
const mostLooks = 50;
const lookMs = 100;
/** Seconds that one frame may stand. */
const longestFrame = 0.2;

const drawnFrame = async (video: HTMLVideoElement): Promise<OffscreenCanvas> => {
  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  for (let look = 0; look < mostLooks; look += 1) {
    context.drawImage(video, 0, 0);
    const alpha = context.getImageData(0, 0, 1, 1).data[3]!;
    if (alpha > 0) return canvas;
    await Promise.race([presented(video, 0), new Promise((resolve) => setTimeout(resolve, lookMs))]);
  }
  throw new Error(say('The last frame of this film could not be read. Try again.'));
};

/** A frame of that second or later is shown; where a browser cannot tell, only that it was found. */
const presented = (video: HTMLVideoElement, second: number): Promise<void> =>
  new Promise((resolve) => {
    if (!('requestVideoFrameCallback' in video)) return resolve();
    const onFrame = (_now: number, { mediaTime }: { mediaTime: number }): void => {
      if (mediaTime >= second) resolve();
      else video.requestVideoFrameCallback(onFrame);
    };
    video.requestVideoFrameCallback(onFrame);
  });

const lastFrame = async (id: string): Promise<File> => {
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  const ready = (event: string) =>
    new Promise<void>((resolve, reject) => {
      video.addEventListener(event, () => resolve(), { once: true });
      video.addEventListener('error', () => reject(new Error(video.error?.message)), { once: true });
    });
  const loaded = ready('loadeddata');
  video.src = mediaUrl(id, 'video');
  await loaded;
  const sought = ready('seeked');
  // A little before the end: some browsers show nothing at the end itself.
  const end = Math.max(0, video.duration - 0.06);
  const shown = presented(video, end - longestFrame);
  video.currentTime = end;
  await sought;
  // Pages in the background are shown no frames.
  await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, 10 * lookMs))]);
  const canvas = await drawnFrame(video);
  const picture = await canvas.convertToBlob({ type: 'image/png' });
  video.removeAttribute('src');
  return new File([picture], 'last-frame.png', { type: 'image/png' });
};

export const extendForm = async (id: string): Promise<void> => {
  const video = await readVideo(id);
  const { model: _model, prompt: _prompt, seed: _seed, ...fields } = video.request?.body ?? {};
  const { images: _images, input_reference: _reference, ...values } = fields;
  const frame = await lastFrame(id);
  replaceDraft(
    {
      ...emptyDraft,
      showsJson: draft.value.showsJson,
      prompt: video.prompt,
      models: [video.model],
      values,
    },
    { images: [frame] },
  );
  toast(say('The last frame is the first of the next film. Say what happens next.'));
};
