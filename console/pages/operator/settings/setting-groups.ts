/** Settings by subject, in the order in which somebody who runs the service asks for them. */

import type { Setting } from '../../../api/operator.ts';
import type { Sentence } from '../../../parts/text/say.ts';

const groups: { title: Sentence; names: RegExp }[] = [
  {
    title: 'Server',
    names:
      /^(?:host|port|metrics.*|publicUrl|dataDir|roles|trustProxy|logLevel|shutdown.*|drain.*|upload.*)$/,
  },
  { title: 'Database', names: /^database/ },
  { title: 'Files', names: /^(?:storage|retention|link)/ },
  { title: 'Access', names: /^(?:bootstrapKey|allow|encryptionKey|default|blocked|restricted)/ },
  {
    title: 'Models and engines',
    names: /^(?:model|chatModel|sceneWriter|listenWeights|engine|upstreams|routes|routing)/,
  },
  { title: 'Queue', names: /^(?:queue|video|worker|audioQueue|task)/ },
  { title: 'Money', names: /^(?:prices|selfService|payment)/ },
  { title: 'Requests and alerts', names: /^(?:alert|requestLog)/ },
  { title: 'Others', names: /./ },
];

export const groupSettings = (settings: readonly Setting[]): { title: Sentence; settings: Setting[] }[] => {
  const groupOf = (setting: Setting) => groups.find(({ names }) => names.test(setting.name));
  return groups
    .map((group) => ({
      title: group.title,
      settings: settings.filter((setting) => groupOf(setting) === group),
    }))
    .filter((group) => group.settings.length > 0);
};
