/** The viewing mode; its code is loaded when it is opened. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { toast } from '../controls/toast.tsx';
import { importAgain } from '../layout/import-again.ts';
import { messageOf } from '../text/error-text.ts';
import type { ViewingProps } from './viewer.tsx';

export const Viewing = (props: ViewingProps) => {
  const [loaded, setLoaded] = useState<{ Viewer: ComponentType<ViewingProps> } | null>(null);
  useEffect(() => {
    import('./viewer.tsx').catch(importAgain<typeof import('./viewer.tsx')>).then(setLoaded, (error) => {
      toast(messageOf(error), 'bad');
      props.onClose();
    });
  }, []);
  return loaded && <loaded.Viewer {...props} />;
};
