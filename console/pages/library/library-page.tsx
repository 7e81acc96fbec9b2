/** Library: every video of the account, filtered by prompt, status and model. */
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { listChanges, noteDeleted } from '../../api/live.ts';
import type { Video } from '../../api/types.ts';
import { archiveUrl, deleteVideo } from '../../api/videos.ts';
import { Confirm } from '../../parts/controls/confirm.tsx';
import { Icon } from '../../parts/controls/icon.tsx';
import { Empty, ErrorNote, Loading } from '../../parts/controls/note.tsx';
import { toast } from '../../parts/controls/toast.tsx';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { place } from '../../parts/layout/router.ts';
import { say, sayCount } from '../../parts/text/say.ts';
import { Viewing } from '../../parts/video/viewing.tsx';
import { Filters, queryOf, showFilters } from './filters.tsx';
import { dropVideos, leftAt, list, loadMore, refreshTop, showQuery } from './list.ts';
import { TagDialog } from './tag-dialog.tsx';
import { VideoGrid } from './video-grid.tsx';

const deletedAtOnce = 4;

/** A few at a time; videos that could not be deleted stay selected. */
const deleteAll = async (ids: string[]): Promise<void> => {
  const waiting = [...ids];
  const deleted = new Set<string>();
  const work = async () => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      await deleteVideo(id);
      noteDeleted(id);
      deleted.add(id);
    }
  };
  try {
    await Promise.all(Array.from({ length: deletedAtOnce }, work));
    toast(sayCount(ids.length, '1 video deleted.', '{count} videos deleted.'));
  } finally {
    dropVideos(deleted);
  }
};

export const Page = () => {
  const query = queryOf(place.value.query);
  const { videos, isComplete, isLoading, error, total } = list.value;
  const selected = useSignal(new Set<string>());
  const [asksDelete, setAsksDelete] = useState(false);
  const [isTagging, setTagging] = useState(false);
  const isFiltered = Object.values(query).some((value) => value !== '');

  useEffect(() => showQuery(query), [query.search, query.status, query.model, query.favourite, query.tag]);
  const changes = listChanges.value;
  useEffect(() => {
    const timer = setTimeout(() => void refreshTop(), 300);
    return () => clearTimeout(timer);
  }, [changes]);
  useLayoutEffect(() => {
    window.scrollTo(0, leftAt.scrollY);
    const keep = () => {
      leftAt.scrollY = window.scrollY;
    };
    window.addEventListener('scrollend', keep);
    return () => window.removeEventListener('scrollend', keep);
  }, []);

  const [viewed, setViewed] = useState<{ videos: Video[]; first: number } | null>(null);
  const chosen = [...selected.value];
  /** The selected films, or all that are shown. */
  const watch = (from?: Video) => {
    const isWanted = ({ id }: Video) => chosen.length === 0 || selected.value.has(id);
    const films = videos.filter((video) => video.status === 'completed' && isWanted(video));
    if (films.length === 0) return;
    setViewed({
      videos: films,
      first: Math.max(
        0,
        films.findIndex(({ id }) => id === from?.id),
      ),
    });
  };
  const watchAll = useRef(watch);
  watchAll.current = watch;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, defaultPrevented } = event;
      if (key !== 'v' || ctrlKey || metaKey || defaultPrevented) return;
      if ((target as Element).closest('input, textarea, select, dialog, .viewer')) return;
      watchAll.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const known = total ?? videos.length;
  return (
    <div class="page library-page">
      <PageHeader
        title={say('Library')}
        lead={
          videos.length > 0
            ? isComplete || total !== null
              ? sayCount(known, '1 video', '{count} videos')
              : sayCount(known, '1 video and more', '{count} videos and more')
            : // Keeps the line's place until the number is known.
              '\u00a0'
        }
      >
        <button
          type="button"
          class="button"
          disabled={!videos.some(({ status }) => status === 'completed')}
          onClick={() => watch()}
        >
          <Icon name="play" />
          {say('Watch')}
        </button>
        <a class="button primary" href="make">
          <Icon name="plus" />
          {say('New video')}
        </a>
      </PageHeader>
      <Filters query={query} />
      {chosen.length > 0 && (
        <section class="selection-bar" aria-label={say('Selection')}>
          <strong>{say('{count} selected', { count: chosen.length })}</strong>
          <a class="button small" href={archiveUrl(chosen)} download="kinora-videos.zip">
            <Icon name="download" />
            {say('Download')}
          </a>
          <button type="button" class="button small" onClick={() => watch()}>
            <Icon name="play" />
            {say('Watch')}
          </button>
          <button type="button" class="button small" onClick={() => setTagging(true)}>
            <Icon name="tag" />
            {say('Tag')}
          </button>
          <button type="button" class="button small danger" onClick={() => setAsksDelete(true)}>
            <Icon name="trash" />
            {say('Delete')}
          </button>
          <button
            type="button"
            class="button small ghost"
            onClick={() => {
              selected.value = new Set();
            }}
          >
            {say('Clear')}
          </button>
        </section>
      )}
      <ErrorNote error={error} retry={() => void loadMore()} />
      {videos.length > 0 && (
        <VideoGrid
          videos={videos}
          isComplete={isComplete}
          selected={selected}
          onDelete={() => setAsksDelete(true)}
          onWatch={watch}
        />
      )}
      {isLoading && videos.length === 0 && <Loading />}
      {isComplete && videos.length === 0 && (
        <Empty
          icon={isFiltered ? 'search' : 'library'}
          title={isFiltered ? say('Nothing found') : say('No videos yet')}
        >
          <p>
            {isFiltered
              ? say('No video matches the search and the filters.')
              : say('Videos you make here, with an SDK or in the terminal all appear here.')}
          </p>
          {isFiltered ? (
            <button type="button" class="button" onClick={() => showFilters({})}>
              {say('Show all')}
            </button>
          ) : (
            <a class="button" href="make">
              {say('Make a video')}
            </a>
          )}
        </Empty>
      )}
      {viewed && <Viewing {...viewed} onClose={() => setViewed(null)} />}
      {isTagging && chosen.length > 0 && (
        <TagDialog
          videos={videos.filter(({ id }) => selected.value.has(id))}
          onClose={() => setTagging(false)}
        />
      )}
      {asksDelete && chosen.length > 0 && (
        <Confirm
          title={sayCount(chosen.length, 'Delete 1 video?', 'Delete {count} videos?')}
          text={say(
            'The files are removed. Videos that are being made are stopped, and what was held for them is given back, unless a provider has begun them: then they are charged.',
          )}
          action={say('Delete')}
          onConfirm={async () => {
            await deleteAll(chosen);
            selected.value = new Set();
          }}
          onClose={() => setAsksDelete(false)}
        />
      )}
    </div>
  );
};
