import { describe, expect, it } from 'vitest'
import { appearances } from '#domain/preferences.ts'
import { allAppearances } from '#theme/appearances/all-appearances.ts'
import { contrast } from '#theme/appearances/contrast.ts'
import type { Colour, Palette } from '#theme/appearances/palette.ts'

/** Converts an oklch colour to linear sRGB, clipped to the gamut (https://bottosson.github.io/posts/oklab). */
function linear(colour: Colour): number[] {
  const [lightness = 0, chroma = 0, hue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(channel => Math.min(Math.max(channel, 0), 1))
}

/** Mixes two oklch colours in oklab, like CSS `color-mix`. `share` is the share of the first colour, 0 to 1. */
function mixed(one: Colour, other: Colour, share: number): Colour {
  const [first = [], second = []] = [one, other].map(colour => {
    const [lightness = 0, chroma = 0, hue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
    const angle = (hue * Math.PI) / 180
    return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]
  })
  const [lightness = 0, a = 0, b = 0] = first.map((part, index) => part * share + (second[index] ?? 0) * (1 - share))
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  return `oklch(${lightness.toFixed(6)} ${Math.hypot(a, b).toFixed(6)} ${hue.toFixed(3)})`
}

const luminance = (colour: Colour) => {
  const [red = 0, green = 0, blue = 0] = linear(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
}

/** Returns the WCAG 2 contrast ratio of two colours, from 1 to 21. */
function ratio(one: Colour, other: Colour): number {
  const [low = 1, high = 1] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return high / low
}

const pairs = ({
  paper,
  sunken,
  surface,
  ink,
  ink2,
  ink3,
  brand,
  brandHover,
  onBrand,
  brandSoft,
  good,
  bad,
  badHover,
  onBad,
  badSoft,
}: Palette): [string, Colour, Colour][] => [
  ...Object.entries({ ink, ink2, ink3, brand, good, bad }).flatMap(([name, text]) =>
    Object.entries({ paper, sunken, surface }).map(([ground, colour]): [string, Colour, Colour] => [
      `${name} on ${ground}`,
      text,
      colour,
    ]),
  ),
  ['onBrand on brand', onBrand, brand],
  ['onBrand on brandHover', onBrand, brandHover],
  ['ink on brandSoft', ink, brandSoft],
  ['brand on brandSoft', brand, brandSoft],
  ...Object.entries({ ink, ink2, ink3, good, bad }).map(([name, text]): [string, Colour, Colour] => [
    `${name} on a row that is marked`,
    text,
    mixed(brandSoft, surface, 0.6),
  ]),
  ['onBad on bad', onBad, bad],
  ['onBad on badHover', onBad, badHover],
  ['bad on badSoft', bad, badSoft],
]

/** Colours of focus rings and of the borders of fields, on the backgrounds around them. */
const edges = ({ paper, sunken, surface, focus, lineField }: Palette): [string, Colour, Colour][] =>
  Object.entries({ paper, sunken, surface }).flatMap(([ground, colour]): [string, Colour, Colour][] => [
    [`focus on ${ground}`, focus, colour],
    [`lineField on ${ground}`, lineField, colour],
  ])

const lines = ({ surface, paper, line, lineStrong }: Palette): [string, Colour, Colour][] => [
  ['line on surface', line, surface],
  ['line on paper', line, paper],
  ['lineStrong on surface', lineStrong, surface],
]

const tooWeak = (all: [string, Colour, Colour][], least: number) =>
  all
    .map(([name, one, other]) => ({ name, ratio: ratio(one, other) }))
    .filter(pair => pair.ratio < least)
    .map(pair => `${pair.name}: ${pair.ratio.toFixed(2)}`)

const every = Object.entries(allAppearances).flatMap(([name, { light, dark }]): [string, string, Palette][] => [
  [name, 'light', light],
  [name, 'dark', dark],
])

it('covers every appearance', () => {
  expect(Object.keys(allAppearances)).toEqual(appearances)
})

describe('text contrast', () => {
  it('follows WCAG: 21 for black on white, 4.54 for #767676', () => {
    expect(ratio('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21, 1)
    expect(ratio('oklch(0.5681 0 0)', 'oklch(1 0 0)')).toBeCloseTo(4.54, 1)
  })

  it.each(every)('is sufficient in %s, %s', (name, _theme, palette) => {
    expect(tooWeak(pairs(palette), name === 'contrast' ? 7 : 4.5)).toEqual([])
  })

  it.each(every)('is at least 3 for the focus ring and the borders of fields in %s, %s', (_name, _theme, palette) => {
    expect(tooWeak(edges(palette), 3)).toEqual([])
  })

  it('is at least 3 for lines in the high-contrast appearance', () => {
    expect([...tooWeak(lines(contrast.light), 3), ...tooWeak(lines(contrast.dark), 3)]).toEqual([])
  })
})
