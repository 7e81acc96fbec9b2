import { fromHex } from '../../../../math/colour.ts';

export const wood = fromHex('#9a6a3c');

export const iron = fromHex('#3a3c40');

export const steel = fromHex('#b8bdc2');

export const white = fromHex('#f4f3ee');
