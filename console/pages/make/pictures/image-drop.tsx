/** Reference images: dropped, pasted or chosen, with previews and the role of each. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Model } from '../../../api/types.ts';
import { Icon } from '../../../parts/controls/icon.tsx';
import { IconButton } from '../../../parts/controls/icon-button.tsx';
import { bytes } from '../../../parts/data/format.ts';
import { say, sayCount, sayWord } from '../../../parts/text/say.ts';
import { images } from '../draft/draft.ts';
import { fitShape } from './fit-shape.ts';
import { pictureOfFilm, slotsOf } from './image-slots.ts';
import { PictureReadingLine } from './picture-reading.tsx';
import { usePageDrop } from './use-page-drop.ts';

const accepted = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];
const mostBytes = 20 * 1024 * 1024;
const Preview = ({ file, role, onRemove }: { file: File; role: string; onRemove: () => void }) => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <figure class="image-preview">
      {url && <img src={url} alt={file.name} />}
      <figcaption>{role}</figcaption>
      <IconButton
        isSmall
        icon="close"
        label={say('Remove {name}', { name: file.name })}
        title={say('Remove')}
        onClick={onRemove}
      />
    </figure>
  );
};

export const ImageDrop = ({ models, error }: { models: Model[]; error: string | undefined }) => {
  const picker = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { count, roles, isNeeded } = slotsOf(models);
  const files = images.value.images ?? [];

  const add = (given: Iterable<File>) => {
    const fresh = [...given];
    // The only place goes to the newer picture.
    const kept = count === 1 ? [] : files;
    const wrong = fresh.find((file) => !accepted.includes(file.type));
    const large = fresh.find((file) => file.size > mostBytes);
    setRefusal(
      wrong
        ? say('{name} is not a PNG, JPEG, WebP or GIF.', { name: wrong.name })
        : large
          ? say('{name} has {size}; at most 20 MB are taken.', { name: large.name, size: bytes(large.size) })
          : kept.length + fresh.length > count
            ? sayCount(count, 'At most 1 image is taken here.', 'At most {count} images are taken here.')
            : null,
    );
    const good = fresh.filter((file) => accepted.includes(file.type) && file.size <= mostBytes);
    if (good.length === 0) return;
    images.value = { ...images.value, images: [...kept, ...good].slice(0, count) };
    const picture = pictureOfFilm(models);
    // One that the browser cannot decode is refused by the service.
    if (picture) fitShape(picture, models).catch(() => {});
  };
  const isOver = usePageDrop(count > 0, add);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const pasted = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
      if (pasted.length === 0 || count === 0) return;
      event.preventDefault();
      add(pasted);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  });
  if (count === 0) return null;

  const shown = error ?? refusal;
  const shownFiles = files.slice(0, count);
  return (
    <fieldset class="image-drop">
      <legend class="sr-only">{say('Reference images')}</legend>
      {isOver && (
        <div class="page-drop">
          <strong>
            <Icon name="image" />
            {say('Drop the picture to use it')}
          </strong>
        </div>
      )}
      <div class="image-row">
        {shownFiles.map((file, index) => (
          <Preview
            key={`${file.name}-${file.lastModified}-${index}`}
            file={file}
            role={sayWord(roles[index] ?? 'Image')}
            onRemove={() => {
              images.value = { ...images.value, images: files.filter((_, at) => at !== index) };
            }}
          />
        ))}
        {files.length < count && (
          <button type="button" class="image-add" onClick={() => picker.current?.click()}>
            <Icon name="image" />
            <span>
              {files.length > 0 && roles[files.length] === 'Image'
                ? say('Another image')
                : sayWord(roles[files.length] ?? 'Image')}
              {isNeeded && files.length === 0 ? '' : ` ${say('(optional)')}`}
            </span>
            <small>{say('Drop, paste or choose')}</small>
          </button>
        )}
      </div>
      <input
        ref={picker}
        type="file"
        class="sr-only"
        tabIndex={-1}
        aria-label={say('Reference images')}
        accept={accepted.join(',')}
        multiple={count > 1}
        onChange={(event) => {
          add(event.currentTarget.files ?? []);
          event.currentTarget.value = '';
        }}
      />
      {shownFiles.map((file, index) => (
        <PictureReadingLine
          key={`${file.name}-${file.lastModified}-${index}`}
          file={file}
          role={shownFiles.length > 1 ? sayWord(roles[index] ?? 'Image') : undefined}
        />
      ))}
      {shown && (
        <p class="field-error" role="alert">
          {shown}
        </p>
      )}
    </fieldset>
  );
};
