/**
 * The videos loaded so far, in pages by cursor. Stored while the console is open, so that going back restores the
 * scroll position.
 */
import { signal } from '@preact/signals';
import { isAbort } from '../../api/client.ts';
import { liveVideo } from '../../api/live.ts';
import type { Video } from '../../api/types.ts';
import { type LibraryQuery, readLibrary } from '../../api/videos.ts';

const pageSize = 100;

export type ListState = {
  query: LibraryQuery;
  videos: Video[];
  cursor: string | null;
  isComplete: boolean;
  isLoading: boolean;
  error: unknown;
  total: number | null;
};

const fresh = (query: LibraryQuery): ListState => ({
  query,
  videos: [],
  cursor: null,
  isComplete: false,
  isLoading: false,
  error: null,
  total: null,
});

export const list = signal<ListState>(fresh({}));
/** The scroll position when the page was left, for the same query. */
export const leftAt = { scrollY: 0 };

const sameQuery = (one: LibraryQuery, other: LibraryQuery): boolean =>
  (['search', 'status', 'model', 'favourite', 'tag'] as const).every(
    (name) => (one[name] ?? '') === (other[name] ?? ''),
  );

let controller = new AbortController();

export const showQuery = (query: LibraryQuery): void => {
  if (sameQuery(list.peek().query, query) && list.peek().videos.length > 0) return;
  controller.abort();
  controller = new AbortController();
  leftAt.scrollY = 0;
  list.value = fresh(query);
  void loadMore();
};

export const loadMore = async (): Promise<void> => {
  const { query, cursor, isComplete, isLoading } = list.peek();
  if (isLoading || isComplete) return;
  const { signal } = controller;
  list.value = { ...list.peek(), isLoading: true, error: null };
  try {
    const page = await readLibrary({ ...query, cursor, limit: pageSize }, signal);
    const known = new Set(list.peek().videos.map(({ id }) => id));
    list.value = {
      ...list.peek(),
      videos: [...list.peek().videos, ...page.data.filter(({ id }) => !known.has(id))],
      cursor: page.next_cursor,
      isComplete: page.next_cursor === null,
      total: page.total ?? list.peek().total,
      isLoading: false,
    };
    // A search goes through long libraries in steps, and may find nothing in one of them.
    if (page.data.length === 0) void loadMore();
  } catch (error) {
    if (signal.aborted || isAbort(error)) return;
    list.value = { ...list.peek(), isLoading: false, error };
  }
};

/** Newer videos, inserted before the loaded ones. */
export const refreshTop = async (): Promise<void> => {
  const { query, videos, isLoading, isComplete } = list.peek();
  if (isLoading || (videos.length === 0 && !isComplete)) return;
  const { signal } = controller;
  const page = await readLibrary({ ...query, limit: pageSize }, signal).catch(() => null);
  if (!page || signal.aborted) return;
  for (const video of page.data) liveVideo(video);
  const first = new Set(page.data.map(({ id }) => id));
  const oldest = page.data.at(-1)?.created_at ?? 0;
  // A video newer than the page's last one and not on the page was deleted by another client.
  const rest =
    page.next_cursor === null
      ? []
      : list.peek().videos.filter(({ id, created_at }) => !first.has(id) && created_at <= oldest);
  list.value = { ...list.peek(), videos: [...page.data, ...rest], total: page.total ?? list.peek().total };
};

export const dropVideos = (ids: Set<string>): void => {
  const { videos, total } = list.peek();
  const left = videos.filter(({ id }) => !ids.has(id));
  const dropped = videos.length - left.length;
  list.value = { ...list.peek(), videos: left, total: total === null ? null : total - dropped };
};
