/** The viewing mode; its code is loaded when it is opened. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Video } from '../../api/types.ts';
import { toast } from '../controls/toast.tsx';
import { messageOf } from '../text/error-text.ts';

export type ViewingProps = {
  videos: Video[];
  /** Where among them it begins. */
  first: number;
  /** Films of one prompt: the next one goes on at the moment of the one before, so that they can be compared. */
  keepsTime?: boolean;
  onClose: () => void;
};

export const Viewing = (props: ViewingProps) => {
  const [loaded, setLoaded] = useState<{ Viewer: ComponentType<ViewingProps> } | null>(null);
  useEffect(() => {
    import('./viewer.tsx').then(setLoaded, (error) => {
      toast(messageOf(error), 'bad');
      props.onClose();
    });
  }, []);
  return loaded && <loaded.Viewer {...props} />;
};
