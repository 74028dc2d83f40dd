/*
 * Placeholder outline of the first screen. `index.html` shows it while #root is empty, before the first script runs.
 * `data-outline` on the root element is `list`, `page` or `step` (a sign-in step). .tools/plugins/first-paint.ts
 * inlines these rules. Without that, the first paint would wait for the style sheet.
 */
import { type GlobalStyleRule, globalStyle, keyframes } from '@vanilla-extract/css'
import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { layers } from '#theme/layers.css.ts'

const { color, space, radius, control } = vars

const row = '48px'
const isStep = '[data-outline="step"]'
const hasFrame = '[data-outline]:not([data-outline="step"])'
const isPage = '[data-outline="page"]'
const isList = '[data-outline="list"]'

/**
 * Styles one part of the outline, or the outline itself if `name` is null. `of` is a selector for one kind of outline.
 */
function part(name: string | null, rule: GlobalStyleRule, of = '') {
  const selector = `${of || '[data-outline]'} #root:empty + #outline`
  globalStyle(name ? `${selector} [data-part="${name}"]` : selector, { '@layer': { [layers.app]: rule } })
}

globalStyle('#outline', { '@layer': { [layers.app]: { display: 'none' } } })

const breathe = keyframes({ '50%': { opacity: 0.45 } })

part(null, { display: 'grid', minHeight: '100dvh' })
part('side', { background: color.sunken })
part('mark', {
  display: 'block',
  width: '26px',
  height: '26px',
  fill: 'none',
  strokeWidth: 4.2,
  strokeLinecap: 'round',
})
part('stroke-1', { stroke: color.brand })
part('stroke-2', { stroke: color.accent })
part('stroke-3', { stroke: color.family.glass })
part('main', { display: 'flex', flexDirection: 'column', gap: space.gap, width: '100%' })
part('title', {
  width: 'min(14rem, 60%)',
  height: '1.5rem',
  marginBlock: '1rem',
  borderRadius: radius.r1,
  background: color.line,
  animation: `${breathe} 1.6s ease-in-out 1s infinite`,
})
const field = { height: control.large, border: `1px solid ${color.line}`, borderRadius: radius.r1 }
part('field', field)
part('password', field)
part('button', { ...field, background: color.line })
part('card', { background: color.surface, border: `1px solid ${color.line}`, borderRadius: radius.r2 })

// Lists and pages show an outline of the frame: see src/ui/layout/shell.css.ts.
part(
  null,
  {
    gridTemplateColumns: '232px minmax(0, 1fr)',
    '@media': {
      [media.rail]: { gridTemplateColumns: '3.5rem minmax(0, 1fr)' },
      [media.belowFrame]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
    },
  },
  hasFrame,
)
part(
  'side',
  {
    borderInlineEnd: `1px solid ${color.line}`,
    paddingBlock: 'calc((3.5rem - 26px) / 2)',
    paddingInline: `calc(${space.s3} + ${space.s2})`,
    '@media': {
      [media.rail]: { paddingInline: '15px' },
      [media.belowFrame]: {
        padding: `calc(${space.s2} + (${control.small} - 26px) / 2) ${space.page}`,
        borderInlineEnd: 'none',
        borderBottom: `1px solid ${color.line}`,
      },
    },
  },
  hasFrame,
)
part(
  'main',
  {
    maxWidth: '1680px',
    padding: `0 ${space.page} ${space.s5}`,
  },
  hasFrame,
)
// `list`: a search field and a card with rows.
part('field', { width: 'min(20rem, 100%)', height: control.medium }, isList)
part('password', { display: 'none' }, isList)
part('button', { display: 'none' }, isList)
part(
  'card',
  {
    height: `calc(11 * ${row})`,
    backgroundImage: `repeating-linear-gradient(transparent 0 calc(${row} - 1px), ${color.line} calc(${row} - 1px) ${row})`,
  },
  isList,
)

// `page`: a card with a field.
part('field', { display: 'none' }, isPage)
part('password', { display: 'none' }, isPage)
part('button', { display: 'none' }, isPage)
part('card', { height: '14rem' }, isPage)

// `step`: a title and two fields, on wide screens beside a picture. See src/ui/layout/auth-layout.css.ts.
part(null, { gridTemplateColumns: '1fr 1fr', '@media': { [media.belowLarge]: { gridTemplateColumns: '1fr' } } }, isStep)
part('side', { order: 1, '@media': { [media.belowLarge]: { display: 'none' } } }, isStep)
part('mark', { display: 'none' }, isStep)
part('card', { display: 'none' }, isStep)
part(
  'main',
  {
    justifyContent: 'center',
    maxWidth: '640px',
    padding: `${space.s6} clamp(${space.s5}, 8.333vw, 120px)`,
    '@media': {
      [media.belowLarge]: { margin: '0 auto', maxWidth: '480px', padding: `${space.s6} ${space.s5}` },
      [media.small]: { padding: `${space.s5} ${space.s4}` },
    },
  },
  isStep,
)
