/** Opens the finder; its code is loaded when it is asked for. */
import { signal, useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { IconButton } from '../controls/icon-button.tsx';
import { say } from '../text/say.ts';
import { importAgain } from './import-again.ts';
import type { Route } from './route.ts';

const isOpen = signal(false);

export const FindButton = () => (
  <IconButton
    icon="search"
    label={say('Find')}
    onClick={() => {
      isOpen.value = true;
    }}
  />
);

const onKeyDown = (event: KeyboardEvent): void => {
  if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey)
    return;
  // A dialog that asks something is answered first.
  if (document.querySelector('dialog[open]')) return;
  event.preventDefault();
  isOpen.value = true;
};

export const FinderOnDemand = ({ routes }: { routes: Route[] }) => {
  const loaded = useSignal<{ Finder: ComponentType<{ routes: Route[]; onClose: () => void }> } | null>(null);
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const wanted = isOpen.value;
  useEffect(() => {
    if (!wanted || loaded.value) return;
    import('./finder.tsx').catch(importAgain<typeof import('./finder.tsx')>).then(
      (found) => {
        loaded.value = found;
      },
      // The page says already that the service is away.
      () => {
        isOpen.value = false;
      },
    );
  }, [wanted]);
  const Finder = loaded.value?.Finder;
  if (!wanted || !Finder) return null;
  return (
    <Finder
      routes={routes}
      onClose={() => {
        isOpen.value = false;
      }}
    />
  );
};
