/** The newest still of a film that is being drawn, over the one before. */
import { useEffect } from 'preact/hooks';
import type { Video } from '../../api/types.ts';
import { previewUrl } from '../../api/videos.ts';
import { collectStill, drawnStills } from './drawn-stills.ts';

export const useStills = (video: Video) => {
  const newest = previewUrl(video);
  useEffect(() => void collectStill(video), [newest]);
  return drawnStills(video.id).value;
};

export const NewestStill = ({ video }: { video: Video }) => (
  <>
    {useStills(video)
      .slice(-2)
      .map(({ url }) => (
        <img key={url} class="preview coming" src={url} alt="" />
      ))}
  </>
);
