/** A new account: its name, and its money as a choice that has to be made. Its first key is the next step. */
import { useState } from 'preact/hooks';
import { type Account, createAccount, type NewAccount } from '../../../api/operator.ts';
import { Field } from '../../../parts/controls/field.tsx';
import { dayEndOf, FormDialog } from '../../../parts/controls/form-dialog.tsx';
import { toast } from '../../../parts/controls/toast.tsx';
import { numberOf } from '../../../parts/data/number-text.ts';
import { navigate } from '../../../parts/layout/router.ts';
import { say } from '../../../parts/text/say.ts';

type Form = {
  name: string;
  money: 'amount' | 'unlimited' | null;
  balance: string;
  billing: Account['billing'];
  period: string;
};

const moneyNames = { amount: 'An amount', unlimited: 'Unlimited' } as const;

const accountOf = ({ name, money, balance, billing, period }: Form): NewAccount => {
  const amount = numberOf(balance);
  const periodEnd = dayEndOf(period);
  return {
    account: name.trim(),
    ...(money === 'amount' && amount !== null && { balance: amount }),
    ...(money === 'unlimited' && { unlimited: true as const }),
    ...(billing === 'subscription' && { billing, ...(periodEnd !== null && { period_ends_at: periodEnd }) }),
  };
};

const MoneyFields = ({
  form,
  set,
  error,
}: {
  form: Form;
  set: (change: Partial<Form>) => void;
  error: string | null;
}) => (
  <>
    <fieldset class={error && form.money === null ? 'field invalid' : 'field'}>
      <legend class="field-label">{say('Money')}</legend>
      <div class="segmented">
        {(['amount', 'unlimited'] as const).map((money) => (
          <label key={money}>
            <input
              type="radio"
              name="account-money"
              checked={form.money === money}
              onChange={() => set({ money })}
            />
            {say(moneyNames[money])}
          </label>
        ))}
      </div>
      {error && form.money === null && (
        <p class="field-error" role="alert">
          {say('Choose what it may spend.')}
        </p>
      )}
    </fieldset>
    {form.money === 'unlimited' && (
      <p class="hint">
        {say('Its requests are never refused for money. What it spends is counted all the same.')}
      </p>
    )}
    {form.money === 'amount' && (
      <Field label={say('Credits to begin with')} error={error}>
        {(field) => (
          <input
            {...field}
            inputMode="decimal"
            value={form.balance}
            onInput={(event) => set({ balance: event.currentTarget.value })}
          />
        )}
      </Field>
    )}
  </>
);

export const NewAccountDialog = ({ onClose }: { onClose: () => void }) => {
  const [form, setForm] = useState<Form>({
    ...{ name: '', money: null, balance: '' },
    ...{ billing: 'payg', period: '' },
  });
  const set = (change: Partial<Form>) => setForm({ ...form, ...change });
  return (
    <FormDialog
      title={say('New account')}
      action={say('Make account')}
      params={['account', 'balance', 'billing', 'period_ends_at']}
      onSubmit={async () => {
        const { name } = await createAccount(accountOf(form));
        toast(say('{name} was made. Its first key is next.', { name }));
        navigate(`operator/accounts/${encodeURIComponent(name)}?new`);
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <Field label={say('Name')} error={errorAt('account')}>
            {(field) => (
              <input
                {...field}
                autofocus
                placeholder="acme"
                value={form.name}
                onInput={(event) => set({ name: event.currentTarget.value })}
              />
            )}
          </Field>
          <MoneyFields form={form} set={set} error={errorAt('balance')} />
          <div class="two-fields">
            <Field label={say('Billing')} error={errorAt('billing')}>
              {(field) => (
                <select
                  {...field}
                  value={form.billing}
                  onChange={(event) => set({ billing: event.currentTarget.value as Form['billing'] })}
                >
                  <option value="payg">{say('Pay as you go')}</option>
                  <option value="subscription">{say('Subscription')}</option>
                </select>
              )}
            </Field>
            {form.billing === 'subscription' && (
              <Field label={say('The period ends on')} error={errorAt('period_ends_at')}>
                {(field) => (
                  <input
                    {...field}
                    type="date"
                    value={form.period}
                    onInput={(event) => set({ period: event.currentTarget.value })}
                  />
                )}
              </Field>
            )}
          </div>
        </>
      )}
    </FormDialog>
  );
};
