/** Models with their routes, in the order in which they are tried. */
import { useState } from 'preact/hooks';
import { pauseRoute } from '../../../api/operator.ts';
import {
  draftOf,
  type ModelRoute,
  type ModelRoutes,
  type Routing,
  readRouting,
  resetRoutes,
  setRoutes,
} from '../../../api/routing.ts';
import { mayChange } from '../../../api/session.ts';
import { Confirm } from '../../../parts/controls/confirm.tsx';
import { Icon } from '../../../parts/controls/icon.tsx';
import { IconButton } from '../../../parts/controls/icon-button.tsx';
import { ChangeButton } from '../../../parts/controls/row-button.tsx';
import { toast } from '../../../parts/controls/toast.tsx';
import { count, labelOf } from '../../../parts/data/format.ts';
import { messageOf } from '../../../parts/text/error-text.ts';
import { say, sayCount, sayWord } from '../../../parts/text/say.ts';
import { SourceChip } from './source-chip.tsx';

/** The part of calls that a route takes first, among neighbours with weights. */
const shareOf = (routes: ModelRoute[], at: number): number | null => {
  const own = routes[at]!.weight;
  if (own === null) return null;
  let [from, to] = [at, at];
  while (from > 0 && routes[from - 1]!.weight !== null) from -= 1;
  while (to + 1 < routes.length && routes[to + 1]!.weight !== null) to += 1;
  return own / routes.slice(from, to + 1).reduce((sum, { weight }) => sum + (weight ?? 0), 0);
};

const State = ({ route }: { route: ModelRoute }) => (
  <span class={route.paused ? 'chip warn' : route.breaker === 'open' ? 'chip bad' : 'chip good'}>
    {say(route.paused ? 'Paused' : route.breaker === 'open' ? 'Failing, left alone' : 'Takes calls')}
  </span>
);

type Actions = {
  onEdit: () => void;
  onUp: (() => void) | null;
  onPause: () => void;
  onRemove: (() => void) | null;
};

const RouteRow = ({
  routes,
  at,
  isOwn,
  onEdit,
  onUp,
  onPause,
  onRemove,
}: { routes: ModelRoute[]; at: number; isOwn: boolean } & Actions) => {
  const route = routes[at]!;
  const share = shareOf(routes, at);
  const name = route.engine === 'local' ? say('Own engine') : route.name;
  return (
    <li class="route-row">
      <span class="route-place">{at + 1}</span>
      <span class="route-name wrap-anywhere">{name}</span>
      {share !== null && (
        <span class="route-share" title={say('Weight {weight}', { weight: route.weight! })}>
          <span class="route-bar" style={{ width: `${Math.round(share * 100)}%` }} />
          <span>{Math.round(share * 100)} %</span>
        </span>
      )}
      <span class="route-state">
        <State route={route} />
        {route.running > 0 && (
          <span class="muted">{sayCount(route.running, '1 running', '{count} running')}</span>
        )}
      </span>
      {mayChange.value && (
        <span class="route-actions">
          {onUp && isOwn && (
            <IconButton isSmall icon="up" label={say('Try {name} earlier', { name })} onClick={onUp} />
          )}
          <button
            type="button"
            class="button small"
            aria-label={say(route.paused ? 'Resume {name}' : 'Pause {name}', { name })}
            onClick={onPause}
          >
            {say(route.paused ? 'Resume' : 'Pause')}
          </button>
          {isOwn && <ChangeButton name={name} onClick={onEdit} />}
          {isOwn && onRemove && (
            <IconButton isSmall icon="trash" label={say('Remove {name}', { name })} onClick={onRemove} />
          )}
        </span>
      )}
    </li>
  );
};

export const RouteList = ({
  models,
  hasUpstreams,
  onAdd,
  onEdit,
  onChanged,
}: {
  models: ModelRoutes[];
  hasUpstreams: boolean;
  onAdd: (model: ModelRoutes | null) => void;
  onEdit: (model: ModelRoutes, route: ModelRoute) => void;
  onChanged: (changed: Routing) => void;
}) => {
  const [removing, setRemoving] = useState<{ model: ModelRoutes; at: number } | null>(null);
  const routed = models.filter(({ source }) => source !== 'default');
  const others = models.length - routed.length;
  const attempt = async (change: () => Promise<Routing>) => {
    try {
      onChanged(await change());
    } catch (error) {
      toast(messageOf(error), 'bad');
    }
  };
  const moveUp = ({ model, routes }: ModelRoutes, at: number) => {
    const drafts = routes.map(draftOf);
    drafts.splice(at - 1, 0, ...drafts.splice(at, 1));
    return setRoutes(model, drafts);
  };
  const without = ({ model, routes }: ModelRoutes, at: number): Promise<Routing> => {
    const left = routes.toSpliced(at, 1);
    const isDefault = left.every(({ engine }) => engine === 'local');
    return isDefault ? resetRoutes(model) : setRoutes(model, left.map(draftOf));
  };
  const pause = async ({ server, paused }: ModelRoute): Promise<Routing> => {
    await pauseRoute(server, !paused);
    return readRouting();
  };
  return (
    <section class="card routes-card" aria-label={say('Routes')}>
      <header class="card-head">
        <h2>{say('Routes')}</h2>
        {mayChange.value && hasUpstreams && (
          <button type="button" class="button small" onClick={() => onAdd(null)}>
            <Icon name="plus" />
            {say('Add route')}
          </button>
        )}
      </header>
      {routed.map((model) => (
        <article key={model.model} class="route-model">
          <header>
            <h3>{model.model}</h3>
            <span class="muted">{sayWord(labelOf(model.kind))}</span>
            <SourceChip source={model.source} />
            {mayChange.value && model.source === 'console' && (
              <button
                type="button"
                class="link-button"
                aria-label={say('Add route to {name}', { name: model.model })}
                onClick={() => onAdd(model)}
              >
                {say('Add route')}
              </button>
            )}
          </header>
          <ol class="route-rows">
            {model.routes.map((route, at) => (
              <RouteRow
                key={route.name}
                routes={model.routes}
                at={at}
                isOwn={model.source === 'console'}
                onEdit={() => onEdit(model, route)}
                onUp={at === 0 ? null : () => void attempt(() => moveUp(model, at))}
                onPause={() => void attempt(() => pause(route))}
                onRemove={
                  model.routes.length === 1 && route.engine === 'local'
                    ? null
                    : () => setRemoving({ model, at })
                }
              />
            ))}
          </ol>
        </article>
      ))}
      <p class="muted routes-rest">
        {routed.length === 0
          ? say('Every model is served by the own engine.')
          : say('{count} other models are served by the own engine.', { count: count(others) })}
      </p>
      {removing && (
        <Confirm
          title={say('Remove {name}?', { name: removing.model.routes[removing.at]?.name ?? '' })}
          text={say('{name} is then served by its other routes, or by the own engine.', {
            name: removing.model.model,
          })}
          action={say('Remove')}
          refusal={say('Cancel')}
          onConfirm={async () => onChanged(await without(removing.model, removing.at))}
          onClose={() => setRemoving(null)}
        />
      )}
    </section>
  );
};
