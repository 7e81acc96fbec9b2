/** A table whose rows become cards where it is wider than its container; its rows are the children. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Numbers are right-aligned. A hidden name is for screen readers. */
export type Column = string | { name: string; isFigure?: boolean; isHidden?: boolean };

const Heading = ({ column }: { column: Column }) => {
  const { name, isFigure, isHidden } = typeof column === 'string' ? { name: column } : column;
  return (
    <th scope="col" class={isFigure ? 'align-end' : undefined}>
      {isHidden ? <span class="sr-only">{name}</span> : name}
    </th>
  );
};

/** The name of a numeric column. */
export const figure = (name: string): Column => ({ name, isFigure: true });
export const unseen = (name: string): Column => ({ name, isHidden: true });

export const Table = ({
  columns,
  kind,
  children,
}: {
  columns: Column[];
  kind?: string;
  children: ComponentChildren;
}) => {
  const box = useRef<HTMLDivElement>(null);
  const [isStacked, setStacked] = useState(false);
  const neededWidth = useRef(0);
  useLayoutEffect(() => {
    const element = box.current!;
    const measure = () => {
      // The width it needs as a table can only be measured while it is one.
      if (!element.classList.contains('stacked')) neededWidth.current = element.scrollWidth;
      setStacked(neededWidth.current > element.clientWidth);
    };
    // Before the first paint, so that nothing below moves.
    measure();
    const observer = new ResizeObserver(measure);
    for (const observed of [element, element.firstElementChild!]) observer.observe(observed);
    return () => observer.disconnect();
  }, []);
  // In a card each value has its column's name before it.
  useLayoutEffect(() => {
    for (const row of box.current!.querySelectorAll<HTMLTableRowElement>('tbody > tr'))
      for (const [index, cell] of [...row.cells].entries()) cell.dataset.column = visibleNames[index] ?? '';
  });
  const visibleNames = columns.map((column) =>
    typeof column === 'string' ? column : column.isHidden ? '' : column.name,
  );
  return (
    <div ref={box} class={['table-wrap', kind, isStacked && 'stacked'].filter(Boolean).join(' ')}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={typeof column === 'string' ? column : column.name} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
};
