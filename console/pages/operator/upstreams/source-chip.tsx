/** The source of an upstream or of a list of routes. */
import { Icon } from '../../../parts/controls/icon.tsx';
import { say } from '../../../parts/text/say.ts';

const names = { console: 'Console', 'config file': 'Config file', default: 'Default' } as const;

export const SourceChip = ({
  source,
  isInForce = true,
}: {
  source: keyof typeof names;
  isInForce?: boolean;
}) => (
  <span
    class={isInForce ? 'chip' : 'chip warn'}
    title={source === 'config file' ? say('Changed in the config file') : undefined}
  >
    {source === 'config file' && <Icon name="lock" />}
    {isInForce ? say(names[source]) : say('The config file has another')}
  </span>
);
