/** How long an Opus packet sounds, which its first two bytes say (RFC 6716, 3.1). */

export const opusSamplesPerSecond = 48_000;
export const opusHeadBytes = 2;

const samplesOf = (configuration: number): number => {
  if (configuration < 12) return [480, 960, 1920, 2880][configuration % 4]!;
  if (configuration < 16) return [480, 960][configuration % 2]!;
  return [120, 240, 480, 960][configuration % 4]!;
};

export const opusSamples = (head: Buffer): number => {
  if (head.length === 0) return 0;
  const code = head[0]! & 3;
  const frames = code === 0 ? 1 : code === 3 ? (head[1] ?? 0) & 63 : 2;
  return frames * samplesOf(head[0]! >> 3);
};
