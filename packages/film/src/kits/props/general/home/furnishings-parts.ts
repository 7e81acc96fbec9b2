import { fromHex } from '../../../../math/colour.ts';

export const wood = fromHex('#8a5a32');

export const black = fromHex('#1a1b1e');

export const gold = fromHex('#c9a04a');

export const steel = fromHex('#b8bdc2');
