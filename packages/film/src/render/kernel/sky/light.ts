/** Four colours of light, handed between functions without copies. */

@unmanaged
export class Light4 {
  red: v128;
  green: v128;
  blue: v128;
}

export const light: Light4 = changetype<Light4>(memory.data(64, 16));
