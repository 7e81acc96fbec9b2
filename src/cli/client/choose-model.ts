/** --model as the server knows it; a name that it does not know gets a suggestion, or a question on a terminal. */
import { defaultModelAliases } from '../../domain/model-aliases.ts';
import { createModelCatalogue } from '../../domain/models.ts';
import type { CommandContext } from '../command.ts';
import { CommandError, exitCodes } from '../exit-codes.ts';
import { printableLine } from '../printable.ts';
import { askYesOrNo } from './question.ts';
import { modelList } from './responses.ts';
import type { ServerUse } from './use-server.ts';

/** More changed letters than this is another name. */
const maxDistance = 3;

/** Usual names cost no request; the server judges whether the model fits. */
export const chooseModel = async (
  context: CommandContext,
  { api, progress, signal }: Pick<ServerUse, 'api' | 'progress' | 'signal'>,
  name: string,
  { json = false, operations }: { json?: boolean | undefined; operations: readonly string[] },
): Promise<string> => {
  if (createModelCatalogue({}, defaultModelAliases).find(name)) return name;
  const { data } = await api.json('/v1/models', modelList);
  if (data.some(({ id }) => id === name)) return name;
  const fitting = data.filter((model) =>
    model.operations?.some((operation) => operations.includes(operation)),
  );
  const names = (fitting.length > 0 ? fitting : data).map(({ id }) => id);
  const nearest = nearestTo(name, names);
  const missing = `There is no model "${name}".`;
  if (nearest === undefined) throw notFound(`${missing} "kinora models" lists those of the server.`);
  progress.clear();
  const answer = await askYesOrNo(context, `${missing} Use ${nearest}?`, { json, whenEmpty: true, signal });
  if (answer) return nearest;
  throw notFound(`${missing} Did you mean ${printableLine(nearest)}?`);
};

const notFound = (message: string): CommandError =>
  new CommandError(exitCodes.notFound, message, { code: 'model_not_found', param: 'model' });

export const nearestTo = (name: string, names: readonly string[]): string | undefined => {
  const ranked = names
    .map((known) => ({ known, distance: editDistance(name.toLowerCase(), known.toLowerCase()) }))
    .toSorted((one, other) => one.distance - other.distance);
  const [best] = ranked;
  return best && best.distance <= Math.min(maxDistance, Math.ceil(name.length / 2)) ? best.known : undefined;
};

/** Letters to insert, delete or replace. */
const editDistance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[to.length]!;
};
