/** From the start of the process to the first answer, on a store that exists, against a bare Fastify. */
import { removeFolder, startKinora, startServer, temporaryFolder } from './processes.ts';
import { alternate, checkBar, median } from './slices.ts';

const rounds = Number(process.env.ROUNDS ?? 9);

const dataDir = temporaryFolder();
const timed = async (start: () => ReturnType<typeof startServer>): Promise<number> => {
  const server = await start();
  await server.stop();
  return server.readyMs;
};
const bare = () => timed(() => startServer(['bench/bare-fastify.ts'], {}));
const kinora = () => timed(() => startKinora(dataDir, { KINORA_ROLES: 'api,worker' }));
try {
  await alternate(1, bare, kinora);
  const taken = await alternate(rounds, bare, kinora);
  const bareMs = median(taken.baseline);
  const kinoraMs = median(taken.subject);
  console.log(`bare Fastify ready in ${Math.round(bareMs)} ms, Kinora in ${Math.round(kinoraMs)} ms`);
  const allowed = median(
    taken.baseline.map((baseline, round) => taken.subject[round]! / (1.5 * baseline + 1000)),
  );
  checkBar('time to ready as a share of 1.5 x bare Fastify + 1 s', allowed, { atMost: 1 });
} finally {
  removeFolder(dataDir);
}
