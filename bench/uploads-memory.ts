/** Memory of the API process: at rest, and while ten uploads of 25 MB run at once. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { residentMegabytes } from './process-usage.ts';
import { removeFolder, startKinora, temporaryFolder } from './processes.ts';
import { key, seedStore } from './seeded-store.ts';
import { checkBar } from './slices.ts';

const uploads = 10;
const fileBytes = 25 * 1024 * 1024;
const chunk = Buffer.alloc(64 * 1024);

const head = Buffer.from(
  '--b\r\nContent-Disposition: form-data; name="model"\r\n\r\nlisten-1\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a.wav"\r\nContent-Type: audio/wav\r\n\r\n',
);
const tail = Buffer.from('\r\n--b--\r\n');

/** All of them send in step, so that all ten are open at once from first to last byte. */
const upload = async (port: number): Promise<void> => {
  const socket = connect({ port, host: '127.0.0.1' });
  const answered = once(socket, 'data');
  const length = head.length + fileBytes + tail.length;
  socket.write(
    `POST /v1/audio/transcriptions HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n`,
  );
  socket.write(head);
  for (let sent = 0; sent < fileBytes; sent += chunk.length)
    if (!socket.write(chunk)) await once(socket, 'drain');
  socket.write(tail);
  const [answer] = (await answered) as [Buffer];
  // Zeros are no audio: the whole file has arrived when it is refused.
  if (!answer.toString().includes('invalid_file_format')) throw new Error(answer.toString());
  socket.destroy();
};

const dataDir = temporaryFolder();
await seedStore(dataDir, 100);
const kinora = await startKinora(dataDir);
try {
  await fetch(`http://127.0.0.1:${kinora.port}/v1/models`, { headers: { authorization: `Bearer ${key}` } });
  const idle = residentMegabytes(kinora.pid);
  let peak = idle;
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(kinora.pid));
  }, 5);
  const startMs = performance.now();
  await Promise.all(Array.from({ length: uploads }, () => upload(kinora.port))).finally(() =>
    clearInterval(watch),
  );
  const took = (performance.now() - startMs) / 1000;
  console.log(
    `at rest ${idle.toFixed(0)} MB, at most ${peak.toFixed(0)} MB while ten uploads ran for ${took.toFixed(1)} s`,
  );
  checkBar('megabytes at rest', idle, { atMost: 150 });
  checkBar('megabytes more while ten uploads of 25 MB run at once', peak - idle, { atMost: 60 });
} finally {
  await kinora.stop();
  removeFolder(dataDir);
}
