/** CSS colour in `oklch(lightness chroma hue)` notation, with an optional `/ alpha`. */
export type Colour = `oklch(${string})`

export const hues = [
  'metal',
  'plastic',
  'paper',
  'glass',
  'organic',
  'tyres',
  'construction',
  'hazardous',
  'other',
] as const

export type Palette = Record<
  | 'paper'
  | 'sunken'
  | 'surface'
  | 'line'
  | 'lineStrong'
  | 'lineField'
  | 'ink'
  | 'ink2'
  | 'ink3'
  | 'brand'
  | 'brandHover'
  | 'onBrand'
  | 'brandSoft'
  | 'accent'
  | 'good'
  | 'bad'
  | 'badHover'
  | 'onBad'
  | 'badSoft'
  | 'warn'
  | 'focus'
  | 'overlay'
  | 'shade',
  Colour
> & { family: Record<(typeof hues)[number], Colour> }

export type AppearanceTokens = {
  light: Palette
  dark: Palette
  /** Corner radii in px, in this order: controls, cards, dialogs. */
  corners: readonly [number, number, number]
}
