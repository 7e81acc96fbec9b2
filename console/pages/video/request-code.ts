/** The create of a video as code: curl, TypeScript, Python, the terminal. */
import { root } from '../../api/client.ts';
import type { VideoDetails } from '../../api/types.ts';

type Request = NonNullable<VideoDetails['request']>;

/** The service's own address, above the console's. */
const serviceUrl = new URL('..', root).href.replace(/\/$/, '');

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const json = (value: unknown, indent = 2): string => JSON.stringify(value, null, indent);

const curl = ({ method, path, encoding, body }: Request): string => {
  const head = [
    `curl ${method === 'POST' ? '' : `-X ${method} `}${serviceUrl}${path}`,
    '-H "Authorization: Bearer $KEY"',
  ];
  const rest =
    encoding === 'json'
      ? ["-H 'Content-Type: application/json'", `-d ${quoted(json(body, 0))}`]
      : Object.entries(body).map(([name, value]) => `-F ${quoted(`${name}=${asText(value)}`)}`);
  return [...head, ...rest].join(' \\\n  ');
};

const typescript = ({ path, encoding, body }: Request): string => {
  if (path === '/v1/videos')
    return `import OpenAI from 'openai';

const client = new OpenAI({ baseURL: '${serviceUrl}/v1', apiKey: process.env.KEY });
const video = await client.videos.create(${json(body)});`;
  const isJson = encoding === 'json';
  return `const response = await fetch('${serviceUrl}${path}', {
  method: 'POST',
  headers: { authorization: \`Bearer \${process.env.KEY}\`${isJson ? ", 'content-type': 'application/json'" : ''} },
  body: ${isJson ? `JSON.stringify(${json(body).replaceAll('\n', '\n  ')})` : 'form'},
});
const video = await response.json();`;
};

const pythonValue = (value: unknown): string => {
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (value === null) return 'None';
  if (Array.isArray(value)) return `[${value.map(pythonValue).join(', ')}]`;
  return JSON.stringify(value);
};

const python = ({ path, encoding, body }: Request): string => {
  const entries = Object.entries(body);
  if (path === '/v1/videos')
    return `from openai import OpenAI

client = OpenAI(base_url="${serviceUrl}/v1")
video = client.videos.create(
${entries.map(([name, value]) => `    ${name}=${pythonValue(value)},`).join('\n')}
)`;
  return `import os, requests

video = requests.post(
    "${serviceUrl}${path}",
    headers={"Authorization": f"Bearer {os.environ['KEY']}"},
    ${encoding === 'json' ? 'json' : 'data'}={
${entries.map(([name, value]) => `        ${JSON.stringify(name)}: ${pythonValue(value)},`).join('\n')}
    },
).json()`;
};

const terminal = ({ path, body }: Request): string => {
  const { prompt, ...rest } = body;
  const source = /^\/v1\/videos\/([^/]+)\/remix$/.exec(path)?.[1];
  const options = Object.entries(rest)
    .filter(([, value]) => value !== undefined && !Array.isArray(value))
    .map(([name, value]) => {
      const flag = `--${name.replaceAll('_', '-')}`;
      if (value === true || value === 'true') return flag;
      if (value === false || value === 'false') return `--no-${name.replaceAll('_', '-')}`;
      return `${flag} ${/^[\w.:x-]+$/.test(asText(value)) ? asText(value) : quoted(asText(value))}`;
    });
  return [
    `kinora video ${quoted(asText(prompt))}`,
    ...(source ? [`--remix ${decodeURIComponent(source)}`] : []),
    ...options,
    '-o video.mp4',
  ].join(' \\\n  ');
};

export const requestCode = (request: Request): { name: string; code: string }[] => [
  { name: 'curl', code: curl(request) },
  { name: 'TypeScript', code: typescript(request) },
  { name: 'Python', code: python(request) },
  { name: 'Terminal', code: terminal(request) },
];
