/** Request, receipt and parameters of a video. */

import type { VideoDetails } from '../../api/types.ts';
import { CodeBlock } from '../../parts/controls/code-block.tsx';
import { Tabs } from '../../parts/controls/tabs.tsx';
import { labelOf, valueText } from '../../parts/data/format.ts';
import { say, sayWord } from '../../parts/text/say.ts';
import { Receipt } from './receipt.tsx';
import { requestCode } from './request-code.ts';

const Parameters = ({ parameters }: { parameters: Record<string, unknown> }) => (
  <dl class="facts">
    {Object.entries(parameters)
      .filter(([name, value]) => name !== 'prompt' && value !== null && value !== undefined)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{sayWord(labelOf(name))}</dt>
          <dd class="wrap-anywhere">{valueText(value)}</dd>
        </div>
      ))}
  </dl>
);

export const VideoTabs = ({ video }: { video: VideoDetails }) => (
  <section class="card" aria-label={say('Details')}>
    <Tabs
      label={say('Details')}
      tabs={[
        { name: say('Receipt'), content: () => <Receipt video={video} /> },
        ...(video.request
          ? [
              {
                name: say('Request'),
                content: () => (
                  <Tabs
                    label={say('Language')}
                    tabs={requestCode(video.request!).map(({ name, code }) => ({
                      name,
                      content: () => <CodeBlock code={code} label={name} />,
                    }))}
                  />
                ),
              },
            ]
          : []),
        { name: say('Parameters'), content: () => <Parameters parameters={video.parameters} /> },
      ]}
    />
  </section>
);
