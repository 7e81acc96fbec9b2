/** Fills the form to go on where a video ends: its last frame is the first of the next one. */
import { mediaUrl, readVideo } from '../../api/videos.ts';
import { toast } from '../../parts/controls/toast.tsx';
import { say } from '../../parts/text/say.ts';
import { change, draft, emptyDraft, images } from './draft.ts';

const lastFrame = async (id: string): Promise<File> => {
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  const ready = (event: string) =>
    new Promise<void>((resolve, reject) => {
      video.addEventListener(event, () => resolve(), { once: true });
      video.addEventListener('error', () => reject(new Error(video.error?.message)), { once: true });
    });
  const loaded = ready('loadedmetadata');
  video.src = mediaUrl(id, 'video');
  await loaded;
  const sought = ready('seeked');
  // A little before the end: some browsers show nothing at the end itself.
  video.currentTime = Math.max(0, video.duration - 0.06);
  await sought;
  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
  canvas.getContext('2d')!.drawImage(video, 0, 0);
  const picture = await canvas.convertToBlob({ type: 'image/png' });
  video.removeAttribute('src');
  return new File([picture], 'last-frame.png', { type: 'image/png' });
};

export const extendForm = async (id: string): Promise<void> => {
  const video = await readVideo(id);
  const { model: _model, prompt: _prompt, seed: _seed, ...fields } = video.request?.body ?? {};
  const { images: _images, input_reference: _reference, ...values } = fields;
  change({
    ...emptyDraft,
    showsJson: draft.value.showsJson,
    prompt: video.prompt,
    models: [video.model],
    values,
  });
  images.value = { images: [await lastFrame(id)] };
  toast(say('The last frame is the first of the next film. Say what happens next.'));
};
