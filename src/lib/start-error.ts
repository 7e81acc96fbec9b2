/** A reason not to start that the operator can fix, in plain words. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Another process uses the data folder. */
export class DataDirInUse extends StartError {}
