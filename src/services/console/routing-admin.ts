/** Operators' changes of upstreams and routes. Those of the config file are shown and not changed here. */
import type { RunningOnRoutes } from '../../db/console/running-on-routes.ts';
import { AdminError } from '../../domain/errors.ts';
import type { ModelCatalogue } from '../../domain/models.ts';
import { type Routing, routesOf, type Upstream } from '../../domain/route.ts';
import type { ConsoleRoute, ConsoleUpstream } from '../../domain/upstream/console-routing.ts';
import type { RoutedEngines } from '../../engines/routing/routed-engines.ts';
import type { UpstreamProbe } from '../../engines/upstream/probe-upstream.ts';
import { isPublicAddress } from '../../lib/ip-address.ts';
import type { Sealer } from '../../lib/sealed-text.ts';
import { Secret } from '../../lib/secret.ts';
import { keyContext, type Stored, type StoredRouting } from './stored-routing.ts';

/** `key`: undefined keeps the stored one, null removes it. */
export type UpstreamChange = Partial<ConsoleUpstream> & { key?: string | null | undefined };
export type UpstreamDraft = ConsoleUpstream & { name?: string | undefined; key?: string | undefined };

const defaultPollSeconds = 2;

export const createRoutingAdmin = (deps: {
  storedRouting: StoredRouting;
  /** Of the config file. */
  file: Routing;
  /** In force. */
  routing: () => Routing;
  routeStates: RoutedEngines['routeStates'];
  models: ModelCatalogue;
  runningOn: RunningOnRoutes;
  sealer: () => Sealer | null;
  probe: (upstream: Upstream) => Promise<UpstreamProbe>;
  publicOnly: boolean;
}) => {
  const { storedRouting, file, models, publicOnly } = deps;

  const seal = (name: string, upstream: ConsoleUpstream, key: string): string => {
    const sealer = deps.sealer();
    if (!sealer)
      throw new AdminError(
        'Keys are stored encrypted: set KINORA_ENCRYPTION_KEY, the same in every process, and start again.',
        'key',
      );
    return sealer.seal(key, keyContext(name, upstream));
  };

  /** Told at once where the address shows it; names are looked up when connecting. */
  const checkAddress = (baseUrl: string): void => {
    const url = URL.parse(baseUrl);
    if (url && !['http:', 'https:'].includes(url.protocol))
      throw new AdminError('Expected an http or https URL.', 'base_url');
    // The address is stored and shown as it is.
    if (url?.username || url?.password)
      throw new AdminError(
        'Leave name and password out of the address: the key has a field of its own.',
        'base_url',
      );
    const host = url?.hostname.replace(/^\[|\]$/g, '') ?? '';
    const isAddress = /^[\d.]+$|:/.test(host);
    if (publicOnly && (isAddress ? !isPublicAddress(host) : /(^|\.)localhost$/.test(host)))
      throw new AdminError(
        'This is a private address: name it in the config file, or set KINORA_ALLOW_PRIVATE_UPSTREAMS.',
        'base_url',
      );
  };

  const requireOwn = (name: string, { upstreams }: Stored): void => {
    if (Object.hasOwn(file.upstreams, name))
      throw new AdminError(`"${name}" is in the config file, and is changed there.`, 'name');
    if (!Object.hasOwn(upstreams, name)) throw new AdminError(`There is no upstream "${name}".`, 'name');
  };

  const modelsUsing = ({ routes }: Stored, name: string): string[] =>
    Object.keys(routes).filter((id) => routes[id]!.some(({ upstream }) => upstream === name));

  /** A video that runs at a server would be made, and paid for, once more elsewhere. */
  const requireIdle = async (model: string, routes: string[]): Promise<void> => {
    const running = await deps.runningOn.count(model, routes);
    if (running > 0)
      throw new AdminError(
        `${running === 1 ? 'A video is' : `${running} videos are`} being made there. Pause the route and wait, then try again.`,
        'routes',
      );
  };

  return {
    /** All that there is, with where it comes from. */
    view() {
      const { upstreams, routes } = storedRouting.read();
      const states = deps.routeStates();
      const own = Object.entries(upstreams).map(([name, upstream]) => ({
        name,
        type: upstream.type,
        address: upstream.baseUrl,
        pollSeconds: upstream.pollSeconds ?? defaultPollSeconds,
        key: keyState(upstream.key, storedRouting.keyOf(name)),
        source: 'console' as const,
        isInForce: !Object.hasOwn(file.upstreams, name),
      }));
      const ofFile = Object.entries(file.upstreams).map(([name, upstream]) => ({
        name,
        type: upstream.type,
        address: upstream.type === 'ai-sdk' ? upstream.package : upstream.baseUrl,
        pollSeconds: upstream.pollMs / 1000,
        key: upstream.key === null ? ('none' as const) : ('set' as const),
        source: 'config file' as const,
        isInForce: true,
      }));
      return {
        upstreams: [...ofFile, ...own],
        models: models.list().map((model) => ({
          model,
          source: Object.hasOwn(file.routes, model.id)
            ? ('config file' as const)
            : Object.hasOwn(routes, model.id)
              ? ('console' as const)
              : ('default' as const),
          routes: routesOf(deps.routing(), model.id).map((route) => ({
            route,
            state: states.find((one) => one.model === model.id && one.route === route.name)!,
          })),
          stored: routes[model.id] ?? null,
        })),
        problems: storedRouting.problems().map(({ message }) => message),
      };
    },

    async addUpstream(name: string, { key, ...upstream }: UpstreamDraft, actor: string): Promise<void> {
      checkAddress(upstream.baseUrl);
      const details = { type: upstream.type, address: upstream.baseUrl, key: key ? 'set' : 'none' };
      await storedRouting.change({ actor, action: 'upstream.add', subject: name, details }, (current) => {
        if (Object.hasOwn(file.upstreams, name) || Object.hasOwn(current.upstreams, name))
          throw new AdminError(`There is an upstream "${name}" already.`, 'name');
        if (!URL.canParse(upstream.baseUrl)) return withUpstream(current, name, upstream);
        return withUpstream(current, name, { ...upstream, ...(key && { key: seal(name, upstream, key) }) });
      });
    },

    async changeUpstream(name: string, change: UpstreamChange, actor: string): Promise<void> {
      const { key, ...fields } = change;
      if (fields.baseUrl !== undefined) checkAddress(fields.baseUrl);
      const details = { ...fields, key: key === undefined ? 'kept' : key === null ? 'removed' : 'set' };
      await storedRouting.change(
        { actor, action: 'upstream.change', subject: name, details },
        async (current) => {
          // Another process may have removed it since it was shown.
          requireOwn(name, current);
          const former = current.upstreams[name]!;
          const changed = { ...former, ...fields };
          if (!URL.canParse(changed.baseUrl)) return withUpstream(current, name, changed);
          const isMoved = keyContext(name, former) !== keyContext(name, changed);
          if (isMoved)
            for (const model of modelsUsing(current, name))
              await requireIdle(model, namesOf(deps.routing(), model, name));
          if (isMoved && former.key && key === undefined)
            throw new AdminError(
              'Enter the key again: it is sent only to the server it was given for.',
              'key',
            );
          if (key !== undefined) delete changed.key;
          if (key) changed.key = seal(name, changed, key);
          return withUpstream(current, name, changed);
        },
      );
    },

    async removeUpstream(name: string, actor: string): Promise<void> {
      await storedRouting.change(
        { actor, action: 'upstream.remove', subject: name, details: {} },
        (current) => {
          requireOwn(name, current);
          const users = modelsUsing(current, name);
          if (users.length > 0) throw new AdminError(`Remove its routes first: ${users.join(', ')}.`, 'name');
          delete current.upstreams[name];
          return current;
        },
      );
    },

    /** Null: back to the model's own engine. */
    async setRoutes(model: string, routes: ConsoleRoute[] | null, actor: string): Promise<void> {
      if (models.find(model)?.id !== model) throw new AdminError(`There is no model "${model}".`, 'model');
      if (Object.hasOwn(file.routes, model))
        throw new AdminError(
          `The routes of ${model} are in the config file, and are changed there.`,
          'model',
        );
      const action = routes === null ? 'routes.reset' : 'routes.set';
      const named = (routes ?? []).map(({ engine, upstream, model: theirs, weight }) => ({
        route: engine ?? [upstream, theirs].filter(Boolean).join('/'),
        ...(weight && { weight }),
      }));
      await storedRouting.change(
        { actor, action, subject: model, details: routes === null ? {} : { routes: named } },
        async (current) => {
          const kept = new Set(
            (routes ?? []).map(({ upstream, model: theirs }) => `${upstream}/${theirs ?? 'workflow'}`),
          );
          await requireIdle(
            model,
            namesOf(deps.routing(), model).filter((name) => !kept.has(name)),
          );
          if (routes === null) delete current.routes[model];
          else current.routes[model] = routes;
          return current;
        },
      );
    },

    /** One that is stored, or one that is still being written; the stored key goes to its own server only. */
    async probe({
      name,
      key,
      ...draft
    }: UpstreamDraft | { name: string; key?: never }): Promise<UpstreamProbe> {
      if (name !== undefined && Object.hasOwn(file.upstreams, name)) return deps.probe(file.upstreams[name]!);
      const { upstreams } = storedRouting.read();
      const stored = name !== undefined && Object.hasOwn(upstreams, name) ? upstreams[name] : undefined;
      const upstream = 'type' in draft ? draft : stored;
      if (!upstream) throw new AdminError(`There is no upstream "${name}".`, 'name');
      if (!URL.canParse(upstream.baseUrl)) throw new AdminError('This is not a URL.', 'base_url');
      checkAddress(upstream.baseUrl);
      const isOwnKey = stored !== undefined && keyContext(name!, stored) === keyContext(name!, upstream);
      return deps.probe({
        type: upstream.type,
        baseUrl: upstream.baseUrl.replace(/\/+$/, ''),
        headers: {},
        key: key ? new Secret(key) : isOwnKey ? storedRouting.keyOf(name!) : null,
        pollMs: 1000 * defaultPollSeconds,
        publicOnly,
      });
    },
  };
};
export type RoutingAdmin = ReturnType<typeof createRoutingAdmin>;

const keyState = (stored: string | undefined, opened: Secret | null): 'none' | 'set' | 'unreadable' => {
  if (!stored) return 'none';
  return opened === null ? 'unreadable' : 'set';
};

const withUpstream = (current: Stored, name: string, upstream: Stored['upstreams'][string]): Stored => ({
  ...current,
  upstreams: { ...current.upstreams, [name]: upstream },
});

/** Names of a model's routes to upstreams, or to one of them. */
const namesOf = (routing: Routing, model: string, upstream?: string): string[] =>
  routesOf(routing, model).flatMap((route) =>
    route.kind === 'upstream' && (upstream === undefined || route.upstream === upstream) ? [route.name] : [],
  );
