/** The data lines of a server-sent event stream, each as its text. */
export const readEvents = async (response: Response): Promise<string[]> => {
  const lines = (await response.text()).split('\n\n').filter((event) => event.startsWith('data: '));
  return lines.map((line) => line.slice('data: '.length));
};
