/**
 * A chart over time, with its numbers as a table for screen readers. The chart library is loaded with the first chart.
 */

import { useEffect, useRef, useState } from 'preact/hooks';
import type uPlot from 'uplot';
import { theme } from '../layout/theme.ts';
import { say } from '../text/say.ts';

export type Series = {
  label: string;
  values: (number | null)[];
  /** The name of a colour in `tokens.css`; without one, the next of the series. */
  colour?: string;
};

export type ChartProps = {
  title: string;
  /** Unix seconds, ascending. */
  times: number[];
  series: Series[];
  /** `bars` are stacked. */
  kind: 'bars' | 'lines';
  format: (value: number) => string;
  formatTime: (unixSeconds: number) => string;
  height?: number;
};

const seriesColours = 6;
export const colourOf = (index: number, named?: string): string =>
  `var(--${named ?? `series-${(index % seriesColours) + 1}`})`;

/** A canvas needs the colour itself, not the name of a CSS property. */
const resolveColour = (within: Element, colour: string): string => {
  const probe = document.createElement('i');
  probe.style.color = colour;
  within.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

/** That of the page: a canvas inherits none. */
const axisFontOf = (box: Element): string => `12px ${getComputedStyle(box).fontFamily}`;

/** The last label stands at the edge of the plot, and half of it beyond. */
const halfLabel = (labels: string[], font: string): number => {
  const pen = document.createElement('canvas').getContext('2d')!;
  pen.font = font;
  return Math.ceil(Math.max(...labels.map((label) => pen.measureText(label).width)) / 2);
};

const sum = (series: Series[], index: number, upTo: number): number =>
  series.slice(0, upTo + 1).reduce((total, { values }) => total + (values[index] ?? 0), 0);

const optionsOf = (
  box: HTMLElement,
  plot: typeof uPlot,
  { times, series, kind, format, formatTime, height = 220 }: ChartProps,
): { options: uPlot.Options; data: uPlot.AlignedData } => {
  const colour = (name: string) => resolveColour(box, name);
  const font = axisFontOf(box);
  const axis = {
    stroke: colour('var(--muted)'),
    grid: { stroke: colour('var(--line)'), width: 1 },
    ticks: { show: false },
    font,
  };
  const bars = plot.paths.bars!({ size: [0.7, 48], radius: 0.15 });
  const step = times.length > 1 ? times[1]! - times[0]! : 86_400;
  // Stacked from the top down, so that each lower bar covers the foot of the one above.
  const order = series.map((_, index) => index).toReversed();
  const drawn = kind === 'bars' ? order : order.toReversed();
  return {
    options: {
      width: box.clientWidth,
      height,
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false } },
      padding: [8, Math.max(8, halfLabel(times.map(formatTime), font)), 0, 0],
      scales: {
        x: {
          time: true,
          range: (_chart, low, high) => (kind === 'bars' ? [low - step / 2, high + step / 2] : [low, high]),
        },
        y: { range: (_chart, _low, high) => [0, Math.max(high * 1.1, 1e-6)] },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          values: (_chart, splits) => splits.map((split) => formatTime(split)),
          space: 70,
          gap: 10,
        },
        { ...axis, values: (_chart, splits) => splits.map((split) => format(split)), size: 62 },
      ],
      series: [
        {},
        ...drawn.map((index) => ({
          label: series[index]!.label,
          stroke: colour(colourOf(index, series[index]!.colour)),
          ...(kind === 'bars' && {
            fill: colour(colourOf(index, series[index]!.colour)),
            paths: bars,
            points: { show: false },
          }),
          ...(kind === 'lines' && { width: 2, points: { show: times.length < 3 } }),
        })),
      ],
    },
    data: [
      times,
      ...drawn.map((index) =>
        kind === 'bars' ? times.map((_, at) => sum(series, at, index) || null) : series[index]!.values,
      ),
    ] as uPlot.AlignedData,
  };
};

const DataTable = ({ title, times, series, format, formatTime }: ChartProps) => (
  <table>
    <caption class="sr-only">{title}</caption>
    <thead>
      <tr>
        <th scope="col">{say('Time')}</th>
        {series.map(({ label }) => (
          <th key={label} scope="col" class="align-end">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {times.map((time, index) => (
        <tr key={time}>
          <th scope="row">{formatTime(time)}</th>
          {series.map(({ label, values }) => (
            <td key={label} class="align-end">
              {values[index] == null ? '' : format(values[index])}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

export const Chart = (props: ChartProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [showsTable, setShowsTable] = useState(false);
  const colours = theme.value;
  useEffect(() => {
    const element = box.current!;
    let chart: uPlot | undefined;
    let left = false;
    const draw = async () => {
      const loaded = await import('uplot').catch(() => null);
      // Without the library the table is still there.
      if (left || !loaded) return;
      const { default: Plot } = loaded;
      chart?.destroy();
      const { options, data } = optionsOf(element, Plot, props);
      chart = new Plot(options, data, element);
    };
    void draw();
    const observer = new ResizeObserver(() =>
      chart?.setSize({ width: element.clientWidth, height: props.height ?? 220 }),
    );
    observer.observe(element);
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const redraw = () => void draw();
    dark.addEventListener('change', redraw);
    return () => {
      left = true;
      observer.disconnect();
      dark.removeEventListener('change', redraw);
      chart?.destroy();
    };
  }, [props.times, props.series, props.kind, colours]);
  return (
    <figure class="chart">
      <figcaption class="row">
        <ul class="chart-legend">
          {props.series.map(({ label, colour }, index) => (
            <li key={label}>
              <span style={{ background: colourOf(index, colour) }} />
              {label}
            </li>
          ))}
        </ul>
        <button
          type="button"
          class="button small ghost push"
          aria-pressed={showsTable}
          onClick={() => setShowsTable(!showsTable)}
        >
          {say(showsTable ? 'Chart' : 'Table')}
        </button>
      </figcaption>
      <div ref={box} class="chart-canvas" aria-hidden="true" hidden={showsTable} />
      <div class={showsTable ? 'table-wrap chart-table' : 'sr-only'}>
        <DataTable {...props} />
      </div>
    </figure>
  );
};
