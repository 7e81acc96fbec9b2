/** The files for containers name what exists: settings, ports, services, files, labels. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse, parseAllDocuments } from 'yaml';
import { createIgnore, parseDockerfile, parseEnv } from '../scripts/dockerfile.ts';
import { loadConfig } from '../src/config/config.ts';
import { settings } from '../src/config/settings.ts';
import { parseS3Url } from '../src/lib/storage-url.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const stages = parseDockerfile(read('Dockerfile'));
type Stage = (typeof stages)[number];
const images = stages.filter(({ instructions }) => instructions.some(({ name }) => name === 'VOLUME'));
/** Of the stage itself or of the one that it begins with. */
const instructionOf = (stage: Stage, name: string): string => {
  const base = stages.find((each) => each.name === stage.from);
  return (
    stage.instructions.find((each) => each.name === name)?.text ??
    (base ? instructionOf(base, name) : assert.fail(`There is no ${name}`))
  );
};
const imageEnv = parseEnv(instructionOf(images[0]!, 'ENV'));

type Environment = Record<string, string>;
const known = new Set(Object.values(settings).map(({ env }) => env));
const otherVariables = new Set(['NODE_ENV', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']);

/** Read as the process would read it: an unknown name or a wrong value is a mistake. */
const configOf = (environment: Environment, place: string) => {
  for (const name of Object.keys(environment))
    assert.ok(known.has(name) || otherVariables.has(name), `${place}: ${name} is a setting`);
  return loadConfig({ ...imageEnv, ...environment });
};

const launcherFlags = read('bin/kinora.js').split('\n', 1)[0]!.split(' ').slice(3);

test('npm start and an older Node start with the flags of the launcher', () => {
  assert.ok(launcherFlags.length > 0);
  const { start } = JSON.parse(read('package.json')).scripts;
  assert.equal(start, `node ${launcherFlags.join(' ')} bin/kinora.js serve`);
  assert.ok(
    read('bin/kinora.js').includes(`const flags = [${launcherFlags.map((flag) => `'${flag}'`).join(', ')}];`),
  );
});

test('Dockerfile: two images, not as root, with a health check, from files that are there', () => {
  assert.deepEqual(
    images.map(({ name }) => name),
    ['kinora-with-weights', 'kinora'],
  );
  const isIgnored = createIgnore(read('.dockerignore'));
  for (const { name, from, instructions } of stages) {
    assert.ok(
      /:\d+(\.\d+)*-/.test(from) || stages.some((stage) => stage.name === from),
      `${name}: from ${from}`,
    );
    for (const { name: instruction, text } of instructions) {
      if (instruction !== 'COPY') continue;
      const words = text.split(/\s+/);
      if (words[0]!.startsWith('--from=')) {
        assert.ok(stages.some((stage) => `--from=${stage.name}` === words[0]));
        continue;
      }
      for (const source of words.slice(0, -1)) {
        assert.ok(existsSync(join(root, source)), `${source} exists`);
        assert.ok(!isIgnored(source), `${source} is not in .dockerignore`);
      }
    }
  }
  for (const path of ['node_modules', 'data', '.git', '.env', 'test/api', 'packages/film/test/a.ts'])
    assert.ok(isIgnored(path), `${path} stays out`);
  for (const image of images) {
    assert.match(instructionOf(image, 'USER'), /^[1-9]\d*:[1-9]\d*$/);
    const [, health] = JSON.parse(instructionOf(image, 'HEALTHCHECK').replace(/^.*CMD /, ''));
    assert.ok(existsSync(join(root, health)));
    const [, ...entry] = JSON.parse(instructionOf(image, 'ENTRYPOINT')) as string[];
    assert.ok(existsSync(join(root, entry.at(-1)!)));
    assert.deepEqual(entry.slice(0, -1), launcherFlags);
    const { dataDir, port } = configOf(parseEnv(instructionOf(image, 'ENV')), image.name);
    assert.deepEqual(JSON.parse(instructionOf(image, 'VOLUME')), [dataDir]);
    assert.ok(instructionOf(image, 'EXPOSE').split(' ').includes(String(port)));
  }
  const lockfile = JSON.parse(read('package-lock.json')).packages;
  const { text: removal } = stages
    .find(({ name }) => name === 'without-weights')!
    .instructions.find(({ name }) => name === 'RUN')!;
  for (const glob of removal.match(/node_modules\S+/g) ?? []) {
    const pattern = new RegExp(`^${glob.replaceAll('*', '[^/]*')}$`);
    assert.ok(
      Object.keys(lockfile).some((name) => pattern.test(name)),
      `${glob} is installed`,
    );
  }
});

type Service = {
  image: string;
  build?: { context: string; target: string };
  environment?: Environment;
  depends_on?: string[] | Record<string, { condition: string }>;
  volumes?: string[];
  healthcheck?: unknown;
  stop_grace_period?: string;
};
/** `${NAME:-value}` as it is with nothing set. */
const withDefaults = (text: string) => text.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1');

test('compose: services, ports, credentials and files agree', () => {
  const { services, volumes } = parse(withDefaults(read('deploy/compose.yaml')), { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
  };
  const ours = Object.entries(services).filter(([, { build }]) => build);
  const configs = new Map(ours.map(([name, { environment }]) => [name, configOf(environment!, name)]));
  assert.deepEqual(
    [...configs].map(([name, { roles }]) => `${name} ${roles}`),
    ['api-1 api', 'api-2 api', 'worker-1 worker', 'worker-2 worker'],
  );
  const metrics: string[] = [];
  for (const [name, { build, environment, stop_grace_period }] of ours) {
    assert.ok(images.some((image) => image.name === build!.target));
    const config = configs.get(name)!;
    const { databaseUrl, storageUrl, drainSeconds, metricsPort } = config;
    const servesOnSeconds = config.roles.includes('api') ? config.shutdownDelaySeconds : 0;
    assert.ok(servesOnSeconds !== null, `${name} says how long it serves on after a stop`);
    assert.ok(Number.parseInt(stop_grace_period!, 10) > drainSeconds + servesOnSeconds);
    const postgres = new URL(databaseUrl!);
    const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = services[postgres.hostname]!.environment!;
    assert.deepEqual(
      [postgres.username, postgres.password, postgres.pathname],
      [POSTGRES_USER, POSTGRES_PASSWORD, `/${POSTGRES_DB}`],
    );
    const endpoint = new URL(parseS3Url(storageUrl!).endpoint!);
    const storage = services[endpoint.hostname] as Service & { command: string[] };
    assert.ok(storage.command.includes(`-s3.port=${endpoint.port}`));
    const [{ credentials }] = JSON.parse(read('deploy/s3.json')).identities;
    assert.deepEqual(credentials, [
      { accessKey: environment!.AWS_ACCESS_KEY_ID, secretKey: environment!.AWS_SECRET_ACCESS_KEY },
    ]);
    metrics.push(`${name}:${metricsPort}`);
  }
  for (const [name, service] of Object.entries(services)) {
    assert.match(service.image, /:(?!latest)/, `${name} has a version`);
    const needs = service.depends_on ?? [];
    for (const needed of Array.isArray(needs) ? needs : Object.keys(needs)) {
      assert.ok(services[needed], `${name} needs ${needed}`);
      if (!Array.isArray(needs) && needs[needed]!.condition === 'service_healthy')
        assert.ok(services[needed]!.healthcheck, `${needed} has a health check`);
    }
    for (const volume of service.volumes ?? []) {
      const [source = ''] = volume.split(':');
      if (source.startsWith('./')) assert.ok(existsSync(join(root, 'deploy', source)), `${source} exists`);
      else if (!source.startsWith('/')) assert.ok(source in volumes, `${source} is a volume`);
    }
  }
  const scraped = parse(read('deploy/prometheus/prometheus.yml'));
  assert.deepEqual(scraped.scrape_configs[0].static_configs[0].targets, metrics);
  for (const rules of scraped.rule_files)
    assert.ok(existsSync(join(root, 'deploy/prometheus', rules.split('/').at(-1))), rules);
  const upstreams = [...read('deploy/nginx.conf').matchAll(/server ([\w-]+):(\d+)/g)];
  assert.deepEqual(
    upstreams.map(([, name, port]) => `${name} ${port}`),
    [...configs]
      .filter(([, { roles }]) => roles.includes('api'))
      .map(([name, { port }]) => `${name} ${port}`),
  );
});

type Labels = Record<string, string>;
type Probe = { httpGet: { path: string; port: string }; periodSeconds: number; failureThreshold: number };
type Container = {
  env: { name: string; value: string }[];
  envFrom: Record<string, { name: string }>[];
  ports: { name: string; containerPort: number }[];
  volumeMounts: { name: string; mountPath: string }[];
  resources: { requests: Labels; limits: Labels };
  securityContext: Record<string, unknown>;
} & Record<'startupProbe' | 'livenessProbe' | 'readinessProbe', Probe | undefined>;
type Resource = {
  kind: string;
  metadata: { name: string };
  data?: Environment;
  // biome-ignore lint/suspicious/noExplicitAny: every kind has its own.
  spec: any;
};

const documentsOf = (path: string): Resource[] =>
  parseAllDocuments(read(path)).map((document) => {
    assert.deepEqual(document.errors, [], path);
    return document.toJS() as Resource;
  });

test('kubernetes: what is applied exists, and probes, ports, labels and settings agree', () => {
  const folder = 'deploy/kubernetes';
  const { resources } = parse(read(`${folder}/kustomization.yaml`)) as { resources: string[] };
  assert.deepEqual(
    readdirSync(join(root, folder)).filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml'),
    resources.toSorted(),
  );
  const all = resources.flatMap((name) => documentsOf(`${folder}/${name}`));
  const of = (kind: string) => all.filter((resource) => resource.kind === kind);
  const shared = of('ConfigMap')[0]!;
  const deployments = of('Deployment');
  assert.deepEqual(
    deployments.map(({ metadata }) => metadata.name),
    ['kinora-api', 'kinora-worker'],
  );
  for (const { metadata, spec } of deployments) {
    const pod = spec.template.spec;
    const labels: Labels = spec.template.metadata.labels;
    const [container] = pod.containers as [Container];
    const own = Object.fromEntries(container.env.map(({ name, value }) => [name, value]));
    assert.deepEqual(container.envFrom[0], { configMapRef: { name: shared.metadata.name } });
    const config = configOf({ ...shared.data, ...own }, metadata.name);
    assert.deepEqual(config.roles, [labels.role]);
    const servesOnSeconds = config.shutdownDelaySeconds ?? 0;
    assert.ok(pod.terminationGracePeriodSeconds > config.drainSeconds + servesOnSeconds);
    const { readinessProbe } = container;
    if (readinessProbe)
      assert.ok(
        servesOnSeconds > 2 * readinessProbe.periodSeconds * readinessProbe.failureThreshold,
        'it serves until all know that it leaves',
      );
    assert.deepEqual(spec.selector.matchLabels, labels);
    for (const { labelSelector } of pod.topologySpreadConstraints)
      assert.deepEqual(labelSelector.matchLabels, labels);
    const budget = of('PodDisruptionBudget').find((each) => each.metadata.name === metadata.name)!;
    assert.deepEqual(budget.spec.selector.matchLabels, labels);

    const ports = new Map(container.ports.map(({ name, containerPort }) => [name, containerPort]));
    assert.equal(ports.get('metrics'), config.metricsPort);
    assert.equal(Number(spec.template.metadata.annotations['prometheus.io/port']), config.metricsPort);
    if (labels.role === 'api') assert.equal(ports.get('http'), config.port);
    const probes = [container.startupProbe, container.livenessProbe, container.readinessProbe];
    assert.equal(probes.filter(Boolean).length, labels.role === 'api' ? 3 : 2);
    for (const probe of probes) if (probe) assert.ok(ports.has(probe.httpGet.port), probe.httpGet.port);

    assert.equal(pod.securityContext.runAsNonRoot, true);
    assert.equal(
      `${pod.securityContext.runAsUser}:${pod.securityContext.runAsGroup}`,
      instructionOf(images[0]!, 'USER'),
    );
    assert.equal(container.securityContext.readOnlyRootFilesystem, true);
    const mounts = container.volumeMounts.map(({ mountPath }) => mountPath);
    assert.deepEqual(mounts, [config.dataDir, '/tmp'], 'all that a read-only image has to write to');
    assert.ok(container.resources.requests.cpu && container.resources.limits.memory);
  }
  const [service] = of('Service') as [Resource];
  assert.equal(service.spec.ports[0].targetPort, 'http');
  assert.ok(deployments.some(({ spec }) => spec.selector.matchLabels.role === service.spec.selector.role));
  for (const scaler of [...of('ScaledObject'), ...of('HorizontalPodAutoscaler')]) {
    const target = scaler.spec.scaleTargetRef.name;
    assert.ok(deployments.some(({ metadata }) => metadata.name === target));
  }
  const [{ metadata: trigger }] = of('ScaledObject')[0]!.spec.triggers;
  const [metric] = /kinora_\w+/.exec(trigger.query)!;
  const sources = readdirSync(join(root, 'src/metrics')).map((name) => read(`src/metrics/${name}`));
  assert.ok(
    sources.some((text) => text.includes(`'${metric}'`)),
    `${metric} is served`,
  );
  for (const name of readdirSync(join(root, folder, 'examples')))
    for (const { kind, metadata } of documentsOf(`${folder}/examples/${name}`))
      assert.ok(kind && metadata.name, name);
});
