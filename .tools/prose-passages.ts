import { toString } from 'mdast-util-to-string'
import { parseSync, Visitor } from 'oxc-parser'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Passage } from './prose-rules.ts'

/** Word that replaces inline code. Capitalized, because a sentence might start with inline code. */
const codeWord = 'Code'

const markdown = unified().use(remarkParse).use(remarkGfm)

export function passagesOfPage(content: string): Passage[] {
  const passages: Passage[] = []
  visit(markdown.parse(content), node => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return
    visit(node, 'inlineCode', code => {
      code.value = codeWord
    })
    passages.push({ line: node.position?.start.line ?? 1, text: toString(node) })
  })
  return passages
}

/** Replaces inline code with one word, and splits bullets and JSDoc tags into paragraphs. */
const plain = (text: string) =>
  text
    .replaceAll(/`[^`]*`|\{@\w+ [^}]*\}/gu, codeWord)
    .replaceAll(/^\s*\*? ?/gmu, '')
    .replaceAll(/^(?:- |@\w+ )/gmu, '\n')

const isProse = (text: string) => /\p{L}+ \p{Ll}/u.test(text) && !/[{}<>]|=>/u.test(text)

/** Matches the callee of calls such as `test('…')` and `describe.each(…)('…')`. */
const isTestName = /^(?:test|describe|it)\b/u

type Textual = { type: string; value?: unknown; quasis?: { value: { raw: string } }[] }

/** Returns the text of a string or template literal, with "Code" for each expression; '' for other nodes. */
function textOf({ type, value, quasis = [] }: Textual): string {
  if (type === 'TemplateLiteral') return quasis.map(quasi => quasi.value.raw).join(codeWord)
  return typeof value === 'string' ? value : ''
}

/** Returns the comments and texts of a TypeScript file. In tests, only test names count as texts. */
export function passagesOfCode(file: string, content: string): Passage[] {
  const { program, comments } = parseSync(file, content)
  const lineAt = (index: number) => content.slice(0, index).split('\n').length
  const passages: Passage[] = []
  let lineBefore = -1
  for (const { type, value, start } of comments) {
    const line = lineAt(start)
    const previous = passages.at(-1)
    if (type === 'Line' && previous && line === lineBefore + 1) previous.text += `\n${plain(value)}`
    else passages.push({ line, text: plain(value) })
    lineBefore = type === 'Line' ? line : -1
  }
  const add = (node: Textual & { start: number }) => {
    const text = textOf(node)
    if (isProse(text)) passages.push({ line: lineAt(node.start), text })
  }
  const names = new Visitor({
    CallExpression({ callee, arguments: [name] }) {
      if (name && isTestName.test(content.slice(callee.start, callee.end))) add(name)
    },
  })
  const texts = new Visitor({ JSXText: add, Literal: add, TemplateLiteral: add })
  const isTest = /\.(?:test|journey)\.tsx?$/u.test(file)
  ;(isTest ? names : texts).visit(program)
  return passages
}
