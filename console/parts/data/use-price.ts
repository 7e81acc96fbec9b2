/** The price of one request, asked for when it has not changed for a moment, and again when the service is back. */
import { useEffect, useState } from 'preact/hooks';
import { isAbort, returns } from '../../api/client.ts';
import { readPrice } from '../../api/videos.ts';

const restMs = 200;

/** Credits; undefined while unknown, and for no request. Between two answers it is that of the request before. */
export const usePrice = (path: string, fields: Record<string, string> | null): number | undefined => {
  const [price, setPrice] = useState<number>();
  const asked = fields && JSON.stringify(fields);
  useEffect(() => {
    if (asked === null) return setPrice(undefined);
    const controller = new AbortController();
    const timer = setTimeout(
      () =>
        readPrice(path, JSON.parse(asked), controller.signal).then(setPrice, (failure) => {
          if (!isAbort(failure)) setPrice(undefined);
        }),
      restMs,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [path, asked, returns.value]);
  return price;
};
