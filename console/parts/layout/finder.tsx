/** Finds pages and videos, and begins one of the words that were typed: Ctrl or ⌘ with K. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { hasStudio } from '../../api/session.ts';
import type { Video } from '../../api/types.ts';
import { mediaUrl, readLibrary } from '../../api/videos.ts';
import { Icon, type IconName } from '../controls/icon.tsx';
import { say, sayWord } from '../text/say.ts';
import type { Route } from './route.ts';
import { navigate } from './router.ts';

type Found = { href: string; text: string; icon: IconName; still?: string };

const mostVideos = 6;
/** Of silence after the last letter, in milliseconds. */
const pauseMs = 120;

const ofVideo = (video: Video): Found => ({
  href: `videos/${encodeURIComponent(video.id)}`,
  text: video.prompt,
  icon: 'library',
  still: video.status === 'completed' ? mediaUrl(video.id, 'thumbnail') : undefined,
});

/** The account's videos with these words; the newest without any. */
const useVideos = (search: string): Found[] => {
  const [videos, setVideos] = useState<Found[]>([]);
  useEffect(() => {
    if (!hasStudio.value) return;
    const gone = new AbortController();
    const timer = setTimeout(() => {
      readLibrary({ search: search || undefined, limit: mostVideos }, gone.signal).then(
        ({ data }) => setVideos(data.slice(0, mostVideos).map(ofVideo)),
        // Pages are found without the service too.
        () => {},
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [search]);
  return videos;
};

export const Finder = ({ routes, onClose }: { routes: Route[]; onClose: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  useEffect(() => dialog.current!.showModal(), []);
  const words = typed.trim();
  const videos = useVideos(words);
  const pages = routes
    .map(({ path, title, icon }): Found => ({ href: path, text: sayWord(title), icon }))
    .filter(({ text }) => text.toLowerCase().includes(words.toLowerCase()));
  const begun: Found[] =
    words !== '' && hasStudio.value
      ? [
          {
            href: `make?prompt=${encodeURIComponent(words)}`,
            text: say('Make “{words}”', { words }),
            icon: 'make',
          },
        ]
      : [];
  // Without words the films come first: pages stand in the menu already.
  const found = words === '' ? [...videos, ...pages] : [...pages, ...videos, ...begun];
  const current = Math.min(active, found.length - 1);
  const open = ({ href }: Found) => {
    dialog.current?.close();
    navigate(href);
  };
  useEffect(() => {
    document.querySelector('.finder [aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const onKeyDown = (event: KeyboardEvent) => {
    // Also ends what an input method composes.
    if (event.isComposing || found.length === 0) return;
    if (event.key === 'ArrowDown') setActive((current + 1) % found.length);
    else if (event.key === 'ArrowUp') setActive((current + found.length - 1) % found.length);
    else if (event.key === 'Enter') open(found[current]!);
    else return;
    event.preventDefault();
  };
  return (
    <dialog ref={dialog} class="modal finder" aria-label={say('Find')} closedby="any" onClose={onClose}>
      <div class="finder-box">
        <Icon name="search" />
        <input
          role="combobox"
          aria-label={say('Find a page or a video')}
          aria-expanded={found.length > 0}
          aria-controls="finder-list"
          aria-activedescendant={found.length > 0 ? `found-${current}` : undefined}
          placeholder={say('Find a page or a video, or begin one')}
          value={typed}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div class="finder-list" id="finder-list" role="listbox" aria-label={say('Found')}>
        {found.map((one, index) => (
          <div
            key={one.href}
            id={`found-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            class="found"
            onPointerMove={() => setActive(index)}
            onPointerUp={() => open(one)}
          >
            {one.still ? <img src={one.still} alt="" loading="lazy" /> : <Icon name={one.icon} />}
            <span dir="auto">{one.text}</span>
          </div>
        ))}
      </div>
    </dialog>
  );
};
