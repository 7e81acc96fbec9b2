/** Stops a video while it is made, once it was asked whether it should. */
import { useState } from 'preact/hooks';
import { noteDeleted } from '../../api/live.ts';
import type { Video } from '../../api/types.ts';
import { deleteVideo } from '../../api/videos.ts';
import { Confirm } from '../controls/confirm.tsx';
import { toast } from '../controls/toast.tsx';
import { say } from '../text/say.ts';

export const StopVideo = ({ video }: { video: Video }) => {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <button type="button" class="button small" onClick={() => setAsks(true)}>
        {say('Cancel')}
      </button>
      {asks && (
        <Confirm
          title={say('Stop making this video?')}
          text={say(
            'What was made so far is deleted. What was held for it is given back, unless a provider has begun the video: then it is charged.',
          )}
          action={say('Stop and delete')}
          refusal={say('Go on making it')}
          onConfirm={async () => {
            await deleteVideo(video.id);
            noteDeleted(video.id);
            toast(say('The video was stopped.'));
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
};
