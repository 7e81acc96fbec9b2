/** Changes the limits of a key that exists. */
import { useState } from 'preact/hooks';
import { changeKey, type OperatorKey } from '../../../api/operator.ts';
import { FormDialog } from '../../../parts/controls/form-dialog.tsx';
import { toast } from '../../../parts/controls/toast.tsx';
import { formOf, KeyFields, keyParams, limitsOf } from '../../../parts/keys/key-fields.tsx';
import { say } from '../../../parts/text/say.ts';

export const KeyLimitsDialog = ({ apiKey, onClose }: { apiKey: OperatorKey; onClose: () => void }) => {
  const [form, setForm] = useState(formOf(apiKey));
  return (
    <FormDialog
      title={say('Limits of {name}', { name: apiKey.name ?? apiKey.hint ?? apiKey.id })}
      action={say('Save')}
      params={keyParams}
      onSubmit={async () => {
        const before = limitsOf(formOf(apiKey));
        const changed = Object.entries(limitsOf(form)).filter(
          ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof typeof before]),
        );
        if (changed.length === 0) return onClose();
        await changeKey(apiKey.id, Object.fromEntries(changed));
        toast(say('The limits were changed; they are in force within seconds.'));
        onClose();
      }}
      onClose={onClose}
    >
      {(errorAt) => <KeyFields form={form} setForm={setForm} errorAt={errorAt} />}
    </FormDialog>
  );
};
