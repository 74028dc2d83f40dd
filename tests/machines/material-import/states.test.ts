import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { matchingOf } from '#domain/import/import-matching.ts'
import { comparedRows } from '#domain/import/import-rows.ts'
import { tableOf } from '#domain/import/import-table.ts'
import { someProblem } from '#machines/fakes.ts'
import { materialImportExample } from '#machines/material-import/material-import.example.ts'
import { catalogueOfAll, materialImportFakes, someMaterials } from '#machines/material-import/material-import.fakes.ts'
import { materialImportMachine } from '#machines/material-import/material-import.machine.ts'
import { answers, fails, hung, testStates } from '../state-table.ts'
import { settled } from '../support.ts'

const { events } = materialImportExample
const choose = events['source.choose']

const { actors } = materialImportFakes()

test.each(['read', 'look', 'compare'] as const)('a slot %s that nobody filled says so', async slot => {
  const { [slot]: _, ...filled } = actors
  const actor = createActor(materialImportMachine.provide({ actors: filled })).start()
  actor.send(choose)
  await settled()
  expect(actor.getSnapshot().context.problem?.message).toBe(`slot ${slot} of machine materialImport is not filled`)
})

test('the slot write that nobody filled says so, and so does holdPage', async () => {
  for (const slot of ['write', 'holdPage'] as const) {
    const { [slot]: _, ...filled } = actors
    const actor = createActor(materialImportMachine.provide({ actors: filled }))
    const errors: unknown[] = []
    actor.subscribe({ error: error => errors.push(error) })
    actor.start().send(choose)
    await settled()
    actor.send(events['import.begin'])
    await settled()
    const said = [...errors, actor.getSnapshot().context.problem]
    expect(said).toContainEqual(
      expect.objectContaining({ message: `slot ${slot} of machine materialImport is not filled` }),
    )
  }
})

const header = 'Name;GW code;Factor\n'
const text = `${header}Brass;GW 53-04;2,51\nCopper wire;GW 53-05;3,2\nZinc;GW 53-07;?\nTin;GW 53-08;4,5\nLead;GW 53-08;1,5`
const table = { name: 'materials.csv', encoding: 'UTF-8', ...tableOf(text, null) } as const
const rows = [...comparedRows(table, matchingOf(table), catalogueOfAll(someMaterials))].flat()
const openTable = { ...table, ...tableOf('Name;Factor\nBrass;1,234', null) }

const read = answers('read', table)
const looked = answers('look', catalogueOfAll(someMaterials))
const compared = answers('compare', rows)
const previewed = [choose, read, looked, compared]
const begun = [...previewed, events['import.begin'], looked]
const written = answers('write')
const taken = fails('write', someProblem('conflict', { status: 409 }))
const lost = fails('write', someProblem('network', { mayBeDone: true }))

const screens = ['screen.opened', 'screen.left'] as const
const columns = ['delimiter.choose', 'header.change', 'column.choose', 'decimal.choose'] as const

testStates(materialImportExample.machine(hung), {
  events,
  states: {
    choosing: { way: [], takes: [...screens, 'source.choose'] },
    'choosing, as the file could not be read': {
      way: [choose, fails('read', someProblem('invalid'))],
      takes: [...screens, 'source.choose'],
    },
    reading: { way: [choose], takes: [...screens, 'import.reset'] },
    'reading, by another delimiter': {
      way: [...previewed, events['delimiter.choose']],
      takes: [...screens, 'import.reset'],
    },
    'open.matching': { way: [choose, answers('read', openTable)], takes: [...screens, ...columns, 'import.reset'] },
    'open.looking': { way: [choose, read], takes: [...screens, ...columns, 'import.reset'] },
    'open.unavailable': {
      way: [choose, read, fails('look', someProblem('network'))],
      takes: [...screens, ...columns, 'preview.retry', 'import.reset'],
    },
    'open.comparing': { way: [choose, read, looked], takes: [...screens, ...columns, 'import.reset'] },
    'open.comparing, without looking anew, with another column': {
      way: [...previewed, events['column.choose']],
      takes: [...screens, ...columns, 'import.reset'],
    },
    'open.previewing': { way: previewed, takes: [...screens, ...columns, 'import.begin', 'import.reset'] },
    'writing.looking': { way: [...previewed, events['import.begin']], takes: [...screens, 'import.stop'] },
    'writing.sending': { way: begun, takes: [...screens, 'import.stop'] },
    'writing.sending, after a row that was refused': { way: [...begun, taken], takes: [...screens, 'import.stop'] },
    'writing.halting': { way: [...begun, events['import.stop']], takes: [...screens] },
    'writing.halting, after a failure': { way: [...begun, lost], takes: [...screens] },
    stopped: {
      way: [...previewed, events['import.begin'], events['import.stop']],
      takes: [...screens, 'import.goOn', 'import.recheck', 'import.reset'],
    },
    failed: {
      way: [...begun, lost, written, written, written],
      takes: [...screens, 'import.goOn', 'import.recheck', 'import.reset'],
    },
    done: {
      way: [...begun, written, taken, written, written],
      takes: [...screens, 'import.recheck', 'import.reset'],
    },
  },
})
