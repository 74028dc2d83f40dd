import { describe, expect, test } from 'vitest'
import { failedMessage, failedStatus, failedTitle } from '#domain/outcome-words.ts'
import { Problem } from '#domain/problem.ts'
import { noAnswer, noConnection } from '#domain/response-problems.ts'

const refused = new Problem({ kind: 'conflict', title: 'Conflict', message: 'The name is taken.', status: 409 })
const unknown = [
  noAnswer('PUT materials/1', true),
  noConnection('PUT materials/1', true, new TypeError('Failed to fetch')),
  new Problem({ kind: 'server', status: 502, title: '', message: 'The server failed (502).', mayBeDone: true }),
]

describe('words about a failed write', () => {
  test('are certain after a refusal', () => {
    expect(failedTitle(refused, 'save', 'Steel cans')).toBe('Could not save Steel cans')
    expect(failedTitle(refused, 'add', 'Sipho')).toBe('Could not add Sipho')
    expect(failedStatus(refused, 'remove')).toBe('Not removed. The name is taken.')
    expect(failedMessage(refused, 'save')).toBe('The name is taken.')
    expect(failedMessage(refused, 'delete')).toBe('The name is taken.')
  })

  test.for(unknown)('never contradict each other if the outcome is unknown: $message', problem => {
    for (const attempt of ['add', 'save', 'remove'] as const) {
      const all = [failedTitle(problem, attempt, 'Steel cans'), failedStatus(problem, attempt), problem.message]
      expect(all.join(' ')).not.toMatch(/\bis not\b|^Not /m)
      expect(all.slice(0, 2).join(' ')).not.toMatch(/Could not/)
      expect(all.slice(0, 2).join(' ')).toMatch(/might not have been .* Might not have been /)
    }
    expect(failedMessage(problem, 'save')).toBe(`${problem.message} The change might have been saved. Try again.`)
    expect(failedMessage(problem, 'delete')).toBe(`${problem.message} The record might have been deleted. Try again.`)
  })

  test('end the reason of a server with a full stop', () => {
    expect(failedMessage(refused.with({ message: 'Out of order', mayBeDone: true }), 'save')).toMatch(
      /^Out of order\. /,
    )
  })
})
