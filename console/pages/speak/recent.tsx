/** Earlier speech, to play, download or change. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { saveFile } from '../../parts/controls/copy.ts';
import { IconButton } from '../../parts/controls/icon-button.tsx';
import { ago } from '../../parts/data/format.ts';
import { say } from '../../parts/text/say.ts';
import { playable } from './play-stream.ts';
import { readSpoken, removeSpoken, type Spoken, spoken } from './spoken.ts';

export const Recent = ({ onUse }: { onUse: (entry: Spoken) => void }) => {
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState<string | null>(null);
  const url = useRef<string | null>(null);
  useEffect(
    () => () => {
      if (url.current) URL.revokeObjectURL(url.current);
    },
    [],
  );
  const toggle = async ({ id, request }: Spoken) => {
    if (playing === id) {
      audio.current!.pause();
      return;
    }
    const sound = await readSpoken(id);
    const heard = sound && (await playable(sound, request.response_format));
    // The page may have been left in the meantime.
    if (!heard || !audio.current) return;
    if (url.current) URL.revokeObjectURL(url.current);
    url.current = URL.createObjectURL(heard);
    audio.current.src = url.current;
    setPlaying(id);
    await audio.current.play().catch(() => setPlaying(null));
  };
  if (spoken.value.length === 0) return null;
  return (
    <section class="card" aria-label={say('Recent')}>
      <div class="card-head">
        <h2>{say('Recent')}</h2>
        <span class="hint">{say('Kept on this device')}</span>
      </div>
      {/* biome-ignore lint/a11y/useMediaCaption: the texts stand beside the buttons */}
      <audio ref={audio} onPause={() => setPlaying(null)} onEnded={() => setPlaying(null)} hidden />
      <ul class="recent-list">
        {spoken.value.map((entry) => (
          <li key={entry.id}>
            <IconButton
              icon={playing === entry.id ? 'pause' : 'play'}
              label={say(playing === entry.id ? 'Pause' : 'Play')}
              onClick={() => void toggle(entry)}
            />
            <div class="item-words">
              <strong>{entry.request.input}</strong>
              <small>
                {entry.request.voice} · {entry.request.model} · {ago(entry.createdAt)}
              </small>
            </div>
            <IconButton
              isSmall
              icon="edit"
              label={say('Use this text again')}
              title={say('Use again')}
              onClick={() => onUse(entry)}
            />
            <IconButton
              isSmall
              icon="download"
              label={say('Download')}
              onClick={async () => {
                const sound = await readSpoken(entry.id);
                if (sound) saveFile(sound, `speech-${entry.id}.${entry.request.response_format}`);
              }}
            />
            <IconButton
              isSmall
              icon="trash"
              label={say('Delete')}
              onClick={() => void removeSpoken(entry.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};
