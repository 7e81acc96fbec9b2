/** A reason not to start that the operator can mend, told in plain words. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Another process works in the data folder. */
export class DataDirInUse extends StartError {}
