/** The changes and their authors, newest first. */

import { type AuditEntry, readAudit } from '../../../api/operator.ts';
import { Empty } from '../../../parts/controls/note.tsx';
import { Table } from '../../../parts/controls/table.tsx';
import { dateTime } from '../../../parts/data/format.ts';
import { MorePages } from '../../../parts/data/more-pages.tsx';
import { sayMessage } from '../../../parts/text/error-text.ts';
import { say, sayWord } from '../../../parts/text/say.ts';

const actions: Record<string, string> = {
  'account.create': 'Made the account',
  'account.change': 'Changed the account',
  'account.credit': 'Gave credit',
  'key.create': 'Made a key',
  'key.change': 'Changed a key',
  'key.revoke': 'Revoked a key',
  'route.pause': 'Paused a route',
  'upstream.add': 'Added an upstream',
  'upstream.change': 'Changed an upstream',
  'upstream.remove': 'Removed an upstream',
  'routes.set': 'Set the routes',
  'routes.reset': 'Reset the routes',
  'route.resume': 'Resumed a route',
  'webhook.add': 'Added a webhook',
  'webhook.remove': 'Removed a webhook',
  'webhook.rotate': 'Gave a webhook a new secret',
  'model.pull': 'Installed a model',
  'model.remove': 'Removed a model',
  'voucher.create': 'Made an invitation or code',
  'voucher.revoke': 'Revoked an invitation or code',
  'task.cancel': 'Cancelled a video',
  'task.retry': 'Made a video again',
  'prices.set': 'Set prices',
  'token.create': 'Made an operator token',
  'token.revoke': 'Revoked an operator token',
  'session.begin': 'Signed in',
  'session.refuse': 'Was refused',
  'sessions.end': 'Signed everybody out',
};

/** The meaning of null for a limit. */
const unset: Record<string, string> = {
  models: 'all models',
  cidrs: 'any address',
  balance: 'unlimited',
  quota: 'unlimited',
  requestsPerMinute: 'as the service has it',
  expiresAt: 'never',
  periodEndsAt: 'never',
};

/** Values that have a name on the pages. */
const valueNames: Record<string, string> = { payg: 'Pay as you go', subscription: 'Subscription' };

/** A route of a list is told by its engine: `provider/voice-9`. */
const shownPart = (part: unknown): string => {
  if (typeof part !== 'object' || part === null) return String(part);
  const { upstream, engine, model } = part as { upstream?: string; engine?: string; model?: string };
  return [upstream ?? engine, model].filter(Boolean).join('/') || JSON.stringify(part);
};

const shown = (name: string, value: unknown): string => {
  if (value === null) return sayWord(unset[name] ?? 'none');
  if (Array.isArray(value)) return value.map(shownPart).join(', ');
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  if (typeof value === 'number' && name.endsWith('At')) return dateTime(value);
  if (name === 'requestsPerMinute' && value === 0) return say('no limit');
  return typeof value === 'object'
    ? JSON.stringify(value)
    : sayWord(valueNames[String(value)] ?? String(value));
};

const names: Record<string, string> = { cidrs: 'addresses' };

const detailsOf = ({ action, details }: AuditEntry): string =>
  Object.entries(details)
    .map(([name, value]) => {
      // Details of prices are by model, and null goes back to the configured one.
      if (action === 'prices.set') return `${name}: ${value ?? say('default price')}`;
      const label = names[name] ?? name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
      return `${sayWord(label)}: ${shown(name, value)}`;
    })
    .join(' · ');

export const AuditTable = ({ entries, showsSubject }: { entries: AuditEntry[]; showsSubject: boolean }) => (
  <Table
    columns={[say('When'), say('Who'), say('What'), ...(showsSubject ? [say('Whose')] : []), say('Details')]}
    kind="audit-table"
  >
    {entries.map((entry) => (
      <tr key={entry.id}>
        <td class="nowrap">{dateTime(entry.at)}</td>
        <td class="cell-name" title={entry.actor}>
          {sayMessage(sayWord(entry.actor))}
        </td>
        <td class="nowrap">{sayWord(actions[entry.action] ?? entry.action)}</td>
        {showsSubject && (
          <td class="cell-name" title={entry.subject}>
            {sayWord(entry.subject)}
          </td>
        )}
        <td class="audit-details">{detailsOf(entry)}</td>
      </tr>
    ))}
  </Table>
);

export const AuditList = () => (
  <section class="card" aria-label={say('Audit trail')}>
    <MorePages
      load={readAudit}
      inputs={[]}
      empty={<Empty icon="clock" title={say('Nothing was changed yet')} />}
    >
      {(entries) => <AuditTable entries={entries} showsSubject />}
    </MorePages>
  </section>
);
