/** Films of given pictures: stills under a moving camera, things placed in the scene, characters. */

import { type Canvas, type Image, loadImage } from '@napi-rs/canvas';
import type { VideoImage } from '../../engine.ts';
import { type Drawing, paint, type Random, type Size, smooth } from './brush.ts';

/** How far the camera goes into a still; it is kept this much larger than the film. */
const zoom = 1.12;

const coverStill = (image: Image, { width, height }: Size): Canvas =>
  paint(width * zoom, height * zoom, (context) => {
    const scale = Math.max((width * zoom) / image.width, (height * zoom) / image.height);
    const [wide, tall] = [image.width * scale, image.height * scale];
    // Transparent pictures lie on white, not on black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width * zoom, height * zoom);
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, (width * zoom - wide) / 2, (height * zoom - tall) / 2, wide, tall);
  });

const createStill = (canvas: Canvas, { width, height }: Size, random: Random, inwards: boolean) => {
  const [towardsX, towardsY] = [random(), random()];
  // `near` is 0 on the whole picture and 1 at the end of the move.
  return (context: Parameters<Drawing>[0], travelled: number) => {
    const near = inwards ? smooth(travelled) : 1 - smooth(travelled);
    const part = 1 - near * (1 - 1 / zoom);
    const [wide, tall] = [canvas.width * part, canvas.height * part];
    const [left, top] = [(canvas.width - wide) * towardsX, (canvas.height - tall) * towardsY];
    context.drawImage(canvas, left, top, wide, tall, 0, 0, width, height);
  };
};

/** The film starts on the first and, when one is named last, ends on it; each gives way softly to the next. */
const createSlides = (stills: Canvas[], endsOnLast: boolean, size: Size, random: Random): Drawing => {
  const slides = stills.map((still, n) =>
    createStill(still, size, random, !(endsOnLast && n === stills.length - 1)),
  );
  const end = slides.length - 1;
  /** 0 when a slide begins to show, 1 when it is gone or the film ends. */
  const travelled = (position: number, n: number) => {
    const [from, to] = [Math.max(0, n - 0.8), Math.min(end, n + 0.8)];
    return (position - from) / (to - from);
  };
  return (context, { progress }) => {
    if (end === 0) return slides[0]!(context, progress);
    const position = progress * end;
    const current = Math.min(end - 1, Math.floor(position));
    slides[current]!(context, travelled(position, current));
    context.globalAlpha = smooth((position - current - 0.2) / 0.6);
    if (context.globalAlpha > 0) slides[current + 1]!(context, travelled(position, current + 1));
    context.globalAlpha = 1;
  };
};

const isTransparent = (image: Image): boolean => {
  const probe = paint(16, 16, (context) => context.drawImage(image, 0, 0, 16, 16));
  const pixels = probe.data();
  return [3, 63, 963, 1_023].some((corner) => pixels[corner]! < 128);
};

/** A cut-out keeps its outline; a plain picture becomes a card, a character a medallion. */
const paintSprite = (image: Image, room: Size, shape: 'free' | 'round'): Canvas => {
  const fit = Math.min(room.width / image.width, room.height / image.height);
  const tall = shape === 'round' ? Math.min(room.width, room.height) * 0.85 : image.height * fit;
  const wide = shape === 'round' ? tall : image.width * fit;
  const pad = Math.min(tall, wide) * 0.1;
  const cutOut = shape === 'free' && isTransparent(image);
  return paint(wide + pad * 2, tall + pad * 2, (context) => {
    context.imageSmoothingQuality = 'high';
    context.shadowColor = 'rgba(0,0,0,0.5)';
    context.shadowBlur = pad * 0.8;
    context.shadowOffsetY = pad * 0.3;
    if (!cutOut) {
      context.beginPath();
      context.roundRect(pad, pad, wide, tall, shape === 'round' ? tall / 2 : tall * 0.06);
      context.fillStyle = '#ffffff';
      context.fill();
      context.shadowColor = 'transparent';
      const rim = tall * 0.025;
      context.beginPath();
      context.roundRect(
        pad + rim,
        pad + rim,
        wide - rim * 2,
        tall - rim * 2,
        shape === 'round' ? tall / 2 : tall * 0.045,
      );
      context.clip();
    }
    const scale = Math.max(wide / image.width, tall / image.height);
    const [across, down] = [image.width * scale, image.height * scale];
    context.drawImage(image, pad + (wide - across) / 2, pad + (tall - down) / 2, across, down);
  });
};

const createSprites = (sprites: Canvas[], { width, height }: Size, random: Random): Drawing => {
  const parts = sprites.map((sprite, n) => ({
    sprite,
    place: (n + 0.5) / sprites.length,
    phase: random() * 6.3,
    pace: 1.4 + random() * 0.6,
  }));
  return (context, { seconds, progress }) => {
    for (const { sprite, place, phase, pace } of parts) {
      const stride = (smooth(progress) - 0.5) * width * 0.16;
      const x = width * (0.12 + place * 0.76) + stride + Math.sin(seconds * 0.7 + phase) * width * 0.012;
      const y = height * 0.6 + Math.sin(seconds * pace + phase) * height * 0.022;
      context.save();
      context.translate(x, y);
      context.rotate(Math.sin(seconds * pace * 0.8 + phase + 1) * 0.045);
      context.drawImage(sprite, -sprite.width / 2, -sprite.height / 2);
      context.restore();
    }
  };
};

export const createPictureFilm = async (
  given: { images: VideoImage[]; characterPaths: string[] },
  backdrop: () => Drawing,
  size: Size,
  random: Random,
): Promise<Drawing> => {
  const load = (role: VideoImage['role']) =>
    Promise.all(given.images.filter((image) => image.role === role).map((image) => loadImage(image.path)));
  const [first, references, last, components] = [
    await load('first'),
    await load('reference'),
    await load('last'),
    await load('component'),
  ];
  const characters = await Promise.all(given.characterPaths.map((path) => loadImage(path)));
  const stills = [...first, ...references, ...last].map((image) => coverStill(image, size));
  const onlyLast = last.length > 0 && stills.length === last.length;
  if (onlyLast) {
    const opening = backdrop();
    stills.unshift(
      paint(size.width * zoom, size.height * zoom, (context) => {
        context.scale(zoom, zoom);
        opening(context, { seconds: 0, progress: 0 });
      }),
    );
  }
  const scene = stills.length > 0 ? createSlides(stills, last.length > 0, size, random) : backdrop();
  const crowd = components.length + characters.length;
  const room = { width: (size.width * 0.68) / Math.max(1, crowd), height: size.height * 0.42 };
  const sprites = createSprites(
    [
      ...components.map((image) => paintSprite(image, room, 'free')),
      ...characters.map((image) => paintSprite(image, room, 'round')),
    ],
    size,
    random,
  );
  return (context, moment) => {
    scene(context, moment);
    sprites(context, moment);
  };
};
