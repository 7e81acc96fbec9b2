/** A new secret, shown once. */
import { say } from '../text/say.ts';
import { CodeBlock } from './code-block.tsx';
import { Modal } from './modal.tsx';
import { Note } from './note.tsx';

export const SecretDialog = ({
  title,
  secret,
  isKept = false,
  onClose,
}: {
  title: string;
  secret: string;
  /** The service keeps it, to sign with it. */
  isKept?: boolean;
  onClose: () => void;
}) => (
  <Modal title={title} onClose={onClose}>
    <Note kind="warn">
      {isKept
        ? say('Copy it now: it is not shown again.')
        : say('Copy it now: it is shown this once and stored nowhere.')}
    </Note>
    <CodeBlock code={secret} label="key" />
    <div class="modal-actions">
      <button type="button" class="button primary" onClick={onClose}>
        {say('Done')}
      </button>
    </div>
  </Modal>
);
