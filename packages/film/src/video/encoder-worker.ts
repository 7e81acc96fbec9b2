/** A thread that encodes one video, frame by frame in the order of its messages. */

import { parentPort, workerData } from 'node:worker_threads';
import { createVideoEncoder } from './encode-video.ts';
import type { EncoderSetup, FromEncoder, ToEncoder } from './messages.ts';
import { createStamp } from './overlay.ts';

if (!parentPort) throw new Error('Runs as a worker.');
const port = parentPort;
const setup = workerData as EncoderSetup;
const report = (message: FromEncoder) => port.postMessage(message);
const isCancelled = () => Atomics.load(setup.cancelled, 0) !== 0;
const picture = Buffer.alloc((setup.format.width * setup.format.height * 3) / 2);
const stamp = setup.overlay && createStamp(setup.overlay, setup.format.width, setup.format.height);

try {
  const encoder = createVideoEncoder(setup.path, setup.format, setup.sound);
  port.on('message', (message: ToEncoder) => {
    try {
      if (message.kind === 'frame') {
        picture.set(setup.slots[message.slot]!);
        stamp?.(picture);
        if (!isCancelled()) encoder.add(picture);
        report({ kind: 'encoded', slot: message.slot });
        return;
      }
      encoder.finish(isCancelled);
      encoder.close();
      report({ kind: 'finished' });
      port.close();
    } catch (error) {
      report({ kind: 'failed', message: String(error) });
    }
  });
} catch (error) {
  report({ kind: 'failed', message: String(error) });
}
