/** Bones posed by where their joints are: limbs are aimed by inverse kinematics, not by a hierarchy of angles. */

import {
  identity,
  type Matrix,
  multiply,
  rotationBetween,
  rotationOf,
  transformDirection,
  transformPoint,
  translation,
  translationTo,
} from '../math/matrix.ts';
import { length, subtract, type Vec3 } from '../math/vector.ts';

type Bone = { name: string; head: Vec3; tail: Vec3; parent: number };

export class Skeleton {
  readonly bones: Bone[] = [];
  /** By bone number: takes a point of the rest pose to where it is now, in model space. */
  readonly matrices: Matrix[] = [];
  readonly #numbers = new Map<string, number>();

  add(name: string, head: Vec3, tail: Vec3, parent?: string): this {
    this.#numbers.set(name, this.bones.length);
    this.bones.push({ name, head, tail, parent: parent === undefined ? -1 : this.number(parent) });
    this.matrices.push(identity());
    return this;
  }

  number(name: string): number {
    const number = this.#numbers.get(name);
    if (number === undefined) throw new Error(`no bone ${name}`);
    return number;
  }

  get parents(): number[] {
    return this.bones.map((bone) => bone.parent);
  }

  head(name: string): Vec3 {
    return this.bones[this.number(name)]!.head;
  }

  tail(name: string): Vec3 {
    return this.bones[this.number(name)]!.tail;
  }

  lengthOf(name: string): number {
    return length(subtract(this.tail(name), this.head(name)));
  }

  /** Turns a bone about its rest head, then puts that head at `position`. */
  place(name: string, position: Vec3, rotation: Matrix): void {
    const [x, y, z] = this.head(name);
    this.matrices[this.number(name)] = multiply(translationTo(position), rotation, translation(-x, -y, -z));
  }

  /** Lets a bone point from one joint to the next; `before` turns it about its own length first. */
  aim(name: string, from: Vec3, to: Vec3, before?: Matrix): void {
    const rest = subtract(this.tail(name), this.head(name));
    const direction = before ? transformDirection(before, rest) : rest;
    const turn = rotationBetween(direction, subtract(to, from));
    this.place(name, from, before ? multiply(turn, before) : turn);
  }

  /** Where a point of the rest pose is, carried by a bone. */
  pointOn(name: string, restPoint: Vec3): Vec3 {
    return transformPoint(this.matrices[this.number(name)]!, restPoint);
  }

  /** Such a point with the way its bone is turned: what hangs on it follows. */
  carried(name: string, restPoint: Vec3): Matrix {
    return multiply(translationTo(this.pointOn(name, restPoint)), rotationOf(this.matrix(name)));
  }

  matrix(name: string): Matrix {
    return this.matrices[this.number(name)]!;
  }
}
