/** Pages of videos, one after the other, until there are as many as are asked for. */
import { CommandError, exitCodes } from '../exit-codes.ts';
import type { Shaped } from './response-shape.ts';
import type { ListedVideo, videoPage } from './responses.ts';

type Page = Shaped<typeof videoPage>;

const pageSize = 100;
/** A server may name another page without end. */
const mostPages = 10_000;

export const listVideos = async (
  read: (query: URLSearchParams) => Promise<Page>,
  { limit, after, status }: { limit: number; after?: string; status?: string },
): Promise<ListedVideo[]> => {
  const found: ListedVideo[] = [];
  let cursor = after;
  for (let pages = 0; found.length < limit; pages += 1) {
    if (pages >= mostPages)
      throw new CommandError(
        exitCodes.server,
        `The server has not come to an end in ${mostPages} pages. Use --after to list the others.`,
      );
    const size = status === undefined ? Math.min(pageSize, limit - found.length) : pageSize;
    const query = new URLSearchParams({ limit: String(size) });
    if (cursor !== undefined) query.set('after', cursor);
    const page = await read(query);
    found.push(...page.data.filter((listed) => status === undefined || listed.status === status));
    // A page that is empty or repeats its cursor would otherwise be requested without end.
    if (
      !page.has_more ||
      typeof page.last_id !== 'string' ||
      page.data.length === 0 ||
      page.last_id === cursor
    )
      break;
    cursor = page.last_id;
  }
  return found.slice(0, limit);
};
