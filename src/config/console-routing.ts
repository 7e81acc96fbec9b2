/**
 * Upstreams and routes that operators added in the console -> the routing in force. What the config file names wins: an
 * upstream of the same name, and all routes of a model that it lists.
 */
import type { Routing } from '../domain/route.ts';
import type { ConsoleRouting, RoutingProblem } from '../domain/upstream/console-routing.ts';
import type { Secret } from '../lib/secret.ts';
import { resolveRouting } from './routing.ts';
import { type GivenRouting, routingFields } from './routing-schema.ts';
import { createConfigErrors, createFilter } from './validate.ts';
import { objectOf } from './values.ts';

const { upstreams, routes } = routingFields;
const keepValid = createFilter(objectOf({ upstreams, routes }));

export const resolveConsoleRouting = (
  given: ConsoleRouting,
  options: { file: Routing; keyOf: (name: string) => Secret | null; publicOnly: boolean },
): { routing: Routing; problems: RoutingProblem[] } => {
  const { file, keyOf, publicOnly } = options;
  if (Object.keys(given.upstreams).length === 0 && Object.keys(given.routes).length === 0)
    return { routing: file, problems: [] };
  const errors = createConfigErrors((_, path) => path);
  // A path would let an operator of the console read files of the machine.
  for (const [model, list] of Object.entries(given.routes))
    for (const [index, { workflow }] of list.entries())
      if (typeof workflow === 'string')
        errors.expected(['routes', model, index, 'workflow'], 'the workflow itself, not a path');
  const valid = keepValid(given as GivenRouting, errors);
  const own = resolveRouting(valid, { env: {}, configPath: '.', errors, keyOf }, file.upstreams);
  for (const upstream of Object.values(own.upstreams)) upstream.publicOnly = publicOnly;
  const problems = [...errors.found()];
  // A list that lost its routes to mistakes leaves the model with its own engine.
  const inForce = Object.entries(own.routes).filter(([, list]) => list.length > 0);
  return {
    routing: {
      ...file,
      upstreams: { ...own.upstreams, ...file.upstreams },
      routes: { ...Object.fromEntries(inForce), ...file.routes },
    },
    problems,
  };
};
