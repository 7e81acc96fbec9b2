/** Pictures dropped anywhere on the page: files, and films of this console, which give their still. */
import { useEffect, useState } from 'preact/hooks';
import { send } from '../../../api/client.ts';
import { mediaUrl } from '../../../api/videos.ts';
import { draggedVideo } from '../../../parts/video/dragged-video.ts';

const stillOf = async (id: string): Promise<File> => {
  const blob = await (await send(mediaUrl(id, 'thumbnail'))).blob();
  return new File([blob], 'still.webp', { type: blob.type || 'image/webp' });
};

const isWanted = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer !== null &&
  (dataTransfer.types.includes('Files') || dataTransfer.types.includes(draggedVideo));

export const usePageDrop = (isTaking: boolean, onFiles: (files: Iterable<File>) => void): boolean => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isTaking) return;
    const onDragOver = (event: DragEvent) => {
      if (!isWanted(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onDragLeave = (event: DragEvent) => {
      // Leaves the window, and not one element for another.
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      if (!isWanted(event)) return;
      event.preventDefault();
      const id = event.dataTransfer!.getData(draggedVideo);
      if (id === '') onFiles(event.dataTransfer!.files);
      else
        stillOf(id).then(
          (still) => onFiles([still]),
          () => {},
        );
    };
    document.addEventListener('dragover', onDragOver);
    document.addEventListener('dragleave', onDragLeave);
    document.addEventListener('drop', onDrop);
    return () => {
      document.removeEventListener('dragover', onDragOver);
      document.removeEventListener('dragleave', onDragLeave);
      document.removeEventListener('drop', onDrop);
    };
  });
  return isOver;
};
