import { useState } from 'preact/hooks';
import { creditAccount } from '../../../api/operator.ts';
import { Field } from '../../../parts/controls/field.tsx';
import { FormDialog } from '../../../parts/controls/form-dialog.tsx';
import { toast } from '../../../parts/controls/toast.tsx';
import { credits } from '../../../parts/data/format.ts';
import { numberOf } from '../../../parts/data/number-text.ts';
import { say } from '../../../parts/text/say.ts';

export const CreditDialog = ({ account, onClose }: { account: string; onClose: () => void }) => {
  const [amount, setAmount] = useState('');
  return (
    <FormDialog
      title={say('Give credit to {name}', { name: account })}
      action={say('Give credit')}
      params={['credits']}
      onSubmit={async () => {
        const { balance } = await creditAccount(account, numberOf(amount)!);
        toast(say('The balance is {credits}.', { credits: credits(balance ?? 0) }));
        onClose();
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <Field
          label={say('Credits')}
          hint={say('Added to the balance, and to the ledger as a credit.')}
          error={errorAt('credits')}
        >
          {(field) => (
            <input
              {...field}
              autofocus
              inputMode="decimal"
              value={amount}
              onInput={(event) => setAmount(event.currentTarget.value)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  );
};
