/** Requests, newest first: what was asked, how it ended, how long it took and what it cost. */
import type { LoggedRequest } from '../../api/requests.ts';
import { figure, Table } from '../controls/table.tsx';
import { dateTime, exactAmount } from '../data/format.ts';
import { say } from '../text/say.ts';

const chipOf = (status: number): string => {
  if (status >= 500) return 'chip bad';
  return status >= 400 ? 'chip warn' : 'chip good';
};

const duration = (ms: number): string => (ms < 10_000 ? `${ms} ms` : `${Math.round(ms / 1000)} s`);

const Row = ({
  request,
  showsAccount,
  videoPath,
}: {
  request: LoggedRequest;
  showsAccount: boolean;
  videoPath: string;
}) => (
  <tr>
    <td class="nowrap" title={request.request_id}>
      {dateTime(request.at)}
    </td>
    {showsAccount && (
      <td class="cell-name request-account" title={request.account}>
        {request.account}
      </td>
    )}
    <td class="cell-name" title={`${request.method} ${request.path}`}>
      {request.method === 'POST' ? '' : `${request.method} `}
      {request.path}
    </td>
    <td class="model-id nowrap">{request.model ?? '–'}</td>
    <td class="nowrap">{request.route ?? '–'}</td>
    <td class="nowrap">
      <span class={chipOf(request.status)} title={request.error ?? undefined}>
        {request.error ?? request.status}
      </span>
    </td>
    <td class="align-end nowrap">{duration(request.ms)}</td>
    <td class="align-end nowrap">
      {request.video === null ? (
        exactAmount(request.credits)
      ) : (
        <a href={`${videoPath}/${encodeURIComponent(request.video)}`}>{exactAmount(request.credits)}</a>
      )}
    </td>
  </tr>
);

export const RequestTable = ({
  requests,
  showsAccount,
}: {
  requests: LoggedRequest[];
  showsAccount: boolean;
}) => (
  <Table
    kind="request-table"
    columns={[
      say('When'),
      ...(showsAccount ? [say('Account')] : []),
      say('Request'),
      say('Model'),
      say('Route'),
      say('Result'),
      figure(say('Time')),
      figure(say('Credits')),
    ]}
  >
    {requests.map((request) => (
      <Row
        key={request.id}
        request={request}
        showsAccount={showsAccount}
        videoPath={showsAccount ? 'operator/tasks' : 'videos'}
      />
    ))}
  </Table>
);
