/**
 * Videos as they change: one stream of server-sent events for the whole page, and polling where there is none.
 * Every part of the page that shows a video reads the same signal.
 */
import { type Signal, signal } from '@preact/signals';
import type { DeletedVideo, VideoStatusResponse } from '../../src/domain/responses/video-responses.ts';
import { ApiError, apiUrl, markUnreachable, reachable, returns } from './client.ts';
import type { Video } from './types.ts';
import { readLibrary, readStatus } from './videos.ts';

const known = new Map<string, Signal<Video>>();
const followed = new Map<string, number>();
/** Counts creations, deletions and status changes of videos, so that lists reload. */
export const listChanges = signal(0);

const pollMs = 2000;
const listPollMs = 10_000;
const mostPolled = 20;

export const isOpen = ({ status }: Pick<Video, 'status'>): boolean =>
  status === 'pending' || status === 'processing';

/** Responses that were read: pages pass theirs at every render, also when events have come since. */
const merged = new WeakSet<Video>();

export const liveVideo = (video: Video): Signal<Video> => {
  const found = known.get(video.id);
  if (!found) {
    const made = signal(video);
    known.set(video.id, made);
    merged.add(video);
    return made;
  }
  if (!merged.has(video) && isNewer(video, found.peek())) found.value = { ...found.peek(), ...video };
  merged.add(video);
  return found;
};

/** A response that was sent before an event must not overwrite the event. A failed video can be made again. */
const isNewer = (next: Partial<Video>, now: Video): boolean => {
  const { status_update_time: nextTime = now.status_update_time, status = now.status } = next;
  if (nextTime !== undefined && now.status_update_time !== undefined && nextTime !== now.status_update_time)
    return nextTime > now.status_update_time;
  if (now.status === 'failed' && isOpen({ status })) return true;
  return (
    rank(status) > rank(now.status) ||
    (rank(status) === rank(now.status) && (next.progress ?? 100) >= now.progress)
  );
};

const rank = (status: string): number =>
  ['pending', 'queued', 'processing', 'in_progress', 'completed', 'failed'].indexOf(status);

const apply = (change: VideoStatusResponse | Video): void => {
  const found = known.get(change.id);
  if (!found) {
    listChanges.value += 1;
    return;
  }
  const now = found.peek();
  if (!isNewer(change, now)) return;
  const { queue_position: _place, estimated_seconds_left: _left, stage: _stage, ...rest } = now;
  found.value = { ...(change.status ? rest : now), ...change };
  if (change.status !== undefined && change.status !== now.status) listChanges.value += 1;
};

/** Deleted here or elsewhere while the page is open. */
export const deletedIds = signal<ReadonlySet<string>>(new Set());

export const noteDeleted = (id: string): void => {
  if (deletedIds.peek().has(id)) return;
  deletedIds.value = new Set([...deletedIds.peek(), id]);
  known.delete(id);
  listChanges.value += 1;
};

/** Keeps a video up to date while something shows it. */
export const follow = (id: string): (() => void) => {
  followed.set(id, (followed.get(id) ?? 0) + 1);
  return () => {
    const count = (followed.get(id) ?? 1) - 1;
    if (count > 0) followed.set(id, count);
    else followed.delete(id);
  };
};

const refresh = async (id: string): Promise<void> => {
  try {
    apply(await readStatus(id));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) noteDeleted(id);
  }
};

const openFollowed = (): string[] =>
  [...followed.keys()].filter((id) => {
    const video = known.get(id);
    return !video || isOpen(video.peek());
  });

const isWaiting = (id: string): boolean => known.get(id)?.peek().status === 'pending';

/** An event tells a change of the video itself, not that one before it in the queue is done. */
const queuePollMs = 3000;
const startQueuePolling = (): (() => void) => {
  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible' || !reachable.peek()) return;
    for (const id of openFollowed().filter(isWaiting).slice(0, mostPolled)) void refresh(id);
  }, queuePollMs);
  return () => clearInterval(timer);
};

let stream: EventSource | undefined;
let streamFailures = 0;
let poll: ReturnType<typeof setTimeout> | undefined;
let lastListMs = 0;

const startPolling = (): void => {
  clearTimeout(poll);
  poll = setTimeout(async () => {
    if (document.visibilityState === 'visible') {
      await Promise.all(openFollowed().slice(0, mostPolled).map(refresh));
      if (Date.now() - lastListMs > listPollMs) {
        lastListMs = Date.now();
        const page = await readLibrary({ limit: 10 }).catch(() => null);
        for (const video of page?.data ?? []) apply(video);
      }
    }
    startPolling();
  }, pollMs);
};

const connect = (): void => {
  stream?.close();
  stream = new EventSource(apiUrl('v1/events'));
  stream.addEventListener('open', () => {
    streamFailures = 0;
    clearTimeout(poll);
  });
  stream.addEventListener('status', (event) => apply(JSON.parse(event.data) as VideoStatusResponse));
  stream.addEventListener('deleted', (event) => noteDeleted((JSON.parse(event.data) as DeletedVideo).id));
  stream.addEventListener('error', () => {
    streamFailures += 1;
    // A closed stream was refused: this server has none. One that keeps reconnecting means the service is unreachable.
    if (stream?.readyState === EventSource.CLOSED) startPolling();
    else if (streamFailures > 1) markUnreachable();
  });
};

const catchUp = (): void => {
  for (const id of openFollowed()) void refresh(id);
  listChanges.value += 1;
};

/** A hidden tab closes its connection: browsers allow six per server over all tabs. */
export const startLive = (): (() => void) => {
  const onVisible = () => {
    if (document.visibilityState === 'hidden') {
      stream?.close();
      clearTimeout(poll);
      return;
    }
    connect();
    catchUp();
  };
  connect();
  const stopQueuePolling = startQueuePolling();
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('focus', catchUp);
  const stop = returns.subscribe((times) => {
    if (times === 0) return;
    connect();
    catchUp();
  });
  return () => {
    stop();
    stopQueuePolling();
    stream?.close();
    clearTimeout(poll);
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('focus', catchUp);
    known.clear();
  };
};
