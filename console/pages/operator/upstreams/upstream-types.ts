/** Types of upstreams by the names their makers use; the config file has further ones. */
export const upstreamTypes: Record<string, string> = {
  'openai-compatible': 'OpenAI-compatible',
  kinora: 'Kinora',
  comfyui: 'ComfyUI',
};
