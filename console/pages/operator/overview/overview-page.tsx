/** The service's state, live. */
import { type Overview, readOverview } from '../../../api/operator.ts';
import { ErrorNote, Loading } from '../../../parts/controls/note.tsx';
import { Chart } from '../../../parts/data/chart.tsx';
import { ago, bytes, count, dateTime, duration } from '../../../parts/data/format.ts';
import { usePoll } from '../../../parts/data/use-poll.ts';
import { PageHeader } from '../../../parts/layout/page-header.tsx';
import { say, sayCount } from '../../../parts/text/say.ts';
import { EngineTable } from './engine-table.tsx';
import { RouteTable } from './route-table.tsx';

const everyMs = 5000;
const timeFormat = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const formatTime = (time: number): string => timeFormat.format(time * 1000);
const formatMs = (value: number): string =>
  value >= 1000 ? `${count(value / 1000)} s` : `${count(value)} ms`;

const Figures = ({ overview }: { overview: Overview }) => {
  const { queue, videos, disk, minutes } = overview;
  const last = minutes.slice(-6, -1);
  const requests = last.reduce((sum, minute) => sum + minute.requests, 0);
  const errors = last.reduce((sum, minute) => sum + minute.server_errors, 0);
  const used = 1 - disk.free_bytes / disk.total_bytes;
  return (
    <dl class="tiles">
      <div class="card">
        <dt>{say('Requests a minute')}</dt>
        <dd>{count(requests / last.length)}</dd>
        <dd class={errors > 0 ? 'tile-bad' : 'muted'}>
          {errors === 0
            ? say('No server errors in 5 minutes')
            : sayCount(errors, '1 server error in 5 minutes', '{count} server errors in 5 minutes')}
        </dd>
      </div>
      <div class="card">
        <dt>{say('Queued')}</dt>
        <dd>{count(queue.pending)}</dd>
        <dd class="muted">
          {queue.oldest_wait_seconds === null
            ? say('Nothing waits')
            : say('Oldest waits {time}', { time: duration(queue.oldest_wait_seconds) })}
        </dd>
      </div>
      <div class="card">
        <dt>{say('Being made')}</dt>
        <dd>{count(queue.processing)}</dd>
        <dd class="muted">
          {queue.waiting_for_source === 0
            ? say('No remix waits for its source')
            : sayCount(
                queue.waiting_for_source,
                '1 remix waits for its source',
                '{count} remixes wait for a source',
              )}
        </dd>
      </div>
      <div class="card">
        <dt>{say('Videos in 24 hours')}</dt>
        <dd>{count(videos.day.completed)}</dd>
        <dd class={videos.day.failed > 0 ? 'tile-warn' : 'muted'}>
          {say('{made} in the last hour, {failed} failed', {
            made: count(videos.hour.completed),
            failed: count(videos.day.failed),
          })}
        </dd>
      </div>
      <div class="card">
        <dt>{say('Disk free')}</dt>
        <dd>{bytes(disk.free_bytes)}</dd>
        <dd class={used > 0.9 ? 'tile-bad' : 'muted'}>
          {say('{percent} % of {size} used', {
            percent: Math.round(used * 100),
            size: bytes(disk.total_bytes),
          })}
        </dd>
      </div>
      <div class="card">
        <dt>{say('Memory of this process')}</dt>
        <dd>{bytes(overview.memory_bytes)}</dd>
        <dd class="muted" title={dateTime(overview.started_at)}>
          {say('Started {when}', { when: ago(overview.started_at) })}
        </dd>
      </div>
    </dl>
  );
};

const Charts = ({ overview: { minutes } }: { overview: Overview }) => {
  const times = minutes.map(({ start }) => start);
  return (
    <div class="chart-pair">
      <section class="card" aria-label={say('Requests')}>
        <div class="card-head">
          <h2>{say('Requests per minute')}</h2>
        </div>
        <div class="card-body">
          <Chart
            title={say('Requests per minute')}
            kind="bars"
            times={times}
            series={[
              {
                label: say('Answered'),
                values: minutes.map((one) => one.requests - one.client_errors - one.server_errors),
              },
              {
                label: say('Refused (4xx)'),
                colour: 'series-2',
                values: minutes.map((one) => one.client_errors),
              },
              {
                label: say('Failed (5xx)'),
                colour: 'series-bad',
                values: minutes.map((one) => one.server_errors),
              },
            ]}
            format={count}
            formatTime={formatTime}
          />
        </div>
      </section>
      <section class="card" aria-label={say('Latency')}>
        <div class="card-head">
          <h2>{say('Response time')}</h2>
          <span class="hint">{say('JSON responses, without streams and files')}</span>
        </div>
        <div class="card-body">
          <Chart
            title={say('Response time')}
            kind="lines"
            times={times}
            series={[
              { label: say('Median'), values: minutes.map((one) => one.p50_ms) },
              { label: say('95th percentile'), values: minutes.map((one) => one.p95_ms) },
            ]}
            format={formatMs}
            formatTime={formatTime}
          />
        </div>
      </section>
    </div>
  );
};

export const Page = () => {
  const { data, error, reload } = usePoll(readOverview, [], everyMs);
  return (
    <div class="page">
      <PageHeader
        title={say('Overview')}
        lead={
          data &&
          say(
            'Kinora {version} on {database}, Node {node}, {roles}. Requests and engines are of the process that answers.',
            {
              version: data.version,
              database: data.database,
              node: data.node.replace('v', ''),
              roles: data.roles.join(' + '),
            },
          )
        }
      />
      <ErrorNote error={error} retry={reload} />
      {!data && !error && <Loading />}
      {data && (
        <>
          <Figures overview={data} />
          <Charts overview={data} />
          <EngineTable engines={data.engines} />
          <RouteTable routes={data.routes} />
        </>
      )}
    </div>
  );
};
