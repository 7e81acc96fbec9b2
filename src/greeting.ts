/** What the first start says. */

export const greeting = (url: string, firstKey: string | undefined): string => {
  if (firstKey === undefined) return `Kinora listens at ${url}\n`;
  return `
Kinora listens at ${url}

Your first API key, shown only now:

  ${firstKey}

Make a video:

  curl ${url}/v1/video/create -H 'Authorization: Bearer ${firstKey}' -H 'Content-Type: application/json' -d '{"model":"alpha3-fast","prompt":"A lighthouse above the sea at dusk"}'

`;
};
