/** Which node makes a value and which use it, and what of a graph is left when nodes were replaced. */
import type { GraphNode } from './model-parts.ts';
import type { OnnxWeights } from './read-weights.ts';

export type GraphLinks = {
  /** The node that makes the value, if it is of this operator. */
  madeBy(value: string | undefined, operator: string): GraphNode | undefined;
  usersOf(value: string): GraphNode[];
};

export const linkGraph = ({ operations }: OnnxWeights): GraphLinks => {
  const makers = new Map<string, GraphNode>();
  const users = new Map<string, GraphNode[]>();
  for (const node of operations.values()) {
    for (const output of node.outputs) makers.set(output, node);
    for (const input of new Set(node.inputs)) {
      const known = users.get(input);
      if (known) known.push(node);
      else users.set(input, [node]);
    }
  }
  return {
    madeBy(value, operator) {
      const node = makers.get(value ?? '');
      return node?.operator === operator ? node : undefined;
    },
    usersOf: (value) => users.get(value) ?? [],
  };
};

/** A node's new fields, and the values of the graph that they read. */
export type Replacement = { fields: Buffer[]; inputs: string[] };

/** The names of nodes that the outputs still need. */
export const neededNodes = (
  { operations }: OnnxWeights,
  replacements: ReadonlyMap<string, Replacement>,
  outputs: string[],
): Set<string> => {
  const makers = new Map(
    [...operations.values()].flatMap((node) => node.outputs.map((name) => [name, node])),
  );
  const needed = new Set<string>();
  const open = [...outputs];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    const node = makers.get(value);
    if (!node || needed.has(node.name)) continue;
    needed.add(node.name);
    open.push(...(replacements.get(node.name)?.inputs ?? node.inputs));
  }
  return needed;
};
