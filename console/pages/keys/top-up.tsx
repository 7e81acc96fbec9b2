/** Credits by one's own hand, where the service offers it: a code, or the page of a payment provider. */
import { useState } from 'preact/hooks';
import { redeemCode, type TopUp } from '../../api/self-service.ts';
import { loadSession } from '../../api/session.ts';
import { Field } from '../../parts/controls/field.tsx';
import { FormDialog } from '../../parts/controls/form-dialog.tsx';
import { toast } from '../../parts/controls/toast.tsx';
import { credits } from '../../parts/data/format.ts';
import { say } from '../../parts/text/say.ts';

const RedeemDialog = ({ onClose }: { onClose: () => void }) => {
  const [code, setCode] = useState('');
  return (
    <FormDialog
      title={say('Redeem a code')}
      action={say('Redeem')}
      params={['code']}
      onSubmit={async () => {
        const added = await redeemCode(code.trim());
        toast(say('{credits} added.', { credits: credits(added.credits) }));
        onClose();
        await loadSession();
      }}
      onClose={onClose}
    >
      {(errorAt) => (
        <Field label={say('Code')} error={errorAt('code')}>
          {(field) => (
            <input
              {...field}
              autofocus
              autocomplete="off"
              spellcheck={false}
              placeholder="ABCDE-FGHJK-LMNPQ-RSTUV"
              value={code}
              onInput={(event) => setCode(event.currentTarget.value)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  );
};

export const TopUpButtons = ({ ways }: { ways: TopUp | undefined }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {ways?.codes && (
        <button type="button" class="button" onClick={() => setOpen(true)}>
          {say('Redeem a code')}
        </button>
      )}
      {ways?.payment_url && (
        <a class="button primary" href={ways.payment_url} rel="noreferrer">
          {say('Buy credits')}
        </a>
      )}
      {isOpen && <RedeemDialog onClose={() => setOpen(false)} />}
    </>
  );
};
