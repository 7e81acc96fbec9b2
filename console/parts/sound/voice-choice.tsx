/** The voices, each with a sentence to hear before anything is paid. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { apiUrl } from '../../api/client.ts';
import type { Model } from '../../api/types.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { toast } from '../controls/toast.tsx';
import { labelOf } from '../data/format.ts';
import { language } from '../text/language.ts';
import { say, sayWord } from '../text/say.ts';

export const VoiceChoice = ({
  model,
  voices,
  sounds = {},
  value,
  isCompact = false,
  onChange,
}: {
  /** The model of the samples; undefined: there are none. */
  model: Model | undefined;
  voices: string[];
  /** How they sound, where the own engine speaks. */
  sounds?: Record<string, string>;
  value: string;
  /** Names alone, in a row. */
  isCompact?: boolean;
  onChange: (voice: string) => void;
}) => {
  const audio = useRef<HTMLAudioElement>(null);
  const [heard, setHeard] = useState<{ voice: string; isPlaying: boolean } | null>(null);
  useEffect(() => () => audio.current?.pause(), []);
  const hasSamples = model?.languages !== undefined;
  const hear = async (voice: string) => {
    const element = audio.current!;
    if (heard?.voice === voice) {
      element.pause();
      setHeard(null);
      return;
    }
    setHeard({ voice, isPlaying: false });
    element.src = apiUrl(`voices/${model!.id}/${voice}?language=${language.value}`);
    try {
      await element.play();
      setHeard({ voice, isPlaying: true });
    } catch (error) {
      // Another voice was chosen before this one could be heard.
      if ((error as Error).name === 'AbortError') return;
      setHeard(null);
      toast(say('This voice cannot be heard now.'), 'bad');
    }
  };
  return (
    <fieldset class="field">
      <legend class={isCompact ? 'sr-only' : 'field-label'}>{say('Voice')}</legend>
      {/* biome-ignore lint/a11y/useMediaCaption: the same sentence in every voice */}
      <audio ref={audio} onEnded={() => setHeard(null)} hidden />
      <div class={isCompact ? 'voices compact' : 'voices'}>
        {voices.map((voice) => (
          <div key={voice} class={heard?.voice === voice && heard.isPlaying ? 'voice playing' : 'voice'}>
            <label>
              <input type="radio" name="voice" checked={value === voice} onChange={() => onChange(voice)} />
              <span>
                {labelOf(voice)}
                {hasSamples && !isCompact && sounds[voice] && <small>{sayWord(sounds[voice])}</small>}
              </span>
            </label>
            {hasSamples && (
              <IconButton
                isSmall
                icon={heard?.voice === voice ? 'stop' : 'play'}
                label={say(heard?.voice === voice ? 'Stop {name}' : 'Hear {name}', { name: labelOf(voice) })}
                onClick={() => void hear(voice)}
              />
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
};
