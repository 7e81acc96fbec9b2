import { useState } from 'preact/hooks';
import { creditAccount } from '../../../api/operator.ts';
import { Field } from '../../../parts/controls/field.tsx';
import { FormDialog } from '../../../parts/controls/form-dialog.tsx';
import { toast } from '../../../parts/controls/toast.tsx';
import { credits } from '../../../parts/data/format.ts';
import { numberOf } from '../../../parts/data/number-text.ts';

export const CreditDialog = ({ account, onClose }: { account: string; onClose: () => void }) => {
  const [amount, setAmount] = useState('');
  return (
    <FormDialog
      title={`Give credit to ${account}`}
      action="Give credit"
      params={['credits']}
      onSubmit={async () => {
        const { balance } = await creditAccount(account, numberOf(amount)!);
        toast(`The balance is ${credits(balance ?? 0)}.`);
        onClose();
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <Field
          label="Credits"
          hint="Added to the balance, and to the ledger as a credit."
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
