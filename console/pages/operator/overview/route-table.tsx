/** The engines behind the models, and whether they respond. Models with the same route are one row. */

import { useState } from 'preact/hooks';
import { checkRoute, pauseRoute, type RouteState } from '../../../api/operator.ts';
import { mayChange } from '../../../api/session.ts';
import { figure, Table, unseen } from '../../../parts/controls/table.tsx';
import { count, duration, labelOf } from '../../../parts/data/format.ts';
import { messageOf, sayMessage } from '../../../parts/text/error-text.ts';
import { say, sayWord } from '../../../parts/text/say.ts';

type CheckResult = { message: string; ok: boolean } | 'checking';
type SharedRoute = RouteState & { models: string[] };

const share = (routes: RouteState[]): SharedRoute[] => {
  const shared = new Map<string, SharedRoute>();
  for (const route of routes) {
    const name = `${route.kind} ${route.route}`;
    const known = shared.get(name);
    if (known) known.models.push(route.model);
    else shared.set(name, { ...route, models: [route.model] });
  }
  return [...shared.values()];
};

const Breaker = ({ route }: { route: RouteState }) => (
  <span class={route.paused ? 'chip warn' : route.breaker === 'open' ? 'chip bad' : 'chip good'}>
    {route.paused
      ? say('Paused by an operator')
      : route.breaker === 'open'
        ? route.wait_seconds === null
          ? say('Failing, left alone')
          : say('Failing, left alone for {time}', { time: duration(route.wait_seconds) })
        : route.wait_seconds === null
          ? say('Takes calls')
          : say('Asked to wait {time}', { time: duration(route.wait_seconds) })}
  </span>
);

const RouteRow = ({ route }: { route: SharedRoute }) => {
  const [result, setResult] = useState<CheckResult | null>(null);
  // Shown at once; the overview says it with its next round.
  const [isPaused, setPaused] = useState<boolean | null>(null);
  const shown = isPaused === null ? route : { ...route, paused: isPaused };
  const pause = async () => {
    const wanted = !shown.paused;
    try {
      await pauseRoute(route.server, wanted);
      setPaused(wanted);
    } catch (error) {
      setResult({ message: messageOf(error), ok: false });
    }
  };
  const check = async () => {
    setResult('checking');
    setResult(
      await checkRoute(route.model, route.route).catch((error) => ({ message: messageOf(error), ok: false })),
    );
  };
  return (
    <tr>
      <th scope="row">
        {route.route} {route.type !== 'local' && <span class="muted">({route.type})</span>}
        <div class="hint">{sayWord(labelOf(route.kind))}</div>
      </th>
      <td class="muted route-models">{route.models.join(', ')}</td>
      <td>
        <Breaker route={shown} />
      </td>
      <td class="align-end nowrap">
        {count(route.running)}
        {route.limit !== null && <span class="muted"> / {route.limit}</span>}
      </td>
      <td class="align-end check-cell">
        {result && result !== 'checking' && (
          <span class={result.ok ? 'muted' : 'tile-bad'} role="status">
            {sayMessage(result.message)}
          </span>
        )}
        {mayChange.value && (
          <button
            type="button"
            class="button small"
            aria-label={say(shown.paused ? 'Resume {name}' : 'Pause {name}', { name: route.server })}
            onClick={() => void pause()}
          >
            {say(shown.paused ? 'Resume' : 'Pause')}
          </button>
        )}
        {mayChange.value && (
          <button
            type="button"
            class="button small"
            disabled={result === 'checking'}
            aria-label={say('Check {route} for {kind}', { route: route.route, kind: route.kind })}
            onClick={() => void check()}
          >
            {say('Check')}
          </button>
        )}
      </td>
    </tr>
  );
};

export const RouteTable = ({ routes }: { routes: RouteState[] }) => (
  <section class="card" aria-label={say('Routes')}>
    <div class="card-head">
      <h2>{say('Routes')}</h2>
      <span class="hint">{say('What stands behind the models')}</span>
    </div>
    <Table
      columns={[say('Route'), say('Models'), say('State'), figure(say('Running')), unseen(say('Check'))]}
    >
      {share(routes).map((route) => (
        <RouteRow key={`${route.kind} ${route.route}`} route={route} />
      ))}
    </Table>
  </section>
);
