/** Servers that make media beside the own engines, and which of them serves which model. */
import { useState } from 'preact/hooks';
import {
  type ModelRoute,
  type ModelRoutes,
  type Routing,
  readRouting,
  type Upstream,
} from '../../../api/routing.ts';
import { mayChange } from '../../../api/session.ts';
import { Icon } from '../../../parts/controls/icon.tsx';
import { ErrorNote, Loading, Note } from '../../../parts/controls/note.tsx';
import { usePoll } from '../../../parts/data/use-poll.ts';
import { PageHeader } from '../../../parts/layout/page-header.tsx';
import { say } from '../../../parts/text/say.ts';
import { RouteDialog } from './route-dialog.tsx';
import { RouteList } from './route-list.tsx';
import { UpstreamDialog } from './upstream-dialog.tsx';
import { UpstreamList } from './upstream-list.tsx';

const pollMs = 5000;

/** The subject of an open dialog; `null` stands for a new one. */
type Editing =
  | { what: 'upstream'; upstream: Upstream | null }
  | { what: 'route'; model: ModelRoutes | null; route: ModelRoute | null };

export const Page = () => {
  const { data, error, reload, set } = usePoll(readRouting, [], pollMs);
  const [editing, setEditing] = useState<Editing | null>(null);
  const close = () => setEditing(null);
  const done = (changed: Routing) => {
    set(changed);
    close();
  };
  return (
    <div class="page">
      <PageHeader
        title={say('Upstreams')}
        lead={say(
          'Other servers that make media, and which of them serves which model. Changes apply at once.',
        )}
      >
        {data && mayChange.value && (
          <button
            type="button"
            class="button primary"
            onClick={() => setEditing({ what: 'upstream', upstream: null })}
          >
            <Icon name="plus" />
            {say('Add upstream')}
          </button>
        )}
      </PageHeader>
      <ErrorNote error={error} retry={reload} />
      {!data && !error && <Loading />}
      {data?.problems.map((problem) => (
        <Note key={problem} kind="warn">
          {say('Not in force: {problem}', { problem })}
        </Note>
      ))}
      {data && (
        <>
          <UpstreamList
            upstreams={data.upstreams}
            onEdit={(upstream) => setEditing({ what: 'upstream', upstream })}
            onChanged={set}
          />
          <RouteList
            models={data.models}
            hasUpstreams={data.upstreams.length > 0}
            onAdd={(model) => setEditing({ what: 'route', model, route: null })}
            onEdit={(model, route) => setEditing({ what: 'route', model, route })}
            onChanged={set}
          />
        </>
      )}
      {editing?.what === 'upstream' && (
        <UpstreamDialog upstream={editing.upstream} onClose={close} onDone={done} />
      )}
      {editing?.what === 'route' && data && (
        <RouteDialog
          models={data.models.filter(({ source }) => source !== 'config file')}
          upstreams={data.upstreams.filter(({ in_force }) => in_force)}
          model={editing.model}
          route={editing.route}
          onClose={close}
          onDone={done}
        />
      )}
    </div>
  );
};
