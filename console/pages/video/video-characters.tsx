/** Characters that were made from a video, and those its prompt names. */
import type { VideoDetails } from '../../api/types.ts';
import { pictureUrl, readCharacters } from '../../api/videos.ts';
import { useLoad } from '../../parts/data/use-load.ts';
import { say } from '../../parts/text/say.ts';

export const VideoCharacters = ({ video }: { video: VideoDetails }) => {
  const { data } = useLoad(readCharacters, [video.status]);
  const shown = (data ?? []).filter(
    ({ from_task, username }) =>
      from_task === video.id || video.prompt.toLowerCase().includes(`@${username}`),
  );
  if (shown.length === 0) return null;
  return (
    <section class="row video-characters" aria-label={say('Characters of this video')}>
      {shown.map((character) => (
        <a key={character.id} class="chip" href="characters">
          <img src={pictureUrl(character)} alt="" width={22} height={22} />@{character.username}
        </a>
      ))}
    </section>
  );
};
