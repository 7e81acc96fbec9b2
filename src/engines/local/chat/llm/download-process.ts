/** Downloads a language model in a child process: the downloader of llama.cpp's package stays out of the service. */
import { serveEngine } from '../../../child-process-server.ts';

export type DownloadRequest = { id: string; directory: string; hubUrl: string | null };

const defaultHubUrl = 'https://huggingface.co/';
const reachMs = 10_000;

/** The downloader retries for minutes when the hub cannot be reached. */
const requireReachable = async (url: string): Promise<void> => {
  try {
    await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(reachMs) });
  } catch (error) {
    throw new Error(`${new URL(url).origin} cannot be reached`, { cause: error });
  }
};

serveEngine({
  handlers: {
    download: async ({ id, directory, hubUrl }: DownloadRequest, { signal, emit }): Promise<string> => {
      const { resolveModelFile } = await import('node-llama-cpp');
      const common = {
        directory,
        cli: false,
        signal,
        ...(hubUrl !== null && { endpoints: { huggingFace: hubUrl } }),
      };
      try {
        return await resolveModelFile(id, { ...common, download: false });
      } catch {
        await requireReachable(id.startsWith('hf:') ? (hubUrl ?? defaultHubUrl) : id);
      }
      return resolveModelFile(id, {
        ...common,
        onProgress: ({ totalSize, downloadedSize }) =>
          emit(totalSize > 0 ? Math.floor((100 * downloadedSize) / totalSize) : 0),
      });
    },
  },
});
