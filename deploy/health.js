// Exit code 0 when the process lives: an api is asked at its port, a worker at that of its metrics where it has one.
const { KINORA_ROLES = 'api,worker', KINORA_PORT = '8080', KINORA_METRICS_PORT } = process.env;
const url = KINORA_ROLES.includes('api')
  ? `http://127.0.0.1:${KINORA_PORT}/healthz`
  : KINORA_METRICS_PORT && `http://127.0.0.1:${KINORA_METRICS_PORT}/metrics`;
if (url) {
  const response = await fetch(url, { signal: AbortSignal.timeout(4000) }).catch((error) => error);
  if (!response.ok) {
    console.error(`${url}: ${response.status ?? response.message}`);
    process.exitCode = 1;
  }
}
