/** POST /payments/webhook: events of a payment provider, signed as Stripe signs them. */
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../domain/errors.ts';
import { networkOf } from '../../lib/ip-address.ts';
import { requireAllowed } from '../../services/rate-limiter.ts';
import type { AppDeps } from '../app-deps.ts';
import { whenOver } from '../client-signal.ts';

const maxBodyBytes = 256 * 1024;
const requestsPerMinute = 300;

export const registerPaymentWebhook = (app: FastifyInstance, deps: AppDeps): void => {
  const { payments, addressLimiter, limits } = deps;
  if (!payments) return;
  void app.register(async (scope) => {
    // The signature is over the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, body, done) =>
      done(null, body),
    );
    // Before the body is read: anybody can send one.
    scope.addHook('onRequest', async (request, reply) => {
      requireAllowed(addressLimiter.take({ id: `payments ${networkOf(request.ip)}`, requestsPerMinute }));
      whenOver(reply, limits.acquireFrom(request.ip, 'requests'));
    });
    scope.post('/payments/webhook', async (request) => {
      const signature = request.headers['stripe-signature'];
      if (!Buffer.isBuffer(request.body)) throw new ApiError('invalid_request');
      const { credited } = await payments.receive(
        typeof signature === 'string' ? signature : undefined,
        request.body,
      );
      return { received: true, credited };
    });
  });
};
