/** Creates a key, and its account if none has that name; shows the secret once. */
import { useState } from 'preact/hooks';
import { createKey, type NewKey } from '../../../api/operator.ts';
import { Field } from '../../../parts/controls/field.tsx';
import { SecretDialog } from '../../../parts/controls/secret-dialog.tsx';
import { numberOf } from '../../../parts/data/number-text.ts';
import { dayEndOf, FormDialog } from './form-dialog.tsx';
import { formOf, KeyFields, keyParams, limitsOf } from './key-fields.tsx';

type AccountForm = { name: string; billing: 'payg' | 'subscription'; balance: string; period: string };

const AccountFields = ({
  form,
  setForm,
  errorAt,
}: {
  form: AccountForm;
  setForm: (form: AccountForm) => void;
  errorAt: (param: string) => string | null;
}) => (
  <>
    <Field
      label="Account"
      hint="One that exists gets another key; a new name makes an account."
      error={errorAt('account')}
    >
      {(field) => (
        <input
          {...field}
          autofocus
          placeholder="acme"
          value={form.name}
          onInput={(event) => setForm({ ...form, name: event.currentTarget.value })}
        />
      )}
    </Field>
    <details>
      <summary class="field-label">Money of a new account</summary>
      <div class="stack">
        <div class="two-fields">
          <Field label="Balance in credits" error={errorAt('balance')}>
            {(field) => (
              <input
                {...field}
                inputMode="decimal"
                placeholder="Unlimited"
                value={form.balance}
                onInput={(event) => setForm({ ...form, balance: event.currentTarget.value })}
              />
            )}
          </Field>
          <Field label="Billing" error={errorAt('billing')}>
            {(field) => (
              <select
                {...field}
                value={form.billing}
                onChange={(event) =>
                  setForm({ ...form, billing: event.currentTarget.value as AccountForm['billing'] })
                }
              >
                <option value="payg">Pay as you go</option>
                <option value="subscription">Subscription</option>
              </select>
            )}
          </Field>
        </div>
        {form.billing === 'subscription' && (
          <Field label="The period ends on" error={errorAt('period_ends_at')}>
            {(field) => (
              <input
                {...field}
                type="date"
                value={form.period}
                onInput={(event) => setForm({ ...form, period: event.currentTarget.value })}
              />
            )}
          </Field>
        )}
      </div>
    </details>
  </>
);

const newKeyOf = (account: AccountForm, key: ReturnType<typeof formOf>): NewKey => {
  const limits = Object.entries(limitsOf(key)).filter(([, value]) => value !== null);
  const balance = numberOf(account.balance);
  const period = dayEndOf(account.period);
  return {
    account: account.name.trim(),
    ...(balance !== null && { balance }),
    ...(account.billing === 'subscription' && { billing: account.billing }),
    ...(period !== null && account.billing === 'subscription' && { period_ends_at: period }),
    ...Object.fromEntries(limits),
  };
};

/** Without an account, its name and money are requested too. */
export const NewKeyDialog = ({ account, onClose }: { account: string | null; onClose: () => void }) => {
  const [key, setKey] = useState(formOf(null));
  const [owner, setOwner] = useState<AccountForm>({
    name: account ?? '',
    billing: 'payg',
    balance: '',
    period: '',
  });
  const [secret, setSecret] = useState<string | null>(null);
  if (secret !== null)
    return <SecretDialog title={`A key for ${owner.name}`} secret={secret} onClose={onClose} />;
  return (
    <FormDialog
      title={account === null ? 'New account or key' : `New key for ${account}`}
      action="Make key"
      params={[...keyParams, 'account', 'balance', 'billing', 'period_ends_at']}
      onSubmit={async () => setSecret((await createKey(newKeyOf(owner, key))).secret)}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          {account === null && <AccountFields form={owner} setForm={setOwner} errorAt={errorAt} />}
          <KeyFields form={key} setForm={setKey} errorAt={errorAt} />
        </>
      )}
    </FormDialog>
  );
};
