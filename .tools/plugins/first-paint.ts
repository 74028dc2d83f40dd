import { Features, transform } from 'lightningcss'
import type { Plugin } from 'vite'

/** Style file of the placeholder. Only the page contains its rules. */
const outline = 'app/frame/outline.css.ts'
/** Shared style files that the placeholder also needs, in cascade order. Their rules are also in the style sheet. */
const theme = ['layers', 'reset', 'scale', 'appearances/appearances', 'base'].map(name => `theme/${name}.css.ts`)

const namesIn = (css: string, pattern: RegExp) => Array.from(css.matchAll(pattern), ([, name = '']) => name)

/**
 * Minifies the placeholder's rules. Removes unused custom properties and adds fallbacks for browsers without
 * `light-dark()`.
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
 * Inlines the placeholder's rules into `index.html` and moves the app's style sheet behind them. The first paint then
 * waits only for the page. Scripts still wait for the style sheet, because React must not render without it.
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
    // Runs before Vite extracts a file's rules into the style sheet.
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
