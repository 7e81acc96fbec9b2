/** The baseline of status-read: a bare node:http server that sends the bytes it is given in ANSWER. */
import { createServer } from 'node:http';

const { headers, body } = JSON.parse(process.env.ANSWER!) as {
  headers: Record<string, string>;
  body: string;
};
createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env.KINORA_PORT), '127.0.0.1');
