import type { Engine } from '../../../api/operator.ts';
import { figure, Table } from '../../../parts/controls/table.tsx';
import { bytes, count, labelOf } from '../../../parts/data/format.ts';

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
          <th scope="row">{labelOf(engine.name)}</th>
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
