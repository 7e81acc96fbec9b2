/** The state of the process that requests need to know: whether it is stopping, and where it listens. */

export type Lifecycle = ReturnType<typeof createLifecycle>;

export const createLifecycle = (configuredHost: string, onDraining: () => void) => {
  let isShuttingDown = false;
  let isDraining = false;
  let listeningAt = configuredHost;
  return {
    isShuttingDown: () => isShuttingDown,
    isDraining: () => isDraining,
    listeningAt: () => listeningAt,
    /** A signal arrived: /readyz fails, requests are still served. */
    startShutdown: () => {
      isShuttingDown = true;
    },
    /** No new work is accepted. */
    startDraining: () => {
      isDraining = true;
      onDraining();
    },
    setListeningAt: (host: string) => {
      listeningAt = host;
    },
  };
};
