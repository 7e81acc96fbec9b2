/** Fills the form with the parameters of an earlier video. */
import type { VideoDetails } from '../../../api/types.ts';
import { readReference, readVideo } from '../../../api/videos.ts';
import { toast } from '../../../parts/controls/toast.tsx';
import { say } from '../../../parts/text/say.ts';
import { draft, emptyDraft } from './draft.ts';
import { replaceDraft } from './replace-draft.ts';

const imageFields = ['images', 'input_reference'];

const valuesOf = ({ request }: VideoDetails): Record<string, unknown> => {
  const { model: _model, prompt: _prompt, ...fields } = request?.body ?? {};
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !imageFields.includes(name)));
};

const imagesOf = ({ request }: VideoDetails): string[] =>
  imageFields.flatMap((name) => request?.body[name] ?? []).map(String);

/** Uploads are kept with the video. A linked image is on another server, which this page may not read. */
const isLinked = (image: string): boolean => /^https?:/.test(image);

export const refillForm = async (id: string): Promise<void> => {
  const video = await readVideo(id);
  const given = imagesOf(video);
  const files = await Promise.all(
    given.flatMap((image, index) => (isLinked(image) ? [] : [readReference(id, index)])),
  );
  replaceDraft(
    {
      ...emptyDraft,
      showsJson: draft.value.showsJson,
      prompt: video.prompt,
      models: [video.model],
      values: valuesOf(video),
    },
    files.length > 0 ? { images: files } : {},
  );
  if (given.some(isLinked)) toast(say('It was made with images from links. Add them again.'), 'plain');
};
