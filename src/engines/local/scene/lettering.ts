/** Words on the film: the prompt as a title, and the mark of the house. */

import { type Canvas, createCanvas, GlobalFonts, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { type Drawing, paint, type Size, smooth } from './brush.ts';

const fontStack =
  '"Kinora Title", "Noto Serif", "Noto Serif CJK SC", "Noto Sans CJK SC", "Noto Sans SC", "DejaVu Serif", serif';
const maxTitleLetters = 110;
const maxTitleLines = 3;

/** The operator's own choice comes before what the machine has. */
export const registerTitleFont = (path: string) => {
  if (!GlobalFonts.registerFromPath(path, 'Kinora Title')) throw new Error('The title font cannot be read.');
};

const shapeOf = (letter: string): string => {
  const canvas = createCanvas(24, 24);
  const context = canvas.getContext('2d');
  context.font = `20px ${fontStack}`;
  context.fillText(letter, 2, 19);
  return canvas.data().toString('latin1');
};

/** Letters the machine has no font for come out as one and the same box: those are left out. */
const drawable = (text: string): string => {
  if (GlobalFonts.families.length === 0) return '';
  const box = shapeOf('\u{10fffe}');
  const letters = [...text];
  const kept = letters.filter((letter) => /\s/.test(letter) || shapeOf(letter) !== box);
  return kept.length > letters.length * 0.7 ? kept.join('') : '';
};

const wrap = (context: SKRSContext2D, text: string, maxWidth: number): string[] => {
  const words =
    text.match(
      /[\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]|[^\s\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]+\s*/g,
    ) ?? [];
  const lines = [''];
  for (const word of words) {
    const line = lines.at(-1)! + word;
    if (lines.at(-1) && context.measureText(line.trimEnd()).width > maxWidth) lines.push(word);
    else lines[lines.length - 1] = line;
  }
  const shown = lines.slice(0, maxTitleLines).map((line) => line.trimEnd());
  if (lines.length > maxTitleLines) shown[maxTitleLines - 1] += '…';
  return shown;
};

const titleOf = (prompt: string): string => {
  const plain = prompt
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/@(?=\w)/g, '')
    .trim();
  const letters = [...drawable([...plain].slice(0, maxTitleLetters * 2).join(''))];
  return letters.length > maxTitleLetters
    ? `${letters.slice(0, maxTitleLetters).join('').trimEnd()}…`
    : letters.join('');
};

const paintTitle = (text: string, { width, height }: Size): Canvas => {
  const unit = Math.min(width, height);
  return paint(width, height * 0.34, (context) => {
    const size = unit * (text.length > 60 ? 0.044 : 0.056);
    context.font = `${size}px ${fontStack}`;
    const lines = wrap(context, text, width * 0.8);
    const left = width * 0.06;
    const foot = height * 0.27;
    // Dusk behind the words: white letters must be read on snow too.
    const dusk = context.createLinearGradient(0, 0, 0, height * 0.34);
    dusk.addColorStop(0, 'rgba(4,8,20,0)');
    dusk.addColorStop(1, 'rgba(4,8,20,0.5)');
    context.fillStyle = dusk;
    context.fillRect(0, 0, width, height * 0.36);
    context.fillStyle = 'rgba(255,255,255,0.85)';
    context.fillRect(
      left,
      foot - lines.length * size * 1.35 - size * 0.35,
      size * 1.6,
      Math.max(2, unit * 0.003),
    );
    context.shadowColor = 'rgba(0,0,0,0.65)';
    context.shadowBlur = size * 0.35;
    context.fillStyle = '#ffffff';
    for (const [n, line] of lines.entries()) {
      context.fillText(line, left, foot - (lines.length - 1 - n) * size * 1.35, width * 0.88);
    }
  });
};

export const createTitle = (prompt: string, size: Size): Drawing => {
  const text = titleOf(prompt);
  if (!text) return () => {};
  const canvas = paintTitle(text, size);
  return (context, { progress }) => {
    const appear = smooth((progress - 0.06) / 0.16);
    context.globalAlpha = appear * smooth((0.96 - progress) / 0.16);
    const top = Math.round(size.height * 0.66 + (1 - appear) * size.height * 0.015);
    if (context.globalAlpha > 0) context.drawImage(canvas, 0, top);
    context.globalAlpha = 1;
  };
};

/** "Kinora" in strokes of its own, so that it is there on machines without fonts. */
const mark = new Path2D(
  'M0 0V16M10 0L0 10L11 16M16 6V16M16 1V2M22 16V6M22 10Q23 6 27 6Q31 6 31 10V16' +
    'M41 6A5 5 0 0 1 41 16A5 5 0 0 1 41 6M51 16V6M51 10Q52 6 57 6M71 6V16M71 11A5 5 0 0 1 61 11A5 5 0 0 1 71 11',
);
const markUnits = { width: 71, height: 16 };

export const createWatermark = ({ width, height }: Size): Drawing => {
  const scale = (Math.min(width, height) * 0.026) / markUnits.height;
  const margin = Math.round(Math.min(width, height) * 0.03);
  const pad = 3;
  const canvas = paint(
    (markUnits.width + pad * 2) * scale,
    (markUnits.height + pad * 2) * scale,
    (context) => {
      context.scale(scale, scale);
      context.translate(pad, pad);
      context.lineCap = 'round';
      context.lineJoin = 'round';
      // A dark edge keeps the light strokes legible on white.
      for (const [style, lineWidth] of [
        ['rgba(0,0,0,0.45)', 4.6],
        ['rgba(255,255,255,0.92)', 2],
      ] as const) {
        context.strokeStyle = style;
        context.lineWidth = lineWidth;
        context.stroke(mark);
      }
    },
  );
  return (context) =>
    context.drawImage(canvas, width - canvas.width - margin, height - canvas.height - margin);
};
