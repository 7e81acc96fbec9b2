/** Determines which rows of a long grid are on the screen: only those are rendered. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

const gap = 16;
const rowGap = 22;
const smallestTile = 236;
const smallestTileOnPhone = 150;
/** The two lines below a picture, with their margin. */
const wordsHeight = 50;
const rowsAround = 2;

export type Grid = { columns: number; rowHeight: number; tileWidth: number };

export const useWindow = (count: number) => {
  const box = useRef<HTMLDivElement>(null);
  const [grid, setGrid] = useState<Grid>({ columns: 1, rowHeight: 200, tileWidth: 0 });
  const [rows, setRows] = useState({ first: 0, last: 12 });

  useLayoutEffect(() => {
    const measure = () => {
      if (!box.current) return;
      const { width } = box.current.getBoundingClientRect();
      const smallest = width < 500 ? smallestTileOnPhone : smallestTile;
      const columns = Math.max(1, Math.floor((width + gap) / (smallest + gap)));
      const tileWidth = (width - gap * (columns - 1)) / columns;
      setGrid({ columns, tileWidth, rowHeight: Math.round((tileWidth * 9) / 16 + wordsHeight + rowGap) });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const update = () => {
      // A scroll event that began before the page was left may still arrive.
      if (!box.current) return;
      const { top } = box.current.getBoundingClientRect();
      const first = Math.max(0, Math.floor(-top / grid.rowHeight) - rowsAround);
      const last = Math.ceil((window.innerHeight - top) / grid.rowHeight) + rowsAround;
      setRows((before) => (before.first === first && before.last === last ? before : { first, last }));
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [grid]);

  const from = rows.first * grid.columns;
  const to = Math.min(count, rows.last * grid.columns);
  return {
    box,
    grid,
    from: Math.min(from, Math.max(count - 1, 0)),
    to,
    height: Math.ceil(count / grid.columns) * grid.rowHeight,
    top: rows.first * grid.rowHeight,
    /** Scrolls the row of this entry onto the screen. */
    reveal(index: number): void {
      const { top } = box.current!.getBoundingClientRect();
      const y = top + Math.floor(index / grid.columns) * grid.rowHeight;
      const margin = 90;
      if (y < margin) window.scrollBy(0, y - margin);
      else if (y + grid.rowHeight > window.innerHeight - margin)
        window.scrollBy(0, y + grid.rowHeight - window.innerHeight + margin);
    },
  };
};
