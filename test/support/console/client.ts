/** A browser's part in talking to the console: keeps the cookie, says where its requests come from. */
import { checkPublished } from '../openapi-check.ts';
import type { TestService } from '../service.ts';

export type ConsoleClient = Awaited<ReturnType<typeof signIn>>;

export const sameOrigin = { 'sec-fetch-site': 'same-origin' };

export const cookieOf = (response: Response): string | undefined =>
  response.headers.getSetCookie()[0]?.split(';')[0];

export const postSession = (
  { url }: Pick<TestService, 'url'>,
  body: unknown,
  headers: Record<string, string> = sameOrigin,
): Promise<Response> =>
  fetch(`${url}/console/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Signs in and returns a way to ask /console/api with the session. */
export const signIn = async (
  service: Pick<TestService, 'url'>,
  credential: { key: string } | { token: string } | { link: string },
) => {
  const response = await postSession(service, credential);
  if (response.status !== 204) throw new Error(`not signed in: ${await response.text()}`);
  const cookie = cookieOf(response)!;
  const request = async (path: string, init: RequestInit = {}) => {
    const fullPath = `/console/api/${path}`;
    const response = await fetch(service.url + fullPath, {
      ...init,
      headers: { cookie, ...sameOrigin, ...(init.headers as Record<string, string>) },
    });
    return checkPublished(service.url, init.method ?? 'GET', fullPath, response);
  };
  return {
    cookie,
    request,
    async get<T = Record<string, unknown>>(path: string): Promise<T> {
      const answer = await request(path);
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as T;
    },
    send: (method: string, path: string, body?: unknown) =>
      request(path, {
        method,
        ...(body !== undefined && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      }),
  };
};
