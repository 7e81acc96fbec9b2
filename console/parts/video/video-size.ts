import type { Video } from '../../api/types.ts';

/** Width and height from `1280x720`, `16x9`, … */
export const sizeOf = ({ size }: Pick<Video, 'size'>): [number, number] => {
  const [width, height] = size.split('x').map(Number);
  return width && height ? [width, height] : [16, 9];
};
