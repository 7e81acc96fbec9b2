/** Links and mail addresses as they are read aloud. */

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

/** Names have a maximum length: without it the time to match a long run of them would grow with its square. */
const mail = /\b[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}\b/g;
const link = /\bhttps?:\/\/[^\s<>"”)\]]+|\bwww\.[^\s<>"”)\]]+/gi;
const bareDomain =
  /\b(?:[a-z0-9-]{1,63}\.){1,5}(?:com|org|net|io|dev|edu|gov|co\.uk|ai|app|info)(?:\/[^\s<>"”)\]]*)?(?![\w.])/gi;

const trimmed = (address: string): [string, string] => {
  let end = address.length;
  while (end > 0 && ".,;:!?'’".includes(address[end - 1]!)) end -= 1;
  return [address.slice(0, end).replace(/\/$/, ''), address.slice(end)];
};

export const sayWebAddresses = (text: string): string => {
  const say = (address: string): string => {
    const [url, rest] = trimmed(address);
    return `${sayParts(url.replace(/^https?:\/\//i, ''))}${rest}`;
  };
  return text.replace(mail, say).replace(link, say).replace(bareDomain, say);
};
