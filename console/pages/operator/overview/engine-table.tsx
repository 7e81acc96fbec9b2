import type { Engine } from '../../../api/operator.ts';
import { bytes, count, labelOf } from '../../../parts/format.ts';

export const EngineTable = ({ engines }: { engines: Engine[] }) => (
  <section class="card" aria-label="Engines">
    <div class="card-head">
      <h2>Engines</h2>
      <span class="hint">Started when first needed, unloaded when idle</span>
    </div>
    <div class="table-wrap">
      <table>
        <thead>
          <tr>
            <th scope="col">Engine</th>
            <th scope="col">State</th>
            <th scope="col" class="align-end">
              Memory
            </th>
            <th scope="col" class="align-end">
              Running
            </th>
            <th scope="col" class="align-end">
              Waiting
            </th>
            <th scope="col" class="align-end">
              Calls done
            </th>
            <th scope="col" class="align-end">
              Crashes
            </th>
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
    </div>
  </section>
);
