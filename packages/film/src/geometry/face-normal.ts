/** The side of a triangle that its corners are counted around; its length is twice the area. */
export const faceNormal: [number, number, number] = [0, 0, 0];

/** Written into `faceNormal`, so that no list is made for each of many thousand faces. */
export const measureFace = (positions: readonly number[], a: number, b: number, c: number): void => {
  const i = a * 3;
  const j = b * 3;
  const k = c * 3;
  const ux = positions[j]! - positions[i]!;
  const uy = positions[j + 1]! - positions[i + 1]!;
  const uz = positions[j + 2]! - positions[i + 2]!;
  const vx = positions[k]! - positions[i]!;
  const vy = positions[k + 1]! - positions[i + 1]!;
  const vz = positions[k + 2]! - positions[i + 2]!;
  faceNormal[0] = uy * vz - uz * vy;
  faceNormal[1] = uz * vx - ux * vz;
  faceNormal[2] = ux * vy - uy * vx;
};
