/** The runtime of the networks, loaded when a picture first needs it. */

/** Undefined on systems that the runtime was not built for. */
export const loadRuntime = () => {
  // The runtime reads this as it loads; without it, it writes an identifier of the machine to the user's cache folder
  // and sends what it runs to its vendor.
  process.env.ORT_DISABLE_TELEMETRY = '1';
  return import('onnxruntime-node').catch(() => undefined);
};
