/** A tall picture makes a tall film, where no other shape was chosen: nothing of it is cut off. */
import type { Model } from '../../../api/types.ts';
import { toast } from '../../../parts/controls/toast.tsx';
import { say } from '../../../parts/text/say.ts';
import { changeValue, draft } from '../draft/draft.ts';
import { isTall, propertiesOf, subjectOf } from '../orders.ts';

/** Of width to height: below this a wide frame would show a strip of the picture. */
const tall = 0.8;
const shapeFields = ['size', 'aspect_ratio', 'orientation'];

export const fitShape = async (picture: File, models: Model[]): Promise<void> => {
  if (shapeFields.some((name) => draft.value.values[name] !== undefined)) return;
  const bitmap = await createImageBitmap(picture);
  const ratio = bitmap.width / bitmap.height;
  bitmap.close();
  const shape = models
    .flatMap(propertiesOf)
    .flatMap(([name, schema]) =>
      subjectOf(name, schema) === 'shape' ? [{ name, value: schema.enum!.find(isTall) }] : [],
    )
    .find(({ value }) => value !== undefined);
  if (ratio > tall || !shape) return;
  changeValue(shape.name, shape.value);
  toast(say('The picture is tall, and so is the film.'), 'plain');
};
