/** Parses error bodies in the formats of servers and providers. */
import { parseJson } from '../../lib/parse-json.ts';

export type UpstreamErrorDetails = {
  status: number;
  code?: string;
  message?: string;
  param?: string;
  retryAfter?: string;
};

const filterCodes =
  /content_?(policy|filter|moderation|against)|moderation|safety|sensitive|nsfw|prohibited|responsible_?ai/i;
const filterMessages =
  /content (policy|filter|moderation|checker)|moderation system|safety (system|filter|polic|guideline)|nsfw|flagged as (inappropriate|sensitive|potentially violating)|violat\w+ .{0,40}(polic(y|ies)|guidelines|terms)|responsible ai|raiMediaFiltered/i;
const operatorCodes =
  /api_?key|authenticat|unauthori[sz]ed|insufficient_quota|(quota|budget)_exceeded|billing|payment|model_not_found/i;
const operatorMessages =
  /\b(invalid|incorrect|missing|expired|no|bad) api.?key|api.?key (is |was )?(not|in|missing|expired)|unauthori[sz]ed|billing|(exceeded|insufficient|out of) .{0,30}(quota|credits?|balance|funds)/i;

const capacityCodes = /capacity_?exceeded|over_?capacity|overloaded/i;

/** The upstream's content filter refused the request. */
export const isContentRefusal = ({ code = '', message = '' }: Partial<UpstreamErrorDetails>): boolean =>
  filterCodes.test(code) || filterMessages.test(message);

/** The server is full, which some report with a status of their own. */
export const isOverCapacity = ({ code = '' }: Partial<UpstreamErrorDetails>): boolean =>
  capacityCodes.test(code);

/** The key, the account or the model name is wrong, which some servers report as a bad request. */
export const isOperatorsFault = ({ code = '', message = '' }: Partial<UpstreamErrorDetails>): boolean =>
  operatorCodes.test(code) || operatorMessages.test(message);

/**
 * {error:{message,code,type}} of OpenAI, within a list of Google; {detail:[{loc,msg,type}]} of FastAPI and fal;
 * {detail:{status,message}} of ElevenLabs; {name,errors:["…"]}; {err_code,err_msg} of Deepgram; {error:"…"}; {message}.
 */
export const parseErrorBody = (status: number, text: string, retryAfter?: string): UpstreamErrorDetails => {
  const outer = firstObject(parseJson(text));
  const inner = firstObject(outer.error);
  const detail = firstObject(outer.detail);
  const failure = firstObject(outer.errors);
  const further = [inner.innererror, inner.details, outer.details].map(firstObject);
  const codes = texts(
    inner.code,
    inner.status,
    inner.type,
    detail.code,
    detail.status,
    detail.type,
    outer.code,
    outer.type,
    outer.name,
    outer.err_code,
    ...further.flatMap((detail) => [detail.code, detail.reason]),
  );
  const [message] = texts(
    inner.message,
    outer.error,
    outer.message,
    outer.detail,
    detail.message,
    detail.msg,
    failure.message,
    Array.isArray(outer.errors) ? outer.errors[0] : undefined,
    outer.err_msg,
  );
  // A field that decides whose fault it is takes precedence over the first one.
  const code =
    codes.find((found) => [filterCodes, operatorCodes, capacityCodes].some((codes) => codes.test(found))) ??
    codes[0];
  // Google reports it only in the body.
  const retryIn = retryAfter ?? /"retryDelay":\s*"(\d+(?:\.\d+)?)s"/.exec(text)?.[1];
  const [param] = texts(inner.param, Array.isArray(detail.loc) ? detail.loc.at(-1) : undefined);
  return {
    status,
    ...(code && { code }),
    ...(message && { message }),
    ...(param && { param }),
    ...(retryIn && { retryAfter: retryIn }),
  };
};

const texts = (...values: unknown[]): string[] =>
  values.filter((value): value is string => typeof value === 'string' && value !== '');

/** The object itself, or the first of a list. */
const firstObject = (value: unknown): Record<string, unknown> => {
  const found: unknown = Array.isArray(value) ? value[0] : value;
  return typeof found === 'object' && found !== null && !Array.isArray(found)
    ? (found as Record<string, unknown>)
    : {};
};
