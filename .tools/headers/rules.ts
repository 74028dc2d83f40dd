import type { Header } from './list.ts'

/** Headers for one path, or for all paths that start with it. */
export type Rule = { path: string; isPrefix: boolean; headers: Header[] }

/** Parses a `_headers` file. Each rule is a path with an optional `*` at the end, followed by indented headers. */
export function rulesIn(text: string): readonly Rule[] {
  const rules: Rule[] = []
  for (const line of text.split('\n')) {
    const content = line.trim()
    if (content === '' || content.startsWith('#')) continue
    if (!/^\s/.test(line)) {
      rules.push({ path: content.replace(/\*$/, ''), isPrefix: content.endsWith('*'), headers: [] })
      continue
    }
    const [name = '', ...value] = content.split(':')
    const rule = rules.at(-1)
    if (!rule || value.length === 0) throw new Error(`This line of _headers is none: ${content}`)
    rule.headers.push([name.trim(), value.join(':').trim()])
  }
  return rules
}

export const headersFor = (rules: readonly Rule[], path: string): readonly Header[] =>
  rules
    .filter(rule => (rule.isPrefix ? path.startsWith(rule.path) : path === rule.path))
    .flatMap(({ headers }) => headers)
