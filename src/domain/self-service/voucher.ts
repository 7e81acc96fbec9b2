/** An operator's gift: an invitation opens an account, a code adds to the balance of one. */
export const voucherKinds = ['invitation', 'code'] as const;
export type VoucherKind = (typeof voucherKinds)[number];

export type Voucher = {
  id: string;
  kind: VoucherKind;
  /** Micro-credits: the opening balance, or what is added. */
  amount: number;
  /** The operator's own note. */
  name: string | null;
  maxUses: number;
  uses: number;
  createdAt: number;
  expiresAt: number | null;
  /** When it was revoked. */
  endedAt: number | null;
};
