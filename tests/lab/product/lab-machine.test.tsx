import { expect, test } from 'vitest'
import { definitionJson } from '#lab/core/chart/definition-json.ts'
import { replayOnFakes } from '#lab/core/inspect/replay-on-fakes.ts'
import { machineOf } from '#lab/product/machine-catalogue.ts'
import { shop } from '../core/inspect/shop.ts'
import { findMachine } from '../find-machine.ts'

const lines = findMachine('lines')

test('a definition of a known machine opens that machine', () => {
  const lab = machineOf(definitionJson(lines.example.machine))
  expect(lab?.entry).toBe(lines)
  expect(lab?.url).toBe(`${location.origin}/lab/lines`)
})

test('a definition with the id of a known machine, but other states, opens as another machine', () => {
  const lab = machineOf('{"id":"lines","initial":"idle","states":{"idle":{}}}')
  expect(lab?.entry.file).toBeNull()
  expect(lab?.url).toContain('/lab/open#input=no+input&text=%7B%22id%22%3A%22lines%22')
})

test('a machine of another project takes its recorded steps', async () => {
  const definition = definitionJson(shop)
  const lab = machineOf(definition)
  if (!lab) throw new Error('The shop has no chart.')
  const replayed = await replayOnFakes(
    lab.entry.example,
    [{ do: 'send', event: { type: 'shop.close' } }],
    ['', 'closed'],
  )
  expect(replayed).toMatchObject({ refused: null, isSame: true })
  const link = lab.urlOf({ input: replayed.input, steps: replayed.steps, applied: 1 })
  expect(new URLSearchParams(new URL(link).hash.slice(1)).get('text')).toBe(definition)
})

test('a definition without states opens nothing', () => {
  expect(machineOf('{"id":"price"}')).toBeNull()
  expect(machineOf(null)).toBeNull()
})
