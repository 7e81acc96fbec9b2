// Creates a video, polls it and downloads it. Node 20 or newer, no packages.
import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

const url = process.env.KINORA_URL ?? 'http://127.0.0.1:8080';
const key = process.env.KINORA_KEY;
const [prompt = 'A lighthouse above the sea at dusk', path = 'video.mp4'] = process.argv.slice(2);

const call = async (route, options = {}) => {
  const response = await fetch(url + route, {
    ...options,
    headers: { authorization: `Bearer ${key}`, ...options.headers },
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`);
  return answer;
};

let task = await call('/v1/video/create', {
  method: 'POST',
  // The key makes the create safe to repeat: the same task comes back.
  headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
  body: JSON.stringify({ model: 'alpha3-fast', prompt }),
});
while (task.status === 'pending' || task.status === 'processing') {
  const seconds = Math.min(10, Math.max(1, task.estimated_seconds_left ?? 1));
  await wait(seconds * 1000);
  task = await call(`/v1/video/query?id=${encodeURIComponent(task.id)}`);
  console.log(task.status);
}
if (task.status === 'failed') throw new Error(task.error.message);

// The link needs no key and can be handed to anybody.
const video = await fetch(task.video_url);
await writeFile(path, Buffer.from(await video.arrayBuffer()));
console.log(path);
