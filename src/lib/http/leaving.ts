/** Why a request ended before its response was complete: what a client leaves is charged, what we end is not. */

/** The reason of the signal of requests that a shutdown cuts off. */
export class ServiceStopping extends Error {
  override readonly name = 'ServiceStopping';
}

export const isServiceStopping = ({ reason }: AbortSignal): boolean => reason instanceof ServiceStopping;
export const hasClientLeft = (signal: AbortSignal): boolean => signal.aborted && !isServiceStopping(signal);
