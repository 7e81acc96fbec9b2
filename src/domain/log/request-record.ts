/** A request of the API as the request log keeps it. */

export type RequestRecord = {
  /** Sorts by time. */
  id: string;
  createdMs: number;
  requestId: string;
  accountId: string;
  keyId: string;
  method: string;
  /** The pattern of the path, such as /v1/videos/:id. */
  path: string;
  model: string | null;
  /** The route that served it; of a video it is in its task. */
  route: string | null;
  status: number;
  error: string | null;
  tookMs: number;
  /** Its name in the ledger: the video it created, else the request itself. */
  reference: string;
};

/** The status that proxies log for a client that left before any response: nothing failed. */
export const unansweredStatus = 499;

/** Successful reads are many, and cost nothing: they are counted, not kept. */
export const isKept = (method: string, status: number): boolean =>
  (method !== 'GET' && method !== 'HEAD') || status >= 400;

export type RequestFilter = {
  accountId?: string;
  model?: string;
  route?: string;
  error?: string;
  /** From 400 on, but not those whose client left. */
  failedOnly?: boolean;
  /** Unix milliseconds. */
  fromMs?: number;
  toMs?: number;
};

/** The price of a request, and the route of the video it created. */
export type LoggedRequest = RequestRecord & { charged: number };
