/** A table that scrolls sideways where it is wider than the page; its rows are the children. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

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
  // A scrollable element has to be reachable by keyboard.
  useEffect(() => {
    const element = box.current!;
    const observer = new ResizeObserver(() => {
      if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    });
    for (const observed of [element, element.firstElementChild!]) observer.observe(observed);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} class={kind ? `table-wrap ${kind}` : 'table-wrap'}>
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
