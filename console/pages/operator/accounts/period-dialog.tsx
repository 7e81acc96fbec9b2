import { useState } from 'preact/hooks';
import { ApiError } from '../../../api/client.ts';
import { type AccountDetails, changeAccount } from '../../../api/operator.ts';
import { Field } from '../../../parts/controls/field.tsx';
import { dayEndOf, dayOf, FormDialog } from '../../../parts/controls/form-dialog.tsx';
import { toast } from '../../../parts/controls/toast.tsx';

export const PeriodDialog = ({ account, onClose }: { account: AccountDetails; onClose: () => void }) => {
  const [day, setDay] = useState(dayOf(account.period_ends_at));
  return (
    <FormDialog
      title={`Renew ${account.name}`}
      action="Renew"
      params={['period_ends_at']}
      onSubmit={async () => {
        const periodEndsAt = dayEndOf(day);
        if (periodEndsAt === null)
          throw new ApiError(400, 'missing_parameter', 'Give the day on which it ends.', 'period_ends_at');
        await changeAccount(account.name, { period_ends_at: periodEndsAt });
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
