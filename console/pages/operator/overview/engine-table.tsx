import type { Engine } from '../../../api/operator.ts';
import { figure, Table } from '../../../parts/controls/table.tsx';
import { bytes, count, labelOf } from '../../../parts/data/format.ts';
import { say, sayWord } from '../../../parts/text/say.ts';

const names: Record<string, string> = {
  video: 'Videos',
  'hearing base': 'Speech to text (Whisper base)',
  'hearing small': 'Speech to text (Whisper small)',
  'speech integer': 'Text to speech (Kokoro, 8 bit)',
  'speech float': 'Text to speech (Kokoro, full precision)',
  'language model': 'Language model of audio chat',
  'media files': 'Reading of audio and images',
  'media frames': 'Stills of videos',
  'media encoder': 'Encoding of sound',
  'media videos': 'Fitting of upstream videos',
  'media cuts': 'Trimming of videos',
  'media clips': 'Reading of clips for characters',
};

export const EngineTable = ({ engines }: { engines: Engine[] }) => (
  <section class="card" aria-label={say('Engines')}>
    <div class="card-head">
      <h2>{say('Engines')}</h2>
      <span class="hint">{say('Started when first needed, unloaded when idle')}</span>
    </div>
    <Table
      columns={[
        say('Engine'),
        say('State'),
        figure(say('Memory')),
        figure(say('Running')),
        figure(say('Waiting')),
        figure(say('Calls done')),
        figure(say('Crashes')),
      ]}
    >
      {engines.map((engine) => (
        <tr key={engine.name}>
          <th scope="row">{sayWord(names[engine.name] ?? labelOf(engine.name))}</th>
          <td>
            <span class={engine.processes > 0 ? 'chip good' : 'chip'}>
              {engine.processes === 0
                ? say('Not loaded')
                : engine.processes === 1
                  ? say('Loaded')
                  : say('{count} processes', { count: engine.processes })}
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
