/** The create of a video as code: curl, TypeScript, Python, the terminal. */
import { root } from '../../api/client.ts';
import type { VideoDetails } from '../../api/types.ts';

type Request = NonNullable<VideoDetails['request']>;

/** The service's own address, above the console's. */
const serviceUrl = new URL('..', root).href.replace(/\/$/, '');

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const json = (value: unknown, indent = 2): string => JSON.stringify(value, null, indent);

/** An uploaded image is named without its file, which the reader has; one that was linked is a URL. */
const isUrl = (image: string): boolean => /^https?:/.test(image);
const fileOf = (image: string): string => (isUrl(image) ? 'image.png' : image);
const imagesOf = ({ body }: Request): string[] =>
  [body.images ?? body.input_reference ?? []].flat().map(String);
const uploadsOf = (request: Request): string[] => imagesOf(request).filter((image) => !isUrl(image));

/** A linked image is fetched first where a form needs it as a file. */
const fetchFirst = (request: Request): string =>
  request.encoding === 'multipart'
    ? imagesOf(request)
        .filter(isUrl)
        .map((image) => `curl -so ${fileOf(image)} ${quoted(image)}\n`)
        .join('')
    : '';

const curl = (request: Request): string => {
  const { method, path, encoding, body } = request;
  const head = [
    `curl ${method === 'POST' ? '' : `-X ${method} `}${serviceUrl}${path}`,
    '-H "Authorization: Bearer $KEY"',
  ];
  let text = quoted(json(body, 0));
  for (const file of uploadsOf(request))
    text = text.replace(`"${file}"`, `"data:image/png;base64,'$(base64 -w0 ${file})'"`);
  const rest =
    encoding === 'json'
      ? ["-H 'Content-Type: application/json'", `-d ${text}`]
      : Object.entries(body).map(([name, value]) =>
          name === 'input_reference'
            ? `-F ${name}=@${fileOf(asText(value))}`
            : // -F would read the file that a prompt names which begins with @, as one with a character does.
              `--form-string ${quoted(`${name}=${asText(value)}`)}`,
        );
  return fetchFirst(request) + [...head, ...rest].join(' \\\n  ');
};

/** The body as source text, with uploads read from their files. */
const withFiles = (text: string, files: string[], read: (file: string) => string): string =>
  files.reduce((written, file) => written.replace(`"${file}"`, read(file)), text);

const typescript = (request: Request): string => {
  const { path, encoding, body } = request;
  const isJson = encoding === 'json';
  const uploads = uploadsOf(request);
  const readsFile = uploads.length > 0 || (!isJson && imagesOf(request).length > 0);
  if (path === '/v1/videos') {
    const written = json({ ...body, ...(readsFile && { input_reference: 'image.png' }) });
    return `${fetchFirst(request)
      .replaceAll(/^/gm, '// ')
      .replace(/\/\/ $/, '')}import OpenAI from 'openai';
${readsFile ? "import { createReadStream } from 'node:fs';\n" : ''}
const client = new OpenAI({ baseURL: '${serviceUrl}/v1', apiKey: process.env.KEY });
const video = await client.videos.create(${withFiles(written, ['image.png'], (file) => `createReadStream('${file}')`)});`;
  }
  const written = withFiles(
    json(body),
    uploads,
    (file) => `\`data:image/png;base64,\${readFileSync('${file}', 'base64')}\``,
  ).replaceAll('\n', '\n  ');
  return `${uploads.length > 0 ? "import { readFileSync } from 'node:fs';\n\n" : ''}const response = await fetch('${serviceUrl}${path}', {
  method: 'POST',
  headers: { authorization: \`Bearer \${process.env.KEY}\`${isJson ? ", 'content-type': 'application/json'" : ''} },
  body: ${isJson ? `JSON.stringify(${written})` : 'form'},
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

const python = (request: Request): string => {
  const { path, encoding, body } = request;
  const entries = Object.entries(body);
  if (path === '/v1/videos')
    return `from openai import OpenAI

client = OpenAI(base_url="${serviceUrl}/v1")
video = client.videos.create(
${entries
  .map(([name, value]) =>
    name === 'input_reference'
      ? `    ${name}=open("${fileOf(asText(value))}", "rb"),`
      : `    ${name}=${pythonValue(value)},`,
  )
  .join('\n')}
)`;
  const uploads = uploadsOf(request);
  const data = `data = lambda file: "data:image/png;base64," + base64.b64encode(open(file, "rb").read()).decode()\n\n`;
  const written = entries
    .map(([name, value]) => `        ${JSON.stringify(name)}: ${pythonValue(value)},`)
    .join('\n');
  return `import ${uploads.length > 0 ? 'base64, ' : ''}os, requests

${uploads.length > 0 ? data : ''}video = requests.post(
    "${serviceUrl}${path}",
    headers={"Authorization": f"Bearer {os.environ['KEY']}"},
    ${encoding === 'json' ? 'json' : 'data'}={
${withFiles(written, uploads, (file) => `data("${file}")`)}
    },
).json()`;
};

const terminal = (request: Request): string => {
  const { path, body } = request;
  const { prompt, images: _images, input_reference: _image, ...rest } = body;
  const source = /^\/v1\/videos\/([^/]+)\/remix$/.exec(path)?.[1];
  const word = (text: string): string => (/^[\w.:x-]+$/.test(text) ? text : quoted(text));
  const options = Object.entries(rest)
    .filter(([, value]) => value !== undefined && !Array.isArray(value))
    .map(([name, value]) => {
      const flag = `--${name.replaceAll('_', '-')}`;
      if (value === true || value === 'true') return flag;
      if (value === false || value === 'false') return `--no-${name.replaceAll('_', '-')}`;
      return `${flag} ${word(asText(value))}`;
    });
  return [
    `kinora video ${quoted(asText(prompt))}`,
    ...(source ? [`--remix ${decodeURIComponent(source)}`] : []),
    ...imagesOf(request).map((image) => `--image ${word(image)}`),
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
