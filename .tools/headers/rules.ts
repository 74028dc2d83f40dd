import type { Header } from './list.ts'

/** Headers for the paths that begin with `prefix`, or for one path. */
export type Rule = { path: string; isPrefix: boolean; headers: Header[] }

/**
 * Reads a `_headers` file as hosts do: a path, where a `*` at its end matches any rest, and below it, indented, its
 * headers.
 */
export function rulesIn(text: string): readonly Rule[] {
  const rules: Rule[] = []
  for (const line of text.split('\n')) {
    const said = line.trim()
    if (said === '' || said.startsWith('#')) continue
    if (!/^\s/.test(line)) {
      rules.push({ path: said.replace(/\*$/, ''), isPrefix: said.endsWith('*'), headers: [] })
      continue
    }
    const [name = '', ...value] = said.split(':')
    const rule = rules.at(-1)
    if (!rule || value.length === 0) throw new Error(`This line of _headers is none: ${said}`)
    rule.headers.push([name.trim(), value.join(':').trim()])
  }
  return rules
}

/** The headers of a path. */
export const headersFor = (rules: readonly Rule[], path: string): readonly Header[] =>
  rules
    .filter(rule => (rule.isPrefix ? path.startsWith(rule.path) : path === rule.path))
    .flatMap(({ headers }) => headers)
