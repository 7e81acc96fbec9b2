/** The request log: of all accounts for operators, of one's own otherwise. */
import type { LoggedRequestRow, OwnRequest } from '../../src/domain/responses/operator-responses.ts';
import { apiUrl, get } from './client.ts';
import type { Page } from './types.ts';

export type LoggedRequest = OwnRequest & Partial<Pick<LoggedRequestRow, 'account'>>;
export type RequestFilter = {
  account?: string | undefined;
  model?: string | undefined;
  route?: string | undefined;
  error?: string | undefined;
  outcome?: string | undefined;
  from?: number | undefined;
  to?: number | undefined;
};
/** The path of the list: `operator/requests` or `requests`. */
export type RequestSource = 'operator/requests' | 'requests';

export const readRequests = (
  source: RequestSource,
  filter: RequestFilter,
  cursor: string | null,
  signal?: AbortSignal,
): Promise<Page<LoggedRequest>> => get(source, { ...filter, cursor }, signal);

export const requestsFile = (source: RequestSource, filter: RequestFilter): string => {
  const filled = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(filled.map(([name, value]) => [name, String(value)]));
  return apiUrl(`${source}.csv?${query}`);
};
