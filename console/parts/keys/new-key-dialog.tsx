/** Makes a key with its limits, and shows its secret once. */
import { useState } from 'preact/hooks';
import type { NewKey } from '../../api/keys.ts';
import { FormDialog } from '../controls/form-dialog.tsx';
import { SecretDialog } from '../controls/secret-dialog.tsx';
import { say } from '../text/say.ts';
import { formOf, KeyFields, keyParams, limitsOf } from './key-fields.tsx';

export const NewKeyDialog = ({
  title,
  secretTitle,
  create,
  onClose,
}: {
  title: string;
  secretTitle: string;
  create: (key: NewKey) => Promise<{ secret: string }>;
  onClose: () => void;
}) => {
  const [form, setForm] = useState(formOf(null));
  const [secret, setSecret] = useState<string | null>(null);
  if (secret !== null) return <SecretDialog title={secretTitle} secret={secret} onClose={onClose} />;
  return (
    <FormDialog
      title={title}
      action={say('Make key')}
      params={keyParams}
      onSubmit={async () => {
        const given = Object.entries(limitsOf(form)).filter(([, value]) => value !== null);
        setSecret((await create(Object.fromEntries(given))).secret);
      }}
      onClose={onClose}
    >
      {(errorAt) => <KeyFields form={form} setForm={setForm} errorAt={errorAt} />}
    </FormDialog>
  );
};
