/** Characters: names to use with @ in a prompt. */

import { useState } from 'preact/hooks';
import { mayChange } from '../../api/session.ts';
import type { Character } from '../../api/types.ts';
import { deleteCharacter, pictureUrl, readCharacters } from '../../api/videos.ts';
import { Confirm } from '../../parts/controls/confirm.tsx';
import { copyText } from '../../parts/controls/copy.ts';
import { IconButton } from '../../parts/controls/icon-button.tsx';
import { Empty, ErrorNote, Loading } from '../../parts/controls/note.tsx';
import { toast } from '../../parts/controls/toast.tsx';
import { ago } from '../../parts/data/format.ts';
import { useLoad } from '../../parts/data/use-load.ts';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { say } from '../../parts/text/say.ts';
import { RenameDialog } from './rename-dialog.tsx';

const CharacterCard = ({
  character,
  onRename,
  onDelete,
}: {
  character: Character;
  onRename: () => void;
  onDelete: () => void;
}) => (
  <article class="character card">
    <img
      src={pictureUrl(character)}
      alt={say('Portrait of @{name}', { name: character.username })}
      loading="lazy"
    />
    <div class="character-words">
      <h2 class="wrap-anywhere">@{character.username}</h2>
      <p class="muted">
        {character.created_at !== undefined && ago(character.created_at)}
        {character.from_task && (
          <>
            {' · '}
            <a href={`videos/${encodeURIComponent(character.from_task)}`}>{say('its video')}</a>
          </>
        )}
        {' · '}
        <a href={`library?search=${encodeURIComponent(`@${character.username}`)}`}>{say('videos with it')}</a>
      </p>
    </div>
    <div class="character-actions">
      <a class="button small" href={`make?prompt=${encodeURIComponent(`@${character.username} `)}`}>
        {say('Use')}
      </a>
      <IconButton
        isSmall
        icon="link"
        label={say('Copy the link to @{name}', { name: character.username })}
        title={say('Copy link')}
        onClick={() => void copyText(character.permalink, say('Link copied.'))}
      />
      {mayChange.value && (
        <IconButton
          isSmall
          icon="edit"
          label={say('Rename @{name}', { name: character.username })}
          title={say('Rename')}
          onClick={onRename}
        />
      )}
      {mayChange.value && (
        <IconButton
          isSmall
          icon="trash"
          label={say('Delete @{name}', { name: character.username })}
          title={say('Delete')}
          onClick={onDelete}
        />
      )}
    </div>
  </article>
);

export const Page = () => {
  const { data, error, reload, set } = useLoad(readCharacters, []);
  const [asked, setAsked] = useState<Character | null>(null);
  const [renamed, setRenamed] = useState<Character | null>(null);
  return (
    <div class="page">
      <PageHeader
        title={say('Characters')}
        lead={say('Write @name in a prompt and the character plays in the video.')}
      />
      <ErrorNote error={error} retry={reload} />
      {!data && !error && <Loading />}
      {data?.length === 0 && (
        <Empty icon="characters" title={say('No characters yet')}>
          <p>{say('Open a video, press Character, and choose a stretch in which somebody is seen well.')}</p>
          <a class="button" href="library?status=completed">
            {say('Choose a video')}
          </a>
        </Empty>
      )}
      {data && data.length > 0 && (
        <div class="character-grid">
          {data.map((character) => (
            <CharacterCard
              key={character.id}
              character={character}
              onRename={() => setRenamed(character)}
              onDelete={() => setAsked(character)}
            />
          ))}
        </div>
      )}
      {renamed && (
        <RenameDialog
          character={renamed}
          onRenamed={(next) => set(data!.map((one) => (one.id === next.id ? next : one)))}
          onClose={() => setRenamed(null)}
        />
      )}
      {asked && (
        <Confirm
          title={say('Delete @{name}?', { name: asked.username })}
          text={say('Videos it is in stay as they are. Prompts that name it later are made without it.')}
          action={say('Delete')}
          onConfirm={async () => {
            await deleteCharacter(asked.id);
            set(data!.filter(({ id }) => id !== asked.id));
            toast(say('@{name} was deleted.', { name: asked.username }));
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
};
