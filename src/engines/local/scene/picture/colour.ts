/** Colours as three numbers from 0 to 255. */

export type Colour = readonly [red: number, green: number, blue: number];

export const hex = (text: string): Colour => {
  const digits = text.replace('#', '');
  return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as unknown as Colour;
};

export const mix = (from: Colour, to: Colour, amount: number): Colour => [
  from[0] + (to[0] - from[0]) * amount,
  from[1] + (to[1] - from[1]) * amount,
  from[2] + (to[2] - from[2]) * amount,
];

export const scale = (colour: Colour, factor: number): Colour => [
  Math.min(255, colour[0] * factor),
  Math.min(255, colour[1] * factor),
  Math.min(255, colour[2] * factor),
];

/** What a surface of this colour shows under that light. */
export const under = (surface: Colour, light: Colour): Colour => [
  (surface[0] * light[0]) / 255,
  (surface[1] * light[1]) / 255,
  (surface[2] * light[2]) / 255,
];

export const css = ([red, green, blue]: Colour, alpha = 1) =>
  `rgba(${Math.round(red)},${Math.round(green)},${Math.round(blue)},${alpha})`;

export const luminance = ([red, green, blue]: Colour) => red * 0.2126 + green * 0.7152 + blue * 0.0722;

export const saturate = (colour: Colour, amount: number): Colour => {
  const grey = luminance(colour);
  return mix([grey, grey, grey], colour, amount).map((value) =>
    Math.min(255, Math.max(0, value)),
  ) as unknown as Colour;
};

/** Turns the hue about the grey axis, which keeps the lightness. */
export const turn = ([red, green, blue]: Colour, degrees: number): Colour => {
  const angle = (degrees * Math.PI) / 180;
  const cosine = Math.cos(angle);
  const across = (1 - cosine) / 3;
  const skew = Math.sin(angle) / Math.sqrt(3);
  const clamp = (value: number) => Math.min(255, Math.max(0, value));
  return [
    clamp(red * (cosine + across) + green * (across - skew) + blue * (across + skew)),
    clamp(red * (across + skew) + green * (cosine + across) + blue * (across - skew)),
    clamp(red * (across - skew) + green * (across + skew) + blue * (cosine + across)),
  ];
};
