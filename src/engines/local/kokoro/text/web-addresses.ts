/** Links and mail addresses as one would read them aloud. */

const namedParts: Record<string, string> = { www: 'double-you double-you double-you', https: '', http: '' };

const sayParts = (text: string): string =>
  text
    .split(/([^\p{L}\p{N}]+)/u)
    .map((part) => {
      if (part in namedParts) return namedParts[part]!;
      return part
        .replace(/\./g, ' dot ')
        .replace(/@/g, ' at ')
        .replace(/\//g, ' slash ')
        .replace(/-/g, ' dash ')
        .replace(/_/g, ' underscore ')
        .replace(/[?]/g, ' question mark ')
        .replace(/=/g, ' equals ')
        .replace(/&/g, ' and ')
        .replace(/#/g, ' hash ')
        .replace(/:/g, ' colon ')
        .replace(/%/g, ' percent ')
        .replace(/\+/g, ' plus ');
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

const mail = /\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+\b/g;
const link = /\bhttps?:\/\/[^\s<>"”)\]]+|\bwww\.[^\s<>"”)\]]+/gi;
const bareDomain =
  /\b(?:[a-z0-9-]+\.)+(?:com|org|net|io|dev|edu|gov|co\.uk|ai|app|info)(?:\/[^\s<>"”)\]]*)?(?![\w.])/gi;

const trimmed = (address: string): [string, string] => {
  const [, kept = '', rest = ''] = address.match(/^(.*?)([.,;:!?'’]*)$/s) ?? [];
  return [kept.replace(/\/$/, ''), rest];
};

export const sayWebAddresses = (text: string): string => {
  const say = (address: string): string => {
    const [kept, rest] = trimmed(address);
    return `${sayParts(kept.replace(/^https?:\/\//i, ''))}${rest}`;
  };
  return text.replace(mail, say).replace(link, say).replace(bareDomain, say);
};
