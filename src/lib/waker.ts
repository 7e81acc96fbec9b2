/** A pause that ends early when somebody wakes it; also when that was before it began. */
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
