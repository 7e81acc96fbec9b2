/** Weights of the installation, and webhooks: for operators. */
import type { InstallableModel, InstallableModels } from '../../src/domain/responses/model-responses.ts';
import type {
  WebhookDeliveryList,
  WebhookDeliveryRow,
  WebhookEndpointList,
  WebhookEndpointRow,
  WebhookSecretResponse,
  WebhookTest,
} from '../../src/domain/responses/webhook-responses.ts';
import { apiUrl, get, post, remove, send } from './client.ts';

export type { InstallableModel };
export type Endpoint = WebhookEndpointRow;
export type Delivery = WebhookDeliveryRow;

const part = encodeURIComponent;

export const readInstallableModels = (signal?: AbortSignal): Promise<InstallableModels> =>
  get('operator/models', {}, signal);
export const changeModel = (name: string, action: 'pull' | 'stop' | 'verify'): Promise<InstallableModels> =>
  post(`operator/models/${part(name)}/${action}`, {});
export const removeModel = async (name: string): Promise<InstallableModels> =>
  (await send(apiUrl(`operator/models/${part(name)}`), { method: 'DELETE' })).json();

export const readEndpoints = (signal?: AbortSignal): Promise<WebhookEndpointList> =>
  get('operator/webhooks', {}, signal);
export const addEndpoint = (wanted: {
  account: string;
  url: string;
  events?: string[];
}): Promise<WebhookSecretResponse> => post('operator/webhooks', wanted);
export const rotateSecret = (id: string): Promise<WebhookSecretResponse> =>
  post(`operator/webhooks/${part(id)}/rotate`, {});
export const testEndpoint = (id: string): Promise<WebhookTest> =>
  post(`operator/webhooks/${part(id)}/test`, {});
export const removeEndpoint = (id: string): Promise<void> => remove(`operator/webhooks/${part(id)}`);
export const readDeliveries = (
  filter: { status?: string | undefined; endpoint?: string | undefined },
  signal?: AbortSignal,
): Promise<WebhookDeliveryList> => get('operator/webhooks/deliveries', filter, signal);
export const redeliver = (id: string): Promise<{ count: number }> =>
  post(`operator/webhooks/deliveries/${part(id)}/redeliver`, {});
