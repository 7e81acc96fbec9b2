/** Size in bytes, time of change in milliseconds, and SHA-256. */
export type BundleInput = [path: string, sizeBytes: number, timeMs: number, hash: string];
export type BundleManifest = { folder: string; programs: Record<string, string>; inputs: BundleInput[] };

export const bundlesFolder: string;
export const contentHash: (path: string) => string;
export const saveManifest: (manifest: BundleManifest) => void;
export const bundledProgram: (source: URL) => URL | undefined;
