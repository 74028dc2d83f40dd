import { assignVars, globalStyle } from '@vanilla-extract/css'
import { objectKeys } from 'ts-extras'
import { vars } from '#theme/contract.css.ts'
import { layers } from '#theme/layers.css.ts'
import { allAppearances } from './all-appearances.ts'
import { type AppearanceTokens, hues, type Palette } from './palette.ts'

const inTheme = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.theme]: rule } })

// `light-dark()` follows `color-scheme`. Each appearance is defined once, and switching the theme sets one property.
function appear(selector: string, { light, dark, corners }: AppearanceTokens) {
  const either = (name: Exclude<keyof Palette, 'family'>) => `light-dark(${light[name]}, ${dark[name]})`
  const colour = (name: Exclude<keyof Palette, 'family' | 'shade'>) => [name, either(name)] as const
  const { family: _, ...plain } = vars.color
  const names = objectKeys(plain)
  const shade = either('shade')
  const [r1, r2, r3] = corners
  inTheme(selector, {
    vars: {
      ...assignVars(vars.color, {
        ...(Object.fromEntries(names.map(colour)) as Record<keyof typeof plain, string>),
        family: Object.fromEntries(
          hues.map(name => [name, `light-dark(${light.family[name]}, ${dark.family[name]})`]),
        ) as Record<keyof typeof vars.color.family, string>,
      }),
      ...assignVars(vars.shadow, {
        raised: `0 1px 2px color-mix(in oklab, ${shade} 40%, transparent)`,
        overlay: `0 1px 2px color-mix(in oklab, ${shade} 40%, transparent), 0 8px 24px -12px ${shade}`,
      }),
      ...assignVars(vars.radius, { r1: `${r1}px`, r2: `${r2}px`, r3: `${r3}px`, round: '999px' }),
    },
  })
}

inTheme(':root', { colorScheme: 'light dark' })
inTheme('[data-theme="light"]', { colorScheme: 'light' })
inTheme('[data-theme="dark"]', { colorScheme: 'dark' })

for (const [name, tokens] of Object.entries(allAppearances)) {
  const chosen = `[data-appearance="${name}"]`
  appear(name === 'threereco' ? `:root, ${chosen}` : chosen, tokens)
}
