/** Whether a statement failed because another row has the same value where each must have its own. */

const postgresCode = '23505';
/** SQLITE_CONSTRAINT_UNIQUE and SQLITE_CONSTRAINT_PRIMARYKEY. */
const sqliteCodes = [2067, 1555];

export const isUniqueViolation = (error: unknown): boolean => {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  return code === postgresCode || sqliteCodes.includes(errcode as number);
};
