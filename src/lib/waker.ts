/** A pause that `wake` ends early; it returns at once if `wake` was called since `reset`. */
export const createWaker = () => {
  let isWoken = false;
  let resume = () => {};
  return {
    wake(): void {
      isWoken = true;
      resume();
    },
    /** Forgets earlier calls of `wake`: call it before looking for work. */
    reset(): void {
      isWoken = false;
    },
    pause: (ms: number): Promise<void> =>
      new Promise((resolve) => {
        if (isWoken) return resolve();
        const timer = setTimeout(resolve, ms);
        resume = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
};
