/** The result of a soak: a table, a curve, and whether anything grew. */
import type { SoakSample } from './run-soak.ts';

const kinds = [
  'health',
  'read task',
  'list videos',
  'list models',
  'openapi',
  'refused',
  'create video',
  'delete video',
  'download',
  'link',
  'character',
  'character page',
  'speak',
  'hear',
  'translate',
  'talk',
  'video over chat',
];
const plain = [
  'minute',
  'serviceMb',
  'enginesMb',
  'descriptors',
  'scratchBytes',
  'fileBytes',
  'requests',
  'wrong',
] as const;

export const csvHeader = `${[...plain, 'engines', ...kinds.flatMap((kind) => [`${kind} p50 ms`, `${kind} p99 ms`])].join(',')}\n`;

export const csvLine = (sample: SoakSample): string => {
  const times = kinds.flatMap((kind) => {
    const found = sample.latency[kind];
    return found ? [found.p50.toFixed(1), found.p99.toFixed(1)] : ['', ''];
  });
  const numbers = plain.map((name) => Number(sample[name].toFixed(1)));
  return `${[...numbers, `"${sample.engines}"`, ...times].join(',')}\n`;
};

/** Change an hour by least squares. */
export const slopePerHour = (samples: SoakSample[], measure: (sample: SoakSample) => number): number => {
  const hours = samples.map(({ minute }) => minute / 60);
  const values = samples.map(measure);
  const mean = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const [meanHour, meanValue] = [mean(hours), mean(values)];
  const spread = hours.reduce((sum, hour) => sum + (hour - meanHour) ** 2, 0);
  const together = hours.reduce((sum, hour, i) => sum + (hour - meanHour) * (values[i]! - meanValue), 0);
  return spread === 0 ? 0 : together / spread;
};

/** Caches fill and code is compiled in the first part. */
const settled = (samples: SoakSample[]) => samples.slice(Math.floor(samples.length / 4));

const bounds: [name: string, measure: (sample: SoakSample) => number, mostPerHour: number][] = [
  ['memory of the service in MB', ({ serviceMb }) => serviceMb, 10],
  ['open descriptors', ({ descriptors }) => descriptors, 5],
  ['scratch in MB', ({ scratchBytes }) => scratchBytes / 2 ** 20, 5],
];

export const findGrowth = (samples: SoakSample[]): string[] =>
  bounds.flatMap(([name, measure, most]) => {
    const slope = slopePerHour(settled(samples), measure);
    return slope > most ? [`${name} grew by ${slope.toFixed(1)} an hour`] : [];
  });

const [width, panelHeight, left, right] = [760, 110, 60, 20];

const drawPanel = (
  title: string,
  top: number,
  points: { minute: number; value: number }[],
  lastMinute: number,
) => {
  const most = Math.max(1, ...points.map(({ value }) => value)) * 1.1;
  const x = (minute: number) => left + (minute / lastMinute) * (width - left - right);
  const y = (value: number) => top + panelHeight - (value / most) * (panelHeight - 24);
  const line = points.map(({ minute, value }) => `${x(minute).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  return `<text x="${left}" y="${top + 12}">${title}</text>
<text x="${left - 6}" y="${y(most / 1.1) + 4}" text-anchor="end">${Math.round(most / 1.1)}</text>
<text x="${left - 6}" y="${top + panelHeight + 4}" text-anchor="end">0</text>
<path d="M${left} ${top + 20}V${top + panelHeight}H${width - right}" fill="none" stroke="#999"/>
<polyline points="${line}" fill="none" stroke="#0a6ebd" stroke-width="1.5"/>`;
};

export const drawSoak = (samples: SoakSample[]): string => {
  const lastMinute = samples.at(-1)?.minute ?? 1;
  const series = (measure: (sample: SoakSample) => number | undefined) =>
    samples.flatMap((sample) => {
      const value = measure(sample);
      return value === undefined ? [] : [{ minute: sample.minute, value }];
    });
  const panels: [string, (sample: SoakSample) => number | undefined][] = [
    ['memory of the service, MB', ({ serviceMb }) => serviceMb],
    ['memory of the engines, MB', ({ enginesMb }) => enginesMb],
    ['open descriptors of the service', ({ descriptors }) => descriptors],
    ['scratch, MB', ({ scratchBytes }) => scratchBytes / 2 ** 20],
    ['/healthz and /readyz, median ms', ({ latency }) => latency.health?.p50],
    ['/healthz and /readyz, 99th of a hundred, ms', ({ latency }) => latency.health?.p99],
    ['speech, median ms', ({ latency }) => latency.speak?.p50],
    ['transcription, median ms', ({ latency }) => latency.hear?.p50],
  ];
  const height = panels.length * (panelHeight + 20) + 30;
  const drawn = panels.map(([title, measure], i) =>
    drawPanel(title, 5 + i * (panelHeight + 20), series(measure), lastMinute),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="11">
<rect width="100%" height="100%" fill="#fff"/>
${drawn.join('\n')}
<text x="${width - right}" y="${height - 8}" text-anchor="end">${Math.round(lastMinute)} minutes</text>
</svg>
`;
};
