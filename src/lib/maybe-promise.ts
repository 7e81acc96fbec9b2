/** A value or a promise of it: hot paths avoid the cost of a promise, and all others can await it. */
export type MaybePromise<T> = T | Promise<T>;

export const chain = <T, U>(value: MaybePromise<T>, next: (value: T) => MaybePromise<U>): MaybePromise<U> =>
  value instanceof Promise ? value.then(next) : next(value);
