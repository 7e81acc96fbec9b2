/** A dialog over the page. Escape, a click outside and its own button close it. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

export const Modal = ({
  title,
  isLarge,
  onClose,
  children,
}: {
  title: string;
  isLarge?: boolean;
  onClose: () => void;
  children: ComponentChildren;
}) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      class={isLarge ? 'modal large' : 'modal'}
      aria-label={title}
      closedby="any"
      onClose={onClose}
    >
      <div class="modal-body">
        <h2>{title}</h2>
        {children}
      </div>
    </dialog>
  );
};
