import { say } from '../text/say.ts';
import { toast } from './toast.tsx';

/** The clipboard API needs HTTPS or localhost; otherwise the deprecated command still copies. */
export const copyText = async (text: string, what = say('Copied')): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }
  toast(what);
};

export const saveFile = (blob: Blob, name: string): void => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
