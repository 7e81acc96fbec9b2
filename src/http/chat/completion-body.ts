/** A chat completion as JSON in pieces: the sounds in it are read as they are sent, and never held as one text. */
import type { ChatCompletion } from '../../domain/responses/chat-responses.ts';
import { opaqueId } from '../../lib/ids.ts';
import type { Sound } from '../../services/chat-money/reply-sounds.ts';

/** Of what is written at once it cannot be seen whether the client reads it. A multiple of three: base64 has no end within. */
const pieceBytes = 48 * 1024;

export function* inPieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes);
}

const base64Length = (bytes: number): number => Math.ceil(bytes / 3) * 4;

async function* inBase64(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([rest, chunk]);
    const wholeBytes = bytes.length - (bytes.length % 3);
    for (const piece of inPieces(bytes.subarray(0, wholeBytes)))
      yield Buffer.from(piece.toString('base64'), 'latin1');
    rest = bytes.subarray(wholeBytes);
  }
  yield Buffer.from(rest.toString('base64'), 'latin1');
}

/** `data` of a sound in `completion` is empty where `findSound` has it. */
export const completionBody = async (
  completion: ChatCompletion,
  findSound: (id: string) => Promise<Sound>,
): Promise<{ length: number; pieces: AsyncIterable<Buffer> }> => {
  const mark = opaqueId();
  const sounds: Sound[] = [];
  const choices = [];
  for (const choice of completion.choices) {
    const { audio } = choice.message;
    if (audio?.data !== '') choices.push(choice);
    else {
      sounds.push(await findSound(audio.id));
      choices.push({ ...choice, message: { ...choice.message, audio: { ...audio, data: mark } } });
    }
  }
  const texts = JSON.stringify({ ...completion, choices })
    .split(mark)
    .map((text) => Buffer.from(text));
  const length =
    texts.reduce((sum, text) => sum + text.length, 0) +
    sounds.reduce((sum, { sizeBytes }) => sum + base64Length(sizeBytes), 0);
  async function* pieces(): AsyncGenerator<Buffer> {
    for (const [index, text] of texts.entries()) {
      yield* inPieces(text);
      const sound = sounds[index];
      if (sound) yield* inBase64(await sound.read());
    }
  }
  return { length, pieces: pieces() };
};
