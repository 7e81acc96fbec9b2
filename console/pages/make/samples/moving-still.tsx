/** A still, over which its film plays while it is its turn. */
import { useEffect, useState } from 'preact/hooks';
import { assetUrl, type SampleFilm } from './films.ts';

/** By name, for as long as the page is open. Safari plays no file that is served in one piece, but plays a blob. */
const loaded = new Map<string, Promise<string>>();

const load = (film: string): Promise<string> => {
  const before = loaded.get(film);
  if (before) return before;
  const loading = fetch(assetUrl(film)).then(async (response) => {
    if (!response.ok) throw new Error(`${film}: ${response.status}`);
    return URL.createObjectURL(await response.blob());
  });
  loaded.set(film, loading);
  loading.catch(() => loaded.delete(film));
  return loading;
};

const Film = ({ film, loops, onEnd }: { film: string; loops: boolean; onEnd: () => void }) => {
  const [url, setUrl] = useState<string | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    let isGone = false;
    // One that cannot be fetched stays a still.
    load(film).then(
      (found) => !isGone && setUrl(found),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [film]);
  if (url === null) return null;
  return (
    <video
      class={isPlaying ? 'playing' : undefined}
      src={url}
      muted
      autoplay
      playsInline
      loop={loops}
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setPlaying(true)}
      onEnded={onEnd}
    />
  );
};

export const MovingStill = ({
  sample: { still, colour, film },
  plays,
  loops,
  onEnd,
}: {
  sample: SampleFilm;
  plays: boolean;
  /** Until it is left by the pointer or the focus. */
  loops: boolean;
  onEnd: () => void;
}) => (
  <span class="sample-picture" style={{ background: colour }}>
    <img src={assetUrl(still)} alt="" width={672} height={378} />
    {plays && <Film film={film} loops={loops} onEnd={onEnd} />}
  </span>
);
