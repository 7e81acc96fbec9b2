/** What a recording is by its first bytes; servers go by the name it is sent under. */
import { open } from 'node:fs/promises';

export type AudioType = { extension: string; contentType: string };

const type = (extension: string, contentType: string): AudioType => ({ extension, contentType });

export const sniffAudio = async (path: string): Promise<AudioType> => {
  const file = await open(path);
  try {
    const head = Buffer.alloc(16);
    await file.read(head, 0, head.length, 0);
    const text = head.toString('latin1');
    if (text.startsWith('RIFF') && text.slice(8, 12) === 'WAVE') return type('wav', 'audio/wav');
    if (text.startsWith('fLaC')) return type('flac', 'audio/flac');
    if (text.startsWith('OggS')) return type('ogg', 'audio/ogg');
    if (text.slice(4, 8) === 'ftyp') return type('m4a', 'audio/mp4');
    if (text.startsWith('\x1a\x45\xdf\xa3')) return type('webm', 'audio/webm');
    return type('mp3', 'audio/mpeg');
  } finally {
    await file.close();
  }
};
