import type { Engine } from '../../../api/operator.ts';
import { figure, Table } from '../../../parts/controls/table.tsx';
import { bytes, count, labelOf } from '../../../parts/data/format.ts';

const names: Record<string, string> = {
  video: 'Videos',
  'hearing base': 'Speech to text (Whisper base)',
  'hearing small': 'Speech to text (Whisper small)',
  'speech integer': 'Text to speech (Kokoro, 8 bit)',
  'speech float': 'Text to speech (Kokoro, full precision)',
  'language model': 'Language model of audio chat',
  'media files': 'Reading of audio and images',
  'media encoder': 'Encoding of sound',
  'media videos': 'Fitting of upstream videos',
};

export const EngineTable = ({ engines }: { engines: Engine[] }) => (
  <section class="card" aria-label="Engines">
    <div class="card-head">
      <h2>Engines</h2>
      <span class="hint">Started when first needed, unloaded when idle</span>
    </div>
    <Table
      columns={[
        'Engine',
        'State',
        figure('Memory'),
        figure('Running'),
        figure('Waiting'),
        figure('Calls done'),
        figure('Crashes'),
      ]}
    >
      {engines.map((engine) => (
        <tr key={engine.name}>
          <th scope="row">{names[engine.name] ?? labelOf(engine.name)}</th>
          <td>
            <span class={engine.processes > 0 ? 'chip good' : 'chip'}>
              {engine.processes === 0
                ? 'Not loaded'
                : engine.processes === 1
                  ? 'Loaded'
                  : `${engine.processes} processes`}
            </span>
          </td>
          <td class="align-end">{engine.memory_bytes === null ? '–' : bytes(engine.memory_bytes)}</td>
          <td class="align-end">{count(engine.running)}</td>
          <td class="align-end">{count(engine.waiting)}</td>
          <td class="align-end">{count(engine.completed)}</td>
          <td class="align-end">{count(engine.restarts)}</td>
        </tr>
      ))}
    </Table>
  </section>
);
