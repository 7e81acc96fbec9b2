/** Many browsers remember for good that a module could not be fetched; under another address they ask for it again. */
export const importAgain = <Module>(error: unknown): Promise<Module> => {
  const url = /https?:\S+?\.js/.exec(error instanceof Error ? error.message : '')?.[0];
  if (!url) throw error;
  return import(`${url}?again=${Date.now()}`);
};
