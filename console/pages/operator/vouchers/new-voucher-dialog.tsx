/** A new invitation or code: what it gives, how often, and until when. */
import { useState } from 'preact/hooks';
import { createVoucher, type NewVoucher, type Voucher } from '../../../api/self-service.ts';
import { Field } from '../../../parts/controls/field.tsx';
import { dayEndOf, FormDialog } from '../../../parts/controls/form-dialog.tsx';
import { numberOf } from '../../../parts/data/number-text.ts';
import { say } from '../../../parts/text/say.ts';

type Form = { kind: Voucher['kind']; credits: string; uses: string; name: string; expires: string };

const kindNames = { invitation: 'Invitation', code: 'Code' } as const;

const voucherOf = ({ kind, credits, uses, name, expires }: Form): NewVoucher => {
  const amount = numberOf(credits);
  const count = numberOf(uses);
  const end = dayEndOf(expires);
  return {
    kind,
    ...(amount !== null && { credits: amount }),
    ...(count !== null && { max_uses: count }),
    ...(name.trim() !== '' && { name: name.trim() }),
    ...(end !== null && { expires_at: end }),
  };
};

export const NewVoucherDialog = ({
  onClose,
  onMade,
}: {
  onClose: () => void;
  onMade: (made: { kind: Voucher['kind']; secret: string }) => void;
}) => {
  const [form, setForm] = useState<Form>({
    kind: 'invitation',
    credits: '',
    uses: '1',
    name: '',
    expires: '',
  });
  const set = (change: Partial<Form>) => setForm({ ...form, ...change });
  const input = (name: 'credits' | 'uses' | 'name' | 'expires', rest: Record<string, unknown> = {}) => ({
    ...rest,
    value: form[name],
    onInput: (event: { currentTarget: HTMLInputElement }) => set({ [name]: event.currentTarget.value }),
  });
  return (
    <FormDialog
      title={say('New invitation or code')}
      action={say('Make it')}
      params={['credits', 'max_uses', 'name', 'expires_at']}
      onSubmit={async () => onMade(await createVoucher(voucherOf(form)))}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <fieldset class="field">
            <legend class="field-label">{say('Kind')}</legend>
            <div class="segmented">
              {(['invitation', 'code'] as const).map((kind) => (
                <label key={kind}>
                  <input
                    type="radio"
                    name="voucher-kind"
                    checked={form.kind === kind}
                    onChange={() => set({ kind })}
                  />
                  {say(kindNames[kind])}
                </label>
              ))}
            </div>
          </fieldset>
          <Field
            label={say('Credits')}
            hint={
              form.kind === 'invitation'
                ? say('The opening balance of each account it opens.')
                : say('Added to the balance of an account, once for each.')
            }
            error={errorAt('credits')}
          >
            {(field) => <input {...field} autofocus inputMode="decimal" {...input('credits')} />}
          </Field>
          <div class="two-fields">
            <Field label={say('Uses')} error={errorAt('max_uses')}>
              {(field) => <input {...field} inputMode="numeric" {...input('uses')} />}
            </Field>
            <Field label={say('Last day (optional)')} error={errorAt('expires_at')}>
              {(field) => <input {...field} type="date" {...input('expires')} />}
            </Field>
          </div>
          <Field label={say('Note (optional)')} error={errorAt('name')}>
            {(field) => <input {...field} {...input('name')} />}
          </Field>
        </>
      )}
    </FormDialog>
  );
};
