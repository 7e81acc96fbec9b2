/** GET, POST and DELETE vouchers: invitations and redemption codes. */
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { ApiError } from '../../../domain/errors.ts';
import { fromCredits, toCredits } from '../../../domain/money.ts';
import {
  newVoucher,
  revokedVoucher,
  type VoucherRow,
  voucherList,
} from '../../../domain/responses/self-service-responses.ts';
import { type Voucher, voucherKinds } from '../../../domain/self-service/voucher.ts';
import type { VoucherService } from '../../../services/self-service/vouchers.ts';
import type { AppDeps } from '../../app-deps.ts';
import { readJson } from '../../body/read-body.ts';
import { consoleOperation } from '../../operation.ts';
import { oneOf, text } from '../../schemas/common.ts';
import { createValidator } from '../../validate.ts';

const voucherBody = Type.Object({
  kind: oneOf(voucherKinds),
  credits: Type.Number({ minimum: 0, maximum: 1e9 }),
  name: Type.Optional(text('A note of your own', { maxLength: 100 })),
  max_uses: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 })),
  expires_at: Type.Optional(Type.Integer({ minimum: 0, maximum: 99_999_999_999 })),
});

const view = (voucher: Voucher): VoucherRow => ({
  id: voucher.id,
  kind: voucher.kind,
  credits: toCredits(voucher.amount),
  name: voucher.name,
  max_uses: voucher.maxUses,
  uses: voucher.uses,
  created_at: voucher.createdAt,
  expires_at: voucher.expiresAt,
  revoked_at: voucher.endedAt,
});

export const registerVoucherRoutes = (app: FastifyInstance, { vouchers }: AppDeps): void => {
  const validate = createValidator(voucherBody);
  const offered = (): VoucherService => {
    if (!vouchers)
      throw new ApiError('invalid_request', {
        message: 'Self-service is off. Set KINORA_SELF_SERVICE to offer it.',
      });
    return vouchers;
  };

  app.get('/vouchers', consoleOperation('Invitations and codes, newest first', voucherList), async () => ({
    data: vouchers ? (await vouchers.list()).map(view) : [],
    is_offered: vouchers !== null,
  }));

  app.post('/vouchers', consoleOperation('Make an invitation or a code', newVoucher), async (request) => {
    const body = validate(readJson(request));
    const { voucher, secret } = await offered().create(
      {
        kind: body.kind,
        amount: fromCredits(body.credits),
        name: body.name ?? null,
        maxUses: body.max_uses ?? 1,
        expiresAt: body.expires_at ?? null,
      },
      request.session.actor,
    );
    return { ...view(voucher), secret };
  });

  app.delete<{ Params: { id: string } }>(
    '/vouchers/:id',
    consoleOperation('Revoke an invitation or a code', revokedVoucher),
    async ({ params, session }) => {
      await offered().revoke(params.id, session.actor);
      return { id: params.id, revoked: true };
    },
  );
};
