import { expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { isSameData } from '#lab/core/run/compare-steps.ts'
import { summarize } from '#lab/core/summarize.ts'

const lamp = createMachine({})

test('an actor is shown by its id, or by its logic if the id is generated', () => {
  const panel = createMachine({
    context: ({ spawn }) => ({ lamps: [spawn(lamp, { id: 'door' }), spawn('lamp')] }),
  }).provide({ actors: { lamp } })
  const { lamps } = createActor(panel).start().getSnapshot().context
  expect(summarize({ lamps })).toBe('{"lamps":["actor door","actor lamp"]}')
})

test('errors are shown by message, maps and sets by content', () => {
  expect(summarize([new Error('No light'), new Map([['door', 1]]), new Set([2])])).toBe('["No light",[["door",1]],[2]]')
})

test('a long value is truncated', () => {
  expect(summarize('a'.repeat(500))).toMatch(/^"a{399}…$/)
})

test('bigints, which JSON lacks, are shown and compared', () => {
  expect(summarize({ balance: 5n })).toBe('{"balance":"5n"}')
  expect([isSameData({ balance: 5n }, { balance: 5n }), isSameData({ balance: 5n }, { balance: 6n })]).toEqual([
    true,
    false,
  ])
})
