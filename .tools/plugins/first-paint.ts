import { Features, transform } from 'lightningcss'
import type { Plugin } from 'vite'

/** The outline of what comes: these rules are in the page alone. */
const outline = 'app/frame/outline.css.ts'
/** What it is shown with, in the order of the cascade: these are in the style sheet, too. */
const theme = ['layers', 'reset', 'scale', 'appearances/appearances', 'base'].map(name => `theme/${name}.css.ts`)

const namesIn = (css: string, pattern: RegExp) => Array.from(css.matchAll(pattern), ([, name = '']) => name)

/**
 * Rules as short as they can be, without the custom properties that none of them reads, and for the browsers of the style
 * sheet, some of which lack `light-dark()`.
 */
export function shortened(css: string): string {
  const read = new Set(namesIn(css, /var\((--[\w-]+)/g))
  const unusedSymbols = namesIn(css, /(--[\w-]+)\s*:/g).filter(name => !read.has(name))
  const code = Buffer.from(css)
  return transform({
    filename: 'index.html',
    code,
    minify: true,
    include: Features.LightDark,
    unusedSymbols,
  }).code.toString()
}

/**
 * Puts the rules of the outline into `index.html`, and the style sheet of the app behind what they show. So the first paint
 * waits for the page alone, and scripts, as ever, for the style sheet: React shows nothing without it.
 */
export function firstPaint(): Plugin {
  const rules = new Map<string, string>()
  const rulesOf = (file: string) => {
    const found = rules.get(file)
    if (found === undefined) throw new Error(`${file} is in no style sheet of the build`)
    return found
  }
  return {
    name: 'first-paint',
    apply: 'build',
    // Before Vite takes the rules of a file into its style sheet.
    enforce: 'pre',
    transform(css, id) {
      const file = [...theme, outline].find(name => id.endsWith(`/src/${name}.vanilla.css`))
      if (file === undefined) return null
      rules.set(file, css)
      return file === outline ? '' : null
    },
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle }) {
        if (!bundle) return page
        const [link] = /<link rel="stylesheet"[^>]*>/.exec(page) ?? []
        if (link === undefined) throw new Error('The page of the build has no style sheet')
        const style = `<style>${shortened([...theme, outline].map(rulesOf).join('\n'))}</style>`
        return page.replace(link, () => style).replace('</body>', body => `  ${link}\n  ${body}`)
      },
    },
  }
}
