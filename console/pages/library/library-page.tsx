/** Library: every video of the account, filtered by prompt, status and model. */
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { listChanges, noteDeleted } from '../../api/live.ts';
import { modelsOf, readModels } from '../../api/models.ts';
import { archiveUrl, deleteVideo, type LibraryQuery, labelChanges, readTags } from '../../api/videos.ts';
import { Confirm } from '../../parts/controls/confirm.tsx';
import { Icon } from '../../parts/controls/icon.tsx';
import { Empty, ErrorNote, Loading } from '../../parts/controls/note.tsx';
import { SearchField } from '../../parts/controls/search-field.tsx';
import { toast } from '../../parts/controls/toast.tsx';
import { useLoad } from '../../parts/data/use-load.ts';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { navigate, place } from '../../parts/layout/router.ts';
import { type Sentence, say, sayCount } from '../../parts/text/say.ts';
import { dropVideos, leftAt, list, loadMore, refreshTop, showQuery } from './list.ts';
import { TagDialog } from './tag-dialog.tsx';
import { VideoGrid } from './video-grid.tsx';

const statuses: { value: string; label: Sentence }[] = [
  { value: '', label: 'All' },
  { value: 'pending', label: 'Queued' },
  { value: 'processing', label: 'Making' },
  { value: 'completed', label: 'Ready' },
  { value: 'failed', label: 'Failed' },
];
const typingMs = 250;
const deletedAtOnce = 4;

const queryOf = (query: URLSearchParams): LibraryQuery => ({
  search: query.get('search') ?? '',
  status: query.get('status') ?? '',
  model: query.get('model') ?? '',
  favourite: query.get('favourite') ?? '',
  tag: query.get('tag') ?? '',
});

const showFilters = (query: LibraryQuery): void => {
  const filled = Object.entries(query).filter(([, value]) => value !== '');
  const search = new URLSearchParams(filled as [string, string][]);
  navigate(search.size > 0 ? `library?${search}` : 'library', { replace: true });
};

const Filters = ({ query }: { query: LibraryQuery }) => {
  const { data: models } = useLoad(readModels, []);
  const { data: tags } = useLoad(readTags, [labelChanges.value]);
  const [search, setSearch] = useState(query.search ?? '');
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef(query);
  latest.current = query;
  useEffect(() => {
    if (search === (latest.current.search ?? '')) return;
    const timer = setTimeout(() => showFilters({ ...latest.current, search }), typingMs);
    return () => clearTimeout(timer);
  }, [search]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || (event.target as Element).matches('input, textarea, select')) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <search class="filters">
      <SearchField label={say('Search in prompts')} input={field} value={search} onInput={setSearch} />
      <fieldset class="segmented">
        <legend class="sr-only">{say('State')}</legend>
        {statuses.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name="library-status"
              checked={(query.status ?? '') === value}
              onChange={() => showFilters({ ...query, status: value })}
            />
            {say(label)}
          </label>
        ))}
      </fieldset>
      <label class="sr-only" for="library-model">
        {say('Model')}
      </label>
      <select
        id="library-model"
        class="input filter-model"
        value={query.model ?? ''}
        onChange={(event) => showFilters({ ...query, model: event.currentTarget.value })}
      >
        <option value="">{say('All models')}</option>
        {[
          ...new Set([...modelsOf(models ?? [], 'video.create'), ...modelsOf(models ?? [], 'videos.create')]),
        ].map(({ id }) => (
          <option key={id} value={id}>
            {id}
          </option>
        ))}
      </select>
      {/* Without tags too: the filters keep their places when the tags have come. */}
      <select
        class="input filter-model"
        aria-label={say('Tag')}
        disabled={(tags?.length ?? 0) === 0 && !query.tag}
        value={query.tag ?? ''}
        onChange={(event) => showFilters({ ...query, tag: event.currentTarget.value })}
      >
        <option value="">{say('All tags')}</option>
        {(tags ?? []).map(({ name, videos }) => (
          <option key={name} value={name}>
            {name} ({videos})
          </option>
        ))}
      </select>
      <button
        type="button"
        class="button ghost favourites-only"
        aria-pressed={query.favourite === 'true'}
        onClick={() => showFilters({ ...query, favourite: query.favourite ? '' : 'true' })}
      >
        <Icon name="heart" />
        <span class="favourites-word">{say('Favourites')}</span>
      </button>
    </search>
  );
};

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

  const chosen = [...selected.value];
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
