/** One video: the player, its request, its cost, how to repeat it, and its remixes. */
import { useEffect, useState } from 'preact/hooks';
import { ApiError } from '../../api/client.ts';
import { deletedIds, follow, isOpen, liveVideo, noteDeleted } from '../../api/live.ts';
import type { VideoDetails } from '../../api/types.ts';
import { deleteVideo, readVideo } from '../../api/videos.ts';
import { Confirm } from '../../parts/controls/confirm.tsx';
import { Empty, ErrorNote, Loading } from '../../parts/controls/note.tsx';
import { toast } from '../../parts/controls/toast.tsx';
import { useLoad } from '../../parts/data/use-load.ts';
import { PageHeader } from '../../parts/layout/page-header.tsx';
import { navigate, place } from '../../parts/layout/router.ts';
import { say } from '../../parts/text/say.ts';
import { NotDrawn, ShownAs } from '../../parts/video/video-extras.tsx';
import { VideoPlayer } from '../../parts/video/video-player.tsx';
import { titleOf } from '../../parts/video/video-title.ts';
import { CharacterMaker } from './character-maker.tsx';
import { CutDialog } from './cut-dialog.tsx';
import { Facts } from './facts.tsx';
import { LabelsCard } from './labels-card.tsx';
import { RemixDialog } from './remix-dialog.tsx';
import { RemixTree } from './remix-tree.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { Storyboard } from './storyboard.tsx';
import { VideoActions } from './video-actions.tsx';
import { VideoCharacters } from './video-characters.tsx';
import { VideoTabs } from './video-tabs.tsx';

type Stretch = { start: number; end: number };

const deleteTexts = (video: VideoDetails) =>
  isOpen(video)
    ? {
        title: say('Stop making this video?'),
        text: say(
          'What was made so far is deleted. What was held for it is given back, unless a provider has begun the video: then it is charged.',
        ),
        action: say('Stop and delete'),
        refusal: say('Go on making it'),
      }
    : {
        title: say('Delete this video?'),
        text: say('Its files are removed, and its link stops working.'),
        action: say('Delete'),
        refusal: say('Keep it'),
      };

const Details = ({ loaded, onReload }: { loaded: VideoDetails; onReload: () => void }) => {
  const live = liveVideo(loaded).value;
  const video: VideoDetails = { ...loaded, ...live };
  const [stretch, setStretch] = useState<Stretch | null>(null);
  const wanted = place.value.query.get('remix');
  // Links of other pages open it at once.
  const [dialog, setDialog] = useState<'remix' | 'delete' | 'share' | 'cut' | null>(
    wanted === null ? (place.value.query.has('share') ? 'share' : null) : 'remix',
  );
  useEffect(() => follow(loaded.id), [loaded.id]);
  // The receipt and the parameters get new rows with every state.
  useEffect(() => {
    if (live.status !== loaded.status) onReload();
  }, [live.status]);
  const length = video.actual_seconds ?? video.seconds;
  return (
    <>
      <PageHeader title={titleOf(video)} />
      <div class="video-layout">
        <div class="stack">
          <VideoPlayer video={video} stretch={stretch} onStretch={setStretch} />
          {stretch && <CharacterMaker video={video} stretch={stretch} onClose={() => setStretch(null)} />}
          <NotDrawn video={video} />
          <ShownAs video={video} />
          <VideoActions
            video={video}
            onRemix={() => setDialog('remix')}
            onCharacter={() => setStretch({ start: 0, end: Math.min(2, length) })}
            onDelete={() => setDialog('delete')}
            onShare={() => setDialog('share')}
            onCut={() => setDialog('cut')}
          />
          <Storyboard video={video} />
          <VideoCharacters video={video} />
          <RemixTree video={video} />
        </div>
        <div class="stack">
          <LabelsCard video={video} onChange={onReload} />
          <Facts video={video} isPromptShown={titleOf(video) !== video.prompt} />
          <VideoTabs video={video} />
        </div>
      </div>
      {dialog === 'remix' && video.can_remix && (
        <RemixDialog video={video} suggestion={wanted} onClose={() => setDialog(null)} />
      )}
      {dialog === 'cut' && <CutDialog video={video} length={length} onClose={() => setDialog(null)} />}
      {dialog === 'share' && video.status === 'completed' && (
        <ShareDialog video={video} onChange={onReload} onClose={() => setDialog(null)} />
      )}
      {dialog === 'delete' && (
        <Confirm
          {...deleteTexts(video)}
          onConfirm={async () => {
            await deleteVideo(video.id);
            noteDeleted(video.id);
            toast(say('The video was deleted.'));
            navigate('library');
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
};

export const Page = ({ rest }: { rest: string }) => {
  const { data, error, reload } = useLoad((signal) => readVideo(rest, signal), [rest]);
  const isGone = deletedIds.value.has(rest) || (error instanceof ApiError && error.status === 404);
  return (
    <div class="page">
      <nav class="crumbs" aria-label={say('Where this is')}>
        <a href="library">{say('Library')}</a>
      </nav>
      {isGone ? (
        <>
          <PageHeader title={say('Video')} />
          <Empty icon="library" title={say('There is no such video')}>
            <p>{say('It was deleted, or it belongs to another account.')}</p>
            <a class="button" href="library">
              {say('Go to the library')}
            </a>
          </Empty>
        </>
      ) : (
        <ErrorNote error={error} retry={reload} />
      )}
      {!data && !error && <Loading />}
      {data && !isGone && data.id === rest && <Details key={data.id} loaded={data} onReload={reload} />}
    </div>
  );
};
