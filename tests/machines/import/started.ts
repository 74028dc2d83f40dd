import { createActor, SimulatedClock } from 'xstate'
import type { FieldId, ImportSource } from '#domain/import/import-types.ts'
import type { Script } from '#machines/fakes.ts'
import { importFakes, knownMaterials, someMaterials } from '#machines/import/import.fakes.ts'
import { importMachine } from '#machines/import/import.machine.ts'
import { type ImportSnapshot, importProgressOf } from '#machines/import/import.selectors.ts'
import type { ImportEvent, MayWrite, PlacedWrite } from '#machines/import/import.types.ts'
import { fieldsIn } from '#rules/fields.ts'
import type { Material } from '#schemas/material.ts'
import { emittedBy, settled } from '../support.ts'

export const header = 'Name,GW code,Factor\n'
export const newRows = (count: number) =>
  header + Array.from({ length: count }, (_, at) => `Alloy ${at + 1},GW 60-${at + 1},${at + 1}.5`).join('\n')

export const allowed: MayWrite = { create: true, update: true, remove: true }
export const someImport = { importId: 'some-import', name: 'materials.csv' }

type Options = Script<'read' | 'look' | 'compare' | 'begin' | 'recall' | 'write'> & {
  /** Materials of the server. The test can change the array. */
  materials?: Material[]
}

/** Starts an import of materials on a clock of the test. */
export function started({ materials = [...someMaterials], ...script }: Options = {}) {
  const fakes = importFakes({ ...script, look: () => knownMaterials(materials) })
  const clock = new SimulatedClock()
  const machine = importMachine.provide({ actors: fakes.actors, actions: fakes.actions })
  const actor = createActor(machine, { clock, input: { resource: 'materials' } }).start()
  const emitted = emittedBy(actor)
  const send = async (event: ImportEvent) => {
    actor.send(event)
    await settled()
  }
  const writes = () => fakes.calls.flatMap(({ src, input }) => (src === 'write' ? (input as PlacedWrite) : []))
  return {
    ...fakes,
    actor,
    materials,
    emitted,
    send,
    begin: (may = allowed) => send({ type: 'import.begin', may }),
    /** Advances the clock, then settles all calls. */
    wait: async (milliseconds: number) => {
      clock.increment(milliseconds)
      await settled()
    },
    count: (src: string) => fakes.calls.filter(call => call.src === src).length,
    writes,
    /** Returns the names of the records that were sent. */
    sent: () => writes().map(({ write }) => ('body' in write ? fieldsIn(write.body)['name'] : undefined)),
    context: () => actor.getSnapshot().context,
    progress: () => importProgressOf(actor.getSnapshot()),
    verdicts: () => actor.getSnapshot().context.records.map(({ verdict }) => verdict),
    is: (tag: Parameters<ImportSnapshot['hasTag']>[0]) => actor.getSnapshot().hasTag(tag),
  }
}

/** Starts an import and waits for its preview. */
export async function previewed(content: ImportSource['content'], options: Options = {}) {
  const all = started(options)
  await all.send({ type: 'source.choose', source: { name: null, content } })
  const edit = (row: number, field: FieldId, text: string) => all.send({ type: 'cell.edit', row, field, text })
  return { ...all, edit }
}

/** Starts an import. The first four calls wait until the test answers them. */
export async function held(count: number) {
  const gates: Array<() => void> = []
  const all = await previewed(newRows(count), {
    gate: ({ src }) => {
      if (src !== 'write' || gates.length >= 4) return Promise.resolve()
      const { promise, resolve } = Promise.withResolvers<void>()
      gates.push(resolve)
      return promise
    },
  })
  await all.begin()
  const answer = async () => {
    for (const open of gates) open()
    await settled()
  }
  return { ...all, answer }
}
