/** Adds a WAV header to 16-bit samples. */
const headerBytes = 44;

export const wavBlob = (pcm: Uint8Array<ArrayBuffer> | Int16Array<ArrayBuffer>, rate: number): Blob => {
  const header = new DataView(new ArrayBuffer(headerBytes));
  const text = (at: number, value: string) => {
    for (const [index, character] of [...value].entries())
      header.setUint8(at + index, character.charCodeAt(0));
  };
  text(0, 'RIFF');
  header.setUint32(4, headerBytes - 8 + pcm.byteLength, true);
  text(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, rate, true);
  header.setUint32(28, rate * 2, true);
  header.setUint16(32, 2, true);
  header.setUint16(34, 16, true);
  text(36, 'data');
  header.setUint32(40, pcm.byteLength, true);
  return new Blob([header, pcm], { type: 'audio/wav' });
};
