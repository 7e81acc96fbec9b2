import { useState } from 'preact/hooks';
import { ApiError } from '../../../api/client.ts';
import { type AccountDetails, changeAccount } from '../../../api/operator.ts';
import { Field } from '../../../parts/controls/field.tsx';
import { dayEndOf, dayOf, FormDialog } from '../../../parts/controls/form-dialog.tsx';
import { toast } from '../../../parts/controls/toast.tsx';
import { say } from '../../../parts/text/say.ts';

export const PeriodDialog = ({ account, onClose }: { account: AccountDetails; onClose: () => void }) => {
  const [day, setDay] = useState(dayOf(account.period_ends_at));
  return (
    <FormDialog
      title={say('Renew {name}', { name: account.name })}
      action={say('Renew')}
      params={['period_ends_at']}
      onSubmit={async () => {
        const periodEndsAt = dayEndOf(day);
        if (periodEndsAt === null)
          throw new ApiError(
            400,
            'missing_parameter',
            say('Give the day on which it ends.'),
            'period_ends_at',
          );
        await changeAccount(account.name, { period_ends_at: periodEndsAt });
        toast(say('The subscription was renewed.'));
        onClose();
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <Field label={say('The period ends on')} error={errorAt('period_ends_at')}>
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
