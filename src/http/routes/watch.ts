/** GET /watch/:secret: the public page of a video that its owner shares, with its file and its poster. */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../domain/errors.ts';
import { taskFiles, type VideoTask } from '../../domain/video-task.ts';
import { networkOf } from '../../lib/ip-address.ts';
import { requireAllowed } from '../../services/rate-limiter.ts';
import type { AppDeps } from '../app-deps.ts';
import { page } from '../operation.ts';
import { sendBlob } from '../send-blob.ts';

/** A player asks for many ranges. */
const requestsPerMinute = 600;
const shownCharacters = 300;

export const watchPath = (secret: string): string => `/watch/${secret}`;

/** The console's typeface, by its path from the page. `fallback`: one that comes seconds late moves nothing. */
const typefaceOf = (path: string): string =>
  `@font-face { font-family: Figtree; src: url("${path}") format("woff2"); font-weight: 300 900; font-display: fallback }`;

/** Null where the console cannot be built: the page has the fonts of the system then. */
const findTypeface = async ({ loadConsole }: AppDeps): Promise<string | null> => {
  const names = await loadConsole().then(
    ({ assets }) => [...assets.keys()],
    () => [],
  );
  const name = names.find((one) => one.startsWith('figtree-'));
  return name ? `../console/assets/${name}` : null;
};

/**
 * The video in its own shape, as large as the window lets it be, before anything of it is loaded; around it the light of
 * its own colours.
 */
const styleOf = (ratio: number, typeface: string | null): string => `${typeface ? typefaceOf(typeface) : ''}
html { color-scheme: light dark; background: light-dark(#fafaf8, #0f1012); color: light-dark(#1b1b18, #ededea); font: 16px/1.5 Figtree, system-ui, sans-serif }
body { margin: 0; min-height: 100vh; overflow-x: hidden; display: grid; grid-template-rows: 1fr auto; justify-items: center; gap: 24px; padding: 24px; box-sizing: border-box }
main { align-self: center; display: grid; justify-items: center; gap: 16px; width: min(100%, 1100px) }
div { display: grid; width: min(100%, 78vh * ${ratio}) }
div > * { grid-area: 1 / 1; width: 100%; height: auto; aspect-ratio: ${ratio} }
div > img { filter: blur(56px) saturate(1.5); opacity: .5; scale: 1.06 }
video { position: relative; border-radius: 12px; background: #0b0c0e }
h1 { margin: 0; width: min(100%, max(78vh * ${ratio}, 440px)); font-size: 18px; font-weight: 500; text-wrap: pretty; overflow-wrap: anywhere }
footer { display: flex; align-items: center; gap: 8px; color: light-dark(#66655f, #94979d); font-size: 13px }
`;

/** A page of its own origin's files only: no script, and the one style by its hash. */
const contentSecurityPolicy = (style: string): string =>
  [
    "default-src 'none'",
    "img-src 'self'",
    "media-src 'self'",
    "font-src 'self'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The mark of the console. */
const mark =
  '<svg width="20" height="20" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#4b46d6"/><path d="M11 8v16M11 16l9.5-8M14.6 13 21 24" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>';

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** Preview tags need whole addresses; the page itself uses relative ones, under whatever prefix it is published. */
const pageOf = (task: VideoTask, style: string, secret: string, url: string): string => {
  const title = escaped(task.prompt.slice(0, shownCharacters));
  const { width, height } = task;
  const tags: [string, string][] = [
    ['og:type', 'video.other'],
    ['og:site_name', 'Kinora'],
    ['og:title', title],
    ['og:url', url],
    ['og:image', `${url}/poster.webp`],
    ['og:video', `${url}/video.mp4`],
    ['og:video:type', 'video/mp4'],
    ['og:video:width', String(width)],
    ['og:video:height', String(height)],
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:image', `${url}/poster.webp`],
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Kinora</title>
${tags.map(([name, content]) => `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${content}">`).join('\n')}
<style>${style}</style>
</head>
<body>
<main>
<div>
<img src="${secret}/poster.webp" alt="">
<video src="${secret}/video.mp4" poster="${secret}/poster.webp" width="${width}" height="${height}" controls autoplay muted loop playsinline preload="metadata" aria-label="${title}"></video>
</div>
<h1 dir="auto">${title}</h1>
</main>
<footer>${mark}Made with Kinora</footer>
</body>
</html>
`;
};

/** For a link that has ended, or that is not whole. */
const endedPage = (style: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Not here · Kinora</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>This film is not here</h1>
<p>Its owner has ended the link, or the address is not complete.</p>
</main>
<footer>${mark}Made with Kinora</footer>
</body>
</html>
`;

/** Outside the API's scope: the link is all that is needed. */
export const registerWatchPage = (app: FastifyInstance, deps: AppDeps): void => {
  const { labels, limits, links } = deps;
  let typeface: Promise<string | null> | undefined;
  type Shared = { Params: { secret: string } };

  const find = async (request: FastifyRequest<Shared>, reply: FastifyReply): Promise<VideoTask> => {
    requireAllowed(deps.addressLimiter.take({ id: `watch ${networkOf(request.ip)}`, requestsPerMinute }));
    // A link that its owner ends is at once of no use.
    reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-cache');
    return labels.findShared(request.params.secret);
  };

  app.get<Shared>('/watch/:secret', page, async (request, reply) => {
    const task = await find(request, reply).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    });
    typeface ??= findTypeface(deps);
    const style = styleOf(task ? task.width / task.height : 16 / 9, await typeface);
    if (!task)
      return reply
        .code(404)
        .type('text/html; charset=utf-8')
        .header('content-security-policy', contentSecurityPolicy(style))
        .send(endedPage(style));
    const url = links(request).linkToPage(watchPath(request.params.secret));
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', contentSecurityPolicy(style))
      .send(pageOf(task, style, request.params.secret, escaped(url)));
  });

  const file = (name: string, keyOf: (task: VideoTask) => string) =>
    app.route<Shared>({
      method: ['GET', 'HEAD'],
      url: `/watch/:secret/${name}`,
      handler: async (request, reply) => {
        const task = await find(request, reply);
        return sendBlob(request, reply, deps, keyOf(task), {
          notFound: new ApiError('video_not_found'),
          cacheControl: 'no-cache',
          acquire: () => limits.acquireFrom(request.ip, 'downloads'),
        });
      },
    });
  file('video.mp4', ({ id }) => taskFiles(id).video);
  file('poster.webp', ({ id }) => taskFiles(id).thumbnail);
};
