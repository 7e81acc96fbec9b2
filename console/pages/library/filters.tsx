/** The choice of the library's videos: by words, state, model, tag and favourites; the choice stands in the address. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { modelsOf, readModels } from '../../api/models.ts';
import { type LibraryQuery, labelChanges, readTags } from '../../api/videos.ts';
import { Icon } from '../../parts/controls/icon.tsx';
import { SearchField } from '../../parts/controls/search-field.tsx';
import { useLoad } from '../../parts/data/use-load.ts';
import { navigate } from '../../parts/layout/router.ts';
import { type Sentence, say } from '../../parts/text/say.ts';

const statuses: { value: string; label: Sentence }[] = [
  { value: '', label: 'All' },
  { value: 'pending', label: 'Queued' },
  { value: 'processing', label: 'Making' },
  { value: 'completed', label: 'Ready' },
  { value: 'failed', label: 'Failed' },
];
const typingMs = 250;

export const queryOf = (query: URLSearchParams): LibraryQuery => ({
  search: query.get('search') ?? '',
  status: query.get('status') ?? '',
  model: query.get('model') ?? '',
  favourite: query.get('favourite') ?? '',
  tag: query.get('tag') ?? '',
});

export const showFilters = (query: LibraryQuery): void => {
  const filled = Object.entries(query).filter(([, value]) => value !== '');
  const search = new URLSearchParams(filled as [string, string][]);
  navigate(search.size > 0 ? `library?${search}` : 'library', { replace: true });
};

export const Filters = ({ query }: { query: LibraryQuery }) => {
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
