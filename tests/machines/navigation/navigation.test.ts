import { describe, expect, test } from 'vitest'
import { lost, onList, start } from './started.ts'

/** Lets the first uses of a slot pass, and holds up the others. */
function heldUp(slot: string, passes: number) {
  const gates: Array<() => void> = []
  let uses = 0
  return {
    gate: (call: { slot: string }) => {
      uses += call.slot === slot ? 1 : 0
      if (call.slot !== slot || uses <= passes) return Promise.resolve()
      return new Promise<void>(resolve => gates.push(resolve))
    },
    letGo: () => gates.splice(0).forEach(open => open()),
  }
}

describe('the first screen', () => {
  test('has its code asked for as soon as the address is known, and its first call made as soon as the code is there', async () => {
    const { go, used, becomes, onShow, actor } = start()
    expect(used()).toEqual([])
    go('/list', 'page=2')
    expect(used()).toEqual(['code'])
    expect(onShow()).toBeNull()
    await becomes('shown')
    expect(used()).toEqual(['code', 'ask', 'prepare'])
    expect(actor.getSnapshot().context.shown).toEqual({
      address: { path: '/list', search: 'page=2' },
      screen: '/list',
      answer: 'rows of /list',
    })
  })

  test('is shown without the answer to its first call, when that takes long', async () => {
    const { go, asks, clock, onShow, actor } = start({ hanging: ['ask'] })
    go('/list')
    await asks()
    clock.increment(199)
    expect(onShow()).toBeNull()
    clock.increment(1)
    expect(onShow()).toBe('/list')
    expect(actor.getSnapshot().context.shown?.answer).toBeUndefined()
  })

  test('that does not come is a problem, until another address is gone to', async () => {
    const { go, becomes, actor } = start({ failures: { code: [lost] } })
    go('/list')
    await becomes('failed')
    expect(actor.getSnapshot().context).toMatchObject({ problem: lost, shown: null })
    go('/form')
    expect(actor.getSnapshot().context.problem).toBeNull()
    await becomes('shown')
  })
})

describe('the next screen', () => {
  test('takes the place of the one before once it can be shown whole', async () => {
    const { gate, letGo } = heldUp('ask', 1)
    const { go, asks, becomes, onShow, isLate } = await onList({ gate })
    go('/form')
    await asks()
    expect(onShow()).toBe('/list')
    expect(isLate()).toBe(false)
    letGo()
    await becomes('shown')
    expect(onShow()).toBe('/form')
  })

  test('is late when its code takes longer than a moment, and no earlier', async () => {
    const { gate, letGo } = heldUp('code', 1)
    const { go, clock, becomes, onShow, isLate, used } = await onList({ gate })
    go('/form')
    clock.increment(199)
    expect(isLate()).toBe(false)
    clock.increment(1)
    expect(isLate()).toBe(true)
    expect(onShow()).toBe('/list')
    letGo()
    await becomes('shown')
    expect(isLate()).toBe(false)
    expect(onShow()).toBe('/form')
    expect(used().filter(slot => slot === 'code')).toHaveLength(2)
  })

  test('that was given up for a third one is never shown', async () => {
    const { gate, letGo } = heldUp('ask', 1)
    const { go, asks, becomes, onShow, actor, calls } = await onList({ gate })
    const seen: unknown[] = []
    actor.subscribe(({ context }) => seen.push(context.shown?.address.path))
    go('/form')
    await asks()
    go('/other')
    expect(calls.findLast(({ slot }) => slot === 'ask')?.signal.aborted).toBe(true)
    await asks()
    letGo()
    await becomes('shown')
    expect(onShow()).toBe('/other')
    expect(seen).not.toContain('/form')
  })

  test('that does not come leaves the one before, to go back to', async () => {
    const { go, becomes, onShow, actor } = await onList({ failures: { code: [null, lost] } })
    go('/form')
    await becomes('failed')
    expect(onShow()).toBe('/list')
    go('/list')
    expect(actor.getSnapshot().hasTag('shown')).toBe(true)
    expect(actor.getSnapshot().context.problem).toBeNull()
  })

  test('has its code fetched ahead when a link to it is approached', async () => {
    const { actor, fetchedAhead, used } = await onList()
    actor.send({ type: 'link.approached', path: '/form' })
    expect(fetchedAhead).toEqual(['/form'])
    expect(used()).toEqual(['code', 'ask', 'prepare'])
  })
})

describe('the screen on show', () => {
  test('follows another search without being fetched or prepared again', async () => {
    const { go, used, actor } = await onList()
    go('/list', 'page=3')
    expect(actor.getSnapshot().context.shown?.address.search).toBe('page=3')
    expect(used()).toEqual(['code', 'ask', 'prepare'])
  })
})
