/** The messages printed at start. */

/** A browser on this machine reaches a server that listens on all addresses at localhost. */
export const consoleAddress = (url: string, link: string): string => {
  const base = url.replace(/\/+$/, '').replace(/\/\/(0\.0\.0\.0|\[::\])(?=:|$)/, '//localhost');
  return `${base}/console/#link=${link}`;
};

export const startupMessage = (
  url: string,
  firstKey: string | undefined,
  consoleLink: string | undefined,
  /** The model to install for better answers, and how large it is. */
  modelHint: string,
): string => {
  const console =
    consoleLink === undefined
      ? '\nConsole: "npx kinora console link" prints a sign-in link.\n\n'
      : `\nConsole (single-use sign-in link, valid for 10 minutes):\n\n  ${consoleLink}\n\n`;
  if (firstKey === undefined) return `Kinora listens at ${url}\n${console}`;
  return `
Kinora listens at ${url}
${console}
Your first API key, shown only now:

  ${firstKey}

Make a video:

  curl ${url}/v1/video/create -H 'Authorization: Bearer ${firstKey}' -H 'Content-Type: application/json' -d '{"model":"alpha3-fast","prompt":"A lighthouse above the sea at dusk"}'

${modelHint} npx kinora models list shows all.

`;
};
