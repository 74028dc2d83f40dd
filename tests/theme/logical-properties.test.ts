import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'

const physical = /^(?:(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)|left|right|float)/
const sides = /^(?:margin|padding|inset|borderWidth)$/
const corner = /^border(?:Top|Bottom)(?:Left|Right)Radius$/

/** True for a shorthand of four sides with different values on the left and on the right. */
function differsBySide(text: string): boolean {
  const values = text.slice(1, -1).match(/(?:\$\{[^}]*\}|\([^()]*\)|\S)+/g) ?? []
  return values.length === 4 && values[1] !== values[3]
}

/** Returns the properties and values of a style file that do not follow the direction of the text. */
function physicalIn(file: string, code: string): string[] {
  const found: string[] = []
  new Visitor({
    Property({ key, value }) {
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
      const text = code.slice(value.start, value.end)
      const isSide = name === 'textAlign' && /^'(?:left|right)'$/.test(text)
      const isShift = /translateX\((?!calc\([^)]*--inline-sign)/.test(text) && !text.startsWith('{')
      const isGradient = /gradient\(to (?:left|right)/.test(text) && !text.startsWith('{')
      const isShorthand = sides.test(name) && differsBySide(text)
      if (isGradient || isShorthand || physical.test(name) || corner.test(name) || isSide || isShift)
        found.push(`${file}: ${name}: ${text}`)
    },
  }).visit(parseSync(file, code).program)
  return found
}

test('Styles follow the direction of the text', () => {
  const files = globSync('src/**/*.css.ts')
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap(file => physicalIn(file, readFileSync(file, 'utf8')))).toEqual([
    // Fields of right-to-left pages: text-align has no value for the end of the page's direction.
    "src/theme/base.css.ts: textAlign: 'right'",
    // The mark of a checkbox: centred, and drawn as a rotated corner.
    "src/patterns/list/selection/row-check.css.ts: inset: '50% auto auto 50%'",
    "src/patterns/list/selection/row-check.css.ts: inset: '50% auto auto 50%'",
    "src/patterns/list/selection/row-check.css.ts: borderWidth: '0 2px 2px 0'",
  ])
})

test('Physical properties are found', () => {
  const code = `style({ marginLeft: 0, left: 0, textAlign: 'left', transform: 'translateX(10px)', maskImage: 'linear-gradient(to right, red, blue)', marginInline: 0, padding: '0 8px 0 0', margin: '0 4px 2px 4px' })`
  expect(physicalIn('a.css.ts', code)).toHaveLength(6)
})
