/** Parts shared by the models beside it. */

export type TruckKind = 'lorry' | 'pickup' | 'van' | 'camper' | 'iceCream' | 'dump';

export type TruckShape = {
  length: number;
  halfWidth: number;
  wheel: number;
  axles: number[];
  colour: string;
  height: number;
};
