/** The service's state, live. */
import { type Overview, readOverview } from '../../../api/operator.ts';
import { ErrorNote, Loading } from '../../../parts/controls/note.tsx';
import { Chart } from '../../../parts/data/chart.tsx';
import { ago, bytes, count, dateTime, duration, plural } from '../../../parts/data/format.ts';
import { usePoll } from '../../../parts/data/use-poll.ts';
import { PageHeader } from '../../../parts/layout/page-header.tsx';
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
        <dt>Requests a minute</dt>
        <dd>{count(requests / last.length)}</dd>
        <dd class={errors > 0 ? 'tile-bad' : 'muted'}>
          {errors === 0 ? 'No server errors in 5 minutes' : `${plural(errors, 'server error')} in 5 minutes`}
        </dd>
      </div>
      <div class="card">
        <dt>Queued</dt>
        <dd>{count(queue.pending)}</dd>
        <dd class="muted">
          {queue.oldest_wait_seconds === null
            ? 'Nothing waits'
            : `Oldest waits ${duration(queue.oldest_wait_seconds)}`}
        </dd>
      </div>
      <div class="card">
        <dt>Being made</dt>
        <dd>{count(queue.processing)}</dd>
        <dd class="muted">
          {queue.waiting_for_source === 0
            ? 'No remix waits for its source'
            : `${plural(queue.waiting_for_source, 'remix', 'remixes')} wait for a source`}
        </dd>
      </div>
      <div class="card">
        <dt>Videos in 24 hours</dt>
        <dd>{count(videos.day.completed)}</dd>
        <dd class={videos.day.failed > 0 ? 'tile-warn' : 'muted'}>
          {count(videos.hour.completed)} in the last hour, {count(videos.day.failed)} failed
        </dd>
      </div>
      <div class="card">
        <dt>Disk free</dt>
        <dd>{bytes(disk.free_bytes)}</dd>
        <dd class={used > 0.9 ? 'tile-bad' : 'muted'}>
          {Math.round(used * 100)} % of {bytes(disk.total_bytes)} used
        </dd>
      </div>
      <div class="card">
        <dt>Memory of this process</dt>
        <dd>{bytes(overview.memory_bytes)}</dd>
        <dd class="muted" title={dateTime(overview.started_at)}>
          Started {ago(overview.started_at)}
        </dd>
      </div>
    </dl>
  );
};

const Charts = ({ overview: { minutes } }: { overview: Overview }) => {
  const times = minutes.map(({ start }) => start);
  return (
    <div class="chart-pair">
      <section class="card" aria-label="Requests">
        <div class="card-head">
          <h2>Requests per minute</h2>
        </div>
        <div class="card-body">
          <Chart
            title="Requests per minute"
            kind="bars"
            times={times}
            series={[
              {
                label: 'Answered',
                values: minutes.map((one) => one.requests - one.client_errors - one.server_errors),
              },
              { label: 'Refused (4xx)', colour: 'series-2', values: minutes.map((one) => one.client_errors) },
              {
                label: 'Failed (5xx)',
                colour: 'series-bad',
                values: minutes.map((one) => one.server_errors),
              },
            ]}
            format={count}
            formatTime={formatTime}
          />
        </div>
      </section>
      <section class="card" aria-label="Latency">
        <div class="card-head">
          <h2>Response time</h2>
          <span class="hint">JSON responses, without streams and files</span>
        </div>
        <div class="card-body">
          <Chart
            title="Response time"
            kind="lines"
            times={times}
            series={[
              { label: 'Median', values: minutes.map((one) => one.p50_ms) },
              { label: '95th percentile', values: minutes.map((one) => one.p95_ms) },
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
        title="Overview"
        lead={
          data &&
          `Kinora ${data.version} on ${data.database}, Node ${data.node.replace('v', '')}, ${data.roles.join(' and ')}. Requests and engines are of the process that answers.`
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
