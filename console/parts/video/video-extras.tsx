/** Small components for a video that several pages use. */

import type { Video } from '../../api/types.ts';
import { mediaUrl } from '../../api/videos.ts';
import { Icon } from '../controls/icon.tsx';
import { Note } from '../controls/note.tsx';
import { say, sayList } from '../text/say.ts';

export const fileName = ({ prompt, id }: Video): string => {
  const words = prompt
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 50);
  return `${words || id.replaceAll(':', '-')}.mp4`;
};

export const DownloadButton = ({ video }: { video: Video }) => (
  <a
    class="icon-button"
    href={mediaUrl(video.id, 'video')}
    download={fileName(video)}
    aria-label={say('Download')}
    title={say('Download')}
  >
    <Icon name="download" />
  </a>
);

export const notDrawnText = ({ not_drawn: words }: Video): string =>
  words && words.length > 0 ? say('Not drawn: {words}.', { words: sayList(words) }) : '';

export const shownAsText = ({ shown_as: substitutions }: Video): string =>
  (substitutions ?? [])
    .map(({ asked, shown }) => `${say('Shown as {shown}: {asked}', { shown, asked })}.`)
    .join(' ');

export const NotDrawn = ({ video }: { video: Video }) => {
  const text = notDrawnText(video);
  return text ? <Note kind="warn">{text}</Note> : null;
};

export const ShownAs = ({ video }: { video: Video }) => {
  const text = shownAsText(video);
  return text ? <Note>{text}</Note> : null;
};
