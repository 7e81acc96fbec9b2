/** Events of a payment provider: the signature of Stripe's webhooks, and what a paid checkout adds. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { microPerCredit } from '../money.ts';

/** A recorded request is refused after this time. */
export const toleranceSeconds = 300;
/** Several secrets sign during a rotation; more than a few are an attack on our time. */
const maxSignatures = 10;

const hexDigest = /^[0-9a-f]{64}$/;

/** `header` is `t=SECONDS,v1=HEX[,v1=HEX…]`; schemes other than v1 are ignored. */
export const isSigned = (
  header: string | undefined,
  body: Buffer,
  { secret, now }: { secret: string; now: number },
): boolean => {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='));
  const [, time = ''] = parts.find(([name]) => name === 't') ?? [];
  if (!/^\d{1,12}$/.test(time) || Math.abs(now - Number(time)) > toleranceSeconds) return false;
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  return parts
    .filter(([name, value]) => name === 'v1' && hexDigest.test(value ?? ''))
    .slice(0, maxSignatures)
    .some(([, value]) => timingSafeEqual(expected, Buffer.from(value!, 'hex')));
};

export type PaidCheckout = {
  eventId: string;
  /** The provider's id of the checkout: the same in every event about it. */
  checkoutId: string;
  /** As the payment page was opened with. */
  account: string | null;
  /** The payment link it began at. */
  linkId: string | null;
  /** In the smallest unit of the currency. */
  paid: number;
  currency: string;
};

const paidEvents = new Set(['checkout.session.completed', 'checkout.session.async_payment_succeeded']);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,255}$/.test(value);

/** Undefined for events that move no money; throws for what is no event. */
export const readPaidCheckout = (text: string): PaidCheckout | undefined => {
  const event: unknown = JSON.parse(text);
  if (!isObject(event) || !isId(event.id) || typeof event.type !== 'string')
    throw new SyntaxError('not an event');
  if (!paidEvents.has(event.type)) return undefined;
  const session = isObject(event.data) ? event.data.object : undefined;
  if (!isObject(session) || !isId(session.id)) throw new SyntaxError('not a checkout');
  // A bank transfer completes the checkout before it is paid; an event of its own follows.
  if (session.payment_status !== 'paid') return undefined;
  const { amount_total: paid, currency, client_reference_id: account, payment_link: linkId } = session;
  if (!Number.isSafeInteger(paid) || (paid as number) < 0 || typeof currency !== 'string')
    throw new SyntaxError('not an amount');
  return {
    eventId: event.id,
    checkoutId: session.id,
    // From the address of the payment page, which the payer may change.
    account: isId(account) ? account : null,
    linkId: isId(linkId) ? linkId : null,
    paid: paid as number,
    currency: currency.toLowerCase(),
  };
};

/** Currencies without a smaller unit. The Ugandan shilling has none either, but is sent in hundredths. */
const wholeCurrencies = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '));
const currenciesOfThousandths = new Set('bhd jod kwd omr tnd'.split(' '));

/** How many of the smallest units of the provider are one of the currency. */
const unitsOf = (currency: string): number => {
  if (wholeCurrencies.has(currency)) return 1;
  return currenciesOfThousandths.has(currency) ? 1000 : 100;
};

/** Micro-credits for a payment, at so many credits for one unit of the currency. */
export const amountOfPayment = (
  { paid, currency }: Pick<PaidCheckout, 'paid' | 'currency'>,
  creditsPerUnit: number,
): number => Math.floor((paid * creditsPerUnit * microPerCredit) / unitsOf(currency));
