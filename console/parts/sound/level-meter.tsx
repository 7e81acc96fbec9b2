/** The loudness as bars, from the newest to the oldest. */
import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

const barCount = 40;
/** The bars are the last two seconds. */
const barMs = 50;

export const LevelMeter = ({ level }: { level: Signal<number> }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bars = [...box.current!.children] as HTMLElement[];
    const heights = new Array<number>(barCount).fill(0);
    // By a clock: a signal says nothing while the room is silent, and the bars would stand still.
    const timer = setInterval(() => {
      heights.shift();
      heights.push(level.peek());
      for (const [index, bar] of bars.entries()) bar.style.scale = `1 ${Math.max(heights[index]!, 0.04)}`;
    }, barMs);
    return () => clearInterval(timer);
  }, [level]);
  return (
    <div class="level-meter" ref={box} aria-hidden="true">
      {Array.from({ length: barCount }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
};
