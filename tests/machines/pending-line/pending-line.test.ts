import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { type Script, someProblem } from '#machines/fakes.ts'
import { cardboard, copper, pendingLineFakes } from '#machines/lines/lines.fakes.ts'
import { pendingLineMachine } from '#machines/lines/pending-line.machine.ts'
import { suggestionOf } from '#machines/lines/pending-line.selectors.ts'
import type { PendingLineReport } from '#machines/lines/pending-line.types.ts'
import type { CatalogueMaterial } from '#schemas/trade.ts'
import { recordingParent, settled } from '#tests/machines/support.ts'

const offline = someProblem('network', { message: 'No connection.' })

/**
 * Starts a pending line for a typed term. Its catalogue contains Copper, Aluminium cans (both GW 53-02) and Cardboard.
 */
function start(term: string, script: Script<'find'> & { reason?: string } = {}) {
  const { actors, calls } = pendingLineFakes(script)
  const { parent, reports } = recordingParent<PendingLineReport>()
  const input = { key: 'line-1', term, reason: script.reason, parent }
  const actor = createActor(pendingLineMachine.provide({ actors }), { input }).start()
  return {
    actor,
    requests: () => calls.map(call => call.input),
    isCancelled: () => calls.every(({ signal }) => signal.aborted),
    reported: () => reports,
    is: (tag: 'searching' | 'unclear' | 'failed') => actor.getSnapshot().hasTag(tag),
  }
}

const found = (material: typeof copper) => [{ type: 'pendingLine.found', key: 'line-1', material }]
const unclear = (reason: string) => [{ type: 'pendingLine.unclear', key: 'line-1', reason }]

describe('pending line', () => {
  test.each([
    ['copper', copper],
    ['COPP', copper],
    ['gw50-01', cardboard],
    ['Card board', cardboard],
  ])('finds for %s the material %o', async (term, material) => {
    const { actor, reported } = start(term)
    await settled()
    expect(reported()).toEqual(found(material))
    expect(actor.getSnapshot().status).toBe('done')
  })

  test('reports that no material matches', async () => {
    const { reported, is } = start('gold')
    await settled()
    expect(reported()).toEqual(unclear('No material matches “gold”'))
    expect(is('unclear')).toBe(true)
  })

  test.each([
    ['c', '“c” matches Copper, Aluminium cans, Cardboard'],
    ['GW 53-02', '“GW 53-02” matches Copper, Aluminium cans'],
  ])('lists the possible materials for %s', async (term, reason) => {
    const { reported, is } = start(term)
    await settled()
    expect(reported()).toEqual(unclear(reason))
    expect(is('unclear')).toBe(true)
  })

  test('reports a failed look-up and retries on request', async () => {
    const { actor, reported, requests, is } = start('copper', { failures: { find: [offline] } })
    await settled()
    expect(reported()).toEqual(unclear('Could not search for “copper”. No connection.'))
    expect([is('failed'), actor.getSnapshot().context.problem]).toEqual([true, offline])
    actor.send({ type: 'line.retry' })
    expect([is('searching'), actor.getSnapshot().context.problem]).toEqual([true, null])
    await settled()
    expect(reported().at(-1)).toEqual(found(copper)[0])
    expect(requests()).toHaveLength(2)
  })

  test('only suggests a similar material', async () => {
    const { actors } = pendingLineFakes()
    const { parent, reports } = recordingParent<PendingLineReport>()
    const near = pendingLineMachine.provide({
      actors: { ...actors, find: fromPromise<readonly CatalogueMaterial[], { term: string }>(async () => [copper]) },
    })
    const actor = createActor(near, { input: { key: 'line-1', term: 'Coper', parent } }).start()
    await settled()
    expect(reports).toEqual(unclear('No material matches “Coper”'))
    expect(suggestionOf(actor.getSnapshot())).toBe(copper)
  })

  test('suggests the single match of a pasted term', async () => {
    const reason = 'No material is called “Copp”'
    const one = start('Copp', { reason })
    const several = start('GW 53-02', { reason })
    await settled()
    expect(one.reported()).toEqual(unclear(reason))
    expect(suggestionOf(one.actor.getSnapshot())).toEqual(copper)
    expect(suggestionOf(several.actor.getSnapshot())).toBeNull()
  })
})
