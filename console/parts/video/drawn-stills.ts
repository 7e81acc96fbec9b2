/** The stills of a film that is being drawn, kept in this page as they come: together they are the film so far. */
import { type Signal, signal } from '@preact/signals';
import { send } from '../../api/client.ts';
import type { Video } from '../../api/types.ts';
import { drawnShare, previewUrl } from '../../api/videos.ts';

/** `share`: where in the film it stands. */
export type DrawnStill = { url: string; share: number };

/** Of as many films at once; a still has about 8 KB. */
const mostFilms = 12;
const films = new Map<string, { stills: Signal<DrawnStill[]>; asked: string | null }>();

const filmOf = (id: string) => {
  let film = films.get(id);
  if (film) return film;
  film = { stills: signal([]), asked: null };
  films.set(id, film);
  const [oldest] = films.keys();
  if (films.size > mostFilms && oldest !== undefined) {
    for (const { url } of films.get(oldest)!.stills.peek()) URL.revokeObjectURL(url);
    films.delete(oldest);
  }
  return film;
};

export const drawnStills = (id: string): Signal<DrawnStill[]> => filmOf(id).stills;

/** Decoded before it is shown: nobody sees half a picture, or none. One that fails is followed by the next. */
export const collectStill = async (video: Video): Promise<void> => {
  const address = previewUrl(video);
  const film = filmOf(video.id);
  if (address === null || film.asked === address) return;
  film.asked = address;
  const share = drawnShare(video);
  try {
    const url = URL.createObjectURL(await (await send(address)).blob());
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    film.stills.value = [...film.stills.peek(), { url, share }].toSorted(
      (one, other) => one.share - other.share,
    );
  } catch {
    // A film that has just been finished or deleted has no still.
  }
};
