/** Files dropped on an element: its handlers, and whether something is held over it. */
import { useState } from 'preact/hooks';

export const useFileDrop = (onFiles: (files: Iterable<File>) => void) => {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        event.preventDefault();
        setOver(false);
        onFiles(event.dataTransfer?.files ?? []);
      },
    },
  };
};
