import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { Script } from '#machines/fakes.ts'
import { someProblem } from '#machines/fakes.ts'
import {
  catalogueOfAll,
  materialImportFakes,
  someMaterial,
  someMaterials,
} from '#machines/material-import/material-import.fakes.ts'
import { materialImportMachine } from '#machines/material-import/material-import.machine.ts'
import { importProgressOf } from '#machines/material-import/material-import.selectors.ts'
import type { MaterialWrite } from '#machines/material-import/material-import.types.ts'
import type { Material } from '#schemas/material.ts'
import { emittedBy, settled } from '../support.ts'

const header = 'Name,GW code,Factor\n'
const newRows = (count: number) =>
  header + Array.from({ length: count }, (_, at) => `Alloy ${at + 1},GW 53,${at + 1}.5`).join('\n')

const lost = someProblem('network', { mayBeDone: true })
const down = someProblem('server', { status: 503 })
const nameConflict = someProblem('conflict', { status: 409, fields: { name: 'Name already taken' } })
const all = { create: true, update: true }

/** Starts an import and waits for its preview. `server` provides the server's materials for each load. */
async function previewed(
  content: string,
  {
    server = { materials: someMaterials },
    ...script
  }: Script<'read' | 'look' | 'compare' | 'write'> & { server?: { materials: readonly Material[] } } = {},
) {
  const { actors, calls, isPageHeld } = materialImportFakes({
    ...script,
    gate: async (call, actor) => {
      if (script.gate) return script.gate(call, actor)
      const failure = call.src === 'write' ? plannedFailures.shift() : undefined
      if (failure) throw failure
      return call.src === 'look' ? { output: catalogueOfAll(server.materials) } : undefined
    },
  })
  const failures = script.failures?.write
  const plannedFailures = Array.isArray(failures) ? [...failures] : []
  const actor = createActor(materialImportMachine.provide({ actors })).start()
  const emitted = emittedBy(actor)
  actor.send({ type: 'source.choose', source: { name: null, content } })
  await settled()
  return {
    actor,
    calls,
    emitted,
    isPageHeld,
    begin: async (may = all) => {
      actor.send({ type: 'import.begin', may })
      await settled()
    },
    goOn: async () => {
      actor.send({ type: 'import.goOn' })
      await settled()
    },
    sent: () => calls.filter(({ src }) => src === 'write').map(({ input }) => (input as MaterialWrite).body.name),
    progress: () => importProgressOf(actor.getSnapshot()),
    outcomes: () => actor.getSnapshot().context.outcomes,
    is: (tag: 'done' | 'failed' | 'stopped' | 'writing' | 'halting') => actor.getSnapshot().hasTag(tag),
  }
}

describe('writing rows', () => {
  test('sends each new and changed row once, and no others', async () => {
    const text = `${header}Brass,GW 53,2.5\nCardboard,GW 50-02,0.1016\nCopper wire,GW 53-05,3.2\nZinc,GW 53,?`
    const { begin, calls, is, progress } = await previewed(text)
    await begin()
    expect(calls.filter(({ src }) => src === 'write').map(({ input }) => input)).toEqual([
      { id: null, body: { name: 'Brass', gwCode: 'GW 53', carbonFactor: '2.5' } },
      { id: 'id-of-Copper wire', body: { name: 'Copper wire', gwCode: 'GW 53-05', carbonFactor: '3.2' } },
    ])
    expect(is('done')).toBe(true)
    expect(progress()).toEqual({ total: 2, written: 2, refused: 0, unsure: 0 })
  })

  test('skips rows without permission', async () => {
    const text = `${header}Brass,GW 53,2.5\nCopper wire,GW 53-05,3.2`
    const onlyNew = await previewed(text)
    await onlyNew.begin({ create: true, update: false })
    expect(onlyNew.sent()).toEqual(['Brass'])
    expect(onlyNew.progress().total).toBe(1)
    const none = await previewed(text)
    await none.begin({ create: false, update: false })
    expect(none.is('writing')).toBe(false)
  })

  test('writes at most four at a time and holds the page', async () => {
    const gates: Array<() => void> = []
    const { actor, begin, isPageHeld, is } = await previewed(newRows(10), {
      gate: ({ src }) => {
        if (src !== 'write') return Promise.resolve()
        const { promise, resolve } = Promise.withResolvers<void>()
        gates.push(resolve)
        return promise
      },
    })
    await begin()
    expect(gates).toHaveLength(4)
    expect(isPageHeld()).toBe(true)
    for (let answered = 0; answered < 10; answered += 1) {
      gates[answered]?.()
      await settled()
      expect(gates.length - answered - 1).toBeLessThanOrEqual(4)
    }
    expect(is('done')).toBe(true)
    expect(isPageHeld()).toBe(false)
    expect(actor.getSnapshot().context.outcomes.every(outcome => outcome?.kind === 'written')).toBe(true)
  })

  test('continues after a refused row and keeps its reason', async () => {
    const { begin, outcomes, is } = await previewed(newRows(6), { failures: { write: [null, nameConflict] } })
    await begin()
    expect(is('done')).toBe(true)
    expect(outcomes()[1]).toEqual({ kind: 'refused', reason: 'Name already taken' })
    expect(outcomes().filter(outcome => outcome?.kind === 'written')).toHaveLength(5)
  })
})

