import { useState } from 'preact/hooks';
import { type AccountDetails, changeAccount } from '../../../api/operator.ts';
import { Field } from '../../../parts/controls/field.tsx';
import { toast } from '../../../parts/controls/toast.tsx';
import { dayEndOf, dayOf, FormDialog } from './form-dialog.tsx';

export const PeriodDialog = ({ account, onClose }: { account: AccountDetails; onClose: () => void }) => {
  const [day, setDay] = useState(dayOf(account.period_ends_at));
  return (
    <FormDialog
      title={`Renew ${account.name}`}
      action="Renew"
      params={['period_ends_at']}
      onSubmit={async () => {
        await changeAccount(account.name, { period_ends_at: dayEndOf(day) });
        toast('The subscription was renewed.');
        onClose();
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <Field label="The period ends on" error={errorAt('period_ends_at')}>
          {(field) => (
            <input
              {...field}
              type="date"
              required
              value={day}
              onInput={(event) => setDay(event.currentTarget.value)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  );
};
