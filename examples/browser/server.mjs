// Serves the page and hands its two calls on to Kinora with the key, which a browser must never see.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const kinora = process.env.KINORA_URL ?? 'http://127.0.0.1:8080';
const key = process.env.KINORA_KEY;
const page = readFileSync(new URL('index.html', import.meta.url));

const ask = (route, options = {}) =>
  fetch(kinora + route, { ...options, headers: { authorization: `Bearer ${key}`, ...options.headers } });

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  try {
    if (pathname === '/') return response.setHeader('content-type', 'text/html').end(page);
    let answer;
    if (pathname === '/create' && request.method === 'POST') {
      // Only the prompt comes from the page: what may cost money is decided here.
      const body = JSON.stringify({ model: 'alpha3-fast', prompt: (await text(request)).slice(0, 2000) });
      const headers = { 'content-type': 'application/json' };
      answer = await ask('/v1/video/create', { method: 'POST', headers, body });
    } else if (pathname === '/status') {
      answer = await ask(`/v1/video/query?id=${encodeURIComponent(searchParams.get('id') ?? '')}`);
    } else {
      return response.writeHead(404).end();
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  } catch (error) {
    console.error(error);
    response.writeHead(502).end();
  }
});
server.listen(Number(process.env.PORT ?? 3000), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}/`);
});
