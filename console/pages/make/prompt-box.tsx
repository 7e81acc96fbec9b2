/** The prompt, with character names completed after an @. */

import { useId, useRef, useState } from 'preact/hooks';
import type { Character } from '../../api/types.ts';
import { pictureUrl } from '../../api/videos.ts';
import { FieldError } from '../../parts/controls/field.tsx';
import { count } from '../../parts/data/format.ts';
import { say } from '../../parts/text/say.ts';
import { change, draft } from './draft/draft.ts';
import { usePromptHistory } from './draft/prompt-history.ts';

const mostOffered = 6;
/** Share of the longest prompt from which on its length is told. */
const countedFrom = 0.1;

/** The name being typed before the caret, without its @. */
const nameBefore = (text: string, caret: number): string | null =>
  /(?:^|[\s(,.])@([\w.-]*)$/.exec(text.slice(0, caret))?.[1] ?? null;

export const PromptBox = ({
  characters,
  error,
  most,
  onSubmit,
}: {
  characters: Character[];
  error: string | undefined;
  /** Characters that every chosen model takes. */
  most: number | undefined;
  onSubmit: () => void;
}) => {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const offered =
    typed === null
      ? []
      : characters
          .filter(({ username }) => username.toLowerCase().startsWith(typed.toLowerCase()))
          .slice(0, mostOffered);
  const isOpen = offered.length > 0;
  const { length } = draft.value.prompt.trim();
  const history = usePromptHistory();

  const read = () => {
    const { value, selectionStart } = area.current!;
    setTyped(nameBefore(value, selectionStart));
    setActive(0);
  };
  const choose = (username: string) => {
    const { value, selectionStart } = area.current!;
    const start = selectionStart - (typed?.length ?? 0);
    const text = `${value.slice(0, start)}${username} ${value.slice(selectionStart)}`;
    change({ prompt: text });
    setTyped(null);
    const caret = start + username.length + 1;
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(caret, caret);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      onSubmit();
      return;
    }
    if (!isOpen) {
      const { selectionStart, selectionEnd } = area.current!;
      const isFirst = selectionStart === 0 && selectionEnd === 0;
      if (event.key === 'ArrowUp' && (isFirst || history.isShown())) void history.back();
      else if (event.key === 'ArrowDown' && history.isShown()) history.forward();
      else return;
      event.preventDefault();
      return;
    }
    if (event.key === 'ArrowDown') setActive((active + 1) % offered.length);
    else if (event.key === 'ArrowUp') setActive((active + offered.length - 1) % offered.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(offered[active]!.username);
    else if (event.key === 'Escape') setTyped(null);
    else return;
    event.preventDefault();
  };

  return (
    <div class={error ? 'prompt-box invalid' : 'prompt-box'}>
      <label class="sr-only" for={id}>
        {say('Prompt')}
      </label>
      <textarea
        id={id}
        ref={area}
        // An empty one follows the page, not its placeholder.
        dir={draft.value.prompt === '' ? undefined : 'auto'}
        rows={3}
        placeholder={say(
          'Describe the video. A lighthouse above the sea at dusk, gulls circling, slow dolly in…',
        )}
        value={draft.value.prompt}
        aria-invalid={error ? 'true' : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-controls={`${id}-names`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        onInput={(event) => {
          change({ prompt: event.currentTarget.value });
          read();
        }}
        onClick={read}
        onKeyDown={onKeyDown}
        onBlur={() => setTimeout(() => setTyped(null), 150)}
      />
      <div
        class="name-list"
        id={`${id}-names`}
        role="listbox"
        aria-label={say('Characters')}
        hidden={!isOpen}
      >
        {offered.map((character, index) => (
          <div
            key={character.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            class="name-option"
            onPointerDown={(event) => {
              event.preventDefault();
              choose(character.username);
            }}
          >
            <img src={pictureUrl(character)} alt="" width={28} height={28} />@{character.username}
          </div>
        ))}
      </div>
      {most !== undefined && length > most * countedFrom && (
        <p class={length > most ? 'field-error number' : 'hint number'}>
          {say('{count} of {most} characters', { count: count(length), most: count(most) })}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
};
