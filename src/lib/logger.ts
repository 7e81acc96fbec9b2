import pino from 'pino';

export type Logger = pino.Logger;

/** pino's own isoTime builds every stamp anew, a third of what a line costs; only its last digits differ within a second. */
const createTimestamp = (): (() => string) => {
  let second = Number.NaN;
  let start = '';
  return () => {
    const nowMs = Date.now();
    const nowSecond = Math.floor(nowMs / 1000);
    if (nowSecond !== second) {
      second = nowSecond;
      start = `,"time":"${new Date(nowSecond * 1000).toISOString().slice(0, 20)}`;
    }
    return `${start}${String(nowMs - nowSecond * 1000).padStart(3, '0')}Z"`;
  };
};

export const createLogger = (level: string): Logger =>
  pino(
    { level, base: undefined, timestamp: createTimestamp() },
    // Lines are gathered: a write each would cost more than making them.
    pino.destination({ fd: 1, sync: false, minLength: 8192, periodicFlush: 100 }),
  );

/**
 * For the one line that every request writes: the caller has made its fields as JSON text, which takes a fifth of the
 * time pino needs for an object, 15 % of a status read.
 */
export const createLineWriter = (logger: Logger): ((fields: string) => void) => {
  const stream = (logger as unknown as Record<symbol, { write(line: string): void }>)[
    pino.symbols.streamSym
  ]!;
  const timestamp = createTimestamp();
  const info = pino.levels.values.info!;
  return (fields) => {
    if (logger.isLevelEnabled('info')) stream.write(`{"level":${info}${timestamp()},${fields}}\n`);
  };
};
