/** --model: any name the server knows; the shell completes those of the catalogue. */
import { Option } from 'commander';
import { defaultModelAliases } from '../domain/model-aliases.ts';
import { createModelCatalogue, type Model, namesOf, type Operation } from '../domain/models.ts';

export class ModelOption extends Option {
  readonly names: string[];

  constructor(operations: Operation[], fallback: string) {
    super('-m, --model <name>', 'the model, by any name that the server knows');
    this.default(fallback);
    const fits = (model: Model) => operations.some((operation) => model.operations.includes(operation));
    this.names = createModelCatalogue({}, defaultModelAliases).list().filter(fits).flatMap(namesOf);
  }
}
