import { toString } from 'nlcst-to-string'
import parseEnglish from 'retext-english'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

export type Passage = { line: number; text: string }
export type Fault = { line: number; rule: string; sentence: string }

/** Words and phrases to avoid, with suggestions. */
const avoided: Readonly<Record<string, string>> = {
  'tell|tells|told|telling': 'report, show, inform',
  'say|says|said|saying': 'show, state, name',
  'stand|stands|stood|standing': 'is',
  'lie|lies|lay|lying': 'is',
  'come to|comes to|came to': 'result in',
  'deed|deeds': 'action',
  anew: 'again',
  'of its own|of their own|of his own|of her own|of our own': 'own, separate',
  'as it is|as it was|as they are|as they were': 'unchanged',
  'at leisure': 'when idle',
  'at hand': 'available',
  'whole(?! numbers?| sentences?)': 'complete, all',
  'one that|ones that': 'the noun',
  'who may|which may': 'with the permission',
  'where there is none|where there is no|where there are none|where there are no': 'without',
  'somebody|everybody|nobody': 'the user, each user, no user',
  'shall|upon|whose|meanwhile|in place of': 'will, on, of, while, instead of',
}

const avoidedPatterns = Object.entries(avoided).map(([words, instead]) => ({
  pattern: new RegExp(String.raw`(?<![\w'-])(?:${words})(?![\w'-])`, 'iu'),
  instead,
}))

/** Files that are not checked, with the reason. */
export const exceptions: Readonly<Record<string, string>> = {
  '.tools/prose-rules.ts': 'lists the words to avoid',
  'mirage/data/names.ts': 'lists surnames',
}

/** Matches a clause as the subject: "What was left out is shown". Questions are allowed. */
const clauseAsSubject = /^(?:What|Whatever|Whoever|Who|Whether|Where|Wherever|How much|How many)\b(?!.*\?$)/u

const mostWords = 30

const parser = unified().use(parseEnglish)

function faultIn(sentence: string, words: number): string | null {
  for (const { pattern, instead } of avoidedPatterns) {
    const found = pattern.exec(sentence)
    if (found) return `"${found[0]}": use ${instead}`
  }
  if (clauseAsSubject.test(sentence)) return 'starts with a clause: start with a noun'
  return words > mostWords ? `${words} words: at most ${mostWords}` : null
}

/** Returns the violations in passages, at most one per sentence. */
export function faultsIn(passages: readonly Passage[]): Fault[] {
  const faults: Fault[] = []
  for (const { line, text } of passages) {
    visit(parser.parse(text), 'SentenceNode', node => {
      const sentence = toString(node).replaceAll(/\s+/gu, ' ')
      const rule = faultIn(sentence, node.children.filter(({ type }) => type === 'WordNode').length)
      if (rule) faults.push({ line: line + (node.position?.start.line ?? 1) - 1, rule, sentence })
    })
  }
  return faults
}

const prepositions = new Set(
  'about after as at before beside by for from in of on over to under with without'.split(' '),
)

export function isNamedByPreposition(file: string): boolean {
  const words = (file.split('/').at(-1) ?? '').replace('sign-in', 'login').split('.')[0]?.split('-') ?? []
  return [words[0], words.at(-1)].some(word => word !== undefined && prepositions.has(word))
}
