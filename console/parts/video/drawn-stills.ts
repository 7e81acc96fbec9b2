/** The stills of a film that is being drawn, kept in this page as they come: together they are the film so far. */
import { type Signal, signal } from '@preact/signals';
import { send } from '../../api/client.ts';
import type { Video } from '../../api/types.ts';
import { drawnShare, previewUrl } from '../../api/videos.ts';

/** `share`: where in the film it stands. */
export type DrawnStill = { url: string; share: number };

/** Of as many films; each has some forty stills of 8 KB. */
const mostFilms = 40;
const films = new Map<string, { stills: Signal<DrawnStill[]>; asked: string | null }>();

const filmOf = (id: string) => {
  const film = films.get(id) ?? { stills: signal([]), asked: null };
  films.set(id, film);
  return film;
};

/** The film whose stills began to come first gives way. */
const makeRoom = (): void => {
  const drawn = [...films].filter(([, { stills }]) => stills.peek().length > 0);
  const [oldest] = drawn;
  if (drawn.length < mostFilms || !oldest) return;
  const [id, { stills }] = oldest;
  for (const { url } of stills.peek()) URL.revokeObjectURL(url);
  films.delete(id);
};

export const drawnStills = (id: string): Signal<DrawnStill[]> => filmOf(id).stills;

/** Of a film that was drawn while this page was open. */
export const lastStill = (id: string): string | undefined => films.get(id)?.stills.peek().at(-1)?.url;

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
    if (film.stills.peek().length === 0) makeRoom();
    film.stills.value = [...film.stills.peek(), { url, share }].toSorted(
      (one, other) => one.share - other.share,
    );
  } catch {
    // A film that has just been finished or deleted has no still.
  }
};
