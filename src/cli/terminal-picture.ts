/** Pictures on terminals that can show them, by kitty's protocol or iTerm's; elsewhere nothing is written. */

export type PictureProtocol = 'kitty' | 'iterm';

type Stream = { write(text: string): unknown; isTTY?: boolean; columns?: number; rows?: number };

const heightCells = 10;
const widthCells = 36;
/** Without room the picture would scroll away what stands above. */
const leastRows = heightCells + 6;
const chunkCharacters = 4096;
const pictureId = 4711;

/** A multiplexer passes these sequences on only when told to, and prints them otherwise. */
export const pictureProtocolOf = (env: Record<string, string | undefined>): PictureProtocol | null => {
  if (env.TMUX || env.STY || /^(screen|tmux)/.test(env.TERM ?? '')) return null;
  const program = env.TERM_PROGRAM ?? '';
  if (env.TERM === 'xterm-kitty' || env.TERM === 'xterm-ghostty' || program === 'ghostty') return 'kitty';
  return ['iTerm.app', 'WezTerm', 'mintty'].includes(program) || env.LC_TERMINAL === 'iTerm2'
    ? 'iterm'
    : null;
};

/** Transmitted again under the same id, a picture takes the place of the one before. */
const kitty = (png: Buffer): string => {
  const text = png.toString('base64');
  const parts = text.match(new RegExp(`.{1,${chunkCharacters}}`, 'g')) ?? [];
  return parts
    .map((part, index) => {
      const more = index < parts.length - 1 ? 1 : 0;
      const first = `a=T,f=100,i=${pictureId},p=1,c=${widthCells},r=${heightCells},C=1,q=2,`;
      return `\u001b_G${index === 0 ? first : ''}m=${more};${part}\u001b\\`;
    })
    .join('');
};

const iterm = (png: Buffer): string =>
  `\u001b]1337;File=inline=1;size=${png.length};width=${widthCells};height=${heightCells};preserveAspectRatio=1:${png.toString('base64')}\u0007`;

const remove = { kitty: `\u001b_Ga=d,d=I,i=${pictureId},q=2\u001b\\`, iterm: '' };

/** The picture stands above the line of the progress, which the caller redraws. */
export const createTerminalPicture = (stream: Stream, protocol: PictureProtocol | null) => {
  const isAble = protocol !== null && stream.isTTY === true && (stream.rows ?? 0) >= leastRows;
  let isShown = false;
  return {
    isAble,
    show(png: Buffer): void {
      if (!isAble) return;
      if (!isShown) stream.write(`\r\u001b[K${'\n'.repeat(heightCells)}`);
      isShown = true;
      const draw = protocol === 'kitty' ? kitty(png) : iterm(png);
      stream.write(`\u001b7\u001b[${heightCells}A\r${draw}\u001b8`);
    },
    /** Erases it, before anything else is written. */
    clear(): void {
      if (!isShown) return;
      isShown = false;
      stream.write(`${remove[protocol!]}\r\u001b[${heightCells}A\u001b[J`);
    },
  };
};
export type TerminalPicture = ReturnType<typeof createTerminalPicture>;
