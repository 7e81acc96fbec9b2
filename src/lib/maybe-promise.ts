/** What is often there at once: a hot path then pays for no promise, and everybody else may await it all the same. */
export type MaybePromise<T> = T | Promise<T>;

export const chain = <T, U>(value: MaybePromise<T>, next: (value: T) => MaybePromise<U>): MaybePromise<U> =>
  value instanceof Promise ? value.then(next) : next(value);
