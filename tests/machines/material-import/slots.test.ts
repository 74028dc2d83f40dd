import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { materialImportExample } from '#machines/material-import/material-import.example.ts'
import { materialImportFakes } from '#machines/material-import/material-import.fakes.ts'
import { materialImportMachine } from '#machines/material-import/material-import.machine.ts'
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
