/** Providers of the AI SDK, sent to a server of the test. */

export const provider = (name: string, fields: Record<string, unknown> = {}) => ({
  type: 'ai-sdk',
  package: `@ai-sdk/${name}`,
  keyEnv: 'UPSTREAM_KEY',
  pollSeconds: 0.02,
  ...fields,
});

/** Providers that know one address only are sent to ours, with the host as the first folder. */
export const fetchFrom =
  (url: string): typeof fetch =>
  (input, init) => {
    const asked = input instanceof Request ? input.url : String(input);
    return fetch(asked.startsWith(url) ? asked : asked.replace(/^https:\//, url), init);
  };
