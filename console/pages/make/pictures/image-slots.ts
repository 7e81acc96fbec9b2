/** The places that the chosen models have for images, and what each of them is for. */
import type { Model } from '../../../api/types.ts';
import { images } from '../draft/draft.ts';
import { isFile, isImages, isRequired, propertiesOf, withForm } from '../orders.ts';

export const roleNames: Record<string, string> = {
  first: 'First frame',
  last: 'Last frame',
  component: 'Element',
  reference: 'Image',
};

export type ImageSlots = { count: number; roles: string[]; isNeeded: boolean };

/** The maximum number of images over the selected models, and their roles there. */
export const slotsOf = (models: Model[]): ImageSlots => {
  const ways = models.flatMap((model) => [model, withForm(model, 2)]);
  const found = ways.flatMap((model) =>
    propertiesOf(model)
      .filter(([name, schema]) => isImages(name, schema))
      .map(([name, schema]) => ({
        count: isFile(schema) ? 1 : (schema.maxItems ?? 1),
        roles: model.image_roles ?? [],
        isNeeded: isFile(schema) && isRequired(model, name),
      })),
  );
  const most = found.toSorted((one, other) => other.count - one.count)[0];
  return {
    count: most?.count ?? 0,
    roles: (most?.roles ?? []).map((role) => roleNames[role] ?? role),
    isNeeded: found.some(({ isNeeded }) => isNeeded),
  };
};

/** The picture that the film begins with and in which it happens: between two, and on a stage, nothing does. */
export const pictureOfFilm = (models: Model[]): File | undefined => {
  const { count, roles } = slotsOf(models);
  const [first, second] = (images.value.images ?? []).slice(0, count);
  return second === undefined && roles[0] !== roleNames.component ? first : undefined;
};
