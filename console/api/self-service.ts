/** Invitations, redemption codes and top-up. */
import type {
  NewVoucherResponse,
  Redeemed,
  TopUp,
  VoucherList,
  VoucherRow,
} from '../../src/domain/responses/self-service-responses.ts';
import { get, post, remove, root, send } from './client.ts';
import { loadSession } from './session.ts';

export type { TopUp };
export type Voucher = VoucherRow;
export type NewVoucher = {
  kind: Voucher['kind'];
  credits?: number;
  name?: string;
  max_uses?: number;
  expires_at?: number;
};

export const readVouchers = (signal?: AbortSignal): Promise<VoucherList> =>
  get('operator/vouchers', {}, signal);
export const createVoucher = (wanted: NewVoucher): Promise<NewVoucherResponse> =>
  post('operator/vouchers', wanted);
export const revokeVoucher = (id: string): Promise<void> =>
  remove(`operator/vouchers/${encodeURIComponent(id)}`);

export const readTopUp = (signal?: AbortSignal): Promise<TopUp> => get('top-up', {}, signal);
export const redeemCode = (code: string): Promise<Redeemed> => post('top-up/redeem', { code });

/** Opens an account and signs in to it; answers with its key, this once. The caller loads the session when it is read. */
export const signUp = async (invitation: string, account: string): Promise<string> => {
  const response = await send(new URL('signup', root).href, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ invitation, account }),
  });
  const { secret } = (await response.json()) as { secret: string };
  return secret;
};
export const enter = loadSession;

/** After the #, which browsers do not send. */
export const invitationLink = (secret: string): string => new URL(`#invite=${secret}`, root).href;
