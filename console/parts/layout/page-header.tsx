import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';

export const PageHeader = ({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ComponentChildren;
  /** Actions at the right. */
  children?: ComponentChildren;
}) => {
  useEffect(() => {
    document.title = `${title} · Kinora`;
  }, [title]);
  return (
    <header class="page-header">
      <div class="page-heading">
        <h1 dir="auto">{title}</h1>
        {lead && <p class="lead">{lead}</p>}
      </div>
      {children && <div class="page-actions">{children}</div>}
    </header>
  );
};
