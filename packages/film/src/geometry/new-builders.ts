import { MeshBuilder } from './mesh-builder.ts';

type Builders<Count extends number, List extends MeshBuilder[] = []> = List['length'] extends Count
  ? List
  : Builders<Count, [...List, MeshBuilder]>;

/** `const [body, lid] = newBuilders(2);` */
export const newBuilders = <Count extends number>(count: Count): Builders<Count> =>
  Array.from({ length: count }, () => new MeshBuilder()) as Builders<Count>;
