/** Invitations, redemption codes and top-up. */
import { type Static, Type } from 'typebox';
import { voucherKinds } from '../self-service/voucher.ts';
import { nullable, oneOf, unixTime } from './schema-parts.ts';
import { credits, listOf, moment } from './studio-responses.ts';

const voucherFields = {
  id: Type.String(),
  kind: oneOf(voucherKinds),
  credits: credits('The opening balance, or what is added'),
  name: nullable(Type.String()),
  max_uses: Type.Integer({ minimum: 1 }),
  uses: Type.Integer({ minimum: 0 }),
  created_at: unixTime('When it was made'),
  expires_at: moment('When it ends'),
  revoked_at: moment('When it was revoked'),
};
/** GET operator/vouchers */
export const voucherList = Type.Object({
  ...listOf(Type.Object(voucherFields)).properties,
  is_offered: Type.Boolean({ description: 'Whether self-service is on' }),
});
export type VoucherList = Static<typeof voucherList>;
export type VoucherRow = VoucherList['data'][number];
/** POST operator/vouchers */
export const newVoucher = Type.Object({
  ...voucherFields,
  secret: Type.String({ description: 'The code itself, answered this once' }),
});
export type NewVoucherResponse = Static<typeof newVoucher>;
export const revokedVoucher = Type.Object({ id: Type.String(), revoked: Type.Boolean() });

/** GET top-up */
export const topUp = Type.Object({
  codes: Type.Boolean({ description: 'Whether codes can be redeemed' }),
  payment_url: nullable(Type.String()),
});
export type TopUp = Static<typeof topUp>;
/** POST top-up/redeem */
export const redeemed = Type.Object({
  credits: credits('What was added'),
  balance: nullable(credits('Free to spend')),
});
export type Redeemed = Static<typeof redeemed>;
