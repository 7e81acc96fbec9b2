/** Fills the form with the parameters of an earlier video. */
import type { VideoDetails } from '../../api/types.ts';
import { readVideo } from '../../api/videos.ts';
import { toast } from '../../parts/controls/toast.tsx';
import { change, emptyDraft, images } from './draft.ts';

const imageFields = ['images', 'input_reference'];

const valuesOf = ({ request }: VideoDetails): Record<string, unknown> => {
  const { model: _model, prompt: _prompt, ...fields } = request?.body ?? {};
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !imageFields.includes(name)));
};

const hasImages = ({ request }: VideoDetails): boolean =>
  imageFields.some((name) => [request?.body[name] ?? []].flat().length > 0);

export const refillForm = async (id: string): Promise<void> => {
  const video = await readVideo(id);
  change({ ...emptyDraft, prompt: video.prompt, models: [video.model], values: valuesOf(video) });
  images.value = {};
  if (hasImages(video)) toast('It was made with images. Add them again.', 'plain');
};
