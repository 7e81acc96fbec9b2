/** The grid: arrows move, Space selects, Enter opens, v watches, Delete deletes. */

import { type Signal, useComputed } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { liveVideo } from '../../api/live.ts';
import type { Video } from '../../api/types.ts';
import { say } from '../../parts/text/say.ts';
import { VideoTile } from '../../parts/video/video-tile.tsx';
import { loadMore } from './list.ts';
import { useWindow } from './use-window.ts';

const Entry = ({
  video,
  index,
  count,
  selected,
  isCurrent,
  onSelect,
}: {
  video: Video;
  index: number;
  count: number;
  selected: Signal<Set<string>>;
  isCurrent: boolean;
  onSelect: (index: number, isRange: boolean) => void;
}) => {
  const live = liveVideo(video).value;
  const isSelected = useComputed(() => selected.value.has(video.id)).value;
  return (
    <li
      class={isSelected ? 'grid-entry selected' : 'grid-entry'}
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      <VideoTile video={live} tabIndex={isCurrent ? 0 : -1} />
      <label class="grid-check">
        <input
          type="checkbox"
          checked={isSelected}
          tabIndex={-1}
          aria-label={say('Select {name}', { name: video.prompt.slice(0, 60) })}
          onClick={(event) => onSelect(index, event.shiftKey)}
        />
      </label>
    </li>
  );
};

export const VideoGrid = ({
  videos,
  isComplete,
  selected,
  onDelete,
  onWatch,
}: {
  videos: Video[];
  isComplete: boolean;
  selected: Signal<Set<string>>;
  onDelete: () => void;
  onWatch: (from: Video) => void;
}) => {
  const { box, grid, from, to, height, top, reveal } = useWindow(videos.length);
  const [current, setCurrent] = useState(0);
  const lastSelected = useRef(0);
  const wantsFocus = useRef(false);
  const atEnd = to + grid.columns * 6 >= videos.length;
  useEffect(() => {
    if (atEnd && !isComplete) void loadMore();
  }, [atEnd, isComplete, videos.length]);
  useEffect(() => {
    if (!wantsFocus.current) return;
    const tile = box.current?.querySelector<HTMLElement>(`[data-index="${current}"] .tile`);
    if (!tile) return;
    wantsFocus.current = false;
    tile.focus({ preventScroll: true });
  });

  const select = (index: number, isRange: boolean) => {
    const next = new Set(selected.value);
    const start = isRange ? Math.min(lastSelected.current, index) : index;
    const end = isRange ? Math.max(lastSelected.current, index) : index;
    const isAdding = isRange || !next.has(videos[index]!.id);
    for (const { id } of videos.slice(start, end + 1)) {
      if (isAdding) next.add(id);
      else next.delete(id);
    }
    lastSelected.current = index;
    selected.value = next;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      ArrowUp: current - grid.columns,
      ArrowDown: current + grid.columns,
      Home: 0,
      End: videos.length - 1,
    };
    const to = moves[event.key];
    if (to !== undefined) {
      if (to < 0 || to >= videos.length) return;
      event.preventDefault();
      setCurrent(to);
      wantsFocus.current = true;
      reveal(to);
    } else if (event.key === ' ') {
      event.preventDefault();
      select(current, event.shiftKey);
    } else if (event.key === 'Delete') {
      event.preventDefault();
      if (selected.value.size === 0) select(current, false);
      onDelete();
    } else if (event.key === 'v' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      onWatch(videos[current]!);
    } else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      selected.value = new Set(videos.map(({ id }) => id));
    } else if (event.key === 'Escape') selected.value = new Set();
  };
  const focusable = Math.min(Math.max(current, from), Math.max(to - 1, from));
  return (
    <div class="grid-box" ref={box} style={{ height: `${height}px` }}>
      <ul
        class="video-grid"
        aria-label={say('Videos')}
        style={{
          translate: `0 ${top}px`,
          gridTemplateColumns: `repeat(${grid.columns}, minmax(0, 1fr))`,
          gridAutoRows: `${grid.rowHeight}px`,
        }}
        onKeyDown={onKeyDown}
        onFocusIn={(event) => {
          const entry = (event.target as Element).closest<HTMLElement>('[data-index]');
          if (entry) setCurrent(Number(entry.dataset.index));
        }}
      >
        {videos.slice(from, to).map((video, offset) => (
          <Entry
            key={video.id}
            video={video}
            index={from + offset}
            count={isComplete ? videos.length : -1}
            selected={selected}
            isCurrent={from + offset === focusable}
            onSelect={select}
          />
        ))}
      </ul>
    </div>
  );
};
