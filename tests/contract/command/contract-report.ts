import { calls } from '#contract/contract.ts'
import { affectedScreen } from './affected-screen.ts'
import { severities } from './judge.ts'
import type { Finding } from './run.ts'

const signs = { agrees: '✓', tolerated: '~', breaks: '✗' } as const
const states = ['breaks', 'tolerated', 'agrees'] as const

/** Counts the findings of each state. */
export const countsOf = (findings: readonly Finding[]) => ({
  agrees: findings.filter(({ state }) => state === 'agrees').length,
  tolerated: findings.filter(({ state }) => state === 'tolerated').length,
  breaks: findings.filter(({ state }) => state === 'breaks').length,
})

function inWords(finding: Finding): string {
  const { what, state } = finding
  if (state === 'agrees') return what
  if (state === 'tolerated') return `    ${signs[state]} ${finding.severity}  ${what}: ${finding.seen} → ${finding.by}`
  return `    ${signs[state]} breaks  ${what}: ${finding.seen} → the screen ${affectedScreen(finding.call)}`
}

/** Formats a line for each call with its worst finding, then all differences, then the counts. */
export function contractReport(findings: readonly Finding[]): string {
  const width = Math.max(...calls.map(({ name }) => name.length))
  const lines = calls.flatMap(({ name }) => {
    const own = findings.filter(({ call }) => call === name)
    if (own.length === 0) return [`· ${name.padEnd(width)}  not asked`]
    const worst = states.find(state => own.some(finding => finding.state === state)) ?? 'agrees'
    const differing = own.filter(({ state }) => state !== 'agrees').map(inWords)
    return [
      `${signs[worst]} ${name.padEnd(width)}  ${own.length - differing.length} of ${own.length} agree`,
      ...new Set(differing),
    ]
  })
  const { agrees, tolerated, breaks } = countsOf(findings)
  const counts = severities.map(severity => {
    const count = findings.filter(finding => finding.state === 'tolerated' && finding.severity === severity).length
    return `${count} ${severity}`
  })
  return [...lines, '', `${agrees} agree, ${tolerated} tolerated (${counts.join(', ')}), ${breaks} breaks`].join('\n')
}
