import { globalStyle } from '@vanilla-extract/css'
import { layers } from './layers.css.ts'

const reset = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } })

reset('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 })
reset('html', { textSizeAdjust: '100%', WebkitTextSizeAdjust: '100%' })
reset('img, svg, canvas', { display: 'block', maxWidth: '100%' })
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
reset('button', { background: 'none', border: 'none', textAlign: 'inherit' })
reset('h1, h2, h3, h4', { font: 'inherit', overflowWrap: 'break-word' })
// Uses an empty string, because Safari removes the list role with "none".
reset('ul, ol', { listStyleType: '""' })
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 })
reset('a', { color: 'inherit', textDecoration: 'none' })
reset('fieldset', { border: 'none', minInlineSize: 0 })
reset('[hidden]', { display: 'none' })
