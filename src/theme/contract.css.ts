import { createGlobalThemeContract } from '@vanilla-extract/css'
import './layers.css.ts'

const kebab = (part: string) => part.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/**
 * Design tokens as CSS custom properties: `vars.color.ink` is `var(--color-ink)`. Components use tokens instead of
 * literal values.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      paper: '',
      sunken: '',
      surface: '',
      line: '',
      lineStrong: '',
      lineField: '',
      ink: '',
      ink2: '',
      ink3: '',
      brand: '',
      brandHover: '',
      onBrand: '',
      brandSoft: '',
      accent: '',
      good: '',
      bad: '',
      badHover: '',
      onBad: '',
      badSoft: '',
      warn: '',
      focus: '',
      overlay: '',
      family: {
        metal: '',
        plastic: '',
        paper: '',
        glass: '',
        organic: '',
        tyres: '',
        construction: '',
        hazardous: '',
        other: '',
      },
    },
    shadow: { raised: '', overlay: '' },
    radius: { r1: '', r2: '', r3: '', round: '' },
    space: { s1: '', s2: '', s3: '', s4: '', s5: '', s6: '', s7: '', gap: '', inset: '', page: '' },
    font: { body: '', mono: '' },
    text: { small: '', label: '', body: '', title: '', heading: '', figure: '' },
    leading: { small: '', body: '', title: '', heading: '', figure: '' },
    weight: { normal: '', strong: '', title: '' },
    tracking: { title: '', heading: '', figure: '' },
    control: { small: '', medium: '', large: '', icon: '' },
    duration: { fast: '', slow: '', turn: '' },
    layer: { raised: '', header: '', overlay: '', toast: '' },
  },
  (_value, path) => path.map(kebab).join('-'),
)
