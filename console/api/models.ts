/** The models this account may use; requested once, since they change only with the service. */
import { signal } from '@preact/signals';
import { get, returns } from './client.ts';
import type { Model } from './types.ts';

const known = signal<Model[] | null>(null);
let loading: Promise<Model[]> | undefined;

export const readModels = (): Promise<Model[]> => {
  loading ??= get<{ data: Model[] }>('models').then(
    ({ data }) => {
      known.value = data;
      return data;
    },
    (error) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
};

export const forgetModels = (): void => {
  loading = undefined;
  known.value = null;
};

returns.subscribe(() => {
  loading = undefined;
});

export const modelsOf = (models: Model[], operation: string): Model[] =>
  models.filter(({ operations }) => operations.includes(operation));
