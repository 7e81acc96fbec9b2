/** Loads the code of a page, again after an outage. */

import { get } from '../../api/client.ts';
import { importAgain } from './import-again.ts';
import type { Route } from './route.ts';

type Page = Awaited<ReturnType<Route['load']>>;

const loadedAgain = new Map<Route, Page>();

/**
 * A browser does not say why code could not be fetched. A request tells whether the service is unreachable, which is
 * then reported and waited for like any other outage; if it answers, the outage may have ended in between.
 */
export const loadPage = async (route: Route): Promise<Page> => {
  const known = loadedAgain.get(route);
  if (known) return known;
  try {
    return await route.load();
  } catch {
    await get('session');
  }
  try {
    return await route.load();
  } catch (error) {
    const page = await importAgain<Page>(error);
    loadedAgain.set(route, page);
    return page;
  }
};