describe('failure during writing', () => {
  test.each([500, 503])('stops after the pending calls on status %i and reports the progress', async status => {
    const failed = someProblem('server', { status })
    const { begin, sent, progress, is, actor } = await previewed(newRows(20), {
      failures: { write: [null, null, null, null, failed] },
    })
    await begin()
    expect(is('failed')).toBe(true)
    expect(sent().length).toBeLessThan(20)
    expect(progress()).toMatchObject({ total: 20, refused: 0, unsure: 0, written: sent().length - 1 })
    expect(actor.getSnapshot().context.problem).toBe(failed)
  })

  test('shows the first problem if others follow', async () => {
    const { begin, actor } = await previewed(newRows(9), { failures: { write: [null, down, lost] } })
    await begin()
    expect(actor.getSnapshot().context.problem).toBe(down)
  })

  test('resumes with the remaining rows', async () => {
    const server = { materials: someMaterials }
    const { begin, goOn, sent, progress, is } = await previewed(newRows(9), {
      server,
      failures: { write: [null, null, down] },
    })
    await begin()
    const before = sent()
    await goOn()
    expect(is('done')).toBe(true)
    expect(progress()).toEqual({ total: 9, written: 9, refused: 0, unsure: 0 })
    // The failed row was sent twice: 10 calls for 9 rows.
    expect(sent()).toHaveLength(10)
    expect(new Set(sent()).size).toBe(9)
    expect(before.length).toBeLessThan(9)
  })

  test('does not repeat a write that succeeded without a response', async () => {
    const server = { materials: someMaterials }
    const { begin, goOn, sent, progress, outcomes } = await previewed(newRows(3), {
      server,
      failures: { write: [lost] },
    })
    await begin()
    expect(outcomes()[0]).toEqual({ kind: 'unsure' })
    expect(progress()).toEqual({ total: 3, written: 2, refused: 0, unsure: 1 })
    server.materials = [...someMaterials, someMaterial('Alloy 1', 'GW 53', '1.5')]
    await goOn()
    expect(progress()).toEqual({ total: 3, written: 3, refused: 0, unsure: 0 })
    expect(sent().filter(name => name === 'Alloy 1')).toHaveLength(1)
  })

  test('repeats a write that the server never received', async () => {
    const { begin, goOn, sent, progress } = await previewed(newRows(3), { failures: { write: [lost] } })
    await begin()
    await goOn()
    expect(sent().filter(name => name === 'Alloy 1')).toHaveLength(2)
    expect(progress().written).toBe(3)
  })
})

describe('material changed since the preview', () => {
  test('is refused and not overwritten', async () => {
    const server = { materials: someMaterials }
    const { begin, sent, outcomes } = await previewed(`${header}Copper wire,GW 53-05,3.2\nBrass,GW 53,2.5`, { server })
    server.materials = [someMaterial('Copper wire', 'GW 53-05', '9'), someMaterial('Brass', 'GW 53', '9')]
    await begin()
    expect(sent()).toEqual([])
    expect(outcomes()).toEqual([
      { kind: 'refused', reason: 'Another user has changed this material' },
      { kind: 'refused', reason: 'Another user has added a material with this name' },
    ])
  })

  test('is visible after another check', async () => {
    const server = { materials: someMaterials }
    const { actor, begin } = await previewed(`${header}Copper wire,GW 53-05,3.2`, { server })
    server.materials = [someMaterial('Copper wire', 'GW 53-05', '9')]
    await begin()
    actor.send({ type: 'import.recheck' })
    await settled()
    expect(actor.getSnapshot().context.rows).toMatchObject([{ verdict: 'changed', before: { carbonFactor: '9' } }])
  })
})

/** Starts an import. The first four calls wait until the test answers them. */
async function held(count: number) {
  const gates: Array<() => void> = []
  const started = await previewed(newRows(count), {
    gate: ({ src }) => {
      if (src !== 'write' || gates.length >= 4) return Promise.resolve()
      const { promise, resolve } = Promise.withResolvers<void>()
      gates.push(resolve)
      return promise
    },
  })
  await started.begin()
  const answer = async () => {
    for (const open of gates) open()
    await settled()
  }
  return { ...started, answer }
}

describe('stopping', () => {
  test('waits for pending calls and can resume', async () => {
    const { actor, goOn, progress, is, answer } = await held(12)
    actor.send({ type: 'import.stop' })
    expect([is('stopped'), is('halting')]).toEqual([false, true])
    await answer()
    expect(is('stopped')).toBe(true)
    expect(progress()).toMatchObject({ total: 12, written: 4 })
    await goOn()
    expect(is('done')).toBe(true)
    expect(progress()).toMatchObject({ written: 12 })
  })
})

describe('end', () => {
  test('emits nothing while its screen is open', async () => {
    const { actor, begin, emitted } = await previewed(newRows(3))
    actor.send({ type: 'screen.opened' })
    await begin()
    expect(emitted).toEqual([])
  })
})
