/** fetch through the proxies that HTTP_PROXY, HTTPS_PROXY and NO_PROXY name, for downloads the operator asks for. */
import undici from 'undici';

const { EnvHttpProxyAgent, fetch } = undici;

export const createProxiedFetch = (): typeof globalThis.fetch => {
  const dispatcher = new EnvHttpProxyAgent();
  return ((input: string | URL, init: object = {}) =>
    fetch(input, { ...init, dispatcher })) as unknown as typeof globalThis.fetch;
};
