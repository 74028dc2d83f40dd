import { expect, test } from 'vitest'
import { findPaths } from '#lab/core/paths/find-paths.ts'
import { pathTree } from '#lab/core/paths/path-tree.ts'
import { lookupExample } from '#machines/lookup/lookup.example.ts'
import { barrierExample } from './barrier.ts'

const treeOf = async (example: typeof barrierExample) => pathTree(example, await findPaths(example, { runs: 150 }))

test('the path tree shows states, changes, and uncovered parts with reasons', async () => {
  const unreachable = { forgotten: 'nothing leads there' }
  expect(await treeOf({ ...barrierExample, unreachable })).toBe(`7 paths take \
6 of 7 states, 10 of 10 transitions, 10 of 10 outcomes of guards
not covered: forgotten (nothing leads there)

nothing came by yet → shut
  = tries 0
  = lamp "actor lamp"
  barrier.wave → shut
  card.show {"isValid":false} → shut
  card.show {"isValid":true} → checking
    = tries 1
    ask fails (server) → broken (the end)
    ask fails (forbidden) → shut
    ask answers → open
      passage passes → shut
    ask answers (no) → shut
      card.show {"isValid":true} → checking
        = tries 2
        ask fails (forbidden) → blocked
  barrier.light → shut
    light answers → shut
      barrier.wave → open
`)
})

test('emitted events follow their step', async () => {
  const tree = await pathTree(lookupExample, await findPaths(lookupExample))
  expect(tree).toContain('    typingPause passes → loading\n      ! term.changed {"term":"Lead"}\n')
})
