/** The settings in force, and where each value comes from. */

import { useState } from 'preact/hooks';
import { readSettings, type Setting } from '../../../api/operator.ts';
import { Empty, ErrorNote, Loading } from '../../../parts/controls/note.tsx';
import { SearchField } from '../../../parts/controls/search-field.tsx';
import { Table } from '../../../parts/controls/table.tsx';
import { useLoad } from '../../../parts/data/use-load.ts';
import { PageHeader } from '../../../parts/layout/page-header.tsx';
import { say, sayWord } from '../../../parts/text/say.ts';
import { groupSettings } from './setting-groups.ts';

const shown = (value: unknown): string => {
  if (value === null) return '–';
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
    return value.length === 0 ? say('none') : value.join(', ');
  if (typeof value === 'object' && Object.keys(value).length === 0) return say('none');
  return JSON.stringify(value, null, 1);
};

const Value = ({ value }: { value: unknown }) => {
  const text = shown(value);
  if (text.length < 200) return <code class="wrap-anywhere">{text}</code>;
  return (
    <details>
      <summary>{say('{count} entries', { count: Object.keys(value as object).length })}</summary>
      <pre class="setting-value">{text}</pre>
    </details>
  );
};

const Row = ({ setting: { name, variable, value, source } }: { setting: Setting }) => (
  <tr>
    <th scope="row">
      {/* As the config file has it. */}
      <code>{name}</code>
      {variable && <code class="key-hint">{variable}</code>}
    </th>
    <td class="cell-words">
      <Value value={value} />
    </td>
    <td class={source === 'default' ? 'setting-default' : undefined}>
      {source === 'default' ? (
        <span class="muted">{say('Default')}</span>
      ) : (
        <span class="chip accent">{source.startsWith('KINORA_') ? say('Environment') : sayWord(source)}</span>
      )}
    </td>
  </tr>
);

export const Page = () => {
  const { data, error, reload } = useLoad(readSettings, []);
  const [search, setSearch] = useState('');
  const [changedOnly, setChangedOnly] = useState(false);
  const words = search.trim().toLowerCase();
  const rows = (data?.data ?? []).filter(
    ({ name, variable, source }) =>
      `${name} ${variable ?? ''}`.toLowerCase().includes(words) && (!changedOnly || source !== 'default'),
  );
  return (
    <div class="page">
      <PageHeader
        title={say('Settings')}
        lead={say(
          'The effective values of the process that served this page, read from the environment and the config file at its start. Secrets are masked.',
        )}
      />
      <div class="filters">
        <SearchField label={say('Search settings')} value={search} onInput={setSearch} />
        <label class="switch">
          <input
            type="checkbox"
            checked={changedOnly}
            onChange={(event) => setChangedOnly(event.currentTarget.checked)}
          />
          {say('Only what was set')}
        </label>
      </div>
      <ErrorNote error={error} retry={reload} />
      {!data && !error && <Loading />}
      {data && rows.length === 0 && (
        <section class="card" aria-label={say('Settings')}>
          <Empty icon="settings" title={say('No setting matches')} />
        </section>
      )}
      {groupSettings(rows).map(({ title, settings }) => (
        <section key={title} class="card" aria-label={say(title)}>
          <div class="card-head">
            <h2>{say(title)}</h2>
          </div>
          <Table kind="setting-table" columns={[say('Setting'), say('Value'), say('Source')]}>
            {settings.map((setting) => (
              <Row key={setting.name} setting={setting} />
            ))}
          </Table>
        </section>
      ))}
    </div>
  );
};
