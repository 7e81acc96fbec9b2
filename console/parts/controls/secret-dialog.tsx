/** A new key, shown once. */
import { say } from '../text/say.ts';
import { CodeBlock } from './code-block.tsx';
import { Modal } from './modal.tsx';
import { Note } from './note.tsx';

export const SecretDialog = ({
  title,
  secret,
  onClose,
}: {
  title: string;
  secret: string;
  onClose: () => void;
}) => (
  <Modal title={title} onClose={onClose}>
    <Note kind="warn">{say('Copy it now: it is shown this once and stored nowhere.')}</Note>
    <CodeBlock code={secret} label="key" />
    <div class="modal-actions">
      <button type="button" class="button primary" onClick={onClose}>
        {say('Done')}
      </button>
    </div>
  </Modal>
);
